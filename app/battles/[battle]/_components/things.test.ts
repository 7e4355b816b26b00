import { expect, test } from "vitest";
import { nextThing, type Thing } from "./things";

const unit = (number: number): Thing => ({ type: "deploy-unit", number });

test("what was taken up stays in the hand for as long as it may be handled", () => {
  expect(nextThing([unit(1), unit(4)], unit(4))).toEqual(unit(4));
});

test("then comes whatever is next of its sort, and after the last the first again", () => {
  expect(nextThing([unit(1), unit(5), unit(7)], unit(4))).toEqual(unit(5));
  expect(nextThing([unit(1), unit(3)], unit(4))).toEqual(unit(1));
  expect(nextThing([unit(2), unit(3)], { type: "place-camp" })).toEqual(unit(2));
});

test("of what there is the first is at hand, but of the kinds for a flank none before it is chosen", () => {
  const kinds: readonly Thing[] = [{ type: "place-flank-piece", kind: "wood" }];
  expect(nextThing([unit(2), unit(3)], null)).toEqual(unit(2));
  expect(nextThing(kinds, null)).toBeNull();
  expect(nextThing(kinds, { type: "place-flank-piece", kind: "wood" })).toEqual(kinds[0]);
  expect(nextThing(kinds, { type: "place-flank-piece", kind: "marsh" })).toBeNull();
  expect(nextThing([], unit(2))).toBeNull();
});
