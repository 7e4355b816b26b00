import { expect, test } from "vitest";
import { PAPERS, type Paper } from "@/app/_components/army-sheet/paper";
import { layOut } from "@/app/_components/reference/layout/lay-out";
import type { SheetReader } from "@/lib/model/army-sheet";
import { bearersOf } from "@/lib/rules/bearers/bearers-of";
import { fitReference } from "@/lib/sheets/reference/fit-reference";
import { partOfReference } from "@/lib/sheets/reference/reference-parts";
import { CATALOG } from "@/tests/build/rules";
import { ALL_LISTS, WHOLE_REFERENCE } from "@/tests/build/whole-reference";

const UNMARKED = { marks: new Map(), ownValues: new Map() };

const leavesFor = (paper: Paper, reader: SheetReader): readonly number[] =>
  CATALOG.readyArmies.map(({ army }) => {
    const { reference } = fitReference(WHOLE_REFERENCE, bearersOf(army, ALL_LISTS, reader), null);
    return layOut(partOfReference(reference, "fight").reference, paper, UNMARKED).leaves.length;
  });

test.each(PAPERS)("what an army needs for the fight takes one page of %s for most ready armies, and two at most", (paper) => {
  const leaves = leavesFor(paper, "own");
  expect(leaves.filter((one) => one === 1).length).toBeGreaterThan(CATALOG.readyArmies.length * 0.75);
  expect(Math.max(...leaves)).toBeLessThanOrEqual(2);
});

test.each(PAPERS)("what it may need takes the opponent two pages of %s at most", (paper) => {
  expect(Math.max(...leavesFor(paper, "opponent"))).toBeLessThanOrEqual(2);
});
