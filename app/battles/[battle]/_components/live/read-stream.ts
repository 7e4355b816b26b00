import { createParser } from "eventsource-parser";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { LinkEvent } from "./link-steps";
import { whoseEyes } from "./whose-eyes";

type Asked = {
  readonly battle: string;
  readonly seat: SeatName | null;
  /** The newest view that is shown; the stream begins after it. */
  readonly seq: number;
  readonly signal: AbortSignal;
  readonly happen: (event: LinkEvent) => void;
  readonly take: (view: BattleView) => void;
};

async function readAll(body: ReadableStream<Uint8Array>, { happen, take }: Asked): Promise<void> {
  const heard = () => happen({ kind: "heard" });
  const parser = createParser({
    onComment: heard,
    onEvent: ({ data }) => {
      take(JSON.parse(data) as BattleView);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) parser.feed(decoder.decode(next.value, { stream: true }));
}

async function follow(asked: Asked): Promise<void> {
  const { battle, seat, seq, signal, happen } = asked;
  const response = await fetch(`/api/battles/${battle}/events`, {
    headers: { accept: "text/event-stream", "last-event-id": String(seq), ...whoseEyes(seat) },
    cache: "no-store",
    signal,
  });
  if (!response.ok || !response.body) {
    const seconds = Number(response.headers.get("retry-after"));
    happen({ kind: "refused", status: response.status, seconds: seconds > 0 ? seconds : null });
    return;
  }
  happen({ kind: "opened" });
  await readAll(response.body, asked);
  happen({ kind: "closed" });
}

/** Reads a battle's stream until it ends or is aborted; `EventSource` could not send the seat. */
export async function readStream(asked: Asked): Promise<void> {
  const happen = (event: LinkEvent) => {
    if (!asked.signal.aborted) asked.happen(event);
  };
  const take = (view: BattleView) => {
    if (!asked.signal.aborted) asked.take(view);
  };
  try {
    await follow({ ...asked, happen, take });
  } catch {
    happen({ kind: "closed" });
  }
}
