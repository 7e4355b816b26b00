import { describe, expect, test } from "vitest";
import type { Piece, Placed } from "@/lib/model/battlefield";
import type { QuickTroop } from "@/lib/model/force";
import { CATALOG } from "@/tests/build/rules";
import { lyingPiece } from "@/tests/build/table-battle";
import { hidingPlaces } from "@/tests/build/table-troops";
import { prepareBattlefield } from "./battlefield-book";
import { battlegroundOf, type GroundGiven } from "./battleground";
import { mayBluff, mayHide } from "./may-hide";

const { battlefield, tableSizes } = CATALOG.battle.tables;
if (!battlefield) throw new Error("the tables have no battlefield");
const BOOK = prepareBattlefield(battlefield);

const troop = (type: QuickTroop["type"], formation: QuickTroop["formation"]): { troop: QuickTroop } => ({
  troop: { type, formation, training: null, setFormation: null, weapon: null, characteristics: [] },
});
const HORSE = troop("mounted", "loose");
const SKIRMISHERS = troop("foot", "skirmish");

const GIVEN: GroundGiven = {
  ...{ table: { width: 45, depth: 30 }, roles: { defender: "a", invader: "b" }, flank: null, units: [], pieces: [] },
  camps: { a: null, b: null },
};
const groundWith = (pieces: readonly Partial<Piece>[], given: Partial<GroundGiven> = {}) =>
  battlegroundOf({ ...GIVEN, pieces: pieces.map(lyingPiece), ...given }, BOOK, tableSizes);

/** Hides everything behind it. */
const SCREEN = { id: "screen", kind: "village", w: 45, h: 1, x: 22.5, y: 14.5 } as const;

describe("an ambush marker", () => {
  test("may lie where nobody sees it, touching what it may not lie on", () => {
    const ground = groundWith([SCREEN, { id: "2", kind: "lake", w: 6, h: 6, x: 10, y: 6 }], {
      camps: { a: { state: "mobile", x: 22.5, y: 1 }, b: null },
    });
    for (const [x, y] of [
      [13.5, 6],
      [22.5, 2.5],
      [0.5, 0.5],
      [44.5, 8],
    ] as const)
      expect(mayHide(ground, "a", { x, y }, HORSE)).toEqual([]);
  });

  test("gives every reason why not", () => {
    const unit: Placed = {
      ...{ seat: "a", number: 7, name: "Blues", x: 20, y: 6, facing: 90, files: 3, form: "loose", nervous: false, bases: 6 },
      ...{ ...HORSE, caltrops: false, stakes: false, droppedPikes: false },
    };
    const ground = groundWith([SCREEN, { id: "2", kind: "lake", w: 6, h: 6, x: 10, y: 6 }], {
      units: [unit],
      camps: { a: { state: "mobile", x: 22.5, y: 1 }, b: null },
      flank: { edge: "left", water: { edge: "left", width: 3 } },
    });
    const why = (x: number, y: number) => mayHide(ground, "a", { x, y }, HORSE);
    expect(why(2, 8)).toEqual([{ code: "in-water", params: {} }]);
    expect(why(13.4, 6)).toEqual([{ code: "impassable", params: { piece: "2" } }]);
    expect(why(22.5, 2.4)).toEqual([{ code: "on-camp", params: { seat: "a" } }]);
    expect(why(20, 6)).toEqual([{ code: "on-unit", params: { seat: "a", number: 7 } }]);
    expect(why(45, 8)).toEqual([{ code: "off-table", params: {} }]);
    expect(why(30, 14.6)).toEqual([{ code: "outside-half", params: { from: 0, to: 15 } }]);
    expect(why(0, 0).map(({ code }) => code)).toEqual(["off-table", "outside-half", "in-water"]);
  });

  test("is in the invader's half where he is asked", () => {
    const ground = groundWith([{ ...SCREEN, y: 15.5 }]);
    expect(mayHide(ground, "b", { x: 30, y: 20 }, HORSE)).toEqual([]);
    expect(mayHide(ground, "b", { x: 30, y: 10 }, HORSE)).toEqual([{ code: "outside-half", params: { from: 15, to: 30 } }]);
  });

  test("gets the place from which it would be seen", () => {
    expect(mayHide(groundWith([]), "a", { x: 30, y: 10 }, HORSE)).toEqual([{ code: "seen", params: { x: 30, y: 15 } }]);
  });
});

describe("a bluff", () => {
  const brush = groundWith([{ kind: "brush", w: 10, h: 6, y: 8 }]);
  const spot = { x: 22.5, y: 8 };

  test("may lie wherever a group that could be in ambush may", () => {
    expect(mayHide(brush, "a", spot, HORSE)).toEqual([{ code: "seen", params: { x: 22.5, y: 15 } }]);
    expect(mayBluff(brush, "a", spot, [HORSE, SKIRMISHERS])).toEqual([]);
    expect(mayBluff(brush, "a", spot, [HORSE])).toEqual([{ code: "seen", params: { x: 22.5, y: 15 } }]);
  });

  test("may lie wherever everybody is covered, if nobody in the army may be in ambush", () => {
    expect(mayBluff(brush, "a", spot, [])).toHaveLength(1);
    expect(mayBluff(groundWith([{ kind: "wood", w: 10, h: 6, y: 8 }]), "a", spot, [])).toEqual([]);
  });
});

describe("places to hide", () => {
  const ground = groundWith([
    { kind: "brush", w: 6, h: 6, x: 10, y: 8 },
    { id: "2", kind: "wood", w: 6, h: 6, x: 35, y: 8 },
  ]);

  test("are where each of the groups may, and all of the grid where one of them may", () => {
    const horse = [...hidingPlaces(ground, "a", [HORSE])];
    const both = [...hidingPlaces(ground, "a", [HORSE, SKIRMISHERS])];
    expect(both.length).toBeGreaterThan(horse.length);
    expect(horse.length).toBeGreaterThan(50);
    for (const place of both) expect([HORSE, SKIRMISHERS].some((group) => mayHide(ground, "a", place, group).length === 0)).toBe(true);
    expect(both.some(({ x }) => x < 15)).toBe(true);
    expect(horse.every(({ x }) => x > 20)).toBe(true);
  });

  test("are found one at a time, the foremost first", () => {
    const { value } = hidingPlaces(ground, "a", [HORSE]).next();
    expect(value).toEqual({ x: 32.5, y: 10.5 });
  });

  test("are none on bare ground", () => {
    expect([...hidingPlaces(groundWith([], { table: { width: 24, depth: 24 } }), "b", [SKIRMISHERS])]).toEqual([]);
  });
});
