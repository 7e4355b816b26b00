import { describe, expect, test } from "vitest";
import type { TerrainKind } from "@/lib/model/enumerations";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG } from "@/tests/build/rules";
import { lyingPiece, type TableOpening } from "@/tests/build/table-battle";
import { groundOf, standing, TROOPS, unitOf } from "@/tests/build/table-troops";
import type { Pace } from "../../model/combat-terms";
import type { Troop } from "../../model/troop";
import { hundredths, turnedPoint } from "./geometry/footprint";
import { mayScout, mayWheel, movementOf, moverOf, scoutReach } from "./may-move";

describe("scouts", () => {
  /** 3 BW wide, 1.5 BW deep: its front is at 5.75. */
  const HUSSARS = standing("a", unitOf(1, "hussars"), { x: 20, y: 5, form: "loose" });
  const reach = (opening: Partial<TableOpening>, unit = HUSSARS) => scoutReach(groundOf(opening), unit);
  const why = (opening: Partial<TableOpening>, distance: number, unit = HUSSARS) => mayScout(groundOf(opening), unit, distance).reasons;

  test("which troops move as which", () => {
    expect(moverOf(TROOPS.hussars, "loose")).toBe("mounted-loose");
    expect(moverOf(TROOPS.hussars, "skirmish")).toBe("mounted-skirmish");
    expect(moverOf(TROOPS.flexible, "close")).toBe("foot-close");
    expect(moverOf(TROOPS.dragoons, "mounted")).toBe("mounted-loose");
    expect(moverOf(TROOPS.dragoons, "foot")).toBe("foot-loose");
    expect(moverOf(TROOPS.lightGuns, "loose")).toBe("light-artillery");
    expect(moverOf(TROOPS.heavyGuns, "loose")).toBe("artillery");
    expect(moverOf(TROOPS.mediumGuns, "loose")).toBe("artillery");
    expect(moverOf(TROOPS.elephants, "close")).toBe("elephant");
    expect(moverOf(TROOPS.wagons, "close")).toBe("battle-wagon");
  });

  describe("how far", () => {
    test("one move of its form, straight ahead", () => {
      expect(mayScout(groundOf(), HUSSARS, 5)).toEqual({ reasons: [], at: { x: 20, y: 10 } });
      expect(why({}, 5.1)).toEqual([{ code: "beyond-move", params: { most: 5 } }]);
      expect(reach({}, { ...HUSSARS, form: "skirmish" })).toBe(6);
      expect(mayScout(groundOf(), { ...HUSSARS, facing: 0 }, 2.5).at).toEqual({ x: 22.5, y: 5 });
      expect(mayScout(groundOf(), { ...HUSSARS, facing: 135 }, 1).at).toEqual({ x: 19.29, y: 5.71 });
    });

    test("less from the first touch of worse going on", () => {
      const ahead = (kind: TerrainKind) => ({ ground: { pieces: [lyingPiece({ kind, x: 20, y: 11 })] } });
      // The piece begins at 8: after 2.2 BW the front is at 7.95.
      expect(reach(ahead("rocky-ground"))).toBe(3);
      expect(reach(ahead("wood"))).toBe(2.2);
      expect(why(ahead("wood"), 2.3)).toEqual([{ code: "beyond-move", params: { most: 2 } }]);
      expect(reach(ahead("gentle-hill"))).toBe(5);
      expect(reach({ ground: { pieces: [lyingPiece({ kind: "wood", x: 20, y: 5 })] } })).toBe(2);
    });

    test("camels and elephants have their own going", () => {
      const sand = { ground: { pieces: [lyingPiece({ kind: "soft-sand", x: 20, y: 11 })] } };
      expect(reach(sand)).toBe(3);
      expect(reach(sand, { ...HUSSARS, troop: { ...HUSSARS.troop, characteristics: ["scouts", "camelry"] } })).toBe(5);
    });
  });

  test("fleet of foot go farther, but not over difficult going", () => {
    const fleet = { ...HUSSARS, troop: { ...HUSSARS.troop, characteristics: ["scouts" as const, "fleet-of-foot" as const] } };
    const inside = (kind: TerrainKind) => ({ ground: { pieces: [lyingPiece({ kind, x: 20, y: 5 })] } });
    expect([reach({}, fleet), reach(inside("rocky-ground"), fleet), reach(inside("wood"), fleet)]).toEqual([6, 4, 2]);
  });

  describe("what is in the way", () => {
    test("unit groups, camps, water and lakes, anywhere on the way", () => {
      const unit = (y: number) => ({ b: { host: { units: [standing("b", unitOf(3, "foot"), { x: 20, y })] } } });
      expect(reach(unit(8.5))).toBe(2.2);
      expect(why(unit(8.5), 2.3)).toEqual([{ code: "path-blocked", params: {} }]);
      // It would end up past them.
      expect(why(unit(7), 5).map(({ code }) => code)).toEqual(["path-blocked"]);
      expect(reach({ ground: { pieces: [lyingPiece({ kind: "lake", x: 20, y: 11 })] } })).toBe(2.2);
      expect(reach({ a: { host: { camp: { state: "mobile", x: 20, y: 9 } } } })).toBe(2.2);
      const river = { ground: { flank: { edge: "right" as const, water: { edge: "right" as const, width: 3 } } } };
      expect(reach(river, { ...HUSSARS, x: 40, facing: 0 })).toBe(1.2);
    });

    test("itself is not; others beside the way are not", () => {
      const beside = standing("a", unitOf(3, "foot"), { x: 23, y: 9 });
      expect(reach({ a: { host: { units: [HUSSARS, beside] } } })).toBe(5);
      expect(reach({ a: { host: { units: [HUSSARS, { ...beside, x: 22.9 }] } } })).toBe(2.7);
    });

    test("the table's edge", () => {
      expect(reach({}, { ...HUSSARS, facing: 270 })).toBe(4.2);
      expect(why({}, 4.3, { ...HUSSARS, facing: 270 }).map(({ code }) => code)).toEqual(["off-table"]);
    });
  });
});

describe("guns wheeled back", () => {
  /** Two guns side by side: 2 BW wide and 1 BW deep. */
  const GUNS = standing("a", unitOf(1, "heavyGuns"), { x: 20, y: 5, files: 2, form: "loose" });
  const OPEN = groundOf();

  test("a quarter back about either front corner", () => {
    expect(mayWheel(OPEN, GUNS, "left", 90).at).toEqual({ x: 18.5, y: 4.5, facing: 0 });
    expect(mayWheel(OPEN, GUNS, "right", 90).at).toEqual({ x: 21.5, y: 4.5, facing: 180 });
    // The invader's crew has its left on the other side.
    expect(mayWheel(OPEN, { ...GUNS, facing: 270 }, "left", 90).at).toEqual({ x: 21.5, y: 5.5, facing: 180 });
    expect(mayWheel(OPEN, { ...GUNS, facing: 0 }, "left", 30).at.facing).toBe(330);
  });

  test("the corner stays where it is, to the hundredth", () => {
    for (const degrees of [1, 13, 45, 60, 89]) {
      const { x, y, facing } = mayWheel(OPEN, GUNS, "right", degrees).at;
      const corner = turnedPoint({ x: 100, y: 50 }, { x: hundredths(x), y: hundredths(y) }, facing - 90);
      expect(Math.hypot(corner.x - 2100, corner.y - 550)).toBeLessThan(1.5);
      expect(facing).toBe(90 + degrees);
    }
  });

  test("it ends on the table and on nobody", () => {
    const codes = (opening: Partial<TableOpening>, guns = GUNS) =>
      mayWheel(groundOf(opening), guns, "left", 90).reasons.map(({ code }) => code);
    expect(codes({})).toEqual([]);
    // Wheeled, it reaches 1.5 BW back from its front line.
    expect(codes({}, { ...GUNS, y: 1.5 })).toEqual([]);
    expect(codes({}, { ...GUNS, y: 1.49 })).toEqual(["off-table"]);
    // Wheeled, it covers 18 to 19 across and 3.5 to 5.5 deep.
    const other = (x: number) => ({ a: { host: { units: [GUNS, standing("a", unitOf(2, "foot"), { x, y: 3, files: 2 })] } } });
    expect(codes(other(17))).toEqual([]);
    expect(codes(other(17.01))).toEqual(["on-unit"]);
    expect(codes({ ground: { pieces: [lyingPiece({ kind: "lake", x: 15.01, y: 3 })] } })).toEqual(["impassable"]);
    expect(codes({ ground: { pieces: [lyingPiece({ kind: "lake", x: 15, y: 3 })] } })).toEqual([]);
    expect(codes({ a: { host: { camp: { state: "standard", x: 18, y: 2.51 } } } })).toEqual(["on-camp"]);
  });
});

describe("moves over each going", () => {
  const { battlefield } = CATALOG.battle.tables;
  if (!battlefield) throw new Error("the shipped tables have a battlefield");

  const told = (pace: Pace | null): string => {
    if (pace === null) return "no";
    return `${pace.move}${{ none: "", affected: " A", "badly-affected": " BA" }[pace.effect]}`;
  };
  const moves = (troop: Troop): readonly string[] =>
    movementOf(troop, CATALOG.combat, battlefield).map(
      ({ form, wheelsOnly, good, rough, difficult }) => `${form}: ${wheelsOnly ? "wheels" : [good, rough, difficult].map(told).join(", ")}`,
    );

  const fleet = { characteristics: ["fleet-of-foot" as const] };

  /** Good, rough and difficult going, from Mortem et Gloriam's table; fleet of foot from the rulebook's glossary. */
  test.each<[string, Troop, string[]]>([
    ["close foot", troops.foot(), ["close: 3, 3 A, 2 BA"]],
    ["fleet close foot", troops.foot(fleet), ["close: 4, 4 A, 2 BA"]],
    ["loose foot", troops.shotOf(), ["loose: 3, 3, 3 A"]],
    ["skirmish foot", troops.skirmishers(), ["skirmish: 4, 4, 3"]],
    ["foot that closes up or opens out", troops.foot({ formation: "flexible-close-loose" }), ["close: 3, 3 A, 2 BA", "loose: 3, 3, 3 A"]],
    ["close horse", troops.horse({ formation: "close" }), ["close: 4, 2 BA, 1 BA"]],
    ["loose horse", troops.horse(), ["loose: 5, 3 A, 2 BA"]],
    ["flexible horse", troops.horse({ formation: "flexible-mounted" }), ["loose: 5, 3 A, 2 BA", "skirmish: 6, 4, 3 A"]],
    ["dragoons", troops.dragoons(), ["mounted: 5, 3 A, 2 BA", "foot: 3, 3, 3 A"]],
    ["elephants", troops.elephants(), ["close: 4, 3, 2 A"]],
    ["battle wagons", troops.wagons(), ["loose: 2, 1 BA, no"]],
    ["light guns", troops.guns("light-artillery"), ["loose: 2, 1 BA, no"]],
    ["medium guns", troops.guns("medium-artillery"), ["loose: wheels"]],
    ["heavy guns", troops.guns("heavy-artillery"), ["loose: wheels"]],
  ])("%s", (_, troop, wanted) => {
    expect(moves(troop)).toEqual(wanted);
  });
});
