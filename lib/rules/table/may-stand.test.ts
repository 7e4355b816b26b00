import { describe, expect, test } from "vitest";
import { lyingPiece } from "@/tests/build/table-battle";
import { groundOf, standing, type TroopName, unitOf } from "@/tests/build/table-troops";
import { formsOf } from "../army/troop-traits";
import type { Battleground } from "./battleground";
import { mayCommandFrom, mayStand, type Stand } from "./may-stand";

const OPEN = groundOf();
const FOOT = unitOf(1, "foot");
/** 3 BW wide and 1 BW deep. */
const line = (x: number, y: number, more: Partial<Stand> = {}): Stand => ({ x, y, facing: 90, files: 3, form: "close", ...more });
const reasons = (ground: Battleground, x: number, y: number, more: Partial<Stand> = {}) =>
  mayStand(ground, "a", FOOT, line(x, y, more)).map((one) => ({ ...one.params, code: one.code }));

describe("the deployment zone", () => {
  test("its front is a limit, and the table's edge behind it", () => {
    expect(reasons(OPEN, 22.5, 8.5)).toEqual([]);
    expect(reasons(OPEN, 22.5, 8.51)).toEqual([{ code: "outside-deployment", from: 0, to: 9 }]);
    expect(reasons(OPEN, 22.5, 0.5)).toEqual([]);
    expect(reasons(OPEN, 22.5, 0.49)).toEqual([{ code: "off-table" }]);
  });

  test("the invader's is at the other end", () => {
    const invader = (y: number) => mayStand(OPEN, "b", FOOT, line(22.5, y, { facing: 270 })).map(({ code }) => code);
    expect(invader(21.5)).toEqual([]);
    expect(invader(21.49)).toEqual(["outside-deployment"]);
    expect(invader(29.5)).toEqual([]);
    expect(invader(29.51)).toEqual(["off-table"]);
  });

  test("is 6 BW deep on the smallest table", () => {
    const small = groundOf({ size: "small" });
    expect(reasons(small, 12, 5.5)).toEqual([]);
    expect(reasons(small, 12, 5.6)).toEqual([{ code: "outside-deployment", from: 0, to: 6 }]);
  });
});

describe("open wings", () => {
  test("foot stay out of either sector, and may touch it", () => {
    expect(reasons(OPEN, 11.5, 5)).toEqual([]);
    expect(reasons(OPEN, 11.49, 5)).toEqual([{ code: "open-wing", edge: "left", sector: 10 }]);
    expect(reasons(OPEN, 33.5, 5)).toEqual([]);
    expect(reasons(OPEN, 33.51, 5)).toEqual([{ code: "open-wing", edge: "right", sector: 10 }]);
  });

  test("beside a secure flank anybody may stand", () => {
    const secure = groundOf({ ground: { flank: { edge: "left", water: null } } });
    expect(reasons(secure, 5, 5)).toEqual([]);
    expect(reasons(secure, 40, 5)).toEqual([{ code: "open-wing", edge: "right", sector: 10 }]);
  });

  const may: Readonly<Record<TroopName, boolean>> = {
    ...{ foot: false, loose: false, skirmishers: true, flexible: false, mounted: true, hussars: true, dragoons: true },
    ...{ commandedShot: true, pikeAndShot: false, keil: false, laterKeil: false, tercio: false, heavyGuns: false, mediumGuns: false },
    ...{ lightGuns: false, elephants: true, wagons: false, barricaded: false },
  };
  test.each(Object.entries(may) as [TroopName, boolean][])("%s: %s", (name, isAllowed) => {
    const unit = unitOf(1, name);
    const files = name === "tercio" || name === "laterKeil" ? 4 : name === "keil" || name === "pikeAndShot" ? 3 : 2;
    const stand = { x: 5, y: 5, facing: 90, files, form: formsOf(unit.troop)[0] ?? "close" };
    expect(mayStand(OPEN, "a", unit, stand)).toEqual(isAllowed ? [] : [{ code: "open-wing", params: { edge: "left", sector: 10 } }]);
  });

  test("flexibles in skirmish form, and dragoons on foot", () => {
    expect(mayStand(OPEN, "a", unitOf(1, "flexible"), line(5, 5, { form: "skirmish" }))).toEqual([]);
    expect(mayStand(OPEN, "a", unitOf(1, "flexible"), line(5, 5, { form: "loose" }))).toHaveLength(1);
    expect(mayStand(OPEN, "a", unitOf(1, "dragoons"), line(5, 5, { form: "foot" }))).toEqual([]);
  });
});

describe("what is there already", () => {
  test("water may be touched", () => {
    const river = groundOf({ ground: { flank: { edge: "left", water: { edge: "left", width: 3 } } } });
    expect(reasons(river, 4.5, 5)).toEqual([]);
    expect(reasons(river, 4.49, 5)).toEqual([{ code: "in-water" }]);
  });

  test("a lake may be touched; all other ground may be stood on", () => {
    const lake = groundOf({ ground: { pieces: [lyingPiece({ id: "7", kind: "lake", y: 5 })] } });
    expect(reasons(lake, 18, 5)).toEqual([]);
    expect(reasons(lake, 18.01, 5)).toEqual([{ code: "impassable", piece: "7" }]);
    expect(reasons(groundOf({ ground: { pieces: [lyingPiece({ kind: "forest", y: 5 })] } }), 22.5, 5)).toEqual([]);
  });

  test("unit groups stand edge to edge", () => {
    const other = standing("a", unitOf(9, "foot"), { x: 20, y: 5 });
    const ground = groundOf({ a: { host: { units: [other] } } });
    expect(reasons(ground, 23, 5)).toEqual([]);
    expect(reasons(ground, 22.99, 5)).toEqual([{ code: "on-unit", seat: "a", number: 9 }]);
    expect(reasons(ground, 20, 6)).toEqual([]);
    expect(reasons(ground, 20, 5.99)).toEqual([{ code: "on-unit", seat: "a", number: 9 }]);
  });

  test("a group of the other seat with the same number is another one", () => {
    const ground = groundOf({ b: { host: { units: [standing("b", unitOf(1, "foot"), { x: 20, y: 5 })] } } });
    expect(reasons(ground, 20, 5)).toEqual([{ code: "on-unit", seat: "b", number: 1 }]);
  });

  test("a camp may be touched", () => {
    const ground = groundOf({ a: { host: { camp: { state: "standard", x: 22.5, y: 1 } } } });
    expect(reasons(ground, 22.5, 2.5)).toEqual([]);
    expect(reasons(ground, 22.5, 2.49)).toEqual([{ code: "on-camp", seat: "a" }]);
  });

  test("between the horns of a tercio there is room for a rank of two", () => {
    const ground = groundOf({ a: { host: { units: [standing("a", unitOf(9, "tercio"), { x: 20, y: 5, files: 4 })] } } });
    const pair = unitOf(2, "skirmishers", { bases: 2 });
    const between = (y: number) => mayStand(ground, "a", pair, { x: 20, y, facing: 90, files: 2, form: "skirmish" });
    expect(between(6.25)).toEqual([]);
    expect(between(6.24)).toEqual([{ code: "on-unit", params: { seat: "a", number: 9 } }]);
  });
});

describe("form and files", () => {
  test("only forms and files that it has", () => {
    expect(reasons(OPEN, 22.5, 5, { form: "loose" })).toEqual([{ code: "form", forms: ["close"] }]);
    expect(reasons(OPEN, 22.5, 5, { files: 1 })).toEqual([{ code: "files", min: 2, max: 6, allowed: [2, 3, 4, 5, 6] }]);
    expect(reasons(OPEN, 22.5, 5, { files: 2 })).toEqual([]);
    expect(reasons(OPEN, 22.5, 5, { files: 6 })).toEqual([]);
    expect(reasons(OPEN, 22.5, 5, { files: 7 })).toEqual([{ code: "files", min: 2, max: 6, allowed: [2, 3, 4, 5, 6] }]);
  });

  test("four battle wagons: a column, two by two or a line, which is what the refusal names", () => {
    const refused = mayStand(OPEN, "a", unitOf(1, "wagons"), line(22.5, 4, { files: 3 }));
    expect(refused).toEqual([{ code: "files", params: { min: 1, max: 4, allowed: [1, 2, 4] } }]);
    expect(mayStand(OPEN, "a", unitOf(1, "wagons"), line(22.5, 4, { files: 4 }))).toEqual([]);
  });
});

test("all reasons at once", () => {
  const units = [standing("a", unitOf(9, "foot"), { x: 0.5, y: 9.5 }), standing("b", unitOf(8, "foot"), { x: 1, y: 8.7 })];
  const ground = groundOf({ a: { host: { units: units.slice(0, 1) } }, b: { host: { units: units.slice(1) } } });
  expect(mayStand(ground, "a", FOOT, line(0, 9, { form: "foot", files: 9 })).map(({ code }) => code)).toEqual([
    ...["form", "files", "off-table", "outside-deployment", "open-wing", "on-unit", "on-unit"],
  ]);
});

describe("commanders", () => {
  const codes = (ground: ReturnType<typeof groundOf>, x: number, y: number, seat: "a" | "b" = "a") =>
    mayCommandFrom(ground, seat, { x, y }).map(({ code }) => code);

  test("in the own deployment zone, on every wing", () => {
    expect(codes(groundOf(), 0.5, 8.5)).toEqual([]);
    expect(codes(groundOf(), 0.4, 8.6)).toEqual(["off-table", "outside-deployment"]);
    expect(codes(groundOf(), 44.5, 21.5, "b")).toEqual([]);
    expect(codes(groundOf(), 44.5, 21.4, "b")).toEqual(["outside-deployment"]);
  });

  test("among own groups and in the camp, not on water or a lake", () => {
    const units = [standing("a", unitOf(1, "foot"), { x: 20, y: 5 })];
    expect(codes(groundOf({ a: { host: { units, camp: { state: "standard", x: 22.5, y: 1 } } } }), 20, 5)).toEqual([]);
    expect(codes(groundOf({ a: { host: { units, camp: { state: "standard", x: 22.5, y: 1 } } } }), 22.5, 1)).toEqual([]);
    const wet = groundOf({
      ground: { flank: { edge: "left", water: { edge: "left", width: 2 } }, pieces: [lyingPiece({ kind: "lake", x: 20, y: 5 })] },
    });
    expect(codes(wet, 2.5, 5)).toEqual([]);
    expect(codes(wet, 2.4, 5)).toEqual(["in-water"]);
    expect(codes(wet, 16.5, 5)).toEqual([]);
    expect(codes(wet, 16.6, 5)).toEqual(["impassable"]);
  });
});
