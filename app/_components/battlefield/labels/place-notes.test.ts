import { expect, test } from "vitest";
import { placeNotes } from "./place-notes";

const WITHIN = { left: 0, right: 900, top: 0, bottom: 600 };
const note = (key: string, xs: readonly number[]) => ({ key, lines: ["where you deploy"], spots: xs.map((x) => ({ x, y: 300 })) });
const boxAt = (x: number) => ({ left: x - 20, right: x + 20, top: 280, bottom: 310 });
const atX = (xs: readonly number[], taken: readonly number[] = []) =>
  placeNotes([note("one", xs)], { things: taken.map(boxAt), ground: [], within: WITHIN })[0]?.at.x;

test("a note takes the first of its places where nothing lies", () => {
  expect(atX([100, 300])).toBe(100);
  expect(atX([100, 300], [100])).toBe(300);
});

test("where something lies everywhere it takes the place where it covers least", () => {
  expect(atX([100, 300, 500], [100, 345, 500])).toBe(300);
});

test("it leaves the table only if there is no other place", () => {
  expect(atX([2, 300], [300])).toBe(300);
  expect(atX([2])).toBe(2);
});

test("two notes never overlap", () => {
  const both = placeNotes([note("one", [100, 300]), note("other", [100, 300])], { things: [], ground: [], within: WITHIN });
  expect(both.map(({ at }) => at.x)).toEqual([100, 300]);
});

test("ground is hidden rather than things, and by the name of the ground itself for nothing", () => {
  const under = { things: [boxAt(300)], ground: [boxAt(100)], within: WITHIN };
  expect(placeNotes([note("one", [300, 100])], under)[0]?.at.x).toBe(100);
  expect(placeNotes([note("one", [100, 500])], under)[0]?.at.x).toBe(500);
  expect(placeNotes([{ ...note("one", [100, 500]), onGround: true }], under)[0]?.at.x).toBe(100);
});
