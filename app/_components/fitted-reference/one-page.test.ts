import { expect, test } from "vitest";
import { PAPERS } from "@/app/_components/army-sheet/paper";
import { layOut } from "@/app/_components/reference/layout/lay-out";
import { bearersOf } from "@/lib/rules/bearers/bearers-of";
import { fitReference } from "@/lib/sheets/reference/fit-reference";
import { partOfReference } from "@/lib/sheets/reference/reference-parts";
import { CATALOG } from "@/tests/build/rules";
import { ALL_LISTS, WHOLE_REFERENCE } from "@/tests/build/whole-reference";

const UNMARKED = { marks: new Map(), ownValues: new Map() };

test.each(PAPERS)("what an army needs for the fight takes one page of %s for most ready armies, and two at most", (paper) => {
  const leaves = CATALOG.readyArmies.map(({ army }) => {
    const { reference } = fitReference(WHOLE_REFERENCE, bearersOf(army, ALL_LISTS), null);
    return layOut(partOfReference(reference, "fight").reference, paper, UNMARKED).leaves.length;
  });
  expect(leaves.filter((one) => one === 1).length).toBeGreaterThan(CATALOG.readyArmies.length * 0.75);
  expect(Math.max(...leaves)).toBeLessThanOrEqual(2);
});
