import { expect, test } from "vitest";
import { boxOf, FIELD_MARGIN, fieldLayout } from "@/app/_components/battlefield/field-layout";
import { standingOf } from "@/app/_components/battlefield/troops/standing-of";
import type { BattleView } from "@/lib/model/battle-view";
import { stepNow } from "@/lib/rules/prebattle/sequence";
import { view } from "@/lib/rules/prebattle/view";
import { pieceFootprint, unitFootprint } from "@/lib/rules/table/battleground";
import { fastDraws } from "@/tests/build/draw-sources";
import { readyForce } from "@/tests/build/forces";
import { playedByHouses } from "@/tests/build/house-play";
import { BOOK, chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { tableBattle } from "@/tests/build/table-battle";
import { NOTE_SIZE, notesOf, placeNotes, sectorOf, zoneNotes } from "./field-notes";
import { covered, isWithin, type LabelBox } from "./label-lines";
import { smallNumbers, TAG, tagBoxes, writtenOn } from "./labels-of";

const { battlefield: book, tables } = BOOK;
if (!book) throw new Error("no battlefield in the tables");

const DENSE = tables.squares.filter(({ density }) => density === "very-dense" || density === "dense");
const IDS = CATALOG.readyArmies.map(({ id }) => id);
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/** Two armies with all that each of them has laid out, on a square full of terrain; as the first of them sees it. */
function laidOut(game: number): BattleView {
  const { id, territories } = at(DENSE, game);
  const battle = tableBattle({
    ...{ step: "flank", square: id, territory: at(territories, 0), size: game % 3 === 2 ? "small" : "standard" },
    ...{ a: { force: readyForce(at(IDS, game)) }, b: { force: readyForce(at(IDS, game * 4 + 1)) } },
  });
  return view(playedByHouses({ ...battle, step: stepNow(battle) }, { draws: fastDraws(game), chance: chanceOf(game) }), "a");
}

/** With its first unit groups on a march round either edge instead. */
function marching(shown: BattleView): BattleView {
  const numbers = (shown.own?.units ?? []).map(({ number }) => number);
  const ways = [
    { order: "march-1", edge: "left", units: numbers.slice(0, 4), commander: 1 },
    { order: "march-2", edge: "right", units: numbers.slice(4, 6), commander: 2 },
  ] as const;
  const marches = ways.map(({ order, edge, units, commander }) => ({
    ...{ seat: "a" as const, order, place: { kind: "march" as const, commander } },
    ...{ secret: { kind: "march" as const, commander, edge, units }, revealed: false },
  }));
  const gone = numbers.slice(0, 6);
  return {
    ...shown,
    units: shown.units.filter(({ seat, number }) => seat !== "a" || !gone.includes(number)),
    markers: [...shown.markers.filter(({ seat, place }) => seat !== "a" || place.kind !== "march"), ...marches],
  };
}

type Box = { readonly of: string; readonly box: LabelBox };

/** Of the notes on a small screen. */
const largeType = ({ width }: { readonly width: number }) => ((width + FIELD_MARGIN.left + FIELD_MARGIN.right) / 39) * 1.12;

/** `type`: of what part of the usual size the writing is; "phone": the larger notes of a small screen. One unit group is in the hand. */
function written(laid: BattleView, edge: "defender" | "invader", type: number | "phone") {
  if (!book) throw new Error("no battlefield in the tables");
  const layout = fieldLayout(laid.table, edge);
  const [held, ...others] = laid.units;
  const shown = { ...laid, units: others };
  const above = held ? [boxOf(unitFootprint(held, book), layout)] : [];
  const standing = standingOf(shown, book, layout);
  const ground = shown.pieces.map((piece) => boxOf(pieceFootprint(piece), layout));
  const size = type === "phone" ? largeType(layout) : NOTE_SIZE * type;
  const notes = [
    ...notesOf({ field: shown, standing, sector: sectorOf(shown, book, tables.tableSizes), layout }, size),
    ...(type === "phone" ? [] : zoneNotes({ field: shown, layout }, layout.height / 2 - 80, "a", size)),
  ];
  const all = writtenOn({ standing, notes, above, ground, book, layout, type: type === "phone" ? 1 : type });
  const { units, things, standsOn, labels, within } = all;
  const small = smallNumbers(units, things, size);
  const placed =
    type === "phone" ? placeNotes(notes, { things: [...standsOn, ...small.map(({ box }) => box)], ground, within, size }) : all.written;
  const named: readonly Box[] = placed.map(({ key, box }) => ({ of: `note ${key}`, box }));
  // A number may stand upon its own unit group.
  const numbers: readonly Box[] =
    type === "phone"
      ? small.map(({ box }, index) => ({ of: `number ${units[index]?.key}`, box }))
      : labels.map(({ key, box }) => ({ of: key, box }));
  const stands: readonly Box[] = [
    ...units.map(({ key, box }) => ({ of: key, box })),
    ...things.map((box, index) => ({ of: `thing ${index}`, box })),
    ...above.map((box) => ({ of: "in the hand", box })),
  ];
  return { writing: [...numbers, ...named], stands, within };
}

/** On a phone a number may lean over the edge of another unit group, and the corner of its box is empty; square units of the drawing. */
const isFault = (one: Box, other: Box): boolean => {
  if (one.of === other.of) return false;
  const isSmall = one.of.startsWith("number ");
  return !(isSmall && other.of.startsWith("unit:")) && covered(one.box, other.box) > (isSmall ? 6 : 0.01);
};

const GAMES = 12;

test("over laid out battlefields no writing covers other writing, a unit group, a standard, a marker or a camp, or leaves the table", () => {
  for (let game = 0; game < GAMES; game++) {
    const laid = laidOut(game);
    expect([laid.step, laid.units.length > 10], `game ${game}`).toEqual(["ready", true]);
    const shown = game % 3 === 2 ? marching(laid) : laid;
    for (const edge of ["defender", "invader"] as const)
      for (const type of [1, 0.67, 0.4, "phone"] as const) {
        const { writing, stands, within } = written(shown, edge, type);
        const faults = writing.flatMap((one) => [
          ...[...writing, ...stands].filter((other) => isFault(one, other)).map((other) => `${one.of} over ${other.of}`),
          ...(isWithin(one.box, within) ? [] : [`${one.of} leaves the table`]),
        ]);
        expect.soft(faults, `game ${game}, ${edge}, ${type}`).toEqual([]);
      }
  }
});

test("on battlefields without armies no name lies under the number of a piece", () => {
  for (let game = 0; game < GAMES; game++) {
    const field = { ...laidOut(game), units: [], camps: { a: null, b: null }, markers: [], commanders: [] };
    expect(field.pieces.length, `game ${game}`).toBeGreaterThan(3);
    const layout = fieldLayout(field.table, "defender");
    const standing = standingOf(field, book, layout);
    const ground = field.pieces.map((piece) => boxOf(pieceFootprint(piece), layout));
    const tags = ground.map(({ left, top, bottom }) => ({ x: left, y: (top + bottom) / 2 }));
    const notes = (size: number) => notesOf({ field, standing, sector: sectorOf(field, book, tables.tableSizes), layout }, size);
    const { written, within } = writtenOn({ standing, notes: notes(NOTE_SIZE), tags, ground, book, layout });
    const [size, largeTags] = [largeType(layout), tagBoxes(tags, TAG.large)];
    const large = placeNotes(notes(size), { things: largeTags, ground, within, size });
    const faults = [
      ...written.filter(({ box }) => tagBoxes(tags).some((tag) => covered(box, tag) > 0.01)),
      ...large.filter(({ box }) => largeTags.some((tag) => covered(box, tag) > 0.01)),
    ];
    expect(faults, `game ${game}`).toEqual([]);
  }
});
