import { describe, expect, test } from "vitest";
import { FINE } from "@/app/_components/engraving/pen";
import { BOOK } from "@/tests/build/played-battle";
import { flankBands } from "./chart-ground";
import { FRAME, HEIGHT, plotsOf } from "./chart-layout";

type Flanks = typeof BOOK.tables.flanks;
const bandsOf = (flanks: Flanks) => flankBands(plotsOf({ ...BOOK.tables, flanks }));
const none = (row: Flanks[number]): Flanks[number] => ({ ...row, kind: "none", water: null });

test("the map has a sea, a river and two scarps, always drawn the same", () => {
  const bands = bandsOf(BOOK.tables.flanks);
  for (const band of Object.values(bands)) expect(band).not.toBe("");
  expect(bandsOf(BOOK.tables.flanks)).toEqual(bands);
});

test("a map of open flanks has none of them", () => {
  expect(bandsOf(BOOK.tables.flanks.map(none))).toEqual({ sea: "", river: "", banks: "", ripples: "", scarps: "" });
});

describe.each([
  ["sea", "coast"],
  ["river", "river"],
] as const)("%s", (band, water) => {
  test.each(["A", "E"])("of row %s lies along its outer edge", (id) => {
    const flanks = BOOK.tables.flanks.map((row) => (row.id === id ? { ...row, kind: "water" as const, water } : none(row)));
    const first = /^M(\d+) (\d+)/.exec(bandsOf(flanks)[band]);
    const y = Number(first?.[2]) / FINE;
    const depth = id === "A" ? y - FRAME : HEIGHT - FRAME - y;
    expect(depth).toBeGreaterThan(0);
    expect(depth).toBeLessThan(60);
    expect(bandsOf(flanks).scarps).toBe("");
  });
});
