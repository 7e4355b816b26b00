import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isOnTable } from "@/app/battles/[battle]/_components/standing";
import { createdBattle } from "@/lib/model/battle";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { bearer, listenTo, post, quickForce, type Seat, type Told } from "../e2e/seat";
import type { Answered } from "../server/battle-soundness";

const NONCE = "00112233445566778899aabbccddeeff";
/** Milliseconds until something is tried again, and after which it has failed. */
const AGAIN = 100;
const GIVEN_UP = 60_000;
/** Battles opened at a time. */
const AT_ONCE = 20;

type Playing = { readonly battle: string; readonly at: number } & Readonly<Record<SeatName, Seat>> & {
    readonly told: Partial<Record<SeatName, Told>>;
    isSending: boolean;
    /** The number of the last event that an answer told of: nobody decides by an older view. */
    upTo: number;
    isOver: boolean;
    /** A page watches it: it does not make room for another. */
    isWatched: boolean;
  };

/** A view that a stream showed, by the hash of its text. */
export type Shown = { readonly battle: string; readonly seat: SeatName; readonly seq: number; readonly hash: string };

export const hashOf = (view: string): string => createHash("sha256").update(view).digest("base64");

/** Whether an answer says that trying again may help. A connection that broke off says so too. */
const isPassing = (status: number): boolean => status === 502 || status === 503;

/** All that the players of so many battles do and see, through whichever process. */
export function newPlayers(url: string) {
  const answered: Answered[] = [];
  const shown: Shown[] = [];
  const problems: string[] = [];
  const latencies: number[] = [];
  const counts = { battles: 0, repeated: 0, broken: 0, away: 0, streams: 0, healed: 0 };
  const playing: Playing[] = [];
  let isOver = false;

  /** Every battle from an address of its own, so that nobody is held up by the limits. */
  const addressOf = (at: number) => ({ "x-forwarded-for": `10.${1 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}` });

  /** Again until it is answered for good. What was sent once and not answered bears repeating. */
  async function insist(path: string, document: unknown, headers: Record<string, string>) {
    const until = Date.now() + GIVEN_UP;
    for (let tries = 0; ; tries++) {
      const got = await post(url + path, document, headers).catch(() => null);
      if (got && !isPassing(got.status)) return { ...got, tries };
      if (got?.status === 503) counts.away++;
      else counts.broken++;
      if (Date.now() > until) throw new Error(`${path} was not answered in a minute: ${got?.status} ${got?.text.slice(0, 200)}`);
      await pause(AGAIN);
    }
  }

  const leavers = new Set<() => void>();

  function hear(own: Playing, seat: SeatName, told: Told): void {
    const before = own.told[seat];
    shown.push({ battle: own.battle, seat, seq: told.id, hash: hashOf(told.text) });
    if (before && before.id > told.id) problems.push(`${own.battle} showed ${seat} number ${told.id} after ${before.id}`);
    own.told[seat] = told;
  }

  /** A stream that is opened again as often as it breaks off, as a page does. */
  async function follow(own: Playing, seat: SeatName): Promise<void> {
    counts.streams++;
    for (let times = 0; !isOver && !own.isOver; times++) {
      const stream = await listenTo(own[seat], (told) => hear(own, seat, told), own.told[seat]?.id ?? null).catch(() => null);
      if (stream) {
        if (times > 0) counts.healed++;
        leavers.add(stream.leave);
        await stream.ended;
        leavers.delete(stream.leave);
      }
      await pause(AGAIN + Math.random() * AGAIN);
    }
    counts.streams--;
  }

  async function begin(): Promise<void> {
    const at = counts.battles++;
    const document = { table: { width: 45, depth: 30 }, seats: { a: quickForce("Blues", 12), b: quickForce("Reds", 12) } };
    const { status, text } = await insist("/api/battles", document, addressOf(at));
    if (status !== 201) return void problems.push(`a battle was not opened: ${status} ${text.slice(0, 200)}`);
    const { battle, seats } = createdBattle.parse(JSON.parse(text));
    const seatOf = (seat: SeatName): Seat => ({ url, battle, headers: { ...bearer(seats[seat]), ...addressOf(at) } });
    const own: Playing = {
      battle,
      at,
      a: seatOf("a"),
      b: seatOf("b"),
      told: {},
      isSending: false,
      upTo: 0,
      isOver: false,
      isWatched: false,
    };
    playing.push(own);
    for (const seat of SEATS) void follow(own, seat);
  }

  /** The seat that has something to do, as far as both have been told the same. */
  function mover({ told: { a, b }, isSending, upTo }: Playing): SeatName | null {
    if (isSending || !a || !b || a.id !== b.id || a.id < upTo) return null;
    return SEATS.find((seat) => a.view.toAct.includes(seat)) ?? null;
  }

  async function send(own: Playing, seat: SeatName): Promise<void> {
    const legal = own.told[seat]?.view.legal ?? [];
    const chosen = legal[Math.floor(Math.random() * legal.length)];
    if (!chosen) return void problems.push(`${own.battle}: seat ${seat} is to act and may do nothing`);
    own.isSending = true;
    const began = performance.now();
    const id = randomUUID();
    const command = { commandId: id, ...(chosen.type === "sit" ? { nonce: NONCE, ...chosen } : chosen) };
    try {
      const { status, text, tries } = await insist(`/api/battles/${own.battle}/commands`, command, { ...own[seat].headers });
      if (tries > 0) counts.repeated++;
      latencies.push(performance.now() - began);
      if (status !== 200) return void problems.push(`${own.battle}: ${status} ${text.slice(0, 300)}`);
      const { seq, view } = JSON.parse(text) as { seq: number; view: { seq: number } };
      own.upTo = view.seq;
      answered.push({ battle: own.battle, seat, id, seq, last: view.seq });
    } catch (error) {
      problems.push(String(error));
    } finally {
      own.isSending = false;
    }
  }

  /** A battle that has come to its table makes room for another, because what is laid there is no load of commands chosen at random. */
  function renew(): void {
    for (const [at, own] of playing.entries()) {
      const { a } = own.told;
      if (!a || !isOnTable(a.view) || own.isSending || own.isWatched) continue;
      own.isOver = true;
      playing.splice(at, 1);
      void begin().catch((error: unknown) => problems.push(String(error)));
      return;
    }
  }

  let turn = 0;
  /** The next command of whichever battle waits for one. */
  function sendOne(): boolean {
    renew();
    for (let tried = 0; tried < playing.length; tried++) {
      const own = playing[turn++ % playing.length];
      const seat = own && !isOnTableNow(own) ? mover(own) : null;
      if (!own || !seat) continue;
      void send(own, seat);
      return true;
    }
    return false;
  }
  const isOnTableNow = ({ told: { a } }: Playing) => a !== undefined && isOnTable(a.view);

  return {
    ...{ answered, shown, problems, latencies, counts },
    async open(battles: number): Promise<void> {
      for (let from = 0; from < battles; from += AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, battles - from) }, begin));
    },
    sendOne,
    /** A battle that goes on until the end, for a page to watch. */
    watchOne(): string {
      const own = playing.find(({ isSending, told: { a } }) => isSending || (a && !isOnTable(a.view)));
      if (!own) throw new Error("no battle is on its way to the table");
      own.isWatched = true;
      return own.battle;
    },
    /** Until nothing is under way and every pair of streams shows the same; the battles whose streams do not. */
    async settle(milliseconds: number): Promise<readonly string[]> {
      const until = Date.now() + milliseconds;
      const isUnder = ({ told: { a, b }, isSending, upTo }: Playing) => isSending || !a || a.id !== b?.id || a.id < upTo;
      const differing = () => playing.filter(isUnder);
      while (differing().length > 0 && Date.now() < until) await pause(AGAIN);
      return differing().map(({ battle, told }) => `${battle}: its streams show ${told.a?.id} and ${told.b?.id}`);
    },
    /** What each stream shows last, for a look whether it is the newest that is stored. */
    lastShown: () => playing.flatMap(({ battle, told }) => SEATS.map((seat) => ({ battle, seat, seq: told[seat]?.id ?? 0 }))),
    stop(): void {
      isOver = true;
      for (const leave of leavers) leave();
    },
  };
}
