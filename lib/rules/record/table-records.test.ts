import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import type { RecordCheckName, RecordFaultCode } from "@/lib/model/record-check";
import { recordOf, withCommand } from "@/tests/build/recorded-battle";
import { closedOnTable } from "@/tests/build/recorded-on-table";
import { CATALOG } from "@/tests/build/rules";
import { tableRecord, tableStages } from "@/tests/build/table-record";
import { all, type Draft, only, other, relink, tampered } from "@/tests/build/tampering";
import { keyed } from "../keyed";
import { victoryPoints } from "../prebattle/victory-points";
import { sealHash } from "./chain";
import { verify } from "./verify";

const check = (record: BattleRecord, seen: string | null = null) => verify(record, CATALOG.battle.tables, seen);
const failing = (record: BattleRecord): readonly RecordCheckName[] =>
  check(record).flatMap((one) => (one.ok || one.notYet ? [] : [one.name]));

/** Closed by both; both seats marched and bluffed, and one had an ambush. */
const CLOSED = tableRecord(4);
/** Another, in which a piece was left in place though a 4 was rolled for it. */
const ADJUSTED = tableRecord(3);
const STAGES = [...tableStages(7)];
/** A record of another battle that is still to be closed: whatever is not revealed is secret. */
const READY = recordOf(STAGES.at(-3)!);

/** The first one with a terrain flank: the defender (seat a) chooses it and lays the first piece. */
const FLANKED = tampered(
  CLOSED,
  ({ events }) => {
    const at = events.findIndex(({ type }) => type === "kind-chosen");
    const link = { seq: 0, step: "flank", chain: "" } as const;
    const lying = { kind: "wood", w: 6, h: 6, x: 3, angle: 0, as: "flank", adjusted: false } as const;
    const laid = (["a", "b"] as const).map((seat, place) => ({
      ...{ type: "piece-placed" as const, seat, ...link },
      piece: { id: `flank-${place}`, y: 5 + 20 * place, by: seat, ...lying },
    }));
    events.splice(at, 0, { type: "flank-chosen", seat: "a", edge: "left", width: null, ...link }, ...laid);
  },
  true,
);

const given = (record: Draft) => only(record, "orders-given", ({ seat }) => seat === "a").orders!;
const given0 = (record: Draft) => given(record)[0]!;

describe("a genuine record of a battle with a table", () => {
  test("holds in every check once it is closed", () => {
    expect(check(CLOSED, CLOSED.events.at(-1)!.chain).filter((one) => !one.ok)).toEqual([]);
  });

  test("holds with a flank of terrain", () => {
    expect(check(FLANKED).filter((one) => !one.ok)).toEqual([]);
  });

  test("holds for any forces and any result that was accepted", () => {
    const closed = [1, 2, 3, 4, 5, 6].map((seed) => recordOf(closedOnTable(seed).recorded));
    for (const record of closed) expect(check(record).flatMap((one) => one.faults)).toEqual([]);
    const results = closed.flatMap(({ events }) => events.flatMap((event) => (event.type === "battle-closed" ? [event.result] : [])));
    const broken = results.flatMap((result) => [result.broken.a, result.broken.b]);
    expect(new Set(broken)).toEqual(new Set([true, false]));
  });

  test("has nothing wrong at any time before", () => {
    const some = STAGES.filter(({ now }, at) => at % 4 === 0 || now.step === "secret-orders" || now.step === "ready");
    for (const stage of some) expect(check(recordOf(stage), stage.now.chain).flatMap((one) => one.faults)).toEqual([]);
  });

  test("holds whenever it is abandoned, with all orders so far revealed", () => {
    const until = STAGES.filter(({ now }) => ["compulsory", "secret-orders", "deployment", "finishing"].includes(now.step));
    for (const stage of until.filter((stage, at) => at % 6 === 0 || stage.now.step === "secret-orders")) {
      const offered = withCommand(stage, ["a", { type: "abandon", otherIsAway: false }]);
      const record = recordOf(withCommand(offered, ["b", { type: "accept-abandon" }]));
      expect(check(record).filter((one) => !one.ok)).toEqual([]);
      const orders = record.events.flatMap((event) => (event.type === "orders-given" ? [event.orders] : []));
      expect(orders.every((given) => given?.every(({ secret }) => secret !== null))).toBe(true);
    }
  });

  test("has all its dice and orders checked", () => {
    const checked = Object.fromEntries(check(CLOSED).map((one) => [one.name, one.checked]));
    const rolled = CLOSED.events.flatMap((event) => ("draws" in event && event.type !== "cards-dealt" ? (event.draws ?? []) : []));
    const orders = CLOSED.events.flatMap((event) => (event.type === "orders-given" ? (event.orders ?? []) : []));
    const revealed = CLOSED.events.filter((event) => event.type === "order-revealed");
    expect(rolled.length).toBeGreaterThan(10);
    expect(checked).toMatchObject({ draws: rolled.length + 49, faces: rolled.length, seals: 2 + orders.length + revealed.length });
    expect(orders.length).toBeGreaterThan(5);
    expect(revealed.length).toBe(3);
  });
});

type Row = readonly [RecordCheckName, RecordFaultCode, string, BattleRecord, (record: Draft) => unknown];

const ROWS: readonly Row[] = [
  ["faces", "die-differs", "another sector", CLOSED, (record) => turn(only(record, "placing-rolled"), "sector")],
  ["faces", "die-differs", "another edge", CLOSED, (record) => turn(only(record, "placing-rolled"), "edge")],
  ["faces", "die-differs", "another chance to adjust", CLOSED, (record) => turn(only(record, "adjusting-rolled"), "die")],
  ["draws", "draw-word", "a roll of which nobody knows", CLOSED, (record) => drop(record, only(record, "adjusting-rolled"))],
  ["draws", "draws-count", "one die of two", CLOSED, (record) => only(record, "placing-rolled").draws!.pop()],
  ["draws", "draws-missing", "no draws", CLOSED, (record) => Object.assign(only(record, "adjusting-rolled"), { draws: null })],
  ["seals", "order-differs", "another wing", CLOSED, (record) => Object.assign(given0(record).secret!, { edge: "right" })],
  ["seals", "order-differs", "another salt", CLOSED, (record) => Object.assign(given0(record), { salt: "0".repeat(32) })],
  ["seals", "order-half", "half of it", CLOSED, (record) => Object.assign(given0(record), { salt: null })],
  ["seals", "order-kept", "one that is not told", CLOSED, (record) => Object.assign(given(record)[2]!, { salt: null, secret: null })],
  ["seals", "order-kept", "one that was revealed", READY, (record) => Object.assign(given0(record), { salt: null, secret: null })],
  ["seals", "orders-kept", "none of them told", READY, (record) => Object.assign(only(record, "orders-given"), { orders: null })],
  ["seals", "order-shown-differs", "a marker that lay elsewhere", CLOSED, (record) => Object.assign(given(record)[2]!.place, { x: 1 })],
  [
    "seals",
    "order-differs",
    "revealed as another",
    CLOSED,
    (record) => Object.assign(only(record, "order-revealed").secret, { commander: 0 }),
  ],
  ["seals", "order-unknown", "one never given", CLOSED, (record) => Object.assign(only(record, "order-revealed"), { order: "march-3" })],
  [
    "seals",
    "order-twice",
    "one revealed twice",
    CLOSED,
    ({ events }) => {
      const at = events.findIndex(({ type }) => type === "order-revealed");
      events.splice(at, 0, structuredClone(events[at]!));
    },
  ],
  ["choices", "closed-unasked", "a result that was not offered", CLOSED, (record) => drop(record, only(record, "close-offered"))],
  ["choices", "closed-unasked", "the one who offered accepts", CLOSED, (record) => turnSeat(only(record, "battle-closed"))],
  ["choices", "closed-unasked", "another result", CLOSED, (record) => fewer(record)],
  [
    ...(["choices", "chose-out-of-turn", "a piece said to be the other's", CLOSED] as const),
    (record) => Object.assign(only(record, "piece-placed").piece, { by: other(only(record, "piece-placed").seat) }),
  ],
  ["choices", "chose-out-of-turn", "a unit group of the other's", CLOSED, (record) => turnSeat(only(record, "unit-deployed"))],
  ["choices", "chose-out-of-turn", "the invader's flank", FLANKED, (record) => turnSeat(only(record, "flank-chosen"))],
  [
    ...(["choices", "chose-out-of-turn", "a flank piece of the other's", FLANKED] as const),
    (record) => {
      const event = only(record, "piece-placed", ({ piece }) => piece.as === "flank");
      turnSeat(event);
      event.piece.by = event.seat;
    },
  ],
  ["choices", "adjust-too-low", "a piece that no die removed", ADJUSTED, (record) => adjustedAs(record, { remove: true })],
  ["choices", "adjust-too-low", "a piece that no die turned", ADJUSTED, (record) => adjustedAs(record, { turn: 15 })],
  ["choices", "adjust-too-far", "a piece moved too far", ADJUSTED, (record) => adjustedAs(record, { shift: 6.01 })],
  ["choices", "points-differ", "more points", CLOSED, (record) => morePoints(record)],
  ["choices", "broken-differs", "a broken army said to be whole", CLOSED, (record) => endedAs(record, { b: 9 }, { a: false, b: false })],
  [
    "choices",
    "broken-differs",
    "an army that lost nothing said to be broken",
    CLOSED,
    (record) => endedAs(record, {}, { a: true, b: false }),
  ],
  ["choices", "more-lost-than-there", "more lost than there was", CLOSED, (record) => endedAs(record, { b: 40 }, { a: false, b: true })],
  ["choices", "camp-never-pitched", "a sacked camp that was never pitched", CLOSED, (record) => sackedUnpitched(record)],
  ["sequence", "event-missing", "the other's roll left out", CLOSED, (record) => drop(record, all(record, "adjusting-rolled").at(-1)!)],
  ["sequence", "event-too-early", "a roll left out", CLOSED, (record) => drop(record, only(record, "placing-rolled"))],
  [
    "sequence",
    "event-too-early",
    "rolled for another kind",
    CLOSED,
    (record) => Object.assign(only(record, "placing-rolled"), { kind: "lake" }),
  ],
  ["sequence", "event-too-early", "laid for the other", CLOSED, (record) => turnSeat(only(record, "piece-placed"))],
  ["sequence", "event-too-early", "adjusted by its owner", CLOSED, (record) => turnSeat(only(record, "piece-adjusted"))],
  ["sequence", "event-too-early", "a kind never chosen", CLOSED, (record) => drop(record, only(record, "kind-chosen"))],
  ["sequence", "event-missing", "no commands", CLOSED, (record) => drop(record, only(record, "commands-declared"))],
  ["sequence", "event-missing", "no orders of one seat", READY, (record) => drop(record, only(record, "orders-given"))],
  ["sequence", "event-too-early", "revealed before it is ready", CLOSED, (record) => beforeSeed(record)],
  ["sequence", "event-too-late", "a camp when the seed is out", CLOSED, (record) => afterSeed(record)],
  ["sequence", "event-twice", "two camps", CLOSED, (record) => again(record, "camp-placed")],
  ["sequence", "event-twice", "closed twice", CLOSED, (record) => again(record, "battle-closed")],
  [
    "sequence",
    "event-out-of-step",
    "a piece when all are deployed",
    CLOSED,
    (record) => Object.assign(only(record, "piece-placed"), { step: "deployment" }),
  ],
];

function turn<Key extends string>(event: Record<Key, number>, key: Key): void {
  event[key] = ((event[key] % 6) + 1) as never;
}

function turnSeat(event: { seat: "a" | "b" }): void {
  event.seat = other(event.seat);
}

/** Changes what was done to the piece with the lowest die. */
function adjustedAs(record: Draft, { turn: by = 0, shift = 0, remove = false }: { turn?: number; shift?: number; remove?: boolean }): void {
  const rolls = all(record, "adjusting-rolled");
  const dieOf = (id: string) => rolls.find(({ piece }) => piece === id)?.die ?? 0;
  const [event] = all(record, "piece-adjusted").toSorted((one, next) => dieOf(one.piece) - dieOf(next.piece));
  if (!event || dieOf(event.piece) !== 4) throw new Error("no piece for which a 4 was rolled has been adjusted");
  const { x, y, angle } = only(record, "piece-placed", ({ piece }) => piece.id === event.piece).piece;
  Object.assign(event, { do: remove ? "remove" : "move", to: remove ? null : { x: x + shift, y, angle: angle + by } });
}

function fewer(record: Draft): void {
  const closed = only(record, "battle-closed");
  closed.result = structuredClone(closed.result);
  closed.result.losses.a.tugs -= 1;
}

function morePoints(record: Draft): void {
  for (const type of ["close-offered", "battle-closed"] as const) only(record, type).result.points.a += 1;
}

/** The same battle with these TuGs lost and no SuG, its points recalculated. */
function endedAs(record: Draft, tugs: { readonly a?: number; readonly b?: number }, broken: { a: boolean; b: boolean }): void {
  const losses = { a: { tugs: tugs.a ?? 0, sugs: 0 }, b: { tugs: tugs.b ?? 0, sugs: 0 } };
  const limits = keyed(CATALOG.battle.tables.battlefield?.limits ?? [], ({ value }) => value);
  const result = { losses, broken, sacked: { a: false, b: false }, points: victoryPoints({ losses, broken }, limits) };
  for (const type of ["close-offered", "battle-closed"] as const) Object.assign(only(record, type), { result: structuredClone(result) });
}

function sackedUnpitched(record: Draft): void {
  const camp = only(record, "camp-placed", ({ seat }) => seat === "b");
  drop(record, camp);
  for (const type of ["close-offered", "battle-closed"] as const) only(record, type).result.sacked = { a: false, b: true };
}

function drop(record: Draft, event: object): void {
  record.events = record.events.filter((one) => one !== event);
}

function again(record: Draft, type: Draft["events"][number]["type"]): void {
  const { events } = record;
  const at = events.findIndex((event) => event.type === type);
  events.splice(at, 0, structuredClone(events[at]!));
}

function beforeSeed(record: Draft): void {
  const { events } = record;
  const published = events.findIndex(({ type }) => type === "seed-published");
  const [revealed] = events.splice(published + 1, 1);
  events.splice(published, 0, revealed!);
}

function afterSeed(record: Draft): void {
  const camp = only(record, "camp-placed");
  drop(record, camp);
  const published = record.events.findIndex(({ type }) => type === "seed-published");
  record.events.splice(published + 1, 0, { ...camp, step: "ready" });
}

describe("a tampered one, all its links made right again,", () => {
  test.each(ROWS)("fails in %s by %s: %s", (name, code, _what, genuine, tamper) => {
    const record = tampered(genuine, tamper, true);
    const found = check(record).find((one) => one.name === name);
    expect(found?.ok).toBe(false);
    expect(found?.faults.map((one) => one.code)).toContain(code);
  });

  test("fails if an order was exchanged and sealed again: the link somebody saw is gone", () => {
    const forged = tampered(
      CLOSED,
      (record) => {
        const order = given(record)[2]!;
        if (order.secret?.kind !== "ambush") throw new Error("no ambush to bluff");
        order.secret.unit = null;
        order.orderHash = sealHash(order.salt!, order.secret);
      },
      true,
    );
    expect(failing(forged)).toEqual([]);
    const seen = CLOSED.events.at(-1)!.chain;
    expect(check(forged, seen).flatMap((one) => (one.ok ? [] : [one.name]))).toEqual(["chain"]);
  });
});

type Path = readonly (string | number)[];
const leavesOf = (document: unknown, path: Path = []): Path[] =>
  typeof document !== "object" || document === null
    ? [path]
    : Object.entries(document).flatMap(([key, value]) => leavesOf(value, [...path, Array.isArray(document) ? Number(key) : key]));

function another(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? (value.endsWith("0") ? `${value.slice(0, -1)}1` : `${value.slice(0, -1)}0`) : "a";
}

test("any single value that is changed makes some check fail", () => {
  const leaves = [CLOSED, READY].map((genuine) => ({ genuine, paths: leavesOf(genuine) }));
  const place = fc
    .tuple(fc.constantFrom(...leaves), fc.nat())
    .map(([{ genuine, paths }, at]) => ({ genuine, path: paths[at % paths.length]! }));
  fc.assert(
    fc.property(place, ({ genuine, path }) => {
      const copy = structuredClone(genuine);
      const parent = path.slice(0, -1).reduce((at, key) => (at as never)[key], copy as unknown) as Record<string | number, unknown>;
      parent[path.at(-1)!] = another(parent[path.at(-1)!]);
      expect(failing(copy), path.join(".")).not.toEqual([]);
    }),
    { seed: 5, numRuns: 80 },
  );
});

test("nothing that was drawn, sealed, published or agreed can be left out, though the rest is linked again", () => {
  const kept = [
    "kind-chosen",
    "piece-placed",
    "placing-rolled",
    "adjusting-rolled",
    "orders-given",
    "commands-declared",
    "seed-published",
    "close-offered",
  ] as const;
  for (const type of kept) {
    for (const event of all(structuredClone(CLOSED) as Draft, type)) {
      const copy = structuredClone(CLOSED) as Draft;
      copy.events.splice(event.seq - 1, 1);
      relink(copy);
      expect(failing(copy as BattleRecord), `${type} ${event.seq}`).not.toEqual([]);
    }
  }
});
