import { describe, expect, test } from "vitest";
import type { ReferenceRow } from "@/lib/model/quick-reference";
import { TABLES } from "@/tests/build/rules";
import { WHOLE_REFERENCE } from "@/tests/build/shipped";
import { termNamed } from "../../words/terms";
import { rowKey } from "./reference-parts";

const tables = WHOLE_REFERENCE.sections.flatMap(({ id, tables }) => tables.map((table) => ({ section: id, ...table })));
const rows = new Map(tables.flatMap(({ section, id, rows }) => rows.map((row) => [rowKey(section, id, row.id), row] as const)));

function rowOf(key: string): ReferenceRow {
  const row = rows.get(key);
  if (!row) throw new Error(`no row ${key}`);
  return row;
}

/** "Turns, Phases and Sub-Phases": the six phases by their headings. */
const PHASES = ["Card Phase", "Charge Phase", "Shooting Phase", "Movement Phase", "Fighting Phase", "End of Turn Phase"] as const;

describe("phases have their names", () => {
  const ofTheTurn = tables.filter(({ section, title }) => section === "turn-sequence" && PHASES.some((one) => one === title));

  test("each is a table of the turn sequence, in order, and its sub-phases stand in it", () => {
    expect(ofTheTurn.map(({ title }) => title)).toEqual(PHASES);
    for (const [at, { rows }] of ofTheTurn.entries()) {
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter(({ cells }) => !new RegExp(`^SP${at + 1}\\.\\d$`).test(cells[0] ?? ""))).toEqual([]);
    }
  });

  test("all sub-phases are there", () => {
    const told = ofTheTurn.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]));
    const counts = [3, 8, 2, 3, 5, 4];
    expect([...new Set(told)]).toEqual(counts.flatMap((most, at) => Array.from({ length: most }, (_, step) => `SP${at + 1}.${step + 1}`)));
  });

  test("wherever else a row speaks of a sub-phase, it says of which phase", () => {
    const others = tables.filter(({ id }) => !ofTheTurn.some((one) => one.id === id));
    const cells = others.flatMap(({ rows }) => rows.flatMap((row) => row.cells.map((cell) => cell ?? "")));
    const unnamed = cells.filter((cell) =>
      [...cell.matchAll(/(.{0,20})\b([1-6])\.[1-8]\b(?!\d)/g)].some(
        ([, before = "", phase]) => !before.endsWith(`${PHASES[Number(phase) - 1]}, SP`.slice(-20)),
      ),
    );
    expect(unnamed).toEqual([]);
    expect(cells.filter((cell) => /\bin [24]\b|\bphases? \d/.test(cell))).toEqual([]);
  });

  test("and so does where it is from", () => {
    const headings = [...rows.values()].map(({ source }) => source.heading ?? "");
    const unnamed = headings.filter((one) =>
      [...one.matchAll(/SP(\d)/g)].some(([, phase]) => !one.includes(`${PHASES[Number(phase) - 1]} SP`)),
    );
    expect(unnamed).toEqual([]);
  });
});

/** Those of more than one kind of base whose glossary says it. */
const SETS_THAT_MIX: ReferenceRow["needs"] = (["pike-and-shot", "early-pike-and-shot", "later-keil", "tercio"] as const).map((id) => [
  `set:${id}`,
]);

type Told = readonly [key: string, words: readonly (string | RegExp)[], heading: string, needs: ReferenceRow["needs"]];

/** What a turn asks that no table of the app reckons with: the words, where the rulebook has them, and who needs the row. */
const TOLD: readonly Told[] = [
  ["movement.moving.through-forced", ["set back", /no room.*lost/, "SuGs lost"], "Declaring charges 8", [["has:impetuous"]]],
  ["charges.rules.c4", ["shot at within 1", "losses", "slowing"], "Counter charges and intercepts 2 to 5", []],
  ["charges.rules.press", ["up to 1", /newly met.*run or skirmish/, "without shooting"], "Charge Phase SP2.6 6.3", []],
  ["combat.rules.losses", ["last that touches an enemy", /too narrow/], "Casualty removal in combat 1.1 to 1.3", []],
  ["charges.rules.align", ["own TuGs not in combat", "by 1"], "Aligning for combat 4", []],
  ["movement.moving.wagons", ["1 wide", "2 wide, 4 deep", "4 wide, 2 deep"], "Glossary: Battlewagons", [["type:battle-wagon"]]],
  ["movement.moving.wagon-column", ["wheels only"], "Glossary: Battlewagons", [["type:battle-wagon"]]],
  ["movement.moving.wagon-changes", ["90", "one base"], "Glossary: Battlewagons", [["type:battle-wagon"]]],
  ["combat.rules.barricades", ["not good going"], "Glossary: Barricades 8", []],
  ["cards.group-moves.tow", ["flexible mounted"], "Movement Mechanism 4", [["form:skirmish"]]],
  // What playing a turn through left open.
  ["turn-sequence.charge-phase.clear", ["W action", /KaB on the UG behind unless it charges/], "Charge Phase SP2.1", [["form:skirmish"]]],
  ["charges.rules.chargers", ["SuGs met are lost", /if the target left, .*after it.*90/], "Moving chargers", []],
  ["charges.rules.shots", ["path of charge"], "Shooting at chargers", []],
  ["charges.rules.touching", ["contact by charge only", "supporting file"], "Engaging when already in contact 1", []],
  ["combat.rules.alike", ["claim and shoot alike"], "Glossary: Pike & Shot", SETS_THAT_MIX],
];

test("set formations are as wide as the tables have them", () => {
  const [, said = ""] = rowOf("movement.moving.set").cells;
  const told = [...(said?.matchAll(/([^;(]+?) (\d)(?: wide)?(?=[;)])/g) ?? [])].flatMap(([, names = "", wide]) =>
    names.split(", ").map((name) => [termNamed(name.trim()), Number(wide)] as const),
  );
  const drawn = TABLES.setFormations.flatMap(({ id, ranks }) =>
    ranks ? [[id, Math.max(...ranks.map((rank) => rank.length))] as const] : [],
  );
  expect(new Map(told)).toEqual(new Map(drawn));
});

describe("a turn can be played by it", () => {
  test.each(TOLD)("%s", (key, words, heading, needs) => {
    const row = rowOf(key);
    const said = row.cells.join(" ");
    for (const one of words) expect(said).toMatch(one);
    expect(row.source).toMatchObject({ from: "rulebook", heading: expect.stringContaining(heading) });
    expect(row.needs).toEqual(needs);
  });
});

test("doubles: who leads, who acts and who passes", () => {
  const { cells, source } = rowOf("commanders.facts.doubles");
  expect(cells[1]).toMatch(/two commanders.*either may act.*all pass.*two-pass rule is by side/);
  expect(source).toMatchObject({ from: "rulebook", heading: "Tournament types" });
});

test("a commander's move in the Charge Phase has its place, by a reading of ours; empty barricades can be manned again", () => {
  const declare = rowOf("turn-sequence.charge-phase.declare");
  expect(declare.cells[1]).toMatch(/CM1 moves commanders/);
  expect(declare.cellSources?.map(({ column, source }) => [column, source.from])).toEqual([["what", "house"]]);
  expect(rowOf("movement.moving.barricades").cells[1]).toMatch(/manned again from their own side/);
});
