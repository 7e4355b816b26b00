/** Letters of EB Garamond by their width, in ems; a little wide rather than narrow. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljtfr.,'’:;|!()[\]\- ]/, 0.29],
  [/[mwMW—]/, 0.8],
  [/\p{Lu}/u, 0.66],
  [/\d/, 0.48],
];

const known = new Map<string, number>();

function widthOf(letter: string): number {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.45;
  known.set(letter, width);
  return width;
}

/** About how wide a text is, in units of the drawing: nobody can measure it before it is drawn. */
export const textWidth = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size;
