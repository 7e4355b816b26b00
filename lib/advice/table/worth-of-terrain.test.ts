import { describe, expect, test } from "vitest";
import { troopOf } from "@/tests/build/odd-forces";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import type { TerrainKind } from "../../model/enumerations";
import type { FrozenForce } from "../../model/force";
import { seatFrame } from "./own-side";
import { crestAcross, worthOfKind, worthOfPlace } from "./worth-of-terrain";

type Troop = Parameters<typeof troopOf>[0];

const forceOf = (...troops: readonly Troop[]): FrozenForce => ({
  ...{ commanders: [], army: null, temper: null },
  units: troops.map((troop, at) => ({ number: at + 1, name: "Group", troop: troopOf(troop), bases: 4, commander: null })),
});

function worth(kind: TerrainKind, ...troops: readonly Troop[]): number {
  if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
  return worthOfKind(kind, forceOf(...troops).units, BOOK.battlefield, CATALOG.advice);
}

const LANCERS: Troop = { type: "mounted", formation: "loose" };
const SKIRMISHERS: Troop = { formation: "skirmish", training: null };
const ELEPHANTS: Troop = { type: "elephant" };
const CAMELS: Troop = { type: "mounted", formation: "loose", characteristics: ["camelry"] };

describe("what a kind of terrain is worth", () => {
  test("to horse: the worse the going the less, and open ground something", () => {
    // Likes very dense terrain -70 and featureless 100: -85 in all. Rough counts 45 of 100; an open area is worth 20 of 100 of its dislike.
    expect(worth("wood", LANCERS)).toBeCloseTo(-85);
    expect(worth("rocky-ground", LANCERS)).toBeCloseTo(-38.25);
    expect(worth("open-area", LANCERS)).toBeCloseTo(17);
  });

  test("to skirmishers: cover most of all, bare difficult ground 60 of 100 of it, open ground nothing", () => {
    // 80 in dense terrain and -80 in featureless: 80.
    expect(worth("wood", SKIRMISHERS)).toBeCloseTo(80);
    expect(worth("marsh", SKIRMISHERS)).toBeCloseTo(48);
    expect(worth("open-area", SKIRMISHERS)).toBe(0);
    expect(worth("lake", SKIRMISHERS)).toBe(0);
  });

  test("what slows only the enemy is worth something: brush to elephants and camels", () => {
    // 30 of 100 of the 45 by which the enemy is slowed.
    expect(worth("brush", ELEPHANTS)).toBeCloseTo(13.5);
    expect(worth("brush", CAMELS)).toBeCloseTo(13.5);
    expect(worth("rocky-ground", CAMELS)).toBeLessThan(0);
  });

  test("every base counts the same; without an army nothing does", () => {
    expect(worth("wood", LANCERS, SKIRMISHERS)).toBeCloseTo((-85 + 80) / 2);
    expect(worth("wood")).toBe(0);
  });
});

test("a crest is worth most where it runs across the front, and what has none is worth the same at any angle", () => {
  const frame = seatFrame({ width: 4500, depth: 3000, defender: "a" }, "a");
  const kind = (crest: boolean) => ({ category: "open", crest }) as const;
  const at = (angle: number, crest: boolean, worth = 10) => worthOfPlace(worth, { w: 8, h: 4, x: 22, y: 8, angle }, kind(crest), frame);
  expect([at(0, true), at(90, true), at(180, true)]).toEqual([at(0, false), expect.closeTo(at(0, false) * 0.4), at(0, false)]);
  expect(at(90, false)).toBe(at(0, false));
  // What hinders the own army hinders it either way.
  expect(at(90, true, -10)).toBe(at(0, true, -10));
  expect(crestAcross({ w: 4, h: 8, angle: 90 })).toBe(1);
});
