import { expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import type { SeatName } from "@/lib/model/by-seat";
import type { RecordCheckName, RecordFaultCode } from "@/lib/model/record-check";
import { DAYS_EDITION } from "@/tests/build/days-tables";
import { ABANDONED, all, type Draft, MANY, only, other, SHORT, swap, tampered, WAIVED } from "@/tests/build/tampering";
import { verify } from "./verify";

const at = (record: Draft, type: Draft["events"][number]["type"]): number => record.events.findIndex((event) => event.type === type);
const remove = (record: Draft, type: Draft["events"][number]["type"]): unknown => record.events.splice(at(record, type), 1);

/** Inserts an event after the first of a type. */
const insert = (record: Draft, after: Draft["events"][number]["type"], event: object): unknown =>
  record.events.splice(at(record, after) + 1, 0, { seat: "a", step: "days", seq: 0, chain: "", ...event } as Draft["events"][number]);

const flip = (event: { pass: boolean }) => {
  event.pass = !event.pass;
};

/** The defender places the marker, and only then does the invader waive the intercept. */
function waiveTooLate({ events }: Draft): void {
  const waived = events.findIndex((event) => event.type === "intercept-waived");
  swap(events, waived, waived + 1);
}

function withoutDraws(record: Draft): void {
  delete (only(record, "cards-dealt") as { draws?: unknown }).draws;
}

type Row = readonly [RecordCheckName, RecordFaultCode, BattleRecord, (record: Draft) => unknown];

/** Faults that bring others with them: the right check must report this code. */
const ROWS: readonly Row[] = [
  ["draws", "draws-count", MANY, (record) => only(record, "cards-dealt").draws!.pop()],
  ["draws", "draws-missing", MANY, (record) => Object.assign(only(record, "invasion-rolled"), { draws: null })],
  ["draws", "nonce-form", MANY, (record) => Object.assign(record.nonces, { a: "A".repeat(16) })],
  ["draws", "nonce-form", MANY, (record) => Object.assign(only(record, "battle-opened").house, { a: true })],
  ["faces", "force-unknown", MANY, (record) => Object.assign(only(record, "force-sealed"), { shown: null })],
  ["faces", "tie-stands", MANY, (record) => record.events.splice(at(record, "invasion-rolled") + 1, 1)],
  ["faces", "rolled-again", MANY, (record) => Object.assign(only(record, "invasion-rolled").dice, { a: "blank" })],
  ["deals", "force-unknown", MANY, (record) => remove(record, "force-sealed")],
  ["deals", "roles-unknown", MANY, (record) => remove(record, "role-chosen")],
  ["deals", "deal-count", MANY, (record) => only(record, "cards-dealt").hands!.a.pop()],
  ["deals", "deal-missing", MANY, (record) => Object.assign(only(record, "scouting-dealt"), { dealt: null })],
  ["cards-held", "hands-unknown", MANY, (record) => remove(record, "cards-dealt")],
  ["cards-held", "day-out-of-turn", MANY, (record) => Object.assign(only(record, "card-committed"), { day: 2 })],
  [
    "cards-held",
    "days-few",
    MANY,
    (record) =>
      record.events.splice(
        record.events.findLastIndex((event) => event.type === "cards-revealed"),
        1,
      ),
  ],
  [
    "cards-held",
    "declared-not-short",
    MANY,
    (record) => insert(record, "cards-dealt", { type: "day-declared", day: 1, pass: false, forced: true }),
  ],
  ["cards-held", "declaration-missing", SHORT, (record) => remove(record, "day-declared")],
  ["cards-held", "declared-wrongly", SHORT, (record) => flip(only(record, "day-declared", ({ forced }) => forced))],
  [
    "cards-held",
    "committed-out-of-turn",
    SHORT,
    (record) => insert(record, "cards-dealt", { type: "card-committed", day: 1, card: "red" }),
  ],
  [
    "cards-held",
    "pass-played",
    SHORT,
    (record) => {
      const { seat, day } = only(record, "day-declared", ({ pass }) => pass);
      only(record, "cards-revealed", (one) => one.day === day).cards[seat] = "black";
    },
  ],
  ["cards-held", "pass-not-declared", MANY, (record) => Object.assign(only(record, "cards-revealed").cards, { a: null })],
  [
    "cards-held",
    "keep-out-of-turn",
    MANY,
    (record) => insert(record, "cards-dealt", { type: "cards-kept", count: 0, keep: [], step: "keep" }),
  ],
  [
    "cards-held",
    "keep-count",
    MANY,
    (record) => {
      only(record, "cards-kept").count += 1;
    },
  ],
  [
    "cards-held",
    "keep-many",
    MANY,
    (record) => Object.assign(only(record, "cards-kept"), { count: 4, keep: ["white", "green", "green", "green"] }),
  ],
  ["moves", "square-outside", MANY, (record) => Object.assign(only(record, "square-chosen"), { square: "A5" })],
  ["moves", "mover-wrong", MANY, (record) => Object.assign(only(record, "cards-revealed"), { mover: null })],
  [
    "moves",
    "move-out-of-turn",
    MANY,
    (record) => {
      const move = only(record, "marker-moved");
      move.seat = other(move.seat);
    },
  ],
  ["moves", "event-missing", MANY, (record) => remove(record, "territory-chosen")],
  ["choices", "intercept-not-theirs", MANY, (record) => insert(record, "territory-chosen", { type: "intercept-waived", step: "position" })],
  [
    "choices",
    "chose-out-of-turn",
    MANY,
    (record) => Object.assign(only(record, "territory-chosen"), { seat: only(record, "square-chosen").seat }),
  ],
  ["choices", "chose-out-of-turn", WAIVED, waiveTooLate],
  ["choices", "table-unknown", MANY, (record) => Object.assign(only(record, "battle-opened").table, { width: 45, depth: 31 })],
  [
    "draws",
    "draws-count",
    MANY,
    (record) => insert(record, "cards-dealt", { type: "weather-drawn", draws: [{ n: 6, value: 1, word: 60 }] }),
  ],
  ["draws", "draws-count", MANY, (record) => Object.assign(only(record, "square-chosen"), { draws: [{ n: 6, value: 1, word: 60 }] })],
  ["draws", "draws-missing", MANY, withoutDraws],
  ["sequence", "event-missing", MANY, (record) => remove(record, "scouting-dealt")],
  ["sequence", "event-too-late", MANY, (record) => swap(record.events, record.events.length - 2, record.events.length - 3)],
  ["sequence", "event-too-late", ABANDONED, (record) => record.events.push(structuredClone(only(record, "abandon-offered")))],
  ["sequence", "step-back", MANY, (record) => Object.assign(only(record, "card-committed"), { step: "sitting" })],
  ["sequence", "event-out-of-step", MANY, (record) => Object.assign(only(record, "card-committed"), { step: "ready" })],
  ["chain", "link-differs", MANY, (record) => Object.assign(only(record, "cards-dealt"), { hands: null })],
];

test.each(ROWS)("%s reports %s", (name, code, genuine, tamper) => {
  const record = tampered(genuine, tamper, code !== "link-differs");
  const check = verify(record, DAYS_EDITION.tables, null).find((one) => one.name === name);
  expect(check?.ok).toBe(false);
  expect(check?.faults.map((one) => one.code)).toContain(code);
});

/** The seat whose declaration waits for no other. */
function invaderOf(record: Draft): SeatName {
  const { seat, role } = only(record, "role-chosen");
  return role === "invader" ? seat : other(seat);
}

/** On a day the invader plays, this seat's card comes right before the invader's declaration: nothing else is out of turn. */
function declareLate(record: Draft, whose: SeatName): number {
  const invader = invaderOf(record);
  const played = all(record, "cards-revealed").find(({ cards }) => cards.a !== null && cards.b !== null);
  const declared = only(record, "day-declared", (one) => one.day === played?.day && one.seat === invader);
  const commit = only(record, "card-committed", (one) => one.day === played?.day && one.seat === whose);
  record.events = record.events.filter((event) => event !== commit);
  record.events.splice(record.events.indexOf(declared), 0, commit);
  return record.events.indexOf(declared) + 1;
}

test.each([
  ["its own card", (record: Draft) => invaderOf(record)],
  ["the other's card", (record: Draft) => other(invaderOf(record))],
])("a day declared after %s of that day is reported as out of turn", (_, whose) => {
  let seq = 0;
  const late = (record: Draft) => {
    seq = declareLate(record, whose(record));
  };
  const record = tampered(SHORT, late, true);
  const held = verify(record, DAYS_EDITION.tables, null).find((one) => one.name === "cards-held");
  expect(held?.faults.filter((one) => one.code === "declared-out-of-turn").map((one) => one.seq)).toEqual([seq]);
});
