import fc from "fast-check";
import { expect, test } from "vitest";
import { discs, ground, patchTask, TABLE } from "@/tests/build/patch-task";
import { fieldLayout } from "../battlefield/field-layout";
import { forbiddenGround, forbiddenRects, type Rect, rectsPath } from "./forbidden-ground";
import { samplesOf } from "./legal-places";
import type { Stance, Task } from "./task";

const stance: Stance = { x: 5, y: 5, angle: 0, w: 0, h: 0 };
const layout = fieldLayout(TABLE, "defender");

function all<T>(work: Generator<unknown, T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}
const holding = (rects: readonly Rect[], x: number, y: number) =>
  rects.filter(({ left, right, bottom, top }) => x > left && x < right && y > bottom && y < top).length;

test("every place of the grid lies in one rectangle if it is forbidden, and in none if it is not", () => {
  let forbidden = 0;
  fc.assert(
    fc.property(discs, (holes) => {
      const task = patchTask(holes);
      const rects = all(forbiddenRects(task, stance, TABLE, 0.5));
      const { columns, rows } = samplesOf(task, stance, TABLE, 0.5);
      const places = rows.flatMap((row) => columns.map((column) => ({ row, column })));
      const wrong = places.filter(({ row, column }) => {
        const times = task.judge({ ...stance, x: column.at, y: row.at }).reasons.length;
        forbidden += times;
        // What is flush with an edge is judged at the end of its stretch.
        return holding(rects, (column.from + column.to) / 2, (row.from + row.to) / 2) !== times;
      });
      expect(wrong).toEqual([]);
    }),
    { seed: 8, numRuns: 20 },
  );
  expect(forbidden).toBeGreaterThan(100);
});

test("the stretches cover where it may be at best without a gap", () => {
  const { columns, rows } = samplesOf(patchTask([]), { ...stance, angle: 30 }, TABLE, 0.5);
  for (const [stretches, from, to] of [
    [columns, 0.5, 29.5],
    [rows, 0.5, 19.5],
  ] as const) {
    expect([stretches[0]?.from, stretches.at(-1)?.to]).toEqual([from, to]);
    expect(stretches.slice(1).map((one) => one.from)).toEqual(stretches.slice(0, -1).map((one) => one.to));
    for (const { from: begin, to: end, at } of stretches) expect(at >= begin && at <= end && end > begin).toBe(true);
  }
});

test("where it must touch an edge, a strip along the edge is left free", () => {
  const task: Task = {
    ...patchTask([]),
    judge: (at) => ground(at, at.x === 0.5 || at.x === 29.5 ? [] : [{ code: "not-at-edge", params: { edge: null } }]),
  };
  const rects = all(forbiddenRects(task, stance, TABLE, 0.5));
  expect(rects).toEqual([{ left: 0.9, right: 29.1, bottom: 0.5, top: 19.5 }]);
  // Of what must touch, a strip that can be seen: so far it slips into place.
  expect(all(forbiddenRects({ ...task, isFlush: true }, stance, TABLE, 0.5))).toEqual([{ left: 1.5, right: 28.5, bottom: 0.5, top: 19.5 }]);
});

test("where it fits its room exactly, a strip along that line is left free; where it does not fit at all, nothing", () => {
  const inRoom = (left: number, right: number): Task => ({
    ...patchTask([]),
    room: { left, right, bottom: 0, top: 20 },
    judge: (at) => ground(at, at.x - 0.5 >= left && at.x + 0.5 <= right ? [] : [{ code: "not-at-edge", params: { edge: null } }]),
  });
  const strip = (from: number, to: number) => [
    { left: 0.5, right: from, bottom: 0.5, top: 19.5 },
    { left: to, right: 29.5, bottom: 0.5, top: 19.5 },
  ];
  for (const step of [0.5, 1]) expect(all(forbiddenRects(inRoom(4, 5), stance, TABLE, step))).toEqual(strip(4.1, 4.9));
  expect(all(forbiddenRects(inRoom(4, 4.9), stance, TABLE, 0.5))).toEqual([{ left: 0.5, right: 29.5, bottom: 0.5, top: 19.5 }]);
});

test("a quarter of the table, by hand: from either edge", () => {
  const rects: readonly Rect[] = [{ left: 0, bottom: 0, right: 15, top: 10 }];
  expect(rectsPath(rects, layout)).toBe("M0 400H300V200H0Z");
  expect(rectsPath(rects, fieldLayout(TABLE, "invader"))).toBe("M600 0H300V200H600Z");
});

test("coarse first, then fine, with a pause after every judged place", () => {
  let judged = 0;
  const work = forbiddenGround(
    patchTask([{ x: 10, y: 10, r: 3 }], () => {
      judged += 1;
    }),
    stance,
    layout,
  );
  const paths: string[] = [];
  let most = 0;
  for (let next = work.next(), before = 0; !next.done; next = work.next()) {
    most = Math.max(most, judged - before);
    before = judged;
    if (next.value) paths.push(next.value);
  }
  expect([paths.length, most]).toEqual([2, 1]);
  expect(paths[1]!.length).toBeGreaterThan(paths[0]!.length);
});

test("where no ground is left, an empty path once all is judged finely", () => {
  const work = [...forbiddenGround(patchTask([{ x: 15, y: 10, r: 60 }]), stance, layout)];
  expect(work.filter((path) => path !== undefined)).toEqual([""]);
});

test("of what goes along its line, a band; of what only goes ahead or turns, nothing", () => {
  const along: Task = { ...patchTask([{ x: 10, y: 2, r: 2 }]), moves: "along", start: { ...stance, y: 2 } };
  expect([...forbiddenGround(along, along.start, layout)].filter(Boolean)).toEqual([
    "M0 400H600V320H0ZM0 400H10V320H0ZM590 400H600V320H590ZM160 400H240V320H160Z",
  ]);
  for (const moves of ["ahead", "none"] as const) expect([...forbiddenGround({ ...along, moves }, stance, layout)]).toEqual([]);
});
