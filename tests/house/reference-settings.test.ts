import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { paperRoom } from "@/app/_components/paper/paper-room";
import { TYPES } from "@/app/_components/reference/layout/lay-out";
import * as measures from "@/app/_components/reference/layout/measures";

const components = join(import.meta.dirname, "../../app/_components");
const read = (file: string): string => readFileSync(join(components, file), "utf8");
const [css, types, paper] = [read("reference/reference.css"), read("reference/reference-types.css"), read("paper/paper.css")];

/** All that is said under a selector. */
const ruleIn = (sheet: string, selector: string): string =>
  sheet
    .split(`  ${selector} {`)
    .slice(1)
    .map((after) => after.split("}")[0])
    .join(" ");
/** The figures of a property, in the order in which they are written there. */
const figures = (sheet: string, selector: string, property: string): readonly number[] => {
  const written = new RegExp(`[ ;]${property}: ([^;]+);`).exec(ruleIn(sheet, selector))?.[1] ?? "";
  return (written.match(/[\d.]+/g) ?? []).map(Number);
};

/** What the leaves are filled by is what is drawn. */
describe("a quick reference is drawn as it is laid out", () => {
  test("in every type there is", () => {
    const drawn = [...types.matchAll(/data-type="([\d.]+)"\] \{\s*--type: ([\d.]+);/g)].map(([, name, type]) => [name, Number(type)]);
    expect(drawn).toEqual(TYPES.map((type) => [type.toFixed(2), type]));
  });

  test("in heights and gaps", () => {
    expect(figures(css, ".reference-columns", "line-height")).toEqual([measures.LINE]);
    expect(figures(css, ".reference-columns", "gap")).toEqual([measures.GUTTER]);
    expect(figures(css, ".reference-head", "height")).toEqual([measures.LEAF_HEAD]);
    expect(figures(css, ".reference-section", "height")).toEqual([measures.SECTION]);
    expect(figures(css, ".reference-column > :not(:first-child).reference-section", "margin-top")).toEqual([measures.ABOVE_SECTION]);
    expect(figures(css, ".reference-table", "margin-bottom")).toEqual([measures.BELOW_TABLE]);
    expect(figures(css, ".reference-table :is(th, td)", "padding")).toEqual([measures.ROW, 0, 0]);
    expect(figures(css, ".reference-table :is(th, td) + :is(th, td)", "padding-left")).toEqual([measures.GAP]);
    expect(figures(css, ".reference-table thead :is(th, td)", "font-size")).toEqual([measures.HEAD_SIZE]);
    expect(figures(css, ".reference-table[data-runs-in] > tbody > tr", "padding")).toEqual([measures.ROW, 0, 0, measures.HANGING]);
    expect(figures(css, ".reference-table[data-runs-in] > tbody > tr", "text-indent")).toEqual([measures.HANGING]);
  });

  test("the title of a table is no taller than computed", () => {
    const [height = 9] = figures(css, ".reference-table > caption", "height");
    const size = Number(/italic 500 ([\d.]+)em/.exec(ruleIn(css, ".reference-table > caption"))?.[1]);
    expect(height * size).toBeLessThanOrEqual(measures.TITLE);
    expect(height * size).toBeGreaterThan(measures.TITLE - 0.05);
  });

  test("a sheet leaves as much white as computed", () => {
    const [margin = 0] = figures(paper, ".paper-page:not([data-flows]) > .paper-leaf", "padding");
    const [foot = 0] = figures(paper, ".paper-foot", "height");
    expect(paperRoom("a4")).toEqual({ width: 210 - 2 * margin, height: 297 - 2 * margin - foot });
    expect([...paper.matchAll(/margin: (\d+)mm;/g)].map(([, mm]) => Number(mm))).toEqual([margin, margin, margin, margin]);
  });
});
