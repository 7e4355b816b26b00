import type { Glyph } from "@/app/_components/engraving/glyph";
import { dune, reeds, stipple, tuft } from "@/app/_components/engraving/grasses";
import { hill, mountain } from "@/app/_components/engraving/hills";
import { field, hamlet } from "@/app/_components/engraving/houses";
import { type Chance, seeded } from "@/app/_components/engraving/seeded";
import { bush, fir, tree } from "@/app/_components/engraving/trees";
import type { BattleTables } from "@/lib/model/battle-tables";
import { bandDepth, HIGH, isUpper, labelLine, type Plot, WIDE } from "./chart-layout";

type Density = BattleTables["densities"][number]["id"];
type Crop = {
  readonly ranges: number;
  readonly peaks: number;
  readonly woods: number;
  readonly trees: number;
  readonly fields: number;
  readonly hamlets: number;
  readonly grasses: number;
};

/** Counts of each thing, from crowded to bare. */
const CROPS: Readonly<Record<Density, Crop>> = {
  "very-dense": { ranges: 2, peaks: 4, woods: 5, trees: 8, fields: 0, hamlets: 0, grasses: 2 },
  dense: { ranges: 1, peaks: 4, woods: 3, trees: 7, fields: 1, hamlets: 0, grasses: 3 },
  moderate: { ranges: 1, peaks: 2, woods: 2, trees: 5, fields: 1, hamlets: 1, grasses: 4 },
  sparse: { ranges: 0, peaks: 0, woods: 1, trees: 3, fields: 2, hamlets: 0, grasses: 6 },
  featureless: { ranges: 0, peaks: 0, woods: 0, trees: 0, fields: 0, hamlets: 0, grasses: 6 },
};

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Spot = readonly [x: number, y: number];
type Sowing = {
  readonly room: Box;
  readonly labels: readonly Box[];
  readonly chance: Chance;
  readonly taken: Spot[];
  readonly glyphs: Glyph[];
};

/** The part of a square that its flank leaves free. */
function roomOf({ x, y, flank, line }: Plot): Box {
  const depth = Math.max(5, bandDepth(flank));
  const upper = isUpper(line);
  return { left: x + 5, right: x + WIDE - 5, top: y + (upper ? depth : 4), bottom: y + HIGH - (upper ? 5 : depth) };
}

/** The corner of the codes, and the other one of the worth. */
function labelsOf(plot: Plot): readonly Box[] {
  const bottom = plot.y + labelLine(plot) + 3;
  const top = bottom - 15;
  const right = plot.x + WIDE;
  return [
    { left: plot.x, right: plot.x + 10 + plot.territories.length * 12.5, top, bottom },
    { left: right - 32, right, top, bottom },
  ];
}

type Extent = Pick<Glyph, "left" | "right" | "top" | "foot">;

const covers = (labels: readonly Box[], { left, right, top, foot }: Extent): boolean =>
  labels.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < foot);

/** Draws only what does not cover a label. */
function set({ labels, glyphs }: Sowing, glyph: Glyph): void {
  if (!covers(labels, glyph)) glyphs.push(glyph);
}

/** The squared distance to the nearest thing; vertical distance counts for more. */
function spaceAbout(x: number, y: number, taken: readonly Spot[]): number {
  let least = 40_000;
  for (const [otherX, otherY] of taken) least = Math.min(least, (otherX - x) ** 2 + 1.69 * (otherY - y) ** 2);
  return least;
}

/** Of some random places the one farthest from everything; the thing reaches this far to its sides and up. */
function emptiest({ room, labels, chance, taken }: Sowing, side: number, height: number): Spot {
  let best: Spot = [(room.left + room.right) / 2, room.bottom];
  let widest = -1;
  for (let attempt = 0; attempt < 16; attempt++) {
    const x = chance.between(room.left + side, room.right - side);
    const y = chance.between(Math.min(room.top + height, room.bottom), room.bottom);
    if (covers(labels, { left: x - side, right: x + side, top: y - height, foot: y })) continue;
    const space = spaceAbout(x, y, taken);
    if (space > widest) [best, widest] = [[x, y], space];
  }
  taken.push(best);
  return best;
}

function raiseRange(sowing: Sowing, peaks: number, steep: boolean): void {
  const { room, chance, taken } = sowing;
  const size = (steep ? 26 : 18) * chance.between(0.92, 1.08);
  const [x, y] = emptiest(sowing, peaks > 2 ? 44 : 26, size);
  const slant = chance.about(5);
  for (let peak = 0; peak < peaks; peak++) {
    const along = peak - (peaks - 1) / 2;
    const at: Spot = [x + along * size * 0.82, Math.min(room.bottom, Math.max(room.top + size, y + along * slant + chance.about(3.5)))];
    const height = size * (1.04 - Math.abs(along) * 0.16) * chance.between(0.9, 1.12);
    set(sowing, steep ? mountain(...at, height, chance) : hill(...at, height, chance));
    taken.push(at);
  }
}

function plantWood(sowing: Sowing, trees: number, forest: boolean): void {
  const { room, chance } = sowing;
  const [x, y] = emptiest(sowing, 18, 20);
  const firs = forest && chance.next() < 0.45;
  for (let one = 0; one < trees; one++) {
    const angle = one * 2.4;
    const reach = 4.6 * Math.sqrt(one);
    const at: Spot = [
      Math.min(room.right - 3, Math.max(room.left + 3, x + Math.cos(angle) * reach * 1.35 + chance.about(1.5))),
      Math.min(room.bottom, y + Math.sin(angle) * reach * 0.66 + chance.about(1)),
    ];
    const size = chance.between(9.5, 12.5);
    if (firs) set(sowing, fir(...at, size * 1.2, chance));
    else set(sowing, !forest && one % 3 === 2 ? bush(...at, size * 0.36, chance) : tree(...at, size, chance));
  }
}

/** A village with its fields about it. */
function till(sowing: Sowing, fields: number, hamlets: number): void {
  const { chance } = sowing;
  for (let one = 0; one < hamlets; one++) set(sowing, hamlet(...emptiest(sowing, 18, 26), 8, chance));
  for (let one = 0; one < fields; one++) {
    const [x, y] = emptiest(sowing, 25, 20);
    set(sowing, field(x, y, chance.between(15, 19), chance));
    set(sowing, bush(x + chance.between(12, 18), y + 1.5, 3.4, chance));
    set(sowing, tree(x - chance.between(15, 20), y - chance.between(2, 6), 9, chance));
  }
}

function scatter(sowing: Sowing, count: number, { territories, flank }: Plot): void {
  const { chance } = sowing;
  const marshy = territories.includes("S") && flank.water === null;
  const sandy = territories.includes("P") || territories.includes("S");
  const kinds = [tuft, ...(sandy ? [stipple] : []), ...(territories.includes("P") ? [dune] : []), ...(marshy ? [reeds] : [])];
  for (let one = 0; one < count; one++) {
    const kind = kinds[one % kinds.length] ?? tuft;
    const at = emptiest(sowing, kind === dune ? 17 : 8, 6);
    set(sowing, kind(...at, kind === dune ? 15 : kind === stipple ? 10 : 6.5, chance));
  }
}

/** The trees and houses of a square: as many as its density says, of the kinds of its territories. */
export function sowSquare(plot: Plot): readonly Glyph[] {
  const crop = CROPS[plot.row.density];
  const sowing: Sowing = { room: roomOf(plot), labels: labelsOf(plot), chance: seeded(plot.square), taken: [], glyphs: [] };
  const has = (code: Plot["territories"][number]): boolean => plot.territories.includes(code);
  for (let one = 0; one < crop.ranges; one++) raiseRange(sowing, crop.peaks, has("M"));
  if (has("C")) till(sowing, crop.fields, crop.hamlets);
  for (let one = 0; one < crop.woods; one++) plantWood(sowing, crop.trees, has("F"));
  scatter(sowing, crop.grasses, plot);
  return sowing.glyphs;
}
