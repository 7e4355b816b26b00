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

test("whatever is within what has changed, and the whole where nothing has", () => {
  const earlier = { seq: 1, own: { points: 3, units: [{ number: 1 }, { number: 2 }], camp: null } };
  const shared = shareParts<typeof earlier>(earlier, { seq: 2, own: { points: 3, units: [{ number: 1 }, { number: 3 }], camp: null } });
  expect(shared).toEqual({ seq: 2, own: { points: 3, units: [{ number: 1 }, { number: 3 }], camp: null } });
  expect(shared.own).not.toBe(earlier.own);
  expect(shared.own.units[0]).toBe(earlier.own.units[0]);
  expect(shareParts(earlier, structuredClone(earlier))).toBe(earlier);
  const [list, none] = [{ units: [] }, { units: {} }];
  expect(shareParts<object>(list, none)).toEqual(none);
});

test("what has gone stays away", () => {
  expect(shareParts<object>({ oneHand: true, seq: 1 }, { seq: 1 })).toEqual({ seq: 1 });
  expect(shareParts<object>([1, 2], [1])).toEqual([1]);
  expect(shareParts<object>({ one: undefined }, { other: undefined })).toEqual({ other: undefined });
});
