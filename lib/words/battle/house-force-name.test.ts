import { expect, test } from "vitest";
import { displayName } from "../../model/identifiers";
import { houseForceName } from "./house-force-name";

test("says whose the army is, and stays a name however long the army's is", () => {
  expect(houseForceName("Kircholm, 1605")).toBe("Kircholm, 1605 (computer)");
  const long = houseForceName("x".repeat(80));
  expect(long).toBe(`${"x".repeat(69)} (computer)`);
  expect(displayName.parse(long)).toBe(long);
});
