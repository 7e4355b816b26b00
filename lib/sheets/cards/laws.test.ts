import fc from "fast-check";
import { expect, test } from "vitest";
import { otherwise } from "@/tests/build/army";
import { eachOnce, lawOf, ofEachOf } from "@/tests/build/laws";
import { buildAllyList, buildList } from "@/tests/build/list";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { cardsOf } from "@/tests/build/shipped";
import type { Army } from "../../model/army";
import { armyCards as shape } from "../../model/army-cards";
import { prepare } from "../../rules/army/prepare";
import { armySheet } from "../army-sheet";
import { cardsText, noteInText } from "./cards-text";

const LISTS = [...CATALOG.lists, buildList(), buildAllyList()];
const book = prepare(LISTS, TABLES);
const armies = anyArmy({ lists: LISTS });
/** The same armies every time: a law that breaks here breaks for everyone. */
const RUNS = { seed: 1631, numRuns: 40 };

const own = eachOnce((army: Army) => cardsOf(army, book, "own"));
const opponents = eachOnce((army: Army) => cardsOf(army, book, "opponent"));
const json = (value: unknown): string => JSON.stringify(value);

const law = lawOf(
  CATALOG.readyArmies.map(({ army }) => army),
  ofEachOf(armies, RUNS),
);

law("cards are of the published shape, one for each unit group and each commander, in their order", (army) => {
  for (const cards of [own(army), opponents(army)]) {
    expect(shape.parse(cards)).toEqual(cards);
    expect(cards.units.map((one) => one.number)).toEqual(army.units.map((one) => one.number).sort((one, other) => one - other));
    const letters = Array.from({ length: army.commanders.length }, (_, at) => String.fromCharCode("A".charCodeAt(0) + at));
    expect(cards.commanders.map((one) => one.letter)).toEqual(letters);
  }
});

law("cards and sheet agree in what both say", (army) => {
  for (const reader of ["own", "opponent"] as const) {
    const { commands } = armySheet(army, book, { reader, rules: CATALOG.rules.version, link: null });
    const onSheet = commands.flatMap((one) => one.units).sort((one, other) => one.number - other.number);
    const told = onSheet.map(({ number, name, line, bases, boxes, breaksAfter, points }) => ({
      number,
      name,
      line,
      bases,
      boxes,
      breaksAfter,
      points,
    }));
    const onCards = (reader === "own" ? own : opponents)(army).units.map(({ number, name, line, bases, boxes, breaks, points }) => ({
      ...{ number, name, line, bases, boxes, breaksAfter: breaks?.words ?? "", points },
    }));
    expect(onCards).toEqual(told);
  }
});

law("no more bases are drawn than there are, and all of a whole formation", (army) => {
  for (const { formation, bases, classification } of own(army).units) {
    const drawn = formation?.ranks.flat().filter((one) => one !== null).length ?? 0;
    expect(drawn).toBeLessThanOrEqual(bases);
    if (classification && !/tercio|keil|pike and shot|colunela/.test(classification.words)) expect(drawn).toBe(bases);
  }
});

law("all that is taken from the shelf adds up to the army", (army) => {
  const { shelf, units } = own(army);
  const known = units.filter((one) => one.formation !== null);
  const bases = shelf?.groups.map((group) => [group.bases, group.rows.reduce((sum, row) => sum + row.bases, 0)]) ?? [];
  for (const [all, rows] of bases) expect(rows).toBe(all);
  expect(bases.reduce((sum, [all = 0]) => sum + all, 0)).toBe(known.reduce((sum, one) => sum + one.bases, 0));
});

test("the opponent learns nothing about points, options and intended commands", () => {
  const pairs = fc.tuple(armies, fc.array(fc.nat(63), { minLength: 18, maxLength: 18 }));
  let changed = 0;
  fc.assert(
    fc.property(pairs, ([army, choices]) => {
      const other = otherwise(army, LISTS, choices);
      expect(json(opponents(other))).toBe(json(opponents(army)));
      expect(json(opponents(army))).not.toMatch(/"points":[^n]/);
      if (json(own(army).units) !== json(own(other).units)) changed += 1;
    }),
    RUNS,
  );
  expect(changed).toBeGreaterThan(RUNS.numRuns / 2);
});

/** What programs read, what is drawn, and versions, which stand on the army's sheet. */
const UNSAID = new Set(["schema", "reader", "ranks", "form", "boxes", "source", "versions", "grade", "edge"]);

function stringsIn(value: unknown, key = ""): string[] {
  if (UNSAID.has(key)) return [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((one) => stringsIn(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => stringsIn(one, name));
}

const heard = (said: string): string => said.replaceAll(/\s/g, "").toLowerCase();

law("the text says all that the cards say, on lines of eighty letters without blanks at their ends", (army) => {
  for (const cards of [own(army), opponents(army)]) {
    const text = cardsText(cards);
    expect(text.split("\n").filter((line) => line.length > 80 || /\s$/.test(line))).toEqual([]);
    const said = heard(text);
    expect(stringsIn(cards).filter((one) => !said.includes(heard(noteInText(one))))).toEqual([]);
  }
});
