import { describe, expect, test } from "vitest";
import type { ReferenceRow, ReferenceTable } from "@/lib/model/quick-reference";
import type { ReferenceSectionId } from "@/lib/model/reference-terms";
import { rowValue } from "@/lib/rules/rules-row";
import { numeral } from "@/lib/words/numerals";
import { unmarked } from "@/lib/words/terms";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { quickReference } from "./quick-reference";
import { plainReference } from "./reference-parts";

const { battle, afield, combat, reference } = CATALOG;
const { battlefield } = battle.tables;
if (!battlefield) throw new Error("no tables of the battlefield");
const SHEET = plainReference(quickReference({ ...{ afield, combat, reference }, rules: TABLES, battle: battle.tables }));

const OF_ORDERS = [
  ...(["turn-sequence", "before-the-battle", "cards", "commanders", "prompted-actions"] as const),
  ...(["movement", "charges", "allies"] as const),
];

function tablesOf(id: ReferenceSectionId): readonly ReferenceTable[] {
  return SHEET.sections.find((one) => one.id === id)?.tables ?? [];
}

function rowOf(section: ReferenceSectionId, table: string, id: string): ReferenceRow {
  const row = tablesOf(section)
    .find((one) => one.id === table)
    ?.rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${section}.${table}.${id}`);
  return row;
}

describe("numbers in sentences are those of the tables", () => {
  const { limits } = TABLES.army;
  const army = (id: (typeof limits)[number]["id"]) => rowValue(limits, id);
  const field = (id: (typeof battlefield.limits)[number]["id"]) => rowValue(battlefield.limits, id);
  const days = (id: "days" | "scouting-counted") => numeral(rowValue(battle.tables.limits, id));

  test.each([
    ["before-the-battle", "sequence", "five-days", `over ${days("days")} for scouting`],
    ["before-the-battle", "sequence", "out-scouting", `${days("scouting-counted")} best`],
    ["before-the-battle", "sequence", "out-scouting", `${field("first-deployment-least")} at least`],
    ["before-the-battle", "sequence", "pieces", `${field("spacing")} off all`],
    ["before-the-battle", "sequence", "deployment", `then ${field("batch")} in turn`],
    ["before-the-battle", "sequence", "deployment", `${field("deployment-gap")} off the middle`],
    ["cards", "group-moves", "cost", `dearest member’s card + ${army("group-move-cards") - 1} coloured`],
    ["commanders", "facts", "number", `${army("commanders-min")}–${army("commanders-max")}; at most ${army("talented-max")} talented`],
    ["movement", "moving", "fleet", `+${field("fleet-of-foot")} `],
    ["movement", "moving", "other", `${field("files-least")}+ wide, ${field("ranks-most")} deep`],
    ["allies", "rules", "contingent", `${army("contingent-min")}–${army("contingent-max")} UGs`],
  ] as const)("%s.%s.%s: %s", (section, table, id, words) => {
    expect(rowOf(section, table, id).cells.join(" ")).toContain(words);
  });

  test("half a list's minimums", () => {
    expect(army("contingent-minimum-divisor")).toBe(2);
    expect(rowOf("allies", "rules", "contingent").cells[1]).toContain("half the list’s minimums");
  });

  test("what no horse charges into is what the terrain says", () => {
    const barred = battlefield.terrainKinds.filter(({ note }) => note?.includes("No mounted charge"));
    expect(barred.map(({ id }) => id)).toEqual(["forest"]);
    expect(rowOf("charges", "rules", "forest").cells).toEqual(["Mounted", "not into forest or jungle"]);
  });
});

describe("rows are for the formations that the tables have", () => {
  const sets = (is: (one: (typeof TABLES.setFormations)[number]) => boolean) =>
    TABLES.setFormations.filter(is).map(({ id }) => `set:${id}`);
  const setsNeeded = (needs: ReferenceRow["needs"]) => needs.flat().filter((trait) => trait.startsWith("set:"));

  test("what has no flank or no rear", () => {
    const noRear = setsNeeded(rowOf("charges", "rules", "no-rear").against);
    expect(noRear).toEqual(sets((one) => one.noRear));
    expect([...setsNeeded(rowOf("charges", "rules", "no-flank").against), ...noRear].sort()).toEqual(sets((one) => one.noFlank).sort());
  });

  test("mounted need not charge home on whatever has pikes", () => {
    const pikes = sets(({ ranks }) => ranks?.some((rank) => rank.includes("P")) === true);
    expect(setsNeeded(rowOf("charges", "kinds", "free-pikes").against).sort()).toEqual(pikes.sort());
  });
});

describe("readings that the program, the cards and RULES.md share", () => {
  test.each([
    // Run away and skirmish 2.1 to 2.5; Glossary: Flexibles 6, Dragoons.
    ["charges", "rules", "must", "SuG v TuG"],
    ["charges", "rules", "may", "troops with evade or skirmish, and dragoons: run or skirmish"],
    ["charges", "rules", "may", "Flexibles: in skirmish form only"],
    // Kill a Base test 4.1, 4.2.
    ["commanders", "facts", "front", "at risk if it loses a base; in any rank if their UG breaks"],
    // Declaring charges 2.4; Glossary: Dragoons, Commanded Shot.
    ["charges", "rules", "finish", "may charge SuGs and camps; TuGs only if 1 more lost base would break them"],
    // Out-scouting 3; Remaining Deployment 1, 2; Glossary: Artillery.
    ["before-the-battle", "sequence", "out-scouting", "camp, then barricades, medium/heavy guns, the rest"],
    ["before-the-battle", "sequence", "deployment", "medium/heavy guns first"],
    // Start of Game.
    ["turn-sequence", "before", "scouts", "a free M2, straight ahead"],
    // Universal Rules 3, 4.
    ["charges", "rules", "foot-mounted", "keils, later keils, tercios"],
    ["before-the-battle", "sequence", "drop-pikes", "even on a march or in ambush"],
    // Shifts 1.1: two ahead are enough.
    ["prompted-actions", "least-card", "m5", "M5 Ahead, shift 1"],
    ["movement", "moving", "m5", "2+ ahead, up to 1 aside"],
    // Glossary: Flexibles 12; Ways to make contact 2.
    ["prompted-actions", "least-card", "m1", "flexibles, not in combat"],
    ["prompted-actions", "least-card", "mf1", "not if it meets only a flank"],
  ] as const)("%s.%s.%s: %s", (section, table, id, words) => {
    expect(rowOf(section, table, id).cells.join(" ")).toContain(words);
  });

  test("scouts make the one move that is white for all", () => {
    const actions = tablesOf("prompted-actions").find(({ id }) => id === "least-card");
    const white = actions?.rows.filter(({ cells }) => cells.slice(2).every((cell) => cell === "W"));
    expect(white?.map(({ cells }) => cells[0])).toEqual(["M2"]);
  });

  test("pikes are dropped by whoever the tables say", () => {
    const droppers = battlefield.formations.filter(({ dropsPikes }) => dropsPikes).map(({ id }) => [`set:${id}`]);
    expect(droppers).toEqual([["set:pike-and-shot"], ["set:early-pike-and-shot"]]);
    expect(rowOf("before-the-battle", "sequence", "drop-pikes").needs).toEqual(droppers);
  });
});

describe("prompted actions", () => {
  const table = tablesOf("prompted-actions").find(({ id }) => id === "least-card");
  const WORST_LAST = ["W", "G", "Y", "R", "no"];

  test("all of them, in their order", () => {
    expect(table?.rows.map(({ cells }) => cells[0])).toEqual([
      ...["C1", "C2", "C3", "C4"],
      ...Array.from({ length: 15 }, (_, at) => `M${at + 1}`),
      ...["MF1", "MF2", "F1", "F2", "F3", "F4"],
    ]);
  });

  test("nothing is cheaper for formed troops than for drilled, nor for tribal than for formed", () => {
    for (const { cells } of table?.rows ?? []) {
      const costs = cells.slice(3).map((cell) => WORST_LAST.indexOf(cell ?? ""));
      expect(costs, `${cells[0]}`).toEqual(costs.toSorted((one, other) => one - other));
    }
  });

  test("a class either has a card for an action, cannot do it, or never comes to it", () => {
    const costs = table?.rows.flatMap(({ cells }) => cells.slice(2)) ?? [];
    expect([...new Set(costs)].sort()).toEqual(["G", "R", "W", "Y", "no", "–"]);
  });
});

test("what nobody knows is blank, and keeps its place for whoever wrote his own value there", () => {
  const blanks = OF_ORDERS.flatMap((section) =>
    tablesOf(section).flatMap(({ id, columns, rows }) =>
      rows.flatMap((row) => row.cells.flatMap((cell, at) => (cell === null ? [[section, id, row.id, columns[at]?.id].join(".")] : []))),
    ),
  );
  expect(blanks).toEqual(["movement.moving.dismounted.fact", "charges.kinds.free-fourth.who"]);
});

test("these sections fit into what two pages leave them", () => {
  const cells = OF_ORDERS.flatMap((section) => (section === "movement" ? reference.movement.tables : tablesOf(section))).flatMap(
    ({ rows }) => rows.flatMap((row) => row.cells),
  );
  expect(cells.map((cell) => unmarked(cell ?? "")).join("").length).toBeLessThanOrEqual(13_050);
});
