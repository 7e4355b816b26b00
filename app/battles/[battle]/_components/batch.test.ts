import { describe, expect, test } from "vitest";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import { view } from "@/lib/rules/prebattle/view";
import { facingEnemy } from "@/lib/rules/table/battleground";
import { boundsOf } from "@/lib/rules/table/geometry/footprint";
import { BOOK } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { forceOf, type TroopName } from "@/tests/build/table-troops";
import { bandTask, closedUp, drawnIntoLine, levelled } from "./band";
import { batchIn, horseWaits, laidIn, laidWrong, nextToLay, takeable, withGroup, withLaid } from "./batch";
import { groundOf } from "./seen-ground";
import type { Seen } from "./task-parts";

const camp = { state: "standard", x: 40, y: 1 } as const;
const seenWith = (...troops: readonly TroopName[]): BattleView =>
  view(
    tableBattle({
      step: "deployment",
      a: { force: forceOf(troops), host: { orders: [], camp } },
      b: { force: forceOf(["foot"]), camp: "none", host: { orders: [] } },
    }),
    "a",
  );
const at = (number: number, x: number, y: number): LaidGroup => ({
  ...{ number, x, y, facing: 90, files: 3, form: "close" as const },
  ...{ caltrops: false, stakes: false },
});
const seenOf = (shown: BattleView): Seen => {
  const ground = groundOf(shown, BOOK);
  if (!ground) throw new Error("no ground");
  return { view: shown, seat: "a", ground };
};
function batchOf(shown: BattleView) {
  const batch = batchIn(shown);
  if (!batch) throw new Error("no batch");
  return batch;
}
const numbers = (units: readonly { readonly number: number }[]) => units.map(({ number }) => number);

describe("a batch", () => {
  test("is taken in any order, as long as those who go first keep their room in it", () => {
    const shown = seenWith("foot", "foot", "foot", "heavyGuns", "foot");
    const batch = batchOf(shown);
    expect([batch.size, numbers(takeable(batch, []))]).toEqual([4, [4, 1, 2, 3, 5]]);
    // Three of foot leave room for the guns alone.
    const three = [1, 2, 3].map((number) => at(number, 10 + 4 * number, 6));
    expect(numbers(takeable(batch, three))).toEqual([4, 1, 2, 3]);
    expect(nextToLay(batch, three)?.number).toBe(4);
    expect(nextToLay(batch, [...three, at(4, 30, 6)])).toBeNull();
  });

  test("has none of what is laid out once that is on the table, and no more than its size", () => {
    const shown = seenWith("foot", "foot", "foot", "foot", "foot");
    const all = [1, 2, 3, 4, 5].map((number) => at(number, 8 + 4 * number, 6));
    expect(numbers(laidIn(batchOf(shown), all))).toEqual([1, 2, 3, 4]);
    const laid = [at(1, 12, 6)];
    const stood = withLaid(shown, laid, groundOf(shown, BOOK));
    expect(laidIn(batchOf(stood), laid)).toEqual([]);
    expect(withLaid(stood, laid, groundOf(stood, BOOK)).units).toHaveLength(1);
  });

  test("tells who stands on another", () => {
    const shown = seenWith("foot", "foot");
    const laid = [at(1, 20, 6), at(2, 21, 6)];
    const ground = groundOf(withLaid(shown, laid, groundOf(shown, BOOK)), BOOK);
    expect(ground && laidWrong(shown, laid, ground)).toEqual([1, 2]);
    const apart = withGroup(laid, at(2, 24, 6));
    const free = groundOf(withLaid(shown, apart, groundOf(shown, BOOK)), BOOK);
    expect(free && laidWrong(shown, apart, free)).toEqual([]);
  });
});

describe("several as one", () => {
  const shown = seenWith("foot", "foot", "foot");
  const members = [at(1, 20, 6), at(2, 24, 5), at(3, 28, 7)].map((laid) => {
    const group = shown.own?.units.find(({ number }) => number === laid.number);
    if (!group) throw new Error("no group");
    return { group, laid };
  });
  const seen = seenOf(shown);
  const boxes = (laid: readonly LaidGroup[]) =>
    seenOf(withLaid(shown, laid, seen.ground)).ground.units.map(({ footprint }) => boundsOf(footprint));

  test("keep their places to each other when they are moved, and turn about their middle", () => {
    const made = bandTask(seen, members);
    const { start } = made.task;
    const moved = made.laidAt?.({ ...start, x: start.x + 1.5, y: start.y - 1 }) ?? [];
    expect(moved.map(({ x, y }) => [x, y])).toEqual([
      [21.5, 5],
      [25.5, 4],
      [29.5, 6],
    ]);
    const turned = made.laidAt?.({ ...start, angle: start.angle + 180 }) ?? [];
    expect(turned.map(({ x, y, facing }) => [x, y, facing])).toEqual([
      [28, 6, 270],
      [24, 7, 270],
      [20, 5, 270],
    ]);
  });

  test("are aligned with the foremost, and closed up edge to edge", () => {
    expect(new Set(boxes(levelled(seen, members)).map(({ top }) => top)).size).toBe(1);
    const closed = boxes(closedUp(seen, members));
    expect(closed.slice(1).map(({ left }, place) => left - (closed[place]?.right ?? 0))).toEqual([0, 0]);
  });
});

test("what is carried near its line touches it, level with it; what is turned or far does not", () => {
  const shown = seenWith("foot", "foot");
  const seen = seenOf(withLaid(shown, [at(1, 20, 6)], seenOf(shown).ground));
  const ahead = facingEnemy(seen.ground, "a");
  const [standing] = seen.ground.units.map(({ footprint }) => boundsOf(footprint));
  if (!standing) throw new Error("nobody stands");
  const width = standing.right - standing.left;
  const body = {
    ...standing,
    left: standing.right + 30,
    right: standing.right + 30 + width,
    top: standing.top - 20,
    bottom: standing.bottom - 20,
  };
  const stance = { x: 20 + (width + 30) / 100, y: 5.8, angle: ahead, w: 0, h: 0 };
  expect(drawnIntoLine(seen, stance, body)).toMatchObject({ x: 20 + width / 100, y: 6 });
  expect(drawnIntoLine(seen, { ...stance, angle: 45 }, body)).toMatchObject({ x: stance.x, y: 5.8 });
  const far = { ...body, left: body.left + 200, right: body.right + 200 };
  expect(drawnIntoLine(seen, { ...stance, x: stance.x + 2 }, far).x).toBeCloseTo(stance.x + 2);
});

test("a whole batch without horse says so while horse waits", () => {
  const batch = batchOf(seenWith("foot", "foot", "foot", "mounted", "foot", "mounted"));
  const isSaid = (...laid: readonly number[]) =>
    horseWaits({ batch, laid: laid.map((number) => at(number, 4 * number, 5)), band: [], wrong: [] });
  expect(batch.size).toBe(4);
  expect([isSaid(1, 2, 3, 5), isSaid(1, 2, 3), isSaid(1, 2, 3, 4), isSaid()]).toEqual([true, false, false, false]);
  const onFoot = batchOf(seenWith("foot", "foot", "foot", "foot", "foot"));
  expect(horseWaits({ batch: onFoot, laid: [1, 2, 3, 4].map((number) => at(number, 4 * number, 5)), band: [], wrong: [] })).toBe(false);
});
