import { expect, test } from "vitest";
import { lossBoxes } from "./sheet-commands";

const MARKS = { open: ".", half: "/", crossed: "x" };
const drawn = (...given: Parameters<typeof lossBoxes>): string =>
  lossBoxes(...given)
    .map((one) => MARKS[one])
    .join("");

test.each([
  // Two wounds to a base: the third base of a TuG of four holds its fifth wound.
  { what: "a TuG of 4, at 5 wounds", bases: 4, breaksAt: 5, boxes: "..xx" },
  { what: "a steady TuG of 4, at 6", bases: 4, breaksAt: 6, boxes: "../x" },
  { what: "a TuG of 6, at 7", bases: 6, breaksAt: 7, boxes: "...xxx" },
  { what: "a TuG of 9, at 10", bases: 9, breaksAt: 10, boxes: "..../xxxx" },
  { what: "a SuG of 4, at 3", bases: 4, breaksAt: 3, boxes: ".xxx" },
  { what: "a SuG of 8, at 6", bases: 8, breaksAt: 6, boxes: "../xxxxx" },
  { what: "fanatics of 6, at 12", bases: 6, breaksAt: 12, boxes: "...../" },
  { what: "a camp of 3, at 4", bases: 3, breaksAt: 4, boxes: "./x" },
  { what: "a base at its first wound", bases: 1, breaksAt: 1, boxes: "x" },
])("$what: $boxes", ({ bases, breaksAt, boxes }) => {
  expect(drawn(bases, breaksAt, 2)).toBe(boxes);
});

test("with three wounds to a base, half is the second or the third", () => {
  expect([4, 5, 6, 7].map((breaksAt) => drawn(3, breaksAt, 3))).toEqual([".xx", "./x", "./x", "..x"]);
});
