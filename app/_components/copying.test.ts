import { expect, test } from "vitest";
import { copyName } from "./copying";

test.each([
  ["Kircholm", "Kircholm, copy"],
  ["Kircholm, copy", "Kircholm, copy 2"],
  ["Kircholm, copy 9", "Kircholm, copy 10"],
  ["copy", "copy, copy"],
  ["x".repeat(80), `${"x".repeat(74)}, copy`],
  [`${"x".repeat(74)}, copy`, `${"x".repeat(72)}, copy 2`],
])("a copy of %j is %j", (name, copied) => expect(copyName(name)).toBe(copied));

test("a name that is taken is passed over, of archived armies too", () => {
  expect(copyName("Kircholm", ["Kircholm", "Kircholm, copy"])).toBe("Kircholm, copy 2");
  expect(copyName("Kircholm, copy", ["Kircholm, copy", "Kircholm, copy 2", "Kircholm, copy 3"])).toBe("Kircholm, copy 4");
});
