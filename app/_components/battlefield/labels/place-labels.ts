import type { Spot } from "@/app/_components/battlefield/field-layout";
import { bareLines, covered, isWithin, type LabelBox, type LabelLines, labelWays, sizedLines } from "./label-lines";

/** Which way of the picture is behind a unit group. */
export type Behind = "below" | "above" | "left" | "right";

/** A unit group that wants a label: its box, and where its back is. */
export type Labelled = {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  readonly hasShield: boolean;
  readonly box: LabelBox;
  readonly behind: Behind;
  /** Units of the drawing kept clear behind it, for what is drawn there. */
  readonly clear: number;
};

/** A label whose text begins at the middle of its box's top. */
export type PlacedLabel = {
  readonly key: string;
  readonly lines: readonly string[];
  /** In type of the usual size. */
  readonly firstWidth: number;
  /** The shield of its command is left out where there is no room for it. */
  readonly hasShield: boolean;
  readonly box: LabelBox;
  /** From the back of its unit group to a label that stands farther off. */
  readonly leader: Leader | null;
};

type Leader = { readonly from: Spot; readonly to: Spot };

const ROUND: Readonly<Record<Behind, readonly [Behind, ...Behind[]]>> = {
  below: ["below", "above", "left", "right"],
  above: ["above", "below", "left", "right"],
  left: ["left", "right", "below", "above"],
  right: ["right", "left", "below", "above"],
};

/** Room for the mark of its facing, on whatever side that is. */
const AHEAD = 9;

/** How far a label of the usual size may stand out on either side of its unit group, so that nobody takes it for a neighbour's. */
const OVERHANG = 13;

/** The same where a line leads to it; and how far behind its unit group it may stand then. */
const [OVERHANG_LED, FARTHER] = [46, [14, 23, 32, 41, 50, 59, 68]] as const;

/** What a line that leads to a label keeps free to either side, and from the corners of its label. */
const [AIR, CORNER] = [2, 4] as const;

/** Between two labels side by side, so that they do not read as one line. */
const APART = 5;

/** How high the figures of a number are. */
const FIGURE = 9;

/** Along a side, or on the unit group: in the middle, or as far to the side as it fits. */
const SHARES = [0.5, 0, 1] as const;

/** `type`: of what part of the usual size the writing is. */
type Ground = { readonly within: LabelBox; readonly taken: readonly LabelBox[]; readonly type: number };

const between = (low: number, high: number, length: number, share: number): number => low + (high - low - length) * share;

/** The label's box on that side, shifted along it. */
function boxAt({ box, clear: back, behind }: Labelled, { width, height }: LabelLines, side: Behind, share: number): LabelBox {
  const clear = side === behind ? back : AHEAD;
  const isUpright = side === "below" || side === "above";
  const left = isUpright ? between(box.left, box.right, width, share) : side === "left" ? box.left - clear - width : box.right + clear;
  const top = isUpright ? (side === "below" ? box.bottom + clear : box.top - clear - height) : between(box.top, box.bottom, height, share);
  return { left, right: left + width, top, bottom: top + height };
}

/** Upon its own ground, where no other stands. */
function boxUpon({ box }: Labelled, { width }: LabelLines, across: number, down: number, type: number): LabelBox {
  const left = between(box.left, box.right, width, across);
  const top = between(box.top, box.bottom, FIGURE * type, down);
  return { left, right: left + width, top, bottom: top + FIGURE * type };
}

const isFree = (box: LabelBox, { within, taken }: Ground): boolean =>
  isWithin(box, within) && taken.every((other) => covered(box, other) === 0);

const isTooWide = ({ box }: Labelled, { width }: LabelLines, side: Behind, overhang: number): boolean =>
  (side === "below" || side === "above") && width > box.right - box.left + 2 * overhang;

function freeBox(one: Labelled, lines: LabelLines, sides: readonly Behind[], ground: Ground): LabelBox | null {
  for (const side of sides)
    for (const share of isTooWide(one, lines, side, OVERHANG * ground.type) ? [] : SHARES) {
      const box = boxAt(one, lines, side, share);
      if (isFree(box, ground)) return box;
    }
  return null;
}

const clamped = (at: number, low: number, high: number): number => Math.min(Math.max(at, low), high);

/** Straight back from the middle of its unit group, as far as the label is not to one side of that. */
function leaderTo({ box: own, behind }: Labelled, label: LabelBox): Leader {
  if (behind === "left" || behind === "right") {
    const y = clamped((own.top + own.bottom) / 2, label.top + CORNER, label.bottom - CORNER);
    return behind === "left"
      ? { from: { x: own.left, y }, to: { x: label.right, y } }
      : { from: { x: own.right, y }, to: { x: label.left, y } };
  }
  const x = clamped((own.left + own.right) / 2, label.left + CORNER, label.right - CORNER);
  return behind === "below"
    ? { from: { x, y: own.bottom }, to: { x, y: label.top } }
    : { from: { x, y: own.top }, to: { x, y: label.bottom } };
}

export const leaderBox = ({ from, to }: Leader): LabelBox => ({
  left: Math.min(from.x, to.x) - (from.x === to.x ? AIR : 0),
  right: Math.max(from.x, to.x) + (from.x === to.x ? AIR : 0),
  top: Math.min(from.y, to.y) - (from.y === to.y ? AIR : 0),
  bottom: Math.max(from.y, to.y) + (from.y === to.y ? AIR : 0),
});

/** Whether a line begins at its own unit group. */
const begins = ({ from }: Leader, { box }: Labelled): boolean =>
  (from.x >= box.left && from.x <= box.right) || (from.y >= box.top && from.y <= box.bottom);

type Led = { readonly box: LabelBox; readonly leader: Leader };

/** Farther behind its unit group, where a line can lead to it. */
function ledBox(one: Labelled, lines: LabelLines, ground: Ground): Led | null {
  if (isTooWide(one, lines, one.behind, OVERHANG_LED * ground.type)) return null;
  for (const far of FARTHER)
    for (const share of SHARES) {
      const box = boxAt({ ...one, clear: one.clear + far * ground.type }, lines, one.behind, share);
      if (!isFree(box, ground)) continue;
      const leader = leaderTo(one, box);
      const way = leaderBox(leader);
      const isWayFree = ground.taken.every((other) => other === one.box || covered(way, other) === 0);
      if (isWayFree && begins(leader, one)) return { box, leader };
    }
  return null;
}

/** Upon itself, where nothing else stands on it. */
function freeUpon(one: Labelled, lines: LabelLines, ground: Ground): LabelBox | null {
  if (lines.width > one.box.right - one.box.left) return null;
  for (const down of SHARES)
    for (const across of SHARES) {
      const box = boxUpon(one, lines, across, down, ground.type);
      if (isFree(box, ground)) return box;
    }
  return null;
}

type Numbered = { readonly box: LabelBox; readonly lines: LabelLines; readonly hasShield: boolean };

/** The number behind the group or on it. In front or beside it would be unclear, so only if it must. */
function numberOf(one: Labelled, others: readonly LabelBox[], ground: Ground): Numbered {
  const [behind, ...elsewhere] = ROUND[one.behind];
  const bare = (hasShield: boolean) => sizedLines(bareLines(one.number, hasShield), ground.type);
  const [whole, alone] = [bare(one.hasShield), bare(false)];
  const upon = { ...ground, taken: others };
  const ways: readonly (readonly [LabelLines, () => LabelBox | null])[] = [
    [whole, () => freeBox(one, whole, [behind], ground)],
    [whole, () => freeUpon(one, whole, upon)],
    [alone, () => freeUpon(one, alone, upon)],
    [whole, () => freeBox(one, whole, elsewhere, ground)],
  ];
  for (const [lines, find] of ways) {
    const box = find();
    if (box) return { box, lines, hasShield: one.hasShield && lines === whole };
  }
  return { box: boxUpon(one, alone, 0.5, 0.5, ground.type), lines: alone, hasShield: false };
}

type Named = { readonly lines: LabelLines; readonly box: LabelBox; readonly leader: Leader | null };

type Look = (lines: LabelLines) => Pick<Named, "box" | "leader"> | null;

/** In the first way of writing it for which a place is found. */
function named({ number, name, hasShield }: Labelled, type: number, look: Look): Named | null {
  for (const way of labelWays(number, name, hasShield)) {
    const lines = sizedLines(way, type);
    const found = look(lines);
    if (found) return { lines, ...found };
  }
  return null;
}

/**
 * A label for each of them: first every number finds its place, then the names that still fit beside what stands there are added,
 * behind their unit group; then the others farther behind it, with a line that leads there. Nothing covers a number, or a unit group other
 * than its own.
 */
export function placeLabels(all: readonly Labelled[], obstacles: readonly LabelBox[], within: LabelBox, type = 1): readonly PlacedLabel[] {
  const things = [...all.map(({ box }) => box), ...obstacles];
  const numbers: Numbered[] = [];
  for (const [at, one] of all.entries()) {
    const written = numbers.map(({ box }) => box);
    const others = [...things.filter((_, other) => other !== at), ...written];
    numbers.push(numberOf(one, others, { within, taken: [...things, ...written], type }));
  }
  const placed = numbers.map(({ box }) => box);
  const ways: LabelBox[] = [];
  const groundOf = (at: number): Ground => {
    const written = placed.filter((_, other) => other !== at);
    const apart = written.map((box) => ({ ...box, left: box.left - APART * type, right: box.right + APART * type }));
    return { within, taken: [...things, ...apart, ...ways], type };
  };
  const near = all.map((one, at) => {
    const found = named(one, type, (lines) => {
      const box = freeBox(one, lines, [one.behind], groundOf(at));
      return box && { box, leader: null };
    });
    if (found) placed[at] = found.box;
    return found;
  });
  return all.map((one, at) => {
    const found = near[at] ?? named(one, type, (lines) => ledBox(one, lines, groundOf(at)));
    const { key, hasShield } = one;
    const number = numbers[at] as Numbered;
    if (!found) return { key, lines: [], firstWidth: number.lines.firstWidth, hasShield: number.hasShield, box: number.box, leader: null };
    placed[at] = found.box;
    if (found.leader) ways.push(leaderBox(found.leader));
    return { key, lines: found.lines.lines, firstWidth: found.lines.firstWidth, hasShield, box: found.box, leader: found.leader };
  });
}
