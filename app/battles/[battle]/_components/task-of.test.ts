import { expect, test } from "vitest";
import type { Stance, Task } from "@/app/_components/handling/task";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { decide } from "@/lib/rules/prebattle/decide";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { view } from "@/lib/rules/prebattle/view";
import { fastDraws } from "@/tests/build/draw-sources";
import { asDecided } from "@/tests/build/house-play";
import { chanceOf } from "@/tests/build/played-battle";
import { anyOpening, wholeTableBattle } from "@/tests/build/whole-table-battle";
import { stanceOf, taskOf } from "./task-of";
import type { Seen, TableTask } from "./task-parts";
import { type Thing, thingKey, thingOf, thingsIn } from "./things";

type Chance = (n: number) => number;

/** Of each sort so many in a turn. */
const MOST = 2;

const between = (least: number, most: number, chance: Chance): number =>
  Math.round(10 * (least + ((most - least) * chance(1001)) / 1000)) / 10;

/** Somewhere the hand could bring it: tenths of a BW, whole degrees. */
function anyStance({ start, within, moves, turns, sides }: Task, chance: Chance): Stance {
  const place = moves === "none" ? start : { x: between(within.left, within.right, chance), y: between(within.bottom, within.top, chance) };
  const side = () => (sides ? between(sides.min, sides.max, chance) : null);
  return {
    ...start,
    ...place,
    ...(turns && chance(2) === 0 ? { angle: chance(360) } : {}),
    ...(sides ? { w: side() ?? 0, h: side() ?? 0 } : {}),
    ...(moves === "along" ? { y: start.y } : {}),
  };
}

type Handled = { readonly battle: Battle; readonly seat: SeatName; readonly thing: Thing; readonly made: TableTask; readonly seen: Seen };

/** Everything that can be taken in hand in whole battles on tables of all sizes, a few of each sort each time. */
function* everythingHandled(seeds: readonly number[]): Generator<Handled> {
  for (const seed of seeds)
    for (const { before: battle, seat } of wholeTableBattle(anyOpening(seed), seed).turns) {
      const shown = view(battle, seat);
      const things = thingsIn(shown).slice(0, MOST);
      if (things.length === 0) continue;
      const seen = { view: shown, seat, ground: battlegroundNow(battle) };
      for (const thing of things) {
        const made = taskOf(seen, thing, {});
        if (!made) throw new Error(`${thingKey(thing)} is legal and cannot be taken in hand`);
        yield { battle, seat, thing, made, seen };
      }
    }
}

const SEEDS = [3, 5, 8, 11, 12];
const isAccepted = ({ battle, seat }: Handled, made: NonNullable<ReturnType<TableTask["deedAt"]>>): boolean =>
  decide(battle, seat, asDecided(made, seat), fastDraws(1)).ok;

test("whatever may be done by hand begins where it may be, and is accepted where the hand says that it may be", () => {
  const told = new Set<string>();
  const verdicts = { may: 0, not: 0 };
  const chance = chanceOf(17);
  for (const handled of everythingHandled(SEEDS)) {
    const { thing, made } = handled;
    const start = made.task.judge(made.task.start);
    expect(start.reasons, `${thingKey(thing)} at first`).toEqual([]);
    for (const stance of [made.task.start, anyStance(made.task, chance), anyStance(made.task, chance)]) {
      const isAllowed = made.task.judge(stance).reasons.length === 0;
      const deed = made.deedAt(stance);
      if (!isAllowed && thing.type !== "place-piece" && thing.type !== "place-flank-piece") expect(deed, thingKey(thing)).toBeNull();
      verdicts[isAllowed ? "may" : "not"]++;
      if (deed === null) continue;
      expect(thingOf(deed)).toEqual(thing);
      expect(isAccepted(handled, deed), JSON.stringify(deed)).toBe(true);
      told.add(deed.type);
    }
  }
  expect([...told].sort()).toEqual(
    [
      "adjust-piece",
      "deploy-unit",
      "place-camp",
      "place-commander",
      "place-flank-piece",
      "place-piece",
      "scout-move",
      "wheel-artillery",
    ].sort(),
  );
  expect(Math.min(verdicts.may, verdicts.not)).toBeGreaterThan(100);
});

test("what the rules refuse the hand refuses too", () => {
  const chance = chanceOf(23);
  for (const handled of everythingHandled(SEEDS.slice(0, 2))) {
    const { thing, made } = handled;
    const stance = anyStance(made.task, chance);
    if (thing.type !== "deploy-unit" && thing.type !== "place-commander" && thing.type !== "place-camp") continue;
    const { x, y, angle } = stance;
    const deed = {
      "deploy-unit": () => ({ type: "deploy-unit" as const, number: "number" in thing ? thing.number : 0, x, y, facing: angle }),
      "place-commander": () => ({ type: "place-commander" as const, commander: "commander" in thing ? thing.commander : 0, at: { x, y } }),
      "place-camp": () => ({ type: "place-camp" as const, x }),
    }[thing.type]();
    expect(made.task.judge(stance).reasons.length === 0).toBe(isAccepted(handled, deed));
  }
});

test("a deed is where its stance is", () => {
  for (const { made, seen } of everythingHandled(SEEDS.slice(0, 2))) {
    const deed = made.deedAt(made.task.start);
    const stance = deed && stanceOf(seen, deed);
    if (!stance) continue;
    const { x, y } = made.task.judge(made.task.start).stance;
    expect(Math.hypot(stance.x - x, stance.y - y)).toBeLessThan(0.2);
    expect(made.deedAt(stance)).toEqual(deed);
  }
});
