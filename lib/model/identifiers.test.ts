import { expect, test } from "vitest";
import { displayName } from "./identifiers";

test.each([
  ["  Kircholm, again ", "Kircholm, again"],
  ["The left\r\n\twing", "The left wing"],
  ["Sapieha\u2028of Uświat\u0000", "Sapieha of Uświat"],
])("the name %j is one line", (typed, name) => {
  expect(displayName.parse(typed)).toBe(name);
});

test.each(["", " \n\t", "\u0000", "x".repeat(81)])("%j is no name", (typed) => {
  expect(displayName.safeParse(typed).success).toBe(false);
});
