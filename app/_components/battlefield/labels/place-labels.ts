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
};

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

const isTooWide = ({ box }: Labelled, { width }: LabelLines, side: Behind, type: number): boolean =>
  (side === "below" || side === "above") && width > box.right - box.left + 2 * OVERHANG * type;

function freeBox(one: Labelled, lines: LabelLines, sides: readonly Behind[], ground: Ground): LabelBox | null {
  for (const side of sides)
    for (const share of isTooWide(one, lines, side, ground.type) ? [] : SHARES) {
      const box = boxAt(one, lines, side, share);
      if (isFree(box, ground)) return box;
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

/**
 * A label for each of them: first every number finds its place, then the names that still fit beside what stands there are added,
 * behind their unit group. Nothing covers a number, or a unit group other than its own.
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
  return all.map((one, at) => {
    const number = numbers[at] as Numbered;
    const written = placed.filter((_, other) => other !== at);
    const taken = [...things, ...written.map((box) => ({ ...box, left: box.left - APART * type, right: box.right + APART * type }))];
    const [behind] = ROUND[one.behind];
    for (const way of labelWays(one.number, one.name, one.hasShield)) {
      const lines = sizedLines(way, type);
      const box = freeBox(one, lines, [behind], { within, taken, type });
      if (!box) continue;
      placed[at] = box;
      return { key: one.key, lines: lines.lines, firstWidth: lines.firstWidth, hasShield: one.hasShield, box };
    }
    const { box, lines, hasShield } = number;
    return { key: one.key, lines: [], firstWidth: lines.firstWidth, hasShield, box };
  });
}
