import { expect, test } from "vitest";
import { displayName } from "./identifiers";

test.each([
  ["  Kircholm, again ", "Kircholm, again"],
  ["The left\r\n\twing", "The left wing"],
  ["Sapieha\u2028of Uświat\u0000", "Sapieha of Uświat"],
  ["Veterans \u202elagel toN", "Veterans lagel toN"],
  ["x\ud800y", "x y"],
  ["می\u200cروم 👨\u200d👩\u200d👧", "می\u200cروم 👨\u200d👩\u200d👧"],
])("the name %j is one line", (typed, name) => {
  expect(displayName.parse(typed)).toBe(name);
});

test.each(["", " \n\t", "\u0000", "\u200b\u200b", "\u202e", "x".repeat(81)])("%j is no name", (typed) => {
  expect(displayName.safeParse(typed).success).toBe(false);
});
