import { describe, expect, test } from "vitest";
import { typeAt } from "./field-type";

/** How large a letter of the usual size is on the screen. */
const onScreen = (zoom: number, pixels: number): number => 12 * pixels * zoom * typeAt(zoom, pixels);

describe("on a desk", () => {
  test("writing is as large at every step as on the whole table", () => {
    expect([1, 1.5, 2.25, 3.375, 5.0625].map((zoom) => Math.round(onScreen(zoom, 1.07) * 10) / 10)).toEqual(Array(5).fill(12.8));
  });

  test("between the steps it is not much smaller or larger", () => {
    for (let zoom = 1; zoom < 6; zoom += 0.01) {
      expect(onScreen(zoom, 1.07)).toBeGreaterThan(11.3);
      expect(onScreen(zoom, 1.07)).toBeLessThan(17.1);
    }
  });
});

test("on a phone it grows with the sheet until it can be read, and then no more", () => {
  expect([1, 1.5, 2.25].map((zoom) => typeAt(zoom, 0.41))).toEqual([1, 1, 1]);
  for (let zoom = 2.45; zoom < 6; zoom += 0.01) {
    expect(onScreen(zoom, 0.41)).toBeGreaterThan(10.6);
    expect(onScreen(zoom, 0.41)).toBeLessThan(16);
  }
});
