import { describe, expect, test } from "vitest";
import type { TerrainKind } from "@/lib/model/enumerations";
import { lyingPiece, type TableOpening } from "@/tests/build/table-battle";
import { groundOf, standing, TROOPS, unitOf } from "@/tests/build/table-troops";
import { mayScout, moverOf, scoutReach } from "./may-scout";

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
