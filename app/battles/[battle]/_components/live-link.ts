import { createParser } from "eventsource-parser";
import { askServer } from "@/app/_components/ask-server";
import { createBoard, showParts } from "@/app/_components/browser/board";
import { createAlarm, listenToWindow } from "@/app/_components/browser/connection";
import { afterPaint } from "@/app/_components/browser/paint";
import { keepSeenChain } from "@/app/battles/_components/seen-chain";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Company } from "@/lib/model/company";
import { beginLink, type Line, type LinkEffect, type LinkEvent, lineOf, takeLinkStep } from "./link-steps";
import { isOver } from "./standing";

/** The header that names the seat of a request: an account may hold both. */
export const whoseEyes = (seat: SeatName | null): Readonly<Record<string, string>> => (seat ? { "x-seat": seat } : {});

type Parts = Readonly<Record<string, unknown>>;
const hasParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** The later value with every unchanged part of the earlier one, however deep, so that what depends only on those is not drawn again. */
export function shareParts<T>(earlier: unknown, later: T): T {
  if (!hasParts(earlier) || !hasParts(later) || Array.isArray(earlier) !== Array.isArray(later)) return later;
  const names = Object.keys(later);
  const parts = names.map((name) => shareParts(earlier[name], later[name]));
  const isUnchanged = (name: string, at: number) => name in earlier && earlier[name] === parts[at];
  if (names.length === Object.keys(earlier).length && names.every(isUnchanged)) return earlier as T;
  return (Array.isArray(later) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]))) as T;
}

type Asked = {
  readonly battle: string;
  readonly seat: SeatName | null;
  /** The newest view that is shown; the stream begins after it. */
  readonly seq: number;
  readonly signal: AbortSignal;
  readonly happen: (event: LinkEvent) => void;
  readonly take: (view: BattleView) => void;
  readonly meet: (company: Company) => void;
};

async function readAll(body: ReadableStream<Uint8Array>, { happen, take, meet }: Asked): Promise<void> {
  const heard = () => happen({ kind: "heard" });
  const parser = createParser({
    onComment: heard,
    onEvent: ({ event, data }) => {
      if (event !== "company") return take(JSON.parse(data) as BattleView);
      heard();
      meet(JSON.parse(data) as Company);
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
async function readStream(asked: Asked): Promise<void> {
  const happen = (event: LinkEvent) => {
    if (!asked.signal.aborted) asked.happen(event);
  };
  const take = (view: BattleView) => {
    if (!asked.signal.aborted) asked.take(view);
  };
  const meet = (company: Company) => {
    if (!asked.signal.aborted) asked.meet(company);
  };
  try {
    await follow({ ...asked, happen, take, meet });
  } catch {
    happen({ kind: "closed" });
  }
}

type Linked = { readonly view: BattleView; readonly line: Line };

export type Link = {
  readonly now: () => Linked;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a view that came another way, as with the answer to a command. */
  readonly take: (view: BattleView) => void;
  readonly askNow: () => void;
  /** Begins to listen; returns a function that ends it. */
  readonly open: () => () => void;
};

/**
 * One battle as one seat or a spectator sees it, from the view that the page came with; an older view never replaces a newer one.
 * `seen`: what of each view may be shown here. `meet`: told what the players know of each other, whenever that changes.
 */
export function createLink(
  battle: string,
  seat: SeatName | null,
  first: BattleView,
  seen: (view: BattleView) => BattleView = (view) => view,
  meet: (company: Company) => void = () => undefined,
): Link {
  const board = createBoard<Linked>({ view: first, line: "live" });
  const alarm = createAlarm(() => happen({ kind: "due" }));
  let state = beginLink(isOver(first));
  let leaving = new AbortController();

  function take(view: BattleView): void {
    happen({ kind: "heard" });
    if (view.seq <= board.now().view.seq || view.seat !== seat) return;
    showParts(board, { view: shareParts(board.now().view, seen(view)) });
    happen({ kind: "told", isOver: isOver(view) });
    afterPaint(() => keepSeenChain(battle, view.seq, view.chain));
  }

  function connect(): void {
    leaving = new AbortController();
    void readStream({ battle, seat, seq: board.now().view.seq, signal: leaving.signal, happen, take, meet });
  }

  async function look(): Promise<void> {
    const { signal } = leaving;
    const answer = await askServer<BattleView>("GET", `/api/battles/${battle}`, { headers: whoseEyes(seat) });
    if (answer.ok) take(answer.value);
    else if (state.phase === "resting" && leaving.signal === signal)
      happen({ kind: "refused", status: answer.status, seconds: answer.retryAfter ?? null });
  }

  const does: { readonly [Do in LinkEffect["do"]]: (effect: Extract<LinkEffect, { do: Do }>) => void } = {
    connect,
    disconnect: () => leaving.abort(),
    look: () => void look(),
    wait: ({ milliseconds }) => alarm.set(milliseconds),
    "stop-waiting": alarm.stop,
  };

  function happen(event: LinkEvent): void {
    const step = takeLinkStep(state, event);
    state = step.state;
    for (const effect of step.effects) (does[effect.do] as (effect: LinkEffect) => void)(effect);
    showParts(board, { line: lineOf(state) });
  }

  const askNow = () => happen({ kind: "online" });

  function open(): () => void {
    keepSeenChain(battle, first.seq, first.chain);
    const shown = () => happen({ kind: "shown" });
    const hidden = () => happen({ kind: "hidden" });
    const end = listenToWindow({ shown, hidden, online: askNow, offline: () => happen({ kind: "closed" }) });
    if (document.visibilityState === "visible") shown();
    else hidden();
    return () => {
      end();
      hidden();
      alarm.stop();
    };
  }

  return { now: board.now, subscribe: board.subscribe, take, askNow, open };
}
