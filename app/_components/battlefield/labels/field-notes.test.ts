import { expect, test } from "vitest";
import { type Edge, type FieldShown, fieldLayout } from "@/app/_components/battlefield/field-layout";
import { textWidth } from "@/lib/sheets/font-metrics";
import { BOOK } from "@/tests/build/played-battle";
import { SAMPLE_MUSTER } from "@/tests/build/sample-field";
import { standingOf } from "../troops/standing-of";
import { notesOf, placeNotes, sectorNotes, zoneNotes } from "./field-notes";
import { covered, type LabelBox } from "./label-lines";

const WITHIN = { left: 0, right: 900, top: 0, bottom: 600 };
const note = (key: string, xs: readonly number[]) => ({ key, lines: ["where you deploy"], spots: xs.map((x) => ({ x, y: 300 })) });
const boxAt = (x: number) => ({ left: x - 20, right: x + 20, top: 280, bottom: 310 });
const atX = (xs: readonly number[], taken: readonly number[] = []) =>
  placeNotes([note("one", xs)], { things: taken.map(boxAt), ground: [], within: WITHIN })[0]?.at.x;

test("a note takes the first of its places where nothing lies", () => {
  expect(atX([100, 300])).toBe(100);
  expect(atX([100, 300], [100])).toBe(300);
});

const EVERYWHERE = { left: 0, right: 900, top: 0, bottom: 600 };

test("where something lies at all its places it takes the nearest about them that is free", () => {
  const things = [{ left: 80, right: 320, top: 280, bottom: 310 }];
  const [placed] = placeNotes([note("one", [200])], { things, ground: [], within: WITHIN });
  expect(placed?.at.x).toBe(200);
  expect(placed && things.map((box) => covered(placed.box, box))).toEqual([0]);
  expect(Math.abs((placed?.at.y ?? 0) - 300)).toBeLessThan(35);
});

test("where something lies about them too it takes the place where it covers least", () => {
  const things = [EVERYWHERE, ...[100, 345, 500].map(boxAt)];
  expect(placeNotes([note("one", [100, 300, 500])], { things, ground: [], within: WITHIN })[0]?.at.x).toBe(300);
});

test("it leaves the table only if there is no other place", () => {
  const left = (xs: readonly number[], things: readonly LabelBox[] = []) =>
    placeNotes([note("one", xs)], { things, ground: [], within: WITHIN })[0]?.box.left;
  expect(left([2])).toBeGreaterThanOrEqual(0);
  expect(left([2, 300], [EVERYWHERE])).toBeGreaterThan(200);
  expect(left([2], [EVERYWHERE])).toBeLessThan(0);
});

test("two notes never overlap", () => {
  const both = placeNotes([note("one", [100, 300]), note("other", [100, 300])], { things: [], ground: [], within: WITHIN });
  expect(both.map(({ at }) => at.x)).toEqual([100, 300]);
});

test("ground is hidden rather than things, and by the name of the ground itself for nothing", () => {
  const under = { things: [boxAt(300)], ground: [boxAt(100)], within: WITHIN };
  expect(placeNotes([note("one", [300, 100])], under)[0]?.at.x).toBe(100);
  expect(placeNotes([note("one", [100, 500])], under)[0]?.at.x).toBe(500);
  expect(placeNotes([{ ...note("one", [100, 500]), onGround: true }], under)[0]?.at.x).toBe(100);
});

const SECTOR = 10;

test("what is said of a march keeps to its flank sector, in as many lines as that takes, at the edge on which its card lies", () => {
  const field: FieldShown = {
    ...{ ...SAMPLE_MUSTER, seat: "a", roles: { invader: "b", defender: "a" }, pieces: [] },
    markers: [
      {
        ...{ seat: "a", order: "march-1", revealed: false, place: { kind: "march", commander: 1 } },
        secret: { kind: "march", commander: 1, edge: "right", units: [1, 2, 7, 8] },
      },
    ],
  };
  const layout = fieldLayout({ width: 45, depth: 30 }, "defender");
  const { battlefield } = BOOK;
  if (!battlefield) throw new Error("no battlefield in the tables");
  const standing = standingOf(field, battlefield, layout);
  for (const [size, lines] of [
    [12, 2],
    [27, 3],
  ] as const) {
    const [march] = notesOf({ field, standing, sector: SECTOR, layout }, size);
    expect(march?.lines.length, `at ${size}`).toBe(lines);
    const [placed] = placeNotes(march ? [march] : [], { things: [], ground: [], within: WITHIN, size });
    expect(placed?.box.left, `at ${size}`).toBeGreaterThan(700);
    expect(placed?.box.bottom, `at ${size}`).toBeLessThan(600);
  }
});

/** Where the names of the viewer's left and right flank would best stand. */
function middles(edge: Edge, water: { readonly edge: "left" | "right"; readonly width: number } | null): readonly (number | undefined)[] {
  const flank = water && { ...SAMPLE_MUSTER.flank, kind: "water" as const, edge: water.edge, water, flankPiece: null };
  const field = { ...SAMPLE_MUSTER, flank: flank as typeof SAMPLE_MUSTER.flank };
  return sectorNotes({ field, layout: fieldLayout({ width: 45, depth: 30 }, edge) }, SECTOR).map(({ spots: [best] }) => best?.x);
}

test("the name of a flank stands in the middle of its sector", () => {
  expect(middles("defender", null)).toEqual([100, 800]);
});

test("or of what of it is dry, from either edge", () => {
  expect(middles("defender", { edge: "left", width: 3 })).toEqual([130, 800]);
  expect(middles("invader", { edge: "left", width: 3 })).toEqual([100, 770]);
  expect(middles("invader", { edge: "right", width: 3 })).toEqual([130, 800]);
});

test("where either side deploys is written on land, from either edge", () => {
  const shore = (edge: Edge, side: "left" | "right"): readonly number[] => {
    const flank = { ...SAMPLE_MUSTER.flank, kind: "water", edge: side, water: { edge: side, width: 3 }, flankPiece: null } as const;
    const field = { ...SAMPLE_MUSTER, flank: flank as unknown as typeof SAMPLE_MUSTER.flank };
    return zoneNotes({ field, layout: fieldLayout({ width: 45, depth: 30 }, edge) }, 200, "a").flatMap(({ lines, spots }) => {
      const half = textWidth(lines.join(""), "serif", 12) / 2;
      return spots.flatMap(({ x }) => [x - half, x + half]);
    });
  };
  expect(Math.max(...shore("defender", "right"), ...shore("invader", "left"))).toBeLessThan(840);
  expect(Math.min(...shore("defender", "left"), ...shore("invader", "right"))).toBeGreaterThan(60);
});

test("the name of a flank keeps clear of what lies near the centre line, and no farther from it than need be", () => {
  const notes = sectorNotes(
    { field: { ...SAMPLE_MUSTER, flank: null }, layout: fieldLayout({ width: 45, depth: 30 }, "defender") },
    SECTOR,
    25,
  );
  const [best] = placeNotes(notes, { things: [], ground: [], within: WITHIN, size: 25 });
  // Ground that the name would touch in its best place, and as much below the centre line.
  const ground = [
    { left: 0, right: 200, top: (best?.box.bottom ?? 0) - 4, bottom: 420 },
    { left: 0, right: 200, top: 0, bottom: (best?.box.top ?? 0) - 20 },
  ];
  const [name] = placeNotes(notes, { things: [], ground, within: WITHIN, size: 25 });
  expect(ground.map((one) => covered(name?.box ?? one, one))).toEqual([0, 0]);
});
