import { expect, test } from "vitest";
import { patchTask } from "@/tests/build/patch-task";
import { createHand } from "./create-hand";
import { followRests } from "./follow-rests";

function followed() {
  const hand = createHand({
    onFrame: (act) => void act(),
    onLeave: () => () => undefined,
    kept: { of: () => null, keep: () => undefined, drop: () => undefined },
  });
  hand.take({ ...patchTask([]), start: { x: 10, y: 10, angle: 0, w: 0, h: 0 } });
  const told: string[] = [];
  const end = followRests(hand, ({ x }, isLetGo) => told.push(`${x}${isLetGo ? " let go" : ""}`));
  const to = (x: number) => hand.put({ x, y: 10, angle: 0, w: 0, h: 0 });
  return { hand, to, told, end };
}

test("a resting place is reported at once, and again only when it changes", () => {
  const { hand, to, told } = followed();
  to(12);
  hand.hold(true);
  hand.hold(false);
  to(12);
  expect(told).toEqual(["10", "12"]);
});

test("of a drag only its end is reported, as a drop", () => {
  const { hand, to, told, end } = followed();
  hand.begin();
  for (const x of [11, 12, 13]) to(x);
  expect(told).toEqual(["10"]);
  hand.end();
  to(14);
  expect(told).toEqual(["10", "13 let go", "14"]);
  end();
  to(15);
  expect(told).toHaveLength(3);
});
