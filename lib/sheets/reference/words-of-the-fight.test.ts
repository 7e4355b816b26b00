import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { sectionKey } from "../../model/quick-reference";
import type { ReferenceSectionId } from "../../model/reference-terms";
import { rowValue, rulesRow } from "../../rules/rules-row";
import { fireDieWords } from "../../words/combat";
import { unmarked } from "../../words/terms";
import { breakTables, campTables, victoryTables } from "./tables/break-and-victory-tables";
import { marchTables } from "./tables/commander-tables";
import { diceTables, killABaseTables } from "./tables/dice-tables";
import { shootersTables } from "./tables/shooting-tables";

const { afield, combat, reference, battle } = CATALOG;

const SECTIONS: readonly ReferenceSectionId[] = [
  "dice-and-claims",
  "combat",
  "shooting",
  "kill-a-base",
  "breaking",
  "camps",
  "marches-and-ambushes",
  "victory-points",
];
const written = (section: ReferenceSectionId) => reference[sectionKey(section)].tables;

function told(section: ReferenceSectionId, id: string): string {
  const cells = written(section).flatMap(({ rows }) => rows.flatMap((row) => (row.id === id ? row.cells : [])));
  expect(cells).not.toEqual([]);
  return unmarked(cells.join(" "));
}

const limit = (id: Parameters<typeof rowValue<NonNullable<typeof battle.tables.battlefield>["limits"][number]>>[1]) =>
  rowValue(battle.tables.battlefield?.limits ?? [], id);
const claim = (id: (typeof combat.claims.general)[number]["id"]) => rulesRow(combat.claims.general, id).values[0]?.value;

describe("numbers in sentences are those of the tables", () => {
  test.each([
    ["marches-and-ambushes", "who", `up to ${limit("march-groups-most")} UGs`],
    ["marches-and-ambushes", "ambush", `up to ${limit("ambush-cards")} cards`],
    ["marches-and-ambushes", "bluff", `${limit("bluff-cards")} card fewer`],
    ["camps", "place", `${limit("camp-reach")} or less from its middle`],
    ["shooting", "heights", `within ${limit("crest-reach")} of`],
    ["combat", "shatter", `+${claim("neighbour-shatter")}`],
    ["combat", "shove", `+${claim("neighbour-shove")}`],
  ] as const)("%s, %s: %s", (section, row, figure) => {
    expect(told(section, row)).toContain(figure);
  });

  test("a later keil shoves as a keil does", () => {
    expect(TABLES.setFormations.filter(({ shoves }) => shoves).map(({ id }) => id)).toEqual(["keil", "later-keil", "tercio"]);
    expect(told("combat", "shoves")).toContain("keil, later keil, tercio pikes 3+ deep");
  });

  test("a commander is tested with his broken unit group, whichever rank he was in", () => {
    expect(told("kill-a-base", "commander-unit")).toContain("in any rank");
  });

  test("a base is lost with its second wound", () => {
    expect(rowValue(TABLES.army.limits, "wounds-per-base")).toBe(2);
    expect(told("dice-and-claims", "sword")).toContain("second");
  });

  test("the ranges of tests and of support are those beside the dice", () => {
    const { causes, shifts } = afield.killABase;
    const [, near] = /within (\d+) BW/.exec(rulesRow(causes, "tug-broken").sentence) ?? [];
    const [, support] = /within (\d+) BW/.exec(rulesRow(shifts, "rear-support").sentence) ?? [];
    expect(told("kill-a-base", "measured")).toContain(`${near} from where its bases stood`);
    expect(told("kill-a-base", "support")).toContain(`within ${support}`);
  });

  test("regimental guns and platoon fire never shoot a die that only slows", () => {
    for (const [row, start] of [
      ["regimental", "regimental-guns"],
      ["platoon", "platoon-fire"],
    ] as const) {
      expect(told("shooting", row)).toContain(`never under ${fireDieWords(rulesRow(combat.fireSteps.starts, start).least)}`);
    }
  });

  test("the camp has the lowest quality unless a better one is paid for", () => {
    expect(told("camps", "fights")).toContain(TABLES.camps.qualities[0]?.name.toLowerCase());
  });
});

test("words and tables leave room for the rest on two pages: 9,450 characters", () => {
  const { tables: rules } = CATALOG.rules;
  const made = [diceTables, killABaseTables, breakTables, campTables, marchTables, shootersTables, victoryTables].flatMap((make) =>
    make({ rules, afield, combat, battle: battle.tables }),
  );
  const cells = [...made, ...SECTIONS.flatMap(written)].flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  expect(unmarked(cells.join("")).length).toBeLessThanOrEqual(9450);
});

test("no cell of these sections is blank", () => {
  const blank = SECTIONS.flatMap((section) => written(section).flatMap(({ rows }) => rows.filter(({ cells }) => cells.includes(null))));
  expect(blank).toEqual([]);
});
