import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { otherwise } from "@/tests/build/army";
import { eachOnce, lawOf, ofEachOf } from "@/tests/build/laws";
import { buildAllyList, buildList } from "@/tests/build/list";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army } from "../model/army";
import { type ArmySheet, LOSS_BOXES, armySheet as shape } from "../model/army-sheet";
import { version } from "../model/identifiers";
import { prepare } from "../rules/army/prepare";
import { armySheet } from "./army-sheet";
import { noteInText, sheetText } from "./sheet-text";
import { shortVersion } from "./text-parts";

vi.setConfig({ testTimeout: 60_000 });

const LISTS = [...CATALOG.lists, buildList(), buildAllyList()];
const book = prepare(LISTS, TABLES);
const armies = anyArmy({ lists: LISTS });
/** The same armies every time: a law that breaks here breaks for everyone. */
const RUNS = { seed: 1618, numRuns: 150 };
const LINK = "https://condotta.example/a/pfxw6ylogezdgnbvgy3tqojqga";

const given = { rules: CATALOG.rules.version, link: LINK };
const own = eachOnce((army: Army): ArmySheet => armySheet(army, book, { ...given, reader: "own" }));
const opponents = eachOnce((army: Army): ArmySheet => armySheet(army, book, { ...given, reader: "opponent" }));
const unitsOn = ({ commands }: ArmySheet) => commands.flatMap((one) => one.units);

const text = (value: unknown): string => JSON.stringify(value);

/** Words for a failure only when it fails. */
function holds(condition: boolean, words: () => string): void {
  if (!condition) throw new Error(words());
}

const law = lawOf(
  CATALOG.readyArmies.map(({ army }) => army),
  ofEachOf(armies, RUNS),
);

law("every sheet is of the published shape, and shows every unit group once", (army) => {
  for (const sheet of [own(army), opponents(army)]) {
    holds(text(shape.parse(sheet)) === text(sheet), () => text(sheet));
    const numbers = unitsOn(sheet).map((one) => one.number);
    const wanted = army.units.map((one) => one.number);
    holds(text([...numbers].sort()) === text([...wanted].sort()), () => `${numbers} of ${wanted}`);
  }
});

law("there is a box for each base", (army) => {
  for (const sheet of [own(army), opponents(army)]) {
    for (const { troop, boxes, bases } of unitsOn(sheet)) holds(boxes.length === (troop ? bases : 0), () => text(boxes));
  }
});

/** Open boxes first, then at most one half, then crossed ones; and whatever can break has a box on which it does. */
law("losses run from open boxes to crossed ones", (army) => {
  const sheet = own(army);
  for (const { boxes } of [...unitsOn(sheet), sheet.camp]) {
    const order = boxes.map((one) => LOSS_BOXES.indexOf(one));
    const rising = order.every((one, at) => one >= (order[at - 1] ?? 0));
    const breaks = boxes.length === 0 || boxes.some((one) => one !== "open");
    holds(rising && breaks && boxes.filter((one) => one === "half").length <= 1, () => text(boxes));
  }
});

law("what each costs adds up to the points", (army) => {
  const { commands, camp, figures } = own(army);
  const prices = [camp.points, ...commands.flatMap((one) => [one.commander?.points ?? 0, ...one.units.map((unit) => unit.points)])];
  const total = prices.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const points = figures.find((one) => one.id === "points")?.value.replaceAll(",", "");
  holds(points === String(total), () => `${points} of ${total}`);
});

law("the opponent is told no points", (army) => {
  const sheet = opponents(army);
  holds(!/"points":[^n]/.test(text(sheet)) && sheet.figures.every((one) => one.id !== "points"), () => text(sheet));
  const limit = new RegExp(` · ${sheet.about.split(" · ").at(-1)}`);
  for (const style of ["full", "compact", "lines"] as const) {
    const said = sheetText(sheet, style).replace(limit, "");
    holds(!/\d points/.test(said), () => said);
  }
});

/** The verdict is told whatever it comes from, and of cards both players see how many there are. */
const silent = (sheet: ArmySheet) => ({
  ...sheet,
  verdict: null,
  figures: sheet.figures.filter((one) => one.id !== "mapCards" && one.id !== "scoutingCards"),
});

test("the opponent learns nothing about options and intended commands", () => {
  const pairs = fc.tuple(armies, fc.array(fc.nat(63), { minLength: 18, maxLength: 18 }));
  let changed = 0;
  fc.assert(
    fc.property(pairs, ([army, choices]) => {
      const other = otherwise(army, LISTS, choices);
      const [one, two] = [opponents(army), opponents(other)].map((sheet) => text(silent(sheet)));
      holds(one === two, () => `${one}\n${two}`);
      if (text(unitsOn(own(army))) !== text(unitsOn(own(other)))) changed += 1;
    }),
    RUNS,
  );
  expect(changed).toBeGreaterThan(RUNS.numRuns / 2);
});

test("the order of the unit groups in the document changes nothing", () => {
  const shuffled = armies.chain((one) => fc.tuple(fc.constant(one), fc.shuffledSubarray(one.units, { minLength: one.units.length })));
  fc.assert(
    fc.property(shuffled, ([army, units]) => {
      for (const sheet of [own, opponents]) holds(text(sheet({ ...army, units })) === text(sheet(army)), () => text(units));
    }),
    RUNS,
  );
});

/** Whatever is written for people; what programs read has names of its own. */
function stringsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return ["schema", "reader", "id", "source", "boxes"].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => stringsIn(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => stringsIn(one, name));
}

/** Versions are said by their beginnings. */
const shortened = (one: string): string => (version.safeParse(one).success ? shortVersion(version.parse(one)) : one);

/** However its lines are broken. */
const heard = (said: string): string => said.replaceAll(/\s/g, "").toLowerCase();

law("the full text says all that the sheet says, on lines of eighty letters", (army) => {
  for (const sheet of [own(army), opponents(army)]) {
    const full = sheetText(sheet, "full");
    const long = full.split("\n").filter((line) => line.length > 80);
    holds(long.length === 0, () => text(long));
    const said = heard(full);
    const missing = stringsIn(sheet).filter((one) => !said.includes(heard(noteInText(shortened(one)))));
    holds(missing.length === 0, () => text(missing));
  }
});

law("a line for the army, each finding, command and unit group; a paragraph for the army and each command; versions and link", (army) => {
  const sheet = own(army);
  const { commands, verdict } = sheet;
  const lines = 1 + verdict.reasons.length + commands.length + army.units.length + 2;
  holds(sheetText(sheet, "lines").split("\n").length === lines, () => sheetText(sheet, "lines"));
  holds(sheetText(sheet, "compact").split("\n\n").length === 1 + commands.length + 2, () => sheetText(sheet, "compact"));
});

law("no line ends in a blank", (army) => {
  for (const style of ["full", "compact", "lines"] as const)
    holds(!/\s$/m.test(sheetText(own(army), style).replaceAll("\n\n", "\n")), () => style);
});
