import { expect, it } from "vitest";
import { type Takes, wrongWords } from "./faults";
import { FIELD_OF_GLORY } from "./field-of-glory";
import { RANK_AND_FILE } from "./rank-and-file";

const DICE: Takes = { kind: "whole", least: 0, most: 30 };
const { fields, side } = FIELD_OF_GLORY;
const tooLarge = (limit: number, of = "number") => ({ code: "too-large", params: { limit, of } });

it("names a field as its page does, and says what would be right", () => {
  expect(wrongWords({ path: ["other", "dice"], ...tooLarge(30) }, DICE, fields, side)).toEqual({
    beside: "Type a whole number from 0 to 30.",
    alone: "The enemy – Dice: type a whole number from 0 to 30.",
  });
  const group = { path: ["own", "line", 1, "quality"], code: "not-one-of", params: { values: [] } };
  expect(wrongWords(group, { kind: "one-of" }, fields, side).alone).toBe("Your battle group – Quality of group 2: choose one of the list.");
});

it("tells the limit of a rule where it is narrower than the field’s, and none where there is none", () => {
  const taken = { path: ["taken"], ...tooLarge(2) };
  expect(wrongWords(taken, { kind: "whole", least: 0, most: 8 }, RANK_AND_FILE.fields, {}).alone).toBe(
    "Hits so far: type a whole number from 0 to 2.",
  );
  const few = { path: ["own", "casualties"], code: "too-small", params: { limit: 0, of: "number" } };
  expect(wrongWords(few, { kind: "whole", least: 0, most: null }, {}, {}).beside).toBe("Type a whole number of at least 0.");
});

it("has words for a text, a box, a number and a list", () => {
  const wrong = (takes: Takes, code = "wrong-type", params = {}) =>
    wrongWords({ path: ["hits"], code, params }, takes, RANK_AND_FILE.fields, {}).alone;
  expect(wrong({ kind: "text", most: 64 })).toBe("Hits: type a text of at most 64 characters.");
  expect(wrong({ kind: "yes-or-no" })).toBe("Hits: tick the box, or leave it empty.");
  expect(wrong({ kind: "number", least: 0, most: 24 })).toBe("Hits: type a number from 0 to 24.");
  expect(wrong({ kind: "list" }, "too-large", { limit: 12 })).toBe("Hits: remove entries: there are at most 12.");
  expect(wrong({ kind: "list" }, "too-small", { limit: 6 })).toBe("Hits: add entries: there are at least 6.");
});

it("says a contradiction as it stands, and falls back on the document’s names", () => {
  const both = { path: ["other", "charges"], code: "contradiction", params: { why: "both-charge" } };
  expect(wrongWords(both, { kind: "yes-or-no" }, fields, side).alone).toBe("Only one side can charge.");
  expect(wrongWords({ path: ["x"], code: "unknown-field", params: {} }, null, {}, {}).alone).toBe("x is not a field of this document.");
});
