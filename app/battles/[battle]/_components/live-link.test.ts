import { expect, test } from "vitest";
import { shareParts } from "./live-link";

test("what has not changed is the same object, and all else as it is now", () => {
  const earlier = { seq: 1, forces: { a: { name: "Corbie" } }, hand: ["red"], card: null };
  const later = { seq: 2, forces: { a: { name: "Corbie" } }, hand: [], card: "red", oneHand: true };
  const shared = shareParts<object>(earlier, later);
  expect(shared).toEqual(later);
  expect(shared).toHaveProperty("forces", earlier.forces);
  expect((shared as typeof earlier).forces).toBe(earlier.forces);
});

test("what has gone stays away", () => {
  expect(shareParts<object>({ oneHand: true, seq: 1 }, { seq: 1 })).toEqual({ seq: 1 });
});
