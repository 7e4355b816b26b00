import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SEATS } from "@/lib/model/enumerations";
import { lyingPiece } from "@/tests/build/table-battle";
import { groundOf, standing, TROOPS, type TroopName, unitOf } from "@/tests/build/table-troops";
import { formsOf } from "../army/troop-traits";
import type { Battleground } from "./battleground";
import { mayStand, type Stand, standsFreely } from "./may-stand";
import { filesOf, type Group } from "./unit-shape";
import { placesToStand, whereItStands } from "./where-it-stands";

const NAMES = Object.keys(TROOPS) as TroopName[];
const NOBODY = groundOf();

describe("the first place", () => {
  test("as far to the front as can be, from the left", () => {
    // 2 wide and 1.5 deep, on a grid of half base widths.
    expect(whereItStands(NOBODY, "a", unitOf(1, "foot"))).toEqual({ x: 11, y: 8, facing: 90, files: 2, form: "close" });
    expect(whereItStands(NOBODY, "b", unitOf(1, "foot"))).toEqual({ x: 11, y: 22, facing: 270, files: 2, form: "close" });
    expect(whereItStands(NOBODY, "a", unitOf(1, "mounted"))).toMatchObject({ x: 1, y: 7.5 });
  });

  test("beside what stands there", () => {
    const units = [standing("a", unitOf(2, "foot"), { x: 12, y: 8, files: 4 })];
    expect(whereItStands(groundOf({ a: { host: { units } } }), "a", unitOf(1, "foot"))).toMatchObject({ x: 15, y: 8 });
  });

  test("in another form or with other files before it is turned", () => {
    // A gap 1 BW deep along the whole zone.
    const wall = (number: number, y: number, bases: number) =>
      standing("a", unitOf(number, "loose", { bases }), { x: 22.5, y, files: 25, form: "loose" });
    const units = [wall(2, 7, 100), wall(3, 4, 100), wall(4, 1, 100)];
    const flank = { edge: "left" as const, water: null };
    const ground = groundOf({ ground: { flank }, a: { host: { units } } });
    // The rows reach from 10 to 35 BW across, and leave the secure wing free.
    expect(whereItStands(ground, "a", unitOf(1, "foot"))).toMatchObject({ x: 1, files: 2 });
    const barred = groundOf({ a: { host: { units } } });
    expect(whereItStands(barred, "a", unitOf(1, "foot"))).toMatchObject({ y: 8.5, files: 3 });
  });

  test("turned, if it fits no other way", () => {
    // Between two blocks there is a passage 2.2 BW wide and 6 long.
    const lake = (id: string, x: number, w: number) => lyingPiece({ id, kind: "lake", x, y: 3, w, h: 8 });
    const ground = groundOf({ size: "small", ground: { pieces: [lake("1", 6, 9.8), lake("2", 18, 9.8)] } });
    const found = whereItStands(ground, "a", unitOf(1, "keil", { bases: 12 }));
    expect(found).toMatchObject({ x: 12, files: 3 });
    expect(found && found.facing % 180).toBe(0);
    expect(whereItStands(ground, "a", unitOf(1, "tercio"))).toBeNull();
  });

  test("in the form and with the files that are wanted", () => {
    const [place] = placesToStand(NOBODY, "a", unitOf(1, "hussars"), { form: "skirmish", files: 6 });
    expect(place).toMatchObject({ form: "skirmish", files: 6 });
    expect([...placesToStand(NOBODY, "a", unitOf(1, "hussars"), { files: 7 })]).toEqual([]);
  });
});

/** Every place on the grid in the defender's zone that `mayStand` allows, one by one. */
function allPlaces(ground: Battleground, group: Group, facing: number, wanted: Pick<Stand, "form" | "files">): readonly Stand[] {
  const [wide, deep] = [ground.width / 50 + 1, 6 / 0.5 + 1];
  const points = Array.from(
    { length: wide * deep },
    (_, at): Stand => ({ x: (at % wide) / 2, y: Math.floor(at / wide) / 2, facing, ...wanted }),
  );
  return points.filter((stand) => {
    const isFree = mayStand(ground, "a", group, stand).length === 0;
    expect(standsFreely(ground, "a", group, stand)).toBe(isFree);
    return isFree;
  });
}
const placeOf = ({ x, y }: Stand): string => `${y} ${x}`;

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((at) => at / 10);
const angle = fc.integer({ min: 0, max: 359 });
const unit = fc.record({ name: fc.constantFrom(...NAMES), x: tenths(0, 24), y: tenths(0, 6), facing: angle });
/** A small table with the defender's side crowded with unit groups and lakes. */
const thronged = fc
  .record({
    units: fc.array(unit, { minLength: 6, maxLength: 24 }),
    lakes: fc.array(fc.record({ x: tenths(0, 24), y: tenths(0, 8), w: tenths(3, 8), h: tenths(3, 8), angle }), { maxLength: 5 }),
    camp: fc.option(tenths(2, 22), { nil: undefined }),
    flank: fc.constantFrom(
      null,
      { edge: "left" as const, water: null },
      { edge: "right" as const, water: { edge: "right" as const, width: 1.5 } },
    ),
  })
  .map(({ units, lakes, camp, flank }) =>
    groundOf({
      size: "small",
      ground: { flank, pieces: lakes.map((lake, at) => lyingPiece({ ...lake, id: `${at}`, kind: "lake" })) },
      a: {
        host: {
          camp: camp === undefined ? null : { state: "standard", x: camp, y: 1 },
          units: units.map(({ name, ...at }, number) => {
            const group = unitOf(number + 2, name);
            const form = formsOf(group.troop)[0] ?? "close";
            return standing("a", group, { ...at, form, files: filesOf(group, form, NOBODY.book).usual });
          }),
        },
      },
    }),
  );

describe("the search is the rule", () => {
  test("whatever it finds may stand there, on any table", () => {
    const group = fc.record({ name: fc.constantFrom(...NAMES), bases: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }) });
    fc.assert(
      fc.property(thronged, group, fc.constantFrom(...SEATS), (ground, { name, bases }, seat) => {
        const one = unitOf(1, name, bases ? { bases } : {});
        let seen = 0;
        for (const stand of placesToStand(ground, seat, one)) {
          expect(mayStand(ground, seat, one, stand)).toEqual([]);
          seen += 1;
          if (seen > 20) break;
        }
      }),
      { numRuns: 40 },
    );
  });

  test("the first place is the first of all places, whatever else was looked for before on the same table", () => {
    const group = fc.record({ name: fc.constantFrom(...NAMES), bases: fc.option(fc.integer({ min: 2, max: 30 }), { nil: undefined }) });
    let [none, some] = [0, 0];
    fc.assert(
      fc.property(thronged, fc.array(fc.tuple(group, fc.constantFrom(...SEATS)), { minLength: 8, maxLength: 16 }), (ground, asked) => {
        for (const [{ name, bases }, seat] of asked) {
          const one = unitOf(1, name, bases ? { bases } : {});
          const [first = null] = placesToStand({ ...ground }, seat, one);
          const found = whereItStands(ground, seat, one);
          expect(found).toEqual(first);
          if (found) some += 1;
          else none += 1;
        }
      }),
      { numRuns: 30 },
    );
    expect(Math.min(none, some)).toBeGreaterThan(20);
  });

  test("it finds every place of its grid that there is, and no other", () => {
    fc.assert(
      fc.property(thronged, fc.constantFrom(...NAMES), fc.integer({ min: 0, max: 11 }), (ground, name, turn) => {
        const one = unitOf(1, name);
        const form = formsOf(one.troop)[0] ?? "close";
        const { usual: files } = filesOf(one, form, ground.book);
        const facing = 90 + 15 * turn;
        const found = [...placesToStand(ground, "a", one, { form, files })].filter((stand) => stand.facing === facing);
        expect(found.map(placeOf).toSorted()).toEqual(allPlaces(ground, one, facing, { form, files }).map(placeOf).toSorted());
      }),
      { numRuns: 24 },
    );
  });
});
