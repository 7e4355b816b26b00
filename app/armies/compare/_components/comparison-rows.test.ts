import { describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { assess } from "@/lib/rules/army/assess";
import type { Side } from "@/lib/rules/army/compare-armies";
import { plain } from "@/lib/words/sentence";
import { buildArmy, buildHosting, COMMANDERS, commanderOf, unitsBut } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import { comparisonSections, type Row } from "./comparison-rows";

const book = buildBook();
const side = (army: Army): Side => ({ army, book, verdict: assess(army, book) });
const sections = (one: Army, other: Army) => comparisonSections(side(one), side(other));

const rowsOf = (one: Army, other: Army, title: string): readonly Row[] =>
  sections(one, other).find((section) => section.title === title)?.rows ?? [];
const told = (rows: readonly Row[]) => rows.map((row) => [plain(row.label), plain(row.one), plain(row.other), row.more, row.differs]);

test("an army beside itself differs in nothing, and every row has a key of its own", () => {
  const rows = sections(buildHosting(), buildHosting()).flatMap((section) => section.rows);
  expect(rows.filter((row) => row.differs || row.more !== null)).toEqual([]);
  expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
});

test("verdict, list, year and points limit come first", () => {
  const other = buildArmy({ year: 1550, pointsLimit: 5000, camp: { kind: "mobile", quality: "poor" } });
  expect(told(rowsOf(buildArmy(), other, "The armies"))).toEqual([
    ["Verdict", "Legal in any year of its list", "Not legal: 2 problems", null, true],
    ["List", "Test list, 1500–1600", "Test list, 1500–1600", null, false],
    ["Year", "any year", "1550", null, true],
    ["Points limit", "10,000", "5000", null, true],
  ]);
});

test("numbers say what the other has more or less", () => {
  const fewer = buildArmy({ units: unitsBut({ 8: null }) });
  // The guns are 2 bases at 194.
  expect(told(rowsOf(fewer, buildArmy(), "Numbers")).slice(0, 2)).toEqual([
    ["Points", "5486", "5874", "+388", true],
    ["Unit groups", "7", "8", "+1", true],
  ]);
  expect(rowsOf(buildArmy(), fewer, "Numbers").map((row) => row.more)).toEqual(["−388", "−1", "−1", null, "−2", "−1", null, null, null]);
});

test("camp and commanders, an ally with the list he comes from", () => {
  const one = buildHosting({ name: "Axel" }, undefined, { camp: { kind: "none", quality: "poor" } });
  const other = buildHosting({}, undefined, { commanders: [COMMANDERS[0]!, commanderOf("left", "sub", "talented", { name: "Horn" })] });
  expect(told(rowsOf(one, other, "Camp and commanders"))).toEqual([
    ["Camp", "no camp", "standard, poor", null, true],
    ["Army commander", "talented, professional", "talented, professional", null, false],
    ["Sub-commander", "competent, professional", "Horn: talented, professional", null, true],
    ["Ally", "Axel: competent, professional, from Ally list, 1500–1600", "none", null, true],
  ]);
});

describe("troops", () => {
  test("say bases, unit groups and points, and what the other has more of what both have", () => {
    const other = buildArmy({ units: unitsBut({ 1: null, 4: { bases: 5 }, 7: null }) });
    expect(told(rowsOf(buildArmy(), other, "Troops")).slice(0, 4)).toEqual([
      ["Regiments", "18 bases in 3 unit groups, 1980 points", "12 bases in 2 unit groups, 1320 points", "−6 bases, −660 points", true],
      ["Horse", "8 bases in 2 unit groups, 976 points", "9 bases in 2 unit groups, 1098 points", "+1 base, +122 points", true],
      ["Light horse", "6 bases in 1 unit group, 672 points", "6 bases in 1 unit group, 672 points", null, false],
      ["Skirmishers", "6 bases in 1 unit group, 228 points", "none", null, true],
    ]);
  });

  test("are named by their list where they come from more than one", () => {
    const titles = (one: Army, other: Army) => sections(one, other).map((section) => section.title);
    expect(titles(buildArmy(), buildArmy()).slice(3)).toEqual(["Troops"]);
    expect(titles(buildArmy(), buildHosting()).slice(3)).toEqual(["Troops of Test list, 1500–1600", "Troops of Ally list, 1500–1600"]);
    expect(titles(buildArmy({ units: [] }), buildArmy({ units: [] })).slice(3)).toEqual([]);
  });
});
