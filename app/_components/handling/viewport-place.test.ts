import fc from "fast-check";
import { expect, test } from "vitest";
import { isInSight, panned, revealing, WHOLE, zoomedAt } from "./viewport-place";

const part = fc.double({ min: 0, max: 1, noNaN: true });
const spot = fc.record({ x: part, y: part });
const lying = fc
  .tuple(fc.double({ min: 1.1, max: 6, noNaN: true }), spot, spot)
  .map(([factor, at, by]) => panned(zoomedAt(WHOLE, factor, at, 6), { x: by.x - 0.5, y: by.y - 0.5 }));

test("what is under the fingers stays there as long as the sheet covers its window", () => {
  expect(zoomedAt(WHOLE, 2, { x: 0.25, y: 0.5 }, 6)).toEqual({ zoom: 2, x: -0.25, y: -0.5 });
  fc.assert(
    fc.property(lying, spot, (place, at) => {
      const next = zoomedAt(place, 1.3, at, 6);
      const under = { x: (at.x - place.x) / place.zoom, y: (at.y - place.y) / place.zoom };
      expect(next.x + under.x * next.zoom).toBeCloseTo(at.x, 6);
      expect(next.y + under.y * next.zoom).toBeCloseTo(at.y, 6);
    }),
    { seed: 1 },
  );
});

test("nothing beyond the sheet is ever seen, however it is moved; and from far enough it is whole", () => {
  fc.assert(
    fc.property(lying, spot, fc.double({ min: 0.01, max: 20, noNaN: true }), (place, by, factor) => {
      for (const { zoom, x, y } of [panned(place, { x: 9 * by.x - 4, y: 9 * by.y - 4 }), zoomedAt(place, factor, by, 6)])
        for (const corner of [x, y]) expect(corner <= 0 && corner >= 1 - zoom - 1e-9 && zoom >= 1 && zoom <= 6).toBe(true);
      expect(zoomedAt(place, 0.01, by, 6)).toEqual(WHOLE);
    }),
    { seed: 2 },
  );
});

test("a place is in sight if it is inside the viewport, or was revealed", () => {
  const near = zoomedAt(WHOLE, 4, { x: 0, y: 0 }, 6);
  expect([0.1, 0.24, 0.26].map((x) => isInSight(near, { x, y: 0.1 }))).toEqual([true, true, false]);
  expect(isInSight(panned(near, { x: -1, y: 0 }), { x: 0.1, y: 0.1 })).toBe(false);
  fc.assert(
    fc.property(lying, spot, (place, at) => {
      expect(isInSight(WHOLE, at)).toBe(true);
      expect(isInSight(revealing(place, at), at)).toBe(true);
    }),
    { seed: 3 },
  );
});

test("a place is shown that was out of sight; one in sight moves nothing", () => {
  const near = zoomedAt(WHOLE, 4, { x: 0, y: 0 }, 6);
  expect(revealing(near, { x: 0.1, y: 0.1 })).toEqual(near);
  const { zoom, x, y } = revealing(near, { x: 0.5, y: 0.9 });
  for (const seen of [x + 0.5 * zoom, y + 0.9 * zoom]) expect(seen >= 0.1199 && seen <= 0.8801).toBe(true);
  expect(revealing(WHOLE, { x: 1, y: 1 })).toEqual(WHOLE);
});
