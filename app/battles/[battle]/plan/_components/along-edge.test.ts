import fc from "fast-check";
import { expect, test } from "vitest";
import { alongEdge } from "./along-edge";

const slips = (...ats: readonly number[]) => ats.map((at) => ({ at, long: 40 }));

test("a slip that has room stands where it wants", () => {
  expect(alongEdge(slips(100, 300, 200), 600)).toEqual([100, 300, 200]);
});

test("two that want one place stand on either side of it, in their order", () => {
  expect(alongEdge(slips(210, 200), 600)).toEqual([225, 185]);
});

test("none leaves the edge, and the others make room", () => {
  expect(alongEdge(slips(595, 590, 5), 600)).toEqual([580, 540, 20]);
});

test("law: labels never overlap, all are on the edge, in the order of their objects", () => {
  const wanted = fc.array(fc.record({ at: fc.integer({ min: 0, max: 600 }), long: fc.integer({ min: 20, max: 50 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(wanted, (all) => {
      const placed = alongEdge(all, 600).map((at, index) => ({ at, ...{ long: all[index]?.long ?? 0, want: all[index]?.at ?? 0 } }));
      const inOrder = placed.toSorted((one, other) => one.at - other.at);
      for (const [index, { at, long, want }] of inOrder.entries()) {
        const next = inOrder[index + 1];
        expect(at - long / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(at + long / 2).toBeLessThanOrEqual(600 + 1e-6);
        if (next) expect([next.at - next.long / 2 >= at + long / 2 - 1e-6, next.want >= want]).toEqual([true, true]);
      }
    }),
  );
});
