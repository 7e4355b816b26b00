import { describe, expect, test } from "vitest";
import { fastDraws } from "@/tests/build/draw-sources";
import { playedByHouses } from "@/tests/build/house-play";
import { troopOf } from "@/tests/build/odd-forces";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import type { Piece, Placed } from "../../model/battlefield";
import type { FrozenForce } from "../../model/force";
import type { Host } from "../../rules/prebattle/battle";
import { pieceFootprint, unitFootprint } from "../../rules/table/battleground";
import { overlap } from "../../rules/table/geometry/predicates";
import { type Comrade, comradeAt, costAmong } from "./comrades";

type Given = Partial<Parameters<typeof troopOf>[0]>;
const FOOT: Given = { formation: "close", weapon: "musket" };
const SKIRMISHERS: Given = { formation: "skirmish", training: null };
const HORSE: Given = { type: "mounted" };
const GUN: Given = { type: "artillery", weapon: "light-artillery" };

/** Three BW wide and one deep, its front so far from its own edge. */
const standing = (given: Given | null, across: number, front: number, name = "Group"): Comrade =>
  comradeAt(given && { name, troop: troopOf(given) }, { across, ahead: front - 0.5 }, 3, 1);

const cost = (one: Comrade, other: Comrade) => [costAmong(one, [other], CATALOG.advice), costAmong(other, [one], CATALOG.advice)];

describe("it costs, whoever of the two comes later,", () => {
  test.each<[string, Comrade, Comrade, number]>([
    ["more than anything to stand before a gun", standing(GUN, 10, 5), standing(SKIRMISHERS, 10, 7), 1150],
    ["hardly less before a third of a gun", standing(GUN, 10, 5), standing(FOOT, 12, 7), 1050],
    ["nothing beside a gun", standing(GUN, 10, 5), standing(FOOT, 13, 5), 0],
    ["nothing farther before a gun than it hits well", standing(GUN, 10, 2), standing(FOOT, 10, 11), 0],
    ["nothing behind a gun", standing(GUN, 10, 7), standing(FOOT, 10, 5), 0],
    ["for foot before horse", standing(HORSE, 10, 5), standing(FOOT, 10, 7), 150],
    ["nothing for skirmishers before horse", standing(HORSE, 10, 5), standing(SKIRMISHERS, 10, 7), 0],
    ["nothing before horse that is called a reserve", standing(HORSE, 10, 5, "Reserve"), standing(FOOT, 10, 7), 0],
    ["nothing before horse that has room to charge", standing(HORSE, 10, 3), standing(FOOT, 10, 8), 0],
    ["for anybody before an ambush", standing(null, 10, 5), standing(HORSE, 10, 7), 150],
    ["for anybody upon an ambush", standing(null, 10, 5), standing(FOOT, 11, 5.5), 150],
    ["nothing behind an ambush", standing(null, 10, 7), standing(FOOT, 10, 5), 0],
    ["nothing for foot before foot", standing(FOOT, 10, 5), standing(FOOT, 10, 7), 0],
  ])("%s", (_, one, other, expected) => {
    const [there, back] = cost(one, other);
    expect(there).toBeCloseTo(expected);
    expect(back).toBeCloseTo(expected);
  });
});

const LEADER = { grade: "competent", class: "instinctive", role: "army", name: null } as const;
type Body = Given & { readonly name?: string };

const armyOf = (...bodies: readonly Body[]): FrozenForce => ({
  ...{ commanders: [LEADER, { ...LEADER, role: "sub" }], army: null, temper: null },
  units: bodies.map(({ name = "Group", ...troop }, at) => {
    const bases = troop.type === "artillery" ? 2 : 6;
    return { number: at + 1, name, troop: troopOf(troop), bases, commander: null };
  }),
});

/** Seat a deploys all it has, from the near edge of a standard table. */
function drawnUp(force: FrozenForce, pieces: readonly Piece[] = [], host: Partial<Host> = {}): readonly Placed[] {
  const battle = tableBattle({
    ...{ step: "deployment", ground: { pieces } },
    a: { force, camp: "none", host: { orders: [], ...host } },
    b: { host: { orders: [], isDeployed: true } },
  });
  const until = ({ step }: typeof battle) => step !== "deployment";
  return playedByHouses(battle, { draws: fastDraws(1), chance: chanceOf(1), until }).seats.a.host.units;
}

const numbered = (units: readonly Placed[], number: number): Placed => {
  const unit = units.find((one) => one.number === number);
  if (!unit) throw new Error(`group ${number} is not on the table`);
  return unit;
};
const reach = ({ x, files }: Placed) => ({ left: x - files / 2, right: x + files / 2 });
const isBeside = (one: Placed, other: Placed) => reach(one).right <= reach(other).left || reach(one).left >= reach(other).right;

describe("an army that is drawn up", () => {
  test("leaves its guns a field of fire: skirmishers stand in front of the foot and not of them", () => {
    const units = drawnUp(armyOf(FOOT, GUN, FOOT, SKIRMISHERS, SKIRMISHERS, FOOT));
    const gun = numbered(units, 2);
    for (const screen of [numbered(units, 4), numbered(units, 5)]) {
      expect(screen.y).toBeGreaterThan(gun.y);
      expect(isBeside(screen, gun)).toBe(true);
    }
  });

  test("does not stand before its own ambush, be it real or a bluff", () => {
    const wood = lyingPiece({ id: "piece-1", kind: "wood", w: 5, h: 4, x: 22.5, y: 4 });
    const force = armyOf(FOOT, FOOT, FOOT, HORSE, HORSE, SKIRMISHERS);
    const hidden = (unit: number | null): Partial<Host> => ({
      orders: [
        {
          ...{ order: "ambush-1", orderHash: "00".repeat(32), salt: "00".repeat(16) },
          place: { kind: "ambush", x: 22.5, y: 4.5 },
          secret: { kind: "ambush", x: 22.5, y: 4.5, unit },
        },
      ],
    });
    const isBefore = (unit: Placed) => unit.y > 4.5 && unit.y < 9 && reach(unit).left < 23 && reach(unit).right > 22;
    expect(drawnUp(force, [wood]).some(isBefore)).toBe(true);
    for (const unit of [6, null]) expect(drawnUp(force, [wood], hidden(unit)).filter(isBefore)).toEqual([]);
  });

  test("keeps its horse off a steep hill", () => {
    const hill = lyingPiece({ id: "piece-1", kind: "steep-hill", w: 6, h: 6, x: 30, y: 7, angle: 30 });
    const { battlefield } = BOOK;
    if (!battlefield) throw new Error("no battlefield in the tables");
    const isOnHill = (unit: Placed) => overlap(unitFootprint(unit, battlefield), pieceFootprint(hill));
    const force = armyOf(FOOT, FOOT, FOOT, HORSE, HORSE);
    expect(drawnUp(force).some(isOnHill)).toBe(true);
    expect(drawnUp(force, [hill]).filter(isOnHill)).toEqual([]);
  });

  test("has horse that its wings have no room for behind them, and not behind the foot", () => {
    const units = drawnUp(armyOf(FOOT, FOOT, FOOT, ...Array.from({ length: 14 }, () => HORSE)));
    const horse = units.filter(({ number }) => number > 3);
    expect(new Set(horse.map(({ y }) => y)).size).toBeGreaterThan(1);
    for (const rider of horse) for (const foot of [1, 2, 3]) expect(isBeside(rider, numbered(units, foot))).toBe(true);
  });

  test("keeps a group called a second line behind the first", () => {
    const units = drawnUp(armyOf(FOOT, FOOT, { ...FOOT, name: "Second line" }, HORSE, HORSE));
    expect(numbered(units, 3).y).toBeLessThanOrEqual(Math.min(numbered(units, 1).y, numbered(units, 2).y) - 2);
  });
});
