import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { RECORD_CHECKS, type RecordCheck } from "@/lib/model/record-check";
import { BATTLE } from "@/tests/build/battle-fixtures";
import { chanceOf, DAYS_EDITION } from "@/tests/build/played-battle";
import {
  closedOnTable,
  playedOut,
  type RecordedBattle,
  recordOf,
  seatForce,
  seedOf,
  startBattle,
  withCommand,
} from "@/tests/build/recorded-battle";
import { CATALOG } from "@/tests/build/rules";
import { CLOSED, FLANKED, READY, STAGES } from "@/tests/build/tampered-on-table";
import { ABANDONED, all, type Draft, drop, MANY, only, relink, SHORT, tampered } from "@/tests/build/tampering";
import { tablesVersion, verify } from "./verify";

const check = (record: BattleRecord, seen: string | null = null) =>
  verify(record, record.rules === CATALOG.battle.version ? CATALOG.battle.tables : DAYS_EDITION.tables, seen);
const failing = (record: BattleRecord) => check(record).flatMap((one) => (one.ok || one.notYet ? [] : [one.name]));
const faultsOf = (record: BattleRecord, seen: string | null = null) => check(record, seen).flatMap((one) => one.faults);
const unsound = (record: BattleRecord, seen: string | null = null) => check(record, seen).filter((one) => !one.ok);

const GRADES = ["mediocre", "competent", "talented", "legendary"] as const;

/** A battle between forces of every kind: from no map cards to twelve, and every grade. */
function started(number: number) {
  const chance = chanceOf(number);
  const force = (seat: "a" | "b") =>
    seatForce(seat, { grade: GRADES[chance(4)]!, mapCards: chance(13), scoutingCards: chance(13), territories: ["F", "C"] });
  return startBattle({
    seed: seedOf(number),
    battle: BATTLE,
    house: { a: false, b: number % 3 === 0 },
    forces: { a: force("a"), b: force("b") },
  });
}

const outcome = (one: RecordCheck): string => {
  const verdict = one.ok ? "ok" : one.notYet ? "not yet" : "failed";
  return one.secret.length > 0 ? `${verdict}, ${one.secret.length} secret` : verdict;
};
const outcomes = (record: BattleRecord) => Object.fromEntries(check(record).map((one) => [one.name, outcome(one)]));

test("tables have the version the catalog gave them, and another one if a letter changes", () => {
  const { tables, version } = DAYS_EDITION;
  expect(tablesVersion(tables)).toBe(version);
  expect(tablesVersion({ ...tables, squares: tables.squares.slice(1) })).not.toBe(version);
});

describe("a genuine record of the five days", () => {
  test("holds in every check once its seed is published, whatever the forces", () => {
    for (let number = 0; number < 24; number += 1) {
      const { recorded } = playedOut(started(number), chanceOf(number), number % 4 === 0 ? number : undefined);
      expect(unsound(recordOf(recorded), recorded.now.chain)).toEqual([]);
    }
  });

  test("has nothing wrong at any time before, whatever the forces, and says what must wait", () => {
    for (let number = 0; number < 4; number += 1) {
      const { commands } = playedOut(started(number), chanceOf(number));
      let recorded = started(number);
      for (const command of commands.slice(0, -1)) {
        recorded = withCommand(recorded, command);
        const checks = check(recordOf(recorded), recorded.now.chain);
        expect(checks.flatMap((one) => one.faults)).toEqual([]);
        expect(checks.filter((one) => one.notYet).map((one) => one.name)).toEqual(expect.arrayContaining(["seed", "chain"]));
      }
    }
  });

  test("in the five days tells how far it could be checked: all but the cards dealt and played face down", () => {
    const { commands } = playedOut(started(7), chanceOf(7));
    const upTo = commands.findIndex(([, command]) => command.type === "move-marker");
    const record = recordOf(commands.slice(0, upTo).reduce(withCommand, started(7)));
    const faceDown = record.events.filter(({ type }) => type === "cards-dealt" || type === "card-committed").length;
    expect(faceDown).toBeGreaterThan(1);
    expect(outcomes(record)).toEqual({
      ...{ rules: "ok", seed: "not yet", play: `not yet, ${faceDown} secret` },
      ...{ chain: `not yet, ${record.events.length} secret`, seals: "ok, 2 secret" },
    });
  });

  test("of a seat that nobody took, given up by the other", () => {
    const { forces, ...start } = started(1).start;
    const alone = startBattle({ ...start, forces: { ...forces, b: null } });
    expect(unsound(recordOf(withCommand(alone, ["a", { type: "abandon", otherIsAway: false }])))).toEqual([]);
  });

  test("of a seat that offered to abandon, played on and offered it again", () => {
    const offer = ["a", { type: "abandon", otherIsAway: false }] as const;
    const { commands } = playedOut(started(7), chanceOf(7));
    const [sits, ...others] = commands;
    if (sits?.[0] !== "a") throw new Error("somebody else begins");
    const recorded = [offer, sits, offer, ...others].reduce(withCommand, started(7));
    expect(recorded.events.filter(({ type }) => type === "abandon-offered")).toHaveLength(2);
    expect(faultsOf(recordOf(recorded))).toEqual([]);
  });

  test("says how much it checked", () => {
    const { length } = MANY.events;
    const checked = (record: BattleRecord) => Object.fromEntries(check(record).map((one) => [one.name, one.checked]));
    expect(checked(MANY)).toEqual({ rules: 1, seed: 3, play: length, chain: length, seals: 0 });
    expect(checked(ABANDONED).seals).toBe(2);
  });
});

describe("a genuine record of a battle with a table", () => {
  test("holds in every check once it is closed, for any forces and any result that was accepted", () => {
    const records = [CLOSED, FLANKED, ...[2, 3, 4, 5, 6].map((seed) => recordOf(closedOnTable(seed).recorded))];
    for (const record of records) expect(unsound(record, record.events.at(-1)!.chain)).toEqual([]);
    const results = records.flatMap(({ events }) => events.flatMap((event) => (event.type === "battle-closed" ? [event.result] : [])));
    expect(new Set(results.flatMap(({ broken }) => [broken.a, broken.b]))).toEqual(new Set([true, false]));
  });

  test("has nothing wrong at any time before", () => {
    for (const stage of STAGES) expect(faultsOf(recordOf(stage), stage.now.chain)).toEqual([]);
  });

  test("that is ready holds, and says what waits for the forces", () => {
    const ofForces = ["unit-deployed", "unit-straggling", "orders-given", "commander-placed", "commands-declared"];
    const waiting = READY.events.filter((event) => ofForces.includes(event.type) || (event.type === "passed" && event.forced)).length;
    expect(waiting).toBeGreaterThan(20);
    expect(outcomes(READY)).toMatchObject({ seed: "ok", play: `ok, ${waiting} secret`, chain: "ok" });
    expect(check(READY).find(({ name }) => name === "play")?.checked).toBe(READY.events.length - waiting);
  });

  test("holds whenever it is abandoned, with all orders so far revealed", () => {
    const until = STAGES.filter(({ now }) => ["compulsory", "secret-orders", "deployment", "finishing"].includes(now.step));
    for (const stage of until.filter((stage, at) => at % 6 === 0 || stage.now.step === "secret-orders")) {
      const record = recordOf(givenUp(stage));
      expect(unsound(record)).toEqual([]);
      const orders = record.events.flatMap((event) => (event.type === "orders-given" ? [event.orders] : []));
      expect(orders.every((given) => given?.every(({ secret }) => secret !== null))).toBe(true);
    }
  });
});

function givenUp(stage: RecordedBattle): RecordedBattle {
  const offered = withCommand(stage, ["a", { type: "abandon", otherIsAway: false }]);
  return withCommand(offered, ["b", { type: "accept-abandon" }]);
}

describe("a record whose seed is still secret fails where it tells enough", () => {
  const deploying = STAGES.filter(({ now }) => now.step === "deployment").at(-1)!;
  const changes: readonly (readonly [string, (record: Draft) => unknown])[] = [
    ["a die shows what was not drawn", (record) => (only(record, "placing-rolled").sector = 7 - only(record, "placing-rolled").sector)],
    ["the difference of a day", (record) => (only(record, "cards-revealed").difference += 1)],
    ["the day of a card face down", (record) => (only(record, "card-committed").day = 3)],
    [
      "a card too many face down",
      ({ events }) =>
        events.splice(
          events.findIndex(({ type }) => type === "cards-revealed"),
          0,
          structuredClone(events.find(({ type }) => type === "card-committed")!),
        ),
    ],
    ["the marker beyond its reach", (record) => (only(record, "marker-moved").to = "A1")],
    ["the sum of the best five cards", (record) => (only(record, "scouting-dealt").percent.a += 10)],
    ["a camp off its place", (record) => (only(record, "camp-placed").camp.y += 1)],
    ["a unit group of the other seat", (record) => (only(record, "unit-deployed").unit.seat = "a")],
    ["a unit group deployed out of turn", (record) => drop(record, all(record, "unit-deployed")[0]!)],
  ];

  test.each(changes)("%s", (_, change) => {
    const genuine = recordOf(deploying);
    expect(genuine.seed).toBeNull();
    expect(failing(genuine)).toEqual([]);
    const record = structuredClone(genuine) as Draft;
    change(record);
    for (const [at, event] of record.events.entries()) event.seq = at + 1;
    expect(failing(record as BattleRecord)).toEqual(["play"]);
  });
});

describe("what is missing fails the checks that it belongs to", () => {
  const withSecretsKept = (record: Draft) => {
    record.seed = null;
    Object.assign(only(record, "cards-dealt"), { hands: null, pack: null, draws: null });
    Object.assign(only(record, "scouting-dealt"), { dealt: null });
    for (const one of all(record, "card-committed")) one.card = null;
    for (const one of all(record, "cards-kept")) one.keep = null;
  };

  test("the seed, when the battle is over", () => {
    expect(outcomes(tampered(MANY, withSecretsKept, false)).seed).toBe("failed");
  });

  test("the seed and the event that published it", () => {
    const kept = tampered(
      MANY,
      (record) => {
        withSecretsKept(record);
        record.events.pop();
      },
      false,
    );
    expect(failing(kept)).toEqual(["play"]);
    expect(faultsOf(kept)).toEqual([{ code: "event-missing", params: { type: "seed-published", seat: null }, seq: null }]);
  });

  test("every event: nothing is ok of a record without any", () => {
    const empty = { ...MANY, events: [] };
    expect(failing(empty)).toEqual(["seed", "play", "chain"]);
    expect(check({ ...empty, seed: null, nonces: { a: null, b: null } }).find((one) => one.name === "chain")).toMatchObject({
      ...{ ok: false, faults: [{ code: "nothing-to-check", params: {}, seq: null }] },
    });
  });
});

test.each([{}, { events: null }, { ...MANY, seed: "zz" }, { ...MANY, events: [null] }, [], "a record", null])(
  "what is no record at all fails, and breaks nothing",
  (document) => {
    const checks = verify(document as unknown as BattleRecord, DAYS_EDITION.tables, null);
    expect(checks.map((one) => one.name)).toEqual(RECORD_CHECKS);
    expect(checks.some((one) => (one.ok || one.notYet ? false : one.faults.length > 0))).toBe(true);
  },
);

type Path = readonly (string | number)[];

/** The path of every single value of a document. */
function leavesOf(document: unknown, path: Path = []): Path[] {
  if (typeof document !== "object" || document === null) return [path];
  return Object.entries(document).flatMap(([key, value]) => leavesOf(value, [...path, Array.isArray(document) ? Number(key) : key]));
}

const parentOf = (document: unknown, path: Path) =>
  path.slice(0, -1).reduce((at, key) => (at as never)[key], document) as Record<string | number, unknown>;

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? (value.endsWith("0") ? `${value.slice(0, -1)}1` : `${value.slice(0, -1)}0`) : "a";
}

describe("of any record", () => {
  const leaves = [MANY, SHORT, ABANDONED, CLOSED, READY].map((genuine) => ({ genuine, paths: leavesOf(genuine) }));
  const placed = fc
    .tuple(fc.constantFrom(...leaves), fc.nat())
    .map(([{ genuine, paths }, at]) => ({ genuine, path: paths[at % paths.length]! }));

  test("any single value that is changed makes some check fail", () => {
    fc.assert(
      fc.property(placed, ({ genuine, path }) => {
        const copy = structuredClone(genuine);
        const parent = parentOf(copy, path);
        parent[path.at(-1)!] = another(parent[path.at(-1)!]);
        expect(failing(copy), path.join(".")).not.toEqual([]);
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  test("any part may be replaced: it is still judged, and fails", () => {
    fc.assert(
      fc.property(placed, fc.nat(5), fc.jsonValue({ maxDepth: 2 }), ({ genuine, path }, up, value) => {
        const copy = structuredClone(genuine);
        const at = path.slice(0, Math.max(1, path.length - up));
        const parent = parentOf(copy, at);
        fc.pre(JSON.stringify(parent[at.at(-1)!]) !== JSON.stringify(value));
        parent[at.at(-1)!] = value;
        expect(failing(copy), at.join(".")).not.toEqual([]);
      }),
      { seed: 6, numRuns: 40 },
    );
  });

  /** Whether the seat took another card later the same day: only a link somebody saw can prove that it was there. */
  const isSuperseded = ({ events }: BattleRecord, at: number): boolean => {
    const event = events[at];
    if (event?.type !== "card-committed") return false;
    return events.slice(at + 1).some((one) => one.type === event.type && one.seat === event.seat && one.day === event.day);
  };

  /** Nor does anything follow from an order shown during the game, or from the end of a battle. */
  const isFollowedByNothing = ({ events }: BattleRecord, at: number): boolean => {
    const event = events[at];
    return event?.type === "battle-closed" || (event?.type === "order-revealed" && !event.forced);
  };

  test.each([SHORT, CLOSED])("no event can be left out, though the rest is linked again", (genuine) => {
    const tellable = genuine.events.map((_, at) => at).filter((at) => !isSuperseded(genuine, at) && !isFollowedByNothing(genuine, at));
    for (const at of tellable) {
      const copy = structuredClone(genuine) as Draft;
      copy.events.splice(at, 1);
      relink(copy);
      expect(failing(copy as BattleRecord), `${genuine.events[at]?.type} ${at + 1}`).not.toEqual([]);
    }
  });
});
