import { expect, test } from "vitest";
import { createFingers } from "./viewport";

test("one finger moves what is under it; two fingers zoom by the change of their distance", () => {
  const fingers = createFingers();
  fingers.set(1, { x: 100, y: 100 });
  expect(fingers.moved(1, { x: 130, y: 90 })).toEqual({ at: { x: 130, y: 90 }, by: { x: 30, y: -10 }, factor: 1 });
  fingers.set(2, { x: 130, y: 190 });
  expect(fingers.moved(2, { x: 130, y: 290 })).toEqual({ at: { x: 130, y: 190 }, by: { x: 0, y: 50 }, factor: 2 });
});

test("when a phone is turned its fingers are told of elsewhere, and move nothing by that; then they go on", () => {
  const fingers = createFingers();
  fingers.set(1, { x: 100, y: 700 });
  fingers.lose();
  expect(fingers.moved(1, { x: 700, y: 290 })).toEqual({ at: { x: 700, y: 290 }, by: { x: 0, y: 0 }, factor: 1 });
  expect(fingers.moved(1, { x: 710, y: 290 }).by).toEqual({ x: 10, y: 0 });
});

test("a finger that comes down after that is where it is", () => {
  const fingers = createFingers();
  fingers.set(1, { x: 100, y: 700 });
  fingers.lose();
  fingers.lift(1);
  fingers.set(1, { x: 50, y: 50 });
  expect(fingers.moved(1, { x: 60, y: 50 }).by).toEqual({ x: 10, y: 0 });
});
