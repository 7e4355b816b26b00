import { expect, test } from "vitest";
import { PAPERS, type Paper } from "@/app/_components/paper/paper";
import type { LaidLeaf } from "@/app/_components/reference/layout/laid";
import { layOut } from "@/app/_components/reference/layout/lay-out";
import { bearersOf } from "@/lib/rules/bearers/bearers";
import { fitReference } from "@/lib/sheets/reference/fitted-reference";
import { partOfReference } from "@/lib/sheets/reference/reference-parts";
import { CATALOG } from "@/tests/build/rules";
import { ALL_LISTS, WHOLE_REFERENCE } from "@/tests/build/shipped";

const UNMARKED = { marks: new Map(), ownValues: new Map() };

const laidFor = (paper: Paper) =>
  CATALOG.readyArmies.map(({ army }) => {
    const { reference } = fitReference(WHOLE_REFERENCE, bearersOf(army, ALL_LISTS, "own"), null);
    return layOut(partOfReference(reference, "fight").reference, paper, UNMARKED);
  });

const LOOKED_UP_MOST: readonly string[] = ["turn-sequence", "shooting", "movement", "dice-and-claims", "kill-a-base"];
const tablesOf = (leaf: LaidLeaf) => leaf.flat().flatMap((block) => (block.kind === "table" ? [block.section] : []));

test.each(PAPERS)("what any army needs for the fight takes both sides of one sheet of %s at most, in 7.5 pt or more", (paper) => {
  for (const { leaves, type } of laidFor(paper)) {
    expect(leaves.length).toBeLessThanOrEqual(2);
    expect(Math.round(type * (72 / 25.4) * 100) / 100).toBeGreaterThanOrEqual(7.5);
    // What is looked up most stands on the first.
    expect(tablesOf(leaves[1] ?? []).filter((one) => LOOKED_UP_MOST.includes(one))).toEqual([]);
  }
});
