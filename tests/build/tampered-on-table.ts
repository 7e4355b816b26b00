import type { BattleRecord } from "@/lib/model/battle";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { victoryPoints } from "@/lib/rules/prebattle/victory-points";
import { keyed } from "@/lib/rules/rules-row";
import { closedOnTable, recordOf } from "./recorded-battle";
import { CATALOG } from "./rules";
import { tableRecord, tableStages } from "./table-record";
import type { Tampering } from "./tampered-days";
import { all, type Draft, drop, only, other } from "./tampering";

/** Closed by both; both seats marched and bluffed, and one had an ambush. */
export const CLOSED = tableRecord(4);
/** Another, in which a piece was left in place though a 4 was rolled for it. */
const ADJUSTED = tableRecord(3);
export const STAGES = [...tableStages(7)];
/** A record of another battle that is still to be closed: whatever is not revealed is secret. */
export const READY = recordOf(STAGES.at(-3)!);
/** One with a terrain flank, and a piece of each seat on it. */
export const FLANKED = recordOf(closedOnTable(1).recorded);

const given = (record: Draft) => only(record, "orders-given", ({ seat }) => seat === "a").orders!;
const given0 = (record: Draft) => given(record)[0]!;
const ofFlank = (record: Draft) => only(record, "piece-placed", ({ piece }) => piece.as === "flank");

function turn<Key extends string>(event: Record<Key, number>, key: Key): void {
  event[key] = ((event[key] % 6) + 1) as never;
}

function turnSeat(event: { seat: SeatName }): void {
  event.seat = other(event.seat);
}

type Adjusted = { readonly turn?: number; readonly shift?: number; readonly remove?: boolean };

/** Changes what was done to the piece with the lowest die. */
function adjustedAs(record: Draft, { turn: by = 0, shift = 0, remove = false }: Adjusted): void {
  const rolls = all(record, "adjusting-rolled");
  const dieOf = (id: string) => rolls.find(({ piece }) => piece === id)?.die ?? 0;
  const [event] = all(record, "piece-adjusted").toSorted((one, next) => dieOf(one.piece) - dieOf(next.piece));
  if (!event || dieOf(event.piece) !== 4) throw new Error("no piece for which a 4 was rolled has been adjusted");
  const { x, y, angle } = only(record, "piece-placed", ({ piece }) => piece.id === event.piece).piece;
  Object.assign(event, { do: remove ? "remove" : "move", to: remove ? null : { x: x + shift, y, angle: angle + by } });
}

/** In the record with the flank: a piece that was moved and turned about a point off its centre. */
const turnedPiece = (record: Draft) => all(record, "piece-adjusted").findLast(({ to }) => to !== null && !Number.isInteger(to.y * 10))!;

const RESULTS = ["close-offered", "battle-closed"] as const;

function fewerLost(record: Draft): void {
  const closed = only(record, "battle-closed");
  closed.result = structuredClone(closed.result);
  closed.result.losses.a.tugs -= 1;
}

function morePoints(record: Draft): void {
  for (const type of RESULTS) only(record, type).result.points.a += 1;
}

/** The same battle with these TuGs lost and no SuG, its points recalculated. */
function endedAs(record: Draft, tugs: { readonly a?: number; readonly b?: number }, broken: { a: boolean; b: boolean }): void {
  const losses = { a: { tugs: tugs.a ?? 0, sugs: 0 }, b: { tugs: tugs.b ?? 0, sugs: 0 } };
  const limits = keyed(CATALOG.battle.tables.battlefield?.limits ?? [], ({ value }) => value);
  const result = { losses, broken, sacked: { a: false, b: false }, points: victoryPoints({ losses, broken }, limits) };
  for (const type of RESULTS) Object.assign(only(record, type), { result: structuredClone(result) });
}

/** The same battle without a camp of seat b, which is said to be sacked. */
function sackedUnpitched(record: Draft): void {
  const sealed = only(record, "force-sealed", ({ seat }) => seat === "b");
  sealed.shown!.camp = "none";
  drop(
    record,
    only(record, "camp-placed", ({ seat }) => seat === "b"),
  );
  for (const type of RESULTS) only(record, type).result.sacked = { a: false, b: true };
}

function again({ events }: Draft, type: BattleEvent["type"]): void {
  const at = events.findIndex((event) => event.type === type);
  events.splice(at, 0, structuredClone(events[at]!));
}

/** An order is revealed before the seed is published. */
function beforeSeed({ events }: Draft): void {
  const published = events.findIndex(({ type }) => type === "seed-published");
  const [revealed] = events.splice(published + 1, 1);
  events.splice(published, 0, revealed!);
}

/** A camp is placed after the seed was published. */
function afterSeed(record: Draft): void {
  const camp = only(record, "camp-placed");
  drop(record, camp);
  const published = record.events.findIndex(({ type }) => type === "seed-published");
  record.events.splice(published + 1, 0, { ...camp, step: "ready" });
}

const PLAY: Tampering["fails"] = ["play"];
const BOTH: Tampering["fails"] = ["play", "seals"];

const row = (what: string, at: string | null, tamper: Tampering["tamper"], genuine: BattleRecord = CLOSED, fails = PLAY): Tampering => ({
  ...{ what, genuine, tamper, fails, at },
});

/** Records of the table that somebody has tampered with, in every way we know; all links are right again. */
export const TAMPERED_ON_TABLE: readonly Tampering[] = [
  row("another sector", "placing-rolled", (record) => turn(only(record, "placing-rolled"), "sector")),
  row("another edge", "placing-rolled", (record) => turn(only(record, "placing-rolled"), "edge")),
  row("another chance to adjust", "adjusting-rolled", (record) => turn(only(record, "adjusting-rolled"), "die")),
  row("one die of two", "placing-rolled", (record) => only(record, "placing-rolled").draws!.pop()),
  row("no draws", "adjusting-rolled", (record) => Object.assign(only(record, "adjusting-rolled"), { draws: null })),
  row("a roll of which nobody knows", "placing-rolled", (record) => drop(record, only(record, "adjusting-rolled"))),
  row("the last roll left out", "scouting-dealt", (record) => drop(record, all(record, "adjusting-rolled").at(-1)!)),
  row("a roll for a place left out", "piece-placed", (record) => drop(record, only(record, "placing-rolled"))),
  row("rolled for another kind", "placing-rolled", (record) => Object.assign(only(record, "placing-rolled"), { kind: "lake" })),
  row("a kind never chosen", "kind-chosen", (record) => drop(record, only(record, "kind-chosen"))),
  row("laid for the other", "piece-placed", (record) => turnSeat(only(record, "piece-placed"))),
  row("a piece said to be the other's", "piece-placed", (record) =>
    Object.assign(only(record, "piece-placed").piece, { by: other(only(record, "piece-placed").seat) }),
  ),
  row("a piece laid elsewhere than its sector", "piece-placed", (record) => Object.assign(only(record, "piece-placed").piece, { x: 0.5 })),
  row("a piece when all are deployed", "piece-placed", (record) => Object.assign(only(record, "piece-placed"), { step: "deployment" })),
  row("adjusted by its owner", "piece-adjusted", (record) => turnSeat(only(record, "piece-adjusted"))),
  row("a piece that no die removed", "piece-adjusted", (record) => adjustedAs(record, { remove: true }), ADJUSTED),
  row("a piece that no die turned", "piece-adjusted", (record) => adjustedAs(record, { turn: 15 }), ADJUSTED),
  row("a piece moved too far", "piece-adjusted", (record) => adjustedAs(record, { shift: 6.01 }), ADJUSTED),
  row(
    "a piece turned, and moved to free ground further off than any turn brings it",
    "piece-adjusted",
    (record) => Object.assign(turnedPiece(record).to!, { x: 4, y: 4 }),
    FLANKED,
  ),
  row(
    "another piece than the one rolled for",
    "piece-adjusted",
    (record) => {
      const event = turnedPiece(record);
      event.piece = only(record, "piece-placed", ({ piece }) => piece.id !== event.piece).piece.id;
    },
    FLANKED,
  ),
  row("the invader's flank", "flank-chosen", (record) => turnSeat(only(record, "flank-chosen")), FLANKED),
  row("a flank piece of the other's", "piece-placed", (record) => turnSeat(ofFlank(record)), FLANKED),
  row(
    "a flank piece laid by the other",
    "piece-placed",
    (record) => {
      const event = ofFlank(record);
      turnSeat(event);
      event.piece.by = event.seat;
    },
    FLANKED,
  ),
  row("two camps", "camp-placed", (record) => again(record, "camp-placed")),
  row("a unit group of the other's", "unit-deployed", (record) => turnSeat(only(record, "unit-deployed"))),
  row("a unit group of troops that the force does not have", "unit-deployed", (record) =>
    Object.assign(only(record, "unit-deployed").unit, { bases: only(record, "unit-deployed").unit.bases + 1 }),
  ),
  row("a unit group in the enemy's zone", "unit-deployed", (record) => {
    const { unit } = only(record, "unit-deployed");
    unit.y = 30 - unit.y;
  }),
  row("no commands", "commander-placed", (record) => drop(record, only(record, "commands-declared"))),
  row("no orders of one seat", "camp-placed", (record) => drop(record, only(record, "orders-given")), READY, BOTH),
  row(
    "a march of a group that the force does not have",
    "orders-given",
    (record) => {
      given(record)[0]!.secret = { kind: "march", commander: 1, edge: "left", units: [999] } as never;
    },
    CLOSED,
    BOTH,
  ),
  row("another wing", "orders-given", (record) => Object.assign(given0(record).secret!, { edge: "right" }), CLOSED, BOTH),
  row("another salt", "orders-given", (record) => Object.assign(given0(record), { salt: "0".repeat(32) }), CLOSED, BOTH),
  row("half of an order", "orders-given", (record) => Object.assign(given0(record), { salt: null }), CLOSED, BOTH),
  row(
    ...(["an order that is not told", "orders-given"] as const),
    (record) => Object.assign(given(record)[2]!, { salt: null, secret: null }),
    ...([CLOSED, BOTH] as const),
  ),
  row(
    ...(["a revealed order that is not told", "order-revealed"] as const),
    (record) => Object.assign(given0(record), { salt: null, secret: null }),
    ...([READY, BOTH] as const),
  ),
  row("none of the orders told", "orders-given", (record) => Object.assign(only(record, "orders-given"), { orders: null }), READY, BOTH),
  row("a marker that lay elsewhere", "orders-given", (record) => Object.assign(given(record)[2]!.place, { x: 1 }), CLOSED, BOTH),
  row(
    ...(["revealed as another", "order-revealed"] as const),
    (record) => {
      const revealed = only(record, "order-revealed");
      revealed.secret = { ...revealed.secret, commander: 0 } as typeof revealed.secret;
    },
    ...([CLOSED, BOTH] as const),
  ),
  row(
    ...(["an order revealed that was never given", "order-revealed"] as const),
    (record) => Object.assign(only(record, "order-revealed"), { order: "march-3" }),
    ...([CLOSED, BOTH] as const),
  ),
  row("an order revealed twice", "order-revealed", (record) => again(record, "order-revealed")),
  row("an order revealed before the battle is ready", "order-revealed", beforeSeed),
  row("a camp when the seed is out", "unit-deployed", afterSeed),
  row("a result that was not offered", "battle-closed", (record) => drop(record, only(record, "close-offered"))),
  row("the one who offered accepts", "battle-closed", (record) => turnSeat(only(record, "battle-closed"))),
  row("another result than was offered", "battle-closed", fewerLost),
  row("more points", "close-offered", morePoints),
  row("a broken army said to be whole", "close-offered", (record) => endedAs(record, { b: 9 }, { a: false, b: false })),
  row("an army that lost nothing said to be broken", "close-offered", (record) => endedAs(record, {}, { a: true, b: false })),
  row("more lost than there was", "close-offered", (record) => endedAs(record, { b: 40 }, { a: false, b: true })),
  row("a sacked camp that was never pitched", "close-offered", sackedUnpitched),
  row("closed twice", "battle-closed", (record) => again(record, "battle-closed")),
];
