import { type ReactNode, useState } from "react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { BattleRoom } from "@/app/battles/[battle]/_components/battle-room";
import { revealKey, revealOf } from "@/app/battles/[battle]/_components/reveal";
import { createCompany } from "@/app/battles/[battle]/_components/room-boards";
import { RoomProvider, useNewRoom } from "@/app/battles/[battle]/_components/room-context";
import type { Sender } from "@/app/battles/[battle]/_components/sender";
import type { Sending } from "@/app/battles/[battle]/_components/sending-steps";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { view } from "@/lib/rules/prebattle/view";
import { fastDraws } from "./draw-sources";
import { saltsFor } from "./house-play";
import { type OnPage, onPage } from "./on-page";
import { BOOK, broughtArmy, playedTurn, type Turn } from "./played-battle";
import { CATALOG } from "./rules";

/** A command as a page has sent it. */
type Received = { readonly seat: SeatName; readonly command: BattleCommand & { readonly commandId: string } };

type RoomServer = {
  readonly battle: () => Battle;
  readonly received: readonly Received[];
  /** Addresses that were requested, except commands. */
  readonly asked: readonly string[];
  /** The seat of each open stream; null: a spectator's. */
  readonly streams: () => readonly (SeatName | null)[];
  /** Plays for the other player: every stream is told. */
  readonly play: (seat: SeatName, command: DecidedCommand) => void;
  /** The player of this seat brings an army: every stream is told. */
  readonly bring: (seat: SeatName) => void;
  /** The next commands are not answered until this is called again with false. */
  readonly holdBack: (isHeld: boolean) => void;
  /** The next command is refused with these words. */
  readonly refuse: (message: string) => void;
  /** Answers addresses with this ending; a function is asked each time, and may promise its answer. */
  readonly answer: (ending: string, value: unknown) => void;
  /** Changes every view before it is sent. */
  readonly alter: (change: (view: BattleView) => BattleView) => void;
};

type Stream = { readonly seat: SeatName | null; readonly push: (text: string) => void };

const reply = (status: number, body: unknown) => ({
  ...{ ok: status < 400, status, body: null },
  headers: new Headers(),
  json: async () => body,
});

/** The body of a stream: what is pushed can be read, until it is aborted. */
function streamBody(signal: AbortSignal | null | undefined) {
  const waiting: Uint8Array[] = [];
  let wake: (() => void) | null = null;
  signal?.addEventListener("abort", () => wake?.());
  const read = async (): Promise<{ done: boolean; value?: Uint8Array }> => {
    while (waiting.length === 0) {
      if (signal?.aborted) throw new Error("aborted");
      await new Promise<void>((awake) => {
        wake = awake;
      });
    }
    return { done: false, value: waiting.shift() };
  };
  const push = (text: string) => {
    waiting.push(new TextEncoder().encode(text));
    wake?.();
  };
  return { push, body: { getReader: () => ({ read }) } };
}

const complete = (command: BattleCommand): DecidedCommand =>
  command.type === "give-orders"
    ? { ...command, salts: [...saltsFor(command.marches.length + command.ambushes.length)] }
    : command.type === "abandon"
      ? { ...command, otherIsAway: false }
      : (command as DecidedCommand);

/** Stands in for the server: decides by the rules themselves, and tells each seat its own view. It takes the place of `fetch`. */
function roomServer(first: Battle, draws = fastDraws(1)): RoomServer {
  let battle = first;
  let alter = (seen: BattleView): BattleView => seen;
  let refusal: string | null = null;
  let held: (() => void)[] | null = null;
  const [events, received, asked]: [BattleEvent[], Received[], string[]] = [[], [], []];
  const answers = new Map<string, () => unknown>();
  const streams = new Set<Stream>();
  const seen = (seat: SeatName | null) => alter(view(battle, seat));
  const goOn = ({ after, events: more }: Pick<Turn, "after" | "events">) => {
    battle = after;
    events.push(...more);
    for (const stream of streams) stream.push(`data: ${JSON.stringify(seen(stream.seat))}\n\n`);
  };
  const play = (seat: SeatName, command: DecidedCommand) => goOn(playedTurn(battle, seat, command, draws));
  const bring = (seat: SeatName) => goOn(broughtArmy(battle, seat));
  async function takeCommand(seat: SeatName, body: string) {
    const command = JSON.parse(body) as Received["command"];
    received.push({ seat, command });
    if (held) await new Promise<void>((go) => held?.push(go));
    if (refusal !== null) {
      const message = refusal;
      refusal = null;
      return reply(200, { ok: false, refusal: { message } });
    }
    const { commandId: _, ...bare } = command;
    try {
      play(seat, complete(bare as BattleCommand));
    } catch (error) {
      return reply(200, { ok: false, refusal: { message: String(error) } });
    }
    return reply(200, { ok: true, view: seen(seat) });
  }
  async function fetched(address: string, init: RequestInit = {}) {
    const seat = (new Headers(init.headers).get("x-seat") ?? null) as SeatName | null;
    if (init.method === "POST" && seat) return takeCommand(seat, String(init.body));
    asked.push(address);
    if (address.endsWith("/events")) {
      const { push, body } = streamBody(init.signal);
      const stream = { seat, push };
      streams.add(stream);
      init.signal?.addEventListener("abort", () => streams.delete(stream));
      return { ...reply(200, null), body };
    }
    if (address.endsWith("/record")) return reply(200, { events });
    for (const [ending, told] of answers) if (address.endsWith(ending)) return reply(200, await told());
    if (/battles\/[^/]+$/.test(address)) return reply(200, seen(seat));
    return reply(404, { error: { code: "unknown", message: "There is no such thing." } });
  }
  vi.stubGlobal("fetch", fetched);
  return {
    ...{ received, asked, play, bring },
    battle: () => battle,
    streams: () => [...streams].map(({ seat }) => seat),
    holdBack(isHeld) {
      const waiting = held ?? [];
      held = isHeld ? waiting : null;
      if (!isHeld) for (const go of waiting) go();
    },
    refuse: (message) => {
      refusal = message;
    },
    answer: (ending, value) => void answers.set(ending, typeof value === "function" ? () => value() : () => value),
    alter: (change) => {
      alter = change;
    },
  };
}

const nothing = () => undefined;

/** A sender in this state that sends nothing. */
export const senderAt = (sending: Sending): Sender => ({
  ...{ now: () => sending, subscribe: () => nothing, open: () => nothing },
  ...{ send: nothing, read: nothing, askNow: nothing },
});

type Props = { readonly view: BattleView; readonly sender?: Sender | null; readonly children: ReactNode };

/** A room that always shows one view, to test a part of it alone. */
export function GivenRoom({ view, sender, children }: Props) {
  const [given] = useState(() => {
    const linked = { view, line: "live" } as const;
    return {
      ...{ seat: view.seat, book: BOOK, ground: null, hide: null, forBoth: null, heading: { current: null } },
      link: { now: () => linked, subscribe: () => nothing, take: nothing, askNow: nothing, open: () => nothing },
      record: { now: () => ({ events: [], missed: null }), subscribe: () => nothing, follow: nothing, untold: () => [] },
      sender: sender === undefined ? senderAt({ kind: "idle", trouble: null }) : sender,
      company: createCompany(null),
    };
  });
  return <RoomProvider room={useNewRoom(view, given)}>{children}</RoomProvider>;
}

type OpenRoom = Omit<OnPage, "leave"> & {
  readonly server: RoomServer;
  /** The commands that were received, without their ids, and the seat of each. */
  readonly sent: () => readonly unknown[];
  /** What stands in a part of the page. */
  readonly words: (part: string) => string;
  /** Leaves the page, which must close its streams. */
  readonly leave: () => Promise<void>;
};

/**
 * A battle's page, served by the rules, once it is connected. `mine`: the seats that this browser holds. `reveals`: dice and cards that
 * were rolled and dealt before are shown first, as they are to a browser that has not seen them.
 */
async function openRoom(
  first: Battle,
  seat: SeatName | null,
  mine: readonly SeatName[] = seat ? [seat] : [],
  reveals = false,
): Promise<OpenRoom> {
  const now = view(first, seat);
  const due = revealOf({ ...now, seat: seat ?? mine[0] ?? null });
  if (due && !reveals) localStorage.setItem(revealKey(now.battle), due);
  const server = roomServer(first);
  server.answer("/afield-rules", CATALOG.afield);
  const room = await onPage(
    <BattleRoom first={now} mine={mine} tables={first.book.tables} ground={<i id="ground" />} events={[]} company={null} />,
  );
  await room.until(() => server.streams().length > 0 && !room.page.textContent?.includes("Loading…"));
  return {
    ...room,
    server,
    sent: () => server.received.map(({ seat: by, command: { commandId: _, ...command } }) => ({ seat: by, ...command })),
    words: (part) => room.page.querySelector(part)?.textContent ?? "",
    async leave() {
      await room.leave();
      // The page's last request is never answered.
      vi.stubGlobal("fetch", () => new Promise(() => undefined));
      if (server.streams().length > 0) throw new Error("a stream is still open");
    },
  };
}

/** The room of a file's tests: each finds a browser that remembers nothing, opens what it needs, and leaves it. */
export function roomOfTests(): OpenRoom & { readonly open: (...what: Parameters<typeof openRoom>) => Promise<void> } {
  const room = {
    leave: async () => undefined,
    open: async (...what: Parameters<typeof openRoom>) => void Object.assign(room, await openRoom(...what)),
  } as ReturnType<typeof roomOfTests>;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => room.leave());
  afterAll(async () => {
    // What a page has asked for a moment before it was left.
    await new Promise((done) => setTimeout(done, 200));
    vi.unstubAllGlobals();
  });
  return room;
}
