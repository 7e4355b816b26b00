import { expect, test } from "vitest";
import { cut, FINE, penAt, scaled, shadeOf } from "./pen";

test("a cut begins and ends in a point, and is broadest near its beginning", () => {
  // 100 units are 400 steps to the right; the belly is 22 units along, 2 units to either side of the way.
  expect(cut(penAt(0, 0), [0, 0], [100, 0], 4).data()).toBe("M0 0l88-8l312 8l-312 8z");
});

test("a cut of no length is drawn all the same", () => {
  expect(cut(penAt(0, 0), [5, 5], [5, 5], 2).data()).not.toContain("NaN");
});

test("what falls to the lower right lies in the shade, what falls to the upper left in the light", () => {
  expect(shadeOf(6, 8)).toBeCloseTo(1, 9);
  expect(shadeOf(-6, -8)).toBeCloseTo(0, 9);
  expect(shadeOf(8, -6)).toBeCloseTo(0.5, 9);
});

test("places are told from the pen's own point, in quarters of a unit", () => {
  expect(FINE).toBe(4);
  // 10 + 1 = 11 is 44 quarters, 20 - 2 = 18 is 72; from there 3 to the right is 12, 1 down is 4.
  expect(penAt(10, 20).from(1, -2).line(4, -1).data()).toBe("M44 72l12 4");
});

test("level and upright lines are short, and bows tell every point from where the pen is", () => {
  const pen = penAt(0, 0).from(0, 0).line(2, 0).line(2, -3).bow(3, -3, 4, 0).close();
  expect(pen.data()).toBe("M0 0h8v-12q4 0 8 12z");
});

test("after closing it goes on from where it was set down", () => {
  expect(penAt(0, 0).from(1, 1).line(3, 1).line(3, 3).close().from(2, 1).data()).toBe("M4 4h8v8zm4 0");
});

test("roundings do not add up", () => {
  const pen = penAt(0, 0).from(0, 0);
  for (let step = 1; step <= 100; step++) pen.line(step * 0.1, 0);
  const steps = pen.data().slice(5).split("h").map(Number);
  expect(steps.reduce((sum, one) => sum + one, 0)).toBe(40);
});

test("a scaled pen draws the same in another size", () => {
  const drawn = (size: number) =>
    scaled(penAt(10, 10), size).from(1, 0).line(2, 1).bow(3, 1, 3, 2).curve(3, 3, 2, 3, 1, 2).close().dot(0, 1).data();
  expect(drawn(1)).toBe("M44 40l4 4q4 0 4 4c0 4-4 4-8 0zm-4 4h0");
  expect(drawn(2)).toBe("M48 40l8 8q8 0 8 8c0 8-8 8-16 0zm-8 8h0");
});
