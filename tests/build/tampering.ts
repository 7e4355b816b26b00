import { hexToBytes } from "@noble/hashes/utils.js";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { chainSalt, linkOf } from "@/lib/rules/record/chain";
import { BATTLE } from "./battle-fixtures";
import type { ForceNumbers } from "./forces";
import { chanceOf } from "./played-battle";
import { playedOut, recordOf, seatForce, seedOf, startBattle } from "./recorded-battle";

type Writable<T> = T extends string | number | boolean | null ? T : { -readonly [Key in keyof T]: Writable<T[Key]> };
/** A record that is being tampered with. */
export type Draft = Writable<BattleRecord>;
export type DraftOf<Type extends BattleEvent["type"]> = Writable<Extract<BattleEvent, { type: Type }>>;

function played(a: ForceNumbers, b: ForceNumbers, number: number, givenUp?: number): BattleRecord {
  const start = { seed: seedOf(number), battle: BATTLE, house: { a: false, b: false } };
  const forces = { a: seatForce("a", a), b: seatForce("b", b) };
  return recordOf(playedOut(startBattle({ ...start, forces }), chanceOf(number), givenUp).recorded);
}

const RICH = { grade: "talented", mapCards: 8, scoutingCards: 7, territories: ["P", "F", "C"] } as const;
/** Seat a has 8 map cards and seat b 11: nobody is short, and both keep some. A tie is rolled again. */
export const MANY = played(RICH, { ...RICH, mapCards: 11, scoutingCards: 9, territories: ["P"] }, 1);
/** Both seats have to pass on some days. */
export const SHORT = played({ mapCards: 3 }, { mapCards: 2, grade: "mediocre" }, 2);
/** Given up by both within the five days: all of it is revealed. */
export const ABANDONED = played({ mapCards: 5 }, { mapCards: 4 }, 3, 14);

/** The invader waived his intercept. */
export const WAIVED = played(RICH, { ...RICH, grade: "legendary" }, 46);

export const all = <Type extends BattleEvent["type"]>({ events }: Draft, type: Type) =>
  events.filter((event) => event.type === type) as DraftOf<Type>[];

export function only<Type extends BattleEvent["type"]>(record: Draft, type: Type, fits: (event: DraftOf<Type>) => boolean = () => true) {
  const event = all(record, type).find(fits);
  if (!event) throw new Error(`no ${type} to tamper with`);
  return event;
}

/** What a tamperer does who has the published seed: all numbers and links are right again. */
export function relink(record: Draft): void {
  const { events, battle, commitment, seed } = record;
  for (const [at, event] of events.entries()) {
    event.seq = at + 1;
    event.chain = linkOf(events[at - 1]?.chain ?? commitment, chainSalt(hexToBytes(seed ?? ""), battle, at + 1), event as BattleEvent);
  }
}

export function tampered(genuine: BattleRecord, tamper: (record: Draft) => void, linked: boolean): BattleRecord {
  const record: Draft = structuredClone(genuine) as Draft;
  tamper(record);
  if (linked) relink(record);
  return record as BattleRecord;
}

export const other = (seat: SeatName): SeatName => (seat === "a" ? "b" : "a");

export function swap<T>(list: T[], one: number, another: number): void {
  const kept = list[one]!;
  list[one] = list[another]!;
  list[another] = kept;
}

/** Swaps the first two neighbours that differ, from this index on. */
export function swapNeighbours<T>(list: T[], from = 0): void {
  const at = list.findIndex((item, index) => index >= from && index + 1 < list.length && item !== list[index + 1]);
  if (at < 0) throw new Error("all are alike");
  swap(list, at, at + 1);
}

export function drop(record: Draft, event: object): void {
  record.events = record.events.filter((one) => one !== event);
}
