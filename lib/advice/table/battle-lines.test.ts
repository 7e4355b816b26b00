import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { troopOf } from "@/tests/build/odd-forces";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import { forceOf, TROOPS, type TroopName, unitOf } from "@/tests/build/table-troops";
import { BATTLE_LINES, type BattleLine, type LaidGroup } from "../../model/advice";
import type { Placed } from "../../model/battlefield";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS, TABLE_SIZES, TERRAIN_KINDS } from "../../model/enumerations";
import type { FrozenForce } from "../../model/force";
import type { Battle } from "../../rules/prebattle/battle";
import { apply, decide } from "../../rules/prebattle/decide";
import { deployingRank } from "../../rules/prebattle/steps/deployment";
import { batchOf, battlegroundNow } from "../../rules/prebattle/table-now";
import { view } from "../../rules/prebattle/view";
import { type Battleground, unitFootprint } from "../../rules/table/battleground";
import { boundsOf } from "../../rules/table/geometry/footprint";
import { standsFreely } from "../../rules/table/may-stand";
import { whereItStands } from "../../rules/table/where-it-stands";
import { tempersRow } from "../computer-turn";
import { battleLine } from "./battle-lines";
import { layBattleLine } from "./deployment";
import type { LineRoom, Slot } from "./line-of-battle";
import type { OwnUnit } from "./own-side";

const NO_DRAWS = () => {
  throw new Error("nothing is drawn while armies deploy");
};
const NAMES = Object.keys(TROOPS) as TroopName[];
const among = <T>(items: readonly T[], chance: (n: number) => number): T => items[chance(items.length)] as T;

/** A table with random terrain, and a random army whose turn it is to deploy; some of it marches or hides. */
function opened(seed: number, count: number, names: readonly TroopName[] = NAMES): { readonly battle: Battle; readonly seat: SeatName } {
  const chance = chanceOf(seed);
  const size = among(TABLE_SIZES, chance);
  const { width: wide, depth: deep } = BOOK.tables.tableSizes.find(({ id }) => id === size) ?? { width: 0, depth: 0 };
  const pieces = Array.from({ length: chance(9) }, (_, at) =>
    lyingPiece({
      ...{ id: `${at + 1}`, kind: among(TERRAIN_KINDS, chance), x: chance(wide * 10) / 10, y: chance(deep * 10) / 10 },
      ...{ w: 3 + chance(60) / 10, h: 3 + chance(60) / 10, angle: chance(360) },
    }),
  );
  const units = Array.from({ length: count }, (_, at) => ({
    ...unitOf(at + 1, among(names, chance), chance(3) ? {} : { bases: 1 + chance(16) }),
    commander: among([null, 0, 1, 2], chance),
  }));
  const flank = among(
    [null, { edge: "left" as const, water: null }, { edge: "right" as const, water: { edge: "right" as const, width: 2 } }],
    chance,
  );
  const seat = among(SEATS, chance);
  const hidden = units.slice(0, chance(3)).map(({ number }, at) => ({
    ...{ order: `ambush-${at + 1}`, place: { kind: "ambush" as const, x: 1, y: 1 }, orderHash: "0".repeat(64), salt: "1".repeat(32) },
    secret: { kind: "ambush" as const, x: 1, y: 1, unit: number },
  }));
  const own = { force: forceOf(units), host: { orders: hidden } };
  const other = { camp: "none" as const, host: { orders: [], isDeployed: true } };
  const battle = tableBattle({
    ...{ step: "deployment", size, defender: among(SEATS, chance), ground: { flank, pieces } },
    ...(seat === "a" ? { a: own, b: other } : { a: other, b: own }),
  });
  return { battle, seat };
}

function laid(line: BattleLine, battle: Battle, seat: SeatName): readonly LaidGroup[] {
  const { force } = battle.seats[seat];
  if (!force) throw new Error("no force");
  const temper = tempersRow("balanced", CATALOG.advice);
  const turn = { view: view(battle, seat), me: seat, other: otherSeat(seat), force, foe: null, temper, book: BOOK, advice: CATALOG.advice };
  return [...layBattleLine(line, turn)].at(-1) ?? [];
}

/** The camp is placed, and whoever has no place even now is left off. */
function withoutStragglers(battle: Battle, seat: SeatName): Battle {
  const [first] = view(battle, seat).legal;
  const camp = first?.type === "place-camp" ? ({ type: "place-camp", x: first.ranges[0]?.min ?? 0 } as const) : null;
  const due = camp ?? (first?.type === "leave-off-table" ? first : null);
  if (!due) return battle;
  const decision = decide(battle, seat, due, NO_DRAWS);
  if (!decision.ok) throw new Error(decision.refusal.code);
  return withoutStragglers(decision.events.reduce(apply, battle), seat);
}

const anything = fc.record({ seed: fc.nat(1_000_000), count: fc.integer({ min: 1, max: 24 }), line: fc.constantFrom(...BATTLE_LINES) });

test("a law: on random fields, for random armies, each battle line is legal, whole, and leaves out only what has no place", () => {
  fc.assert(
    fc.property(anything, ({ seed, count, line }) => {
      const { battle: first, seat } = opened(seed, count);
      const battle = withoutStragglers(first, seat);
      const units = laid(line, battle, seat);
      // Every group may be hidden, or have no place.
      fc.pre(view(battle, seat).legal.some(({ type }) => type === "deploy-unit"));
      expect(units.length).toBeGreaterThan(0);
      const decision = decide(battle, seat, { type: "deploy-units", units: [...units] }, NO_DRAWS);
      if (!decision.ok) throw new Error(JSON.stringify(decision.refusal.params));
      const after = decision.events.reduce(apply, battle);
      expect(after.seats[seat].host.units).toHaveLength(units.length);
      const hidden = (battle.seats[seat].host.orders ?? []).map(({ secret }) => (secret?.kind === "ambush" ? secret.unit : null));
      const ground = battlegroundNow(after);
      const left = (battle.seats[seat].force?.units ?? []).filter(
        (unit) => !hidden.includes(unit.number) && units.every(({ number }) => number !== unit.number),
      );
      const least = Math.min(...left.map(deployingRank));
      for (const unit of left.filter((one) => deployingRank(one) === least))
        expect([unit.number, whereItStands(ground, seat, unit)]).toEqual([unit.number, null]);
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** In BW from the own left and the own edge. */
type Stood = { readonly unit: Placed; readonly from: number; readonly to: number; readonly rear: number; readonly front: number };

function stoodOf({ width, depth, defender, book }: Battleground, unit: Placed): Stood {
  const { left, right, bottom, top } = boundsOf(unitFootprint(unit, book));
  const [from, to, rear, front] =
    unit.seat === defender ? [left, right, bottom, top] : [width - right, width - left, depth - top, depth - bottom];
  return { unit, from: from / 100, to: to / 100, rear: rear / 100, front: front / 100 };
}

/** As far as guns hit well, and as level as fronts in one line are. */
const [FIRE, LEVEL] = [8, 0.3];

const masks = (other: Stood, gun: Stood): boolean =>
  gun.unit.troop.type === "artillery" &&
  other.rear - gun.front >= -LEVEL &&
  other.rear - gun.front < FIRE &&
  Math.min(gun.to, other.to) - Math.max(gun.from, other.from) > 1e-9;

/** Whether somebody of a pair that was just laid could stand elsewhere, whole BW from the corner of the table, where no gun is masked. */
function couldStandClear(ground: Battleground, seat: SeatName, unit: FrozenForce["units"][number], placed: Placed): boolean {
  const others = { ...ground, units: ground.units.filter((one) => one.unit.seat !== seat || one.unit.number !== unit.number) };
  const company = others.units.filter((one) => one.unit.seat === seat).map((one) => stoodOf(ground, one.unit));
  const { from, to, rear, front } = stoodOf(ground, placed);
  const [wide, deep] = [(to - from) / 2, (front - rear) / 2];
  for (let across = wide; across + wide <= ground.width / 100; across++)
    for (let ahead = deep; ahead + deep <= ground.depth / 200; ahead++) {
      const [x, y] = seat === ground.defender ? [across, ahead] : [ground.width / 100 - across, ground.depth / 100 - ahead];
      const stand = { ...placed, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
      const here = stoodOf(ground, stand);
      if (company.some((other) => masks(other, here) || masks(here, other))) continue;
      const { facing, files, form } = placed;
      if (standsFreely(others, seat, unit, { x: stand.x, y: stand.y, facing, files, form })) return true;
    }
  return false;
}

test("a law: no battle line has own troops before its guns where any of them could stand elsewhere", () => {
  const guns = ["heavyGuns", "mediumGuns", "lightGuns", "foot", "skirmishers", "pikeAndShot", "mounted", "barricaded"] as const;
  let masked = 0;
  fc.assert(
    fc.property(anything, ({ seed, count, line }) => {
      const { battle: first, seat } = opened(seed, count, guns);
      const battle = withoutStragglers(first, seat);
      fc.pre(view(battle, seat).legal.some(({ type }) => type === "deploy-unit"));
      const decision = decide(battle, seat, { type: "deploy-units", units: [...laid(line, battle, seat)] }, NO_DRAWS);
      if (!decision.ok) throw new Error(decision.refusal.code);
      const ground = battlegroundNow(decision.events.reduce(apply, battle));
      const force = battle.seats[seat].force?.units ?? [];
      const stood = ground.units.filter((one) => one.unit.seat === seat).map((one) => stoodOf(ground, one.unit));
      const pairs = stood.flatMap((gun) =>
        stood.filter((other) => other !== gun && masks(other, gun)).map((other) => [other, gun] as const),
      );
      masked += pairs.length;
      for (const { unit } of pairs.flat()) {
        const group = force.find(({ number }) => number === unit.number);
        expect(group && couldStandClear(ground, seat, group, unit), `${line}: group ${unit.number}`).toBe(false);
      }
    }),
    { seed: 1631, numRuns: 60 },
  );
  // Where there is no room for all it cannot be helped: seldom.
  expect(masked).toBeLessThan(60);
}, 60_000);

test("the rest of a line finds room beside whatever was deployed by hand", () => {
  const { battle: bare, seat } = opened(7, 14);
  const battle = withoutStragglers(bare, seat);
  const [first, ...rest] = laid("two-lines", battle, seat);
  if (!first || rest.length === 0) throw new Error("too few to deploy");
  // Where another of them would have stood.
  const { x, y } = rest.at(-1) as LaidGroup;
  const moved = decide(battle, seat, { type: "deploy-unit", ...first, x, y }, NO_DRAWS);
  const after = moved.ok ? moved.events.reduce(apply, battle) : battle;
  expect(moved.ok).toBe(true);
  const again = laid("two-lines", after, seat);
  expect(again.map(({ number }) => number).sort()).toEqual(rest.map(({ number }) => number).sort());
  expect(decide(after, seat, { type: "deploy-units", units: [...again] }, NO_DRAWS).ok).toBe(true);
  expect(batchOf(after)?.seat).toBe(seat);
});

describe("its shape on an empty table", () => {
  const ROOM: LineRoom = { left: 0, right: 45, footLeft: 10, footRight: 35, front: 9 };
  const group = (number: number, given: Parameters<typeof troopOf>[0], commander: number | null = null): OwnUnit => ({
    ...{ number, name: `Group ${number}`, troop: troopOf(given), bases: 6, commander },
  });
  const FOOT = { formation: "close", weapon: "musket" } as const;
  const HORSE = { type: "mounted" } as const;
  const GROUPS = [1, 2, 3, 4, 5, 6]
    .map((number) => group(number, FOOT, number % 2))
    .concat([7, 8, 9, 10].map((one) => group(one, HORSE, one % 2)));
  const slotsOf = (line: BattleLine, groups: readonly OwnUnit[] = GROUPS) => {
    if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
    return battleLine(line, { groups, room: ROOM, book: BOOK.battlefield, advice: CATALOG.advice });
  };
  const rowsOf = (line: BattleLine) =>
    [...new Set(slotsOf(line).map(({ at, depth }) => at.ahead + depth / 2))].toSorted((one, other) => other - one);

  test.each(BATTLE_LINES)("%s has each group once", (line) => {
    expect(
      slotsOf(line)
        .map((slot) => slot.group.number)
        .toSorted((one, other) => one - other),
    ).toEqual(GROUPS.map(({ number }) => number));
  });

  test("horse on the wings: all horse is outside all foot", () => {
    const order = slotsOf("horse-on-wings").toSorted((one, other) => one.at.across - other.at.across);
    expect(order.map((slot) => slot.group.troop.type === "mounted")).toEqual([true, true, ...Array(6).fill(false), true, true]);
  });

  test.each(BATTLE_LINES)("%s: nobody stands before a gun, or beside it and ahead of it", (line) => {
    const guns = [11, 12, 13].map((number) => group(number, { type: "artillery", weapon: "medium-artillery" }, number % 2));
    const slots = slotsOf(line, [...GROUPS, ...guns]);
    const front = ({ at, depth }: Slot) => at.ahead + depth / 2;
    const half = ({ files }: Slot) => files / 2;
    for (const gun of slots.filter((slot) => slot.group.number > 10)) {
      const apart = (other: Slot) => Math.abs(other.at.across - gun.at.across) - half(other) - half(gun);
      const before = slots.filter((other) => other !== gun && apart(other) < 0.6 && front(other) > front(gun) + 1e-9);
      expect(before.map((other) => [gun.group.number, other.group.number])).toEqual([]);
    }
  });

  test("two lines: half of them two BW behind the other half", () => {
    // Horse in front is 1.5 BW deep.
    expect(rowsOf("two-lines")).toEqual([9, 5.5]);
    expect(slotsOf("two-lines").filter(({ at }) => at.ahead > 6)).toHaveLength(5);
  });

  test("a refused end is back by 4 BW, the other as far ahead as it may be", () => {
    const ahead = (line: BattleLine) =>
      slotsOf(line)
        .toSorted((one, other) => one.at.across - other.at.across)
        .map(({ at }) => at.ahead);
    expect([ahead("refused-left").at(0), ahead("refused-left").at(-1)]).toEqual([4.25, 8.25]);
    expect([ahead("refused-right").at(0), ahead("refused-right").at(-1)]).toEqual([8.25, 4.25]);
  });

  test("a deep centre is narrower than the usual line, and its foot deeper", () => {
    const width = (line: BattleLine) => {
      const places = slotsOf(line).flatMap(({ group: of, at }) => (of.troop.type === "foot" ? [at.across] : []));
      return Math.max(...places) - Math.min(...places);
    };
    expect(width("deep-centre")).toBeLessThan(width("horse-on-wings") / 2);
    const files = (line: BattleLine) => slotsOf(line).flatMap((slot) => (slot.group.troop.type === "foot" ? [slot.files] : []));
    expect([Math.max(...files("deep-centre")), Math.max(...files("horse-on-wings"))]).toEqual([2, 3]);
  });

  test("all forward: nobody has anybody in front of him", () => {
    expect(rowsOf("all-forward")).toEqual([9]);
  });

  test("by command: each commander's groups side by side, with none of another's between", () => {
    const order = slotsOf("by-command").toSorted((one, other) => one.at.across - other.at.across);
    const leaders = order.map((slot) => slot.group.commander);
    expect(leaders).toEqual([...leaders].sort((one, other) => leaders.indexOf(one) - leaders.indexOf(other)));
  });
});
