import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { RECORD_CHECKS, type RecordCheckName } from "@/lib/model/record-check";
import { BATTLE } from "@/tests/build/battle-fixtures";
import { DAYS_EDITION } from "@/tests/build/days-tables";
import { chanceOf } from "@/tests/build/played-battle";
import { playedOut, recordOf, seatForce, seedOf, startBattle, withCommand } from "@/tests/build/recorded-battle";
import { ABANDONED, all, type Draft, MANY, only, tampered } from "@/tests/build/tampering";
import { verify } from "./verify";

const check = (record: BattleRecord, seen: string | null = null) => verify(record, DAYS_EDITION.tables, seen);
const failing = (record: BattleRecord) => check(record).flatMap((one) => (one.ok || one.notYet ? [] : [one.name]));

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

describe("a genuine record", () => {
  test("holds in every check once its seed is published, whatever the forces", () => {
    for (let number = 0; number < 24; number += 1) {
      const { recorded } = playedOut(started(number), chanceOf(number), number % 4 === 0 ? number : undefined);
      expect(check(recordOf(recorded), recorded.now.chain).filter((one) => !one.ok)).toEqual([]);
    }
  });

  test("has nothing wrong at any time before, and says what must wait", () => {
    const { commands } = playedOut(started(7), chanceOf(7));
    let recorded = started(7);
    for (const command of commands.slice(0, -1)) {
      recorded = withCommand(recorded, command);
      const checks = check(recordOf(recorded), recorded.now.chain);
      expect(checks.flatMap((one) => one.faults)).toEqual([]);
      expect(checks.filter((one) => one.name === "commitment" || one.name === "chain").every((one) => one.notYet)).toBe(true);
    }
  });

  test("in the five days waits for the seed with all that is drawn, dealt and held in secret", () => {
    const { commands } = playedOut(started(7), chanceOf(7));
    const days = commands
      .slice(
        0,
        commands.findIndex(([, command]) => command.type === "move-marker"),
      )
      .reduce(withCommand, started(7));
    const outcomes = check(recordOf(days)).map((one) => [one.name, one.ok ? "ok" : one.notYet ? "not yet" : "failed"]);
    expect(Object.fromEntries(outcomes)).toEqual({
      ...{ rules: "ok", commitment: "not yet", draws: "not yet", faces: "ok", pack: "not yet", deals: "not yet", "cards-held": "not yet" },
      ...{ moves: "ok", choices: "ok", outscouting: "ok", sequence: "ok", chain: "not yet", seals: "ok" },
    });
  });

  test("of a seat that nobody took, given up by the other", () => {
    const { forces, ...start } = started(1).start;
    const alone = startBattle({ ...start, forces: { ...forces, b: null } });
    const over = withCommand(alone, ["a", { type: "abandon", otherIsAway: false }]);
    expect(check(recordOf(over)).filter((one) => !one.ok)).toEqual([]);
  });

  test("of a seat that offered to abandon, played on and offered it again", () => {
    const offer = ["a", { type: "abandon", otherIsAway: false }] as const;
    const { commands } = playedOut(started(7), chanceOf(7));
    const [sits, ...others] = commands;
    if (sits?.[0] !== "a") throw new Error("somebody else begins");
    const recorded = [offer, sits, offer, ...others].reduce(withCommand, started(7));
    expect(recorded.events.filter(({ type }) => type === "abandon-offered")).toHaveLength(2);
    expect(check(recordOf(recorded)).flatMap((one) => one.faults)).toEqual([]);
  });

  test("says how much it checked", () => {
    const checked = Object.fromEntries(check(MANY).map((one) => [one.name, one.checked]));
    expect(checked).toMatchObject({
      draws: 2 + 2 + 49,
      faces: 4,
      pack: 50,
      deals: 2 + 8 + 11 + 6 + 6,
      chain: MANY.events.length,
      seals: 0,
    });
    expect(Object.fromEntries(check(ABANDONED).map((one) => [one.name, one.checked]))).toMatchObject({ outscouting: 0, seals: 2 });
  });
});

describe("what is missing fails the checks that it belongs to", () => {
  const SECRET: readonly RecordCheckName[] = ["commitment", "draws", "pack", "deals", "cards-held", "outscouting", "chain"];

  const withSecretsKept = (record: Draft) => {
    record.seed = null;
    Object.assign(only(record, "cards-dealt"), { hands: null, pack: null, draws: null });
    Object.assign(only(record, "scouting-dealt"), { dealt: null });
    for (const one of all(record, "card-committed")) one.card = null;
    for (const one of all(record, "cards-kept")) one.keep = null;
  };

  test("the seed, when the battle is over", () => {
    expect(failing(tampered(MANY, withSecretsKept, false))).toEqual(SECRET);
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
    expect(failing(kept).toSorted()).toEqual([...SECRET, "sequence"].sort());
  });

  test("every event: nothing is ok of a record without any", () => {
    const empty = { ...MANY, events: [] };
    expect(failing(empty)).toEqual(["commitment", "draws", "sequence", "chain"]);
    expect(check({ ...empty, seed: null, nonces: { a: null, b: null } }).find((one) => one.name === "chain")).toMatchObject({
      ...{ ok: false, faults: [{ code: "nothing-to-check", params: {}, seq: null }] },
    });
  });

  test("both nonces", () => {
    expect(failing({ ...MANY, nonces: { a: null, b: null } })).toEqual(["draws"]);
  });
});

test.each([{}, { events: null }, { ...MANY, seed: "zz" }, { ...MANY, events: [null] }, [], "a record", null])(
  "what is no record at all fails, and breaks nothing",
  (document) => {
    const checks = check(document as unknown as BattleRecord);
    expect(checks.map((one) => one.name)).toEqual(RECORD_CHECKS);
    expect(checks.some((one) => (one.ok || one.notYet ? false : one.faults.length > 0))).toBe(true);
  },
);
