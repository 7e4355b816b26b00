import { expect, test } from "vitest";
import { PAPERS, type Paper } from "@/app/_components/paper/paper";
import { layOut } from "@/app/_components/reference/layout/lay-out";
import type { SheetReader } from "@/lib/model/army-sheet";
import { bearersOf } from "@/lib/rules/bearers/bearers";
import { fitReference } from "@/lib/sheets/reference/fit-reference";
import { partOfReference } from "@/lib/sheets/reference/reference-parts";
import { CATALOG } from "@/tests/build/rules";
import { ALL_LISTS, WHOLE_REFERENCE } from "@/tests/build/shipped";

const UNMARKED = { marks: new Map(), ownValues: new Map() };

const laidFor = (paper: Paper, reader: SheetReader) =>
  CATALOG.readyArmies.map(({ army }) => {
    const { reference } = fitReference(WHOLE_REFERENCE, bearersOf(army, ALL_LISTS, reader), null);
    return layOut(partOfReference(reference, "fight").reference, paper, UNMARKED);
  });

/** Millimetres: 6.2 pt, which is read without a glass. */
const READABLE = 2.2;

test.each(PAPERS)("what an army needs for the fight takes both sides of one sheet of %s at most, in type that is easily read", (paper) => {
  for (const { leaves, type } of laidFor(paper, "own")) {
    expect(leaves.length).toBeLessThanOrEqual(2);
    expect(type).toBeGreaterThanOrEqual(READABLE);
  }
});

test.each(PAPERS)("what it may need takes the opponent two pages of %s at most", (paper) => {
  expect(Math.max(...laidFor(paper, "opponent").map((one) => one.leaves.length))).toBeLessThanOrEqual(2);
});
