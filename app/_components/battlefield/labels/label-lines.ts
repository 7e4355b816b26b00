import { textWidth } from "@/lib/sheets/font-metrics";

/** A rectangle of the picture, y downwards. */
export type LabelBox = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** By how much two boxes cover one another, in square units. */
export function covered(one: LabelBox, other: LabelBox): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

export const isWithin = (box: LabelBox, around: LabelBox): boolean =>
  box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;

/** Sizes of the type of a label, and of the shield before its number; units of the drawing. */
export const LABEL = { number: 14, name: 12.2, shield: 13, leading: 11.6 } as const;

/** What a unit group's label can say: its name in as many lines, each with its width; none: its number alone. */
export type LabelLines = {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  /** In type of the usual size, whatever the others are in. */
  readonly firstWidth: number;
};

type Word = { readonly text: string; readonly width: number };

const SPACE = textWidth(" ", "serif");

const lineWidth = (words: readonly Word[]): number => words.reduce((sum, { width }) => sum + width, (words.length - 1) * SPACE);

/** Words in at most so many lines, the longest line as short as can be. */
function wrapped(words: readonly Word[], lines: number): readonly (readonly Word[])[] {
  if (lines === 1 || words.length === 1) return [words];
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1), ...wrapped(words.slice(at + 1), lines - 1)]);
  const widest = (way: readonly (readonly Word[])[]) => Math.max(...way.map(lineWidth));
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

/** A text in as few lines, three at most, as keep within this width in type of that size; each about as long as the others. */
export function linesWithin(text: string, width: number, size: number): readonly string[] {
  const words = text.split(" ").map((text): Word => ({ text, width: textWidth(text, "serif") }));
  const ways = [1, 2, 3].map((lines) => wrapped(words, lines));
  const fits = ways.find((rows) => rows.every((row) => lineWidth(row) * size <= width)) ?? ways.at(-1) ?? [words];
  return fits.map((row) => row.map(({ text }) => text).join(" "));
}

const headWidth = (number: number, hasShield: boolean): number =>
  textWidth(String(number), "serif", LABEL.number) + (hasShield ? LABEL.shield : 0);

/** The number alone. */
export const bareLines = (number: number, hasShield: boolean): LabelLines => ({
  lines: [],
  width: headWidth(number, hasShield) + 1,
  height: LABEL.leading,
  firstWidth: headWidth(number, hasShield),
});

/** In type of another size: so large a part of the usual one. */
export const sizedLines = (lines: LabelLines, type: number): LabelLines => ({
  ...lines,
  width: lines.width * type,
  height: lines.height * type,
});

/** In how many lines a name is written, and whether they begin beneath the number. */
const WAYS = [
  { lines: 1, isBeneath: false },
  { lines: 1, isBeneath: true },
  { lines: 2, isBeneath: false },
  { lines: 2, isBeneath: true },
  { lines: 3, isBeneath: false },
  { lines: 3, isBeneath: true },
] as const;

/** The ways to write a name after its number, or beneath it; those of fewer lines first. */
export function* labelWays(number: number, name: string, hasShield: boolean): Generator<LabelLines> {
  const head = headWidth(number, hasShield);
  const words = name.split(" ").map((text): Word => ({ text, width: textWidth(text, "serif") }));
  for (const { lines, isBeneath } of WAYS) {
    if (lines > words.length) continue;
    const rows = [...(isBeneath ? [[]] : []), ...wrapped(words, lines)];
    const [first = [], ...rest] = rows;
    const firstWidth = head + (first.length > 0 ? 3 + lineWidth(first) * LABEL.name : 0);
    yield {
      lines: rows.map((row) => row.map(({ text }) => text).join(" ")),
      firstWidth,
      width: Math.max(firstWidth, ...rest.map((row) => lineWidth(row) * LABEL.name)) + 2,
      height: LABEL.leading * rows.length + 2,
    };
  }
}
