import { covered, isWithin, type LabelBox } from "./label-boxes";
import { bareLines, type LabelLines, labelWays } from "./label-lines";

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
export type PlacedLabel = { readonly key: string; readonly lines: readonly string[]; readonly firstWidth: number; readonly box: LabelBox };

const ROUND: Readonly<Record<Behind, readonly Behind[]>> = {
  below: ["below", "above", "left", "right"],
  above: ["above", "below", "left", "right"],
  left: ["left", "right", "below", "above"],
  right: ["right", "left", "below", "above"],
};

/** Room for the mark of its facing, on whatever side that is. */
const AHEAD = 9;

/** How far a label may stand out on either side of its unit group, so that nobody takes it for a neighbour's. */
const OVERHANG = 13;

const between = (low: number, high: number, length: number, share: number): number => low + (high - low - length) * share;

/** The label's box on that side, shifted along it. */
function boxAt({ box, clear: back, behind }: Labelled, { width, height }: LabelLines, side: Behind, share: number): LabelBox {
  const clear = side === behind ? back : AHEAD;
  const isUpright = side === "below" || side === "above";
  const left = isUpright ? between(box.left, box.right, width, share) : side === "left" ? box.left - clear - width : box.right + clear;
  const top = isUpright ? (side === "below" ? box.bottom + clear : box.top - clear - height) : between(box.top, box.bottom, height, share);
  return { left, right: left + width, top, bottom: top + height };
}

/** In the middle of its own ground: where no other stands. */
function boxUpon({ box }: Labelled, { width }: LabelLines): LabelBox {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { left: x - width / 2, right: x + width / 2, top: y - 4.5, bottom: y + 4.5 };
}

const SHARES = [0.5, 0, 1] as const;

type Ground = { readonly within: LabelBox; readonly taken: readonly LabelBox[] };

const isFree = (box: LabelBox, { within, taken }: Ground): boolean =>
  isWithin(box, within) && taken.every((other) => covered(box, other) === 0);

const isTooWide = ({ box }: Labelled, { width }: LabelLines, side: Behind): boolean =>
  (side === "below" || side === "above") && width > box.right - box.left + 2 * OVERHANG;

function freeBox(one: Labelled, lines: LabelLines, sides: readonly Behind[], ground: Ground): LabelBox | null {
  for (const side of sides)
    for (const share of isTooWide(one, lines, side) ? [] : SHARES) {
      const box = boxAt(one, lines, side, share);
      if (isFree(box, ground)) return box;
    }
  return null;
}

/** Its number at the nearest free place, at worst upon itself. */
function numberBox(one: Labelled, ground: Ground): LabelBox {
  const bare = bareLines(one.number, one.hasShield);
  return freeBox(one, bare, ROUND[one.behind], ground) ?? boxUpon(one, bareLines(one.number, false));
}

/**
 * A label for each of them: first every number finds its place, then the names that still fit beside what stands there are added,
 * behind their unit group. Nothing covers a number, or a unit group other than its own.
 */
export function placeLabels(all: readonly Labelled[], obstacles: readonly LabelBox[], within: LabelBox): readonly PlacedLabel[] {
  const things = [...all.map(({ box }) => box), ...obstacles];
  const numbers: LabelBox[] = [];
  for (const one of all) numbers.push(numberBox(one, { within, taken: [...things, ...numbers] }));
  const placed = [...numbers];
  return all.map((one, at) => {
    const number = numbers[at] as LabelBox;
    const taken = [...things, ...placed.filter((_, other) => other !== at)];
    const sides = ROUND[one.behind].slice(0, 1);
    for (const lines of labelWays(one.number, one.name, one.hasShield)) {
      const box = freeBox(one, lines, sides, { within, taken });
      if (!box) continue;
      placed[at] = box;
      return { key: one.key, lines: lines.lines, firstWidth: lines.firstWidth, box };
    }
    return { key: one.key, lines: [], firstWidth: bareLines(one.number, one.hasShield).firstWidth, box: number };
  });
}
