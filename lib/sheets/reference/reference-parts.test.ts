import { expect, test } from "vitest";
import { WHOLE_REFERENCE } from "@/tests/build/whole-reference";
import { partOfReference } from "./reference-parts";

const ids = (sections: typeof WHOLE_REFERENCE.sections) => sections.map(({ id }) => id);

test("for the fight one needs all but what comes before and after it, which is told apart", () => {
  const { reference, others } = partOfReference(WHOLE_REFERENCE, "fight");
  expect(ids(others)).toEqual(["before-the-battle", "victory-points"]);
  expect(ids(reference.sections)).toEqual(ids(WHOLE_REFERENCE.sections).filter((one) => !ids(others).includes(one)));
});

test("all of it is all of it", () => {
  expect(partOfReference(WHOLE_REFERENCE, "all")).toEqual({ reference: WHOLE_REFERENCE, others: [] });
});
