import { expect, test } from "vitest";
import { WHOLE_REFERENCE } from "@/tests/build/shipped";
import { spokenNames } from "./measured-table";

test.each([
  [
    ["Forced", "Free"],
    ["Forced", "Free"],
  ],
  [
    ["Forced", "… but free", "…", "…", "Free", "…"],
    ["Forced", "Forced but free", "Forced but free", "Forced but free", "Free", "Free"],
  ],
  [
    ["… points a base", "Worth"],
    ["points a base", "Worth"],
  ],
])("%j is said as %j", (names, said) => {
  expect(spokenNames(names)).toEqual(said);
});

test("every row of the quick reference that has a name is called something", () => {
  const names = WHOLE_REFERENCE.sections.flatMap(({ tables }) =>
    tables.flatMap(({ rows }) => spokenNames(rows.flatMap(({ cells }) => cells[0] || []))),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((one) => !/^[^…]*[\p{L}\p{N}]/u.test(one))).toEqual([]);
});
