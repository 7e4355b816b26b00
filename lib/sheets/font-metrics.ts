import { kept } from "./kept";

/**
 * The one measure of type. Nothing can be measured before it is drawn, and paper has no scripts: so the widths of text on sheets, cards,
 * quick references and battlefield labels are all computed here. Widths are in ems, too wide rather than too narrow.
 */
type Letters = {
  readonly widths: ReadonlyMap<string, number>;
  /** Of a letter that is not in the table: a capital, or any other. */
  readonly capital: number;
  readonly other: number;
};

const lettersOf = (rows: readonly (readonly [number, string])[], capital: number, other: number): Letters => ({
  ...{ capital, other },
  widths: new Map(rows.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const))),
});

/** Source Sans; its figures are tabular. */
const SOURCE_SANS = lettersOf(
  [
    [0.2, " \u00a0"],
    [0.25, "',.:;ij|‘’·"],
    [0.27, "lI"],
    [0.29, "!"],
    [0.31, "f()[]{}-"],
    [0.35, "t°/\\r"],
    [0.42, "*s²"],
    [0.44, '"?z“”x'],
    [0.47, "cçvy"],
    [0.49, "JYL–"],
    [0.5, "0123456789#$+<=>F^_ek~†‡×±é−§"],
    [0.52, "agäVXE"],
    [0.55, "STZA`hnou≤≥öüñ"],
    [0.57, "bdpqPR"],
    [0.59, "CKßB"],
    [0.62, "&DG"],
    [0.67, "NUHOQ"],
    [0.73, "wM"],
    [0.82, "W¼—¾½"],
    [0.85, "%m@"],
  ],
  1,
  1,
);
/** Open Sans at three quarters of its width, the face of the quick reference: narrow, and its small letters are tall. */
const OPEN_SANS_NARROW = lettersOf(
  [
    [0.185, " \u00a0‘’"],
    [0.205, "'ijl"],
    [0.22, ",.·J"],
    [0.23, ":;I!"],
    [0.25, "f"],
    [0.255, "t`"],
    [0.275, "-"],
    [0.29, "()"],
    [0.3, "rz"],
    [0.31, "[]²?"],
    [0.335, "s"],
    [0.345, "“”cç"],
    [0.36, "{}vZ"],
    [0.37, '°/\\xy§"L'],
    [0.385, "FTYg"],
    [0.4, "*kXE|"],
    [0.41, "aäS"],
    [0.415, "eé"],
    [0.425, "0123456789$+<=>~×±−"],
    [0.44, "_^VAoöPCK"],
    [0.45, "†‡hnuüñß"],
    [0.46, "#Rbdpq"],
    [0.47, "&B"],
    [0.51, "–DU"],
    [0.545, "HGOQ"],
    [0.56, "N"],
    [0.595, "w"],
    [0.675, "@%…m"],
    [0.71, "MW¼"],
    [0.76, "¾½≤≥"],
  ],
  1,
  1,
);
/** EB Garamond, as the pictures are lettered with it. */
const GARAMOND = lettersOf(
  [
    [0.29, "iljtfr.,'’:;|!()[]- "],
    [0.45, "abcdeghknopqsuvxyz"],
    [0.48, "0123456789"],
    [0.66, "ABCDEFGHIJKLNOPQRSTUVXYZ"],
    [0.8, "mwMW—"],
  ],
  0.66,
  0.45,
);

/** The faces of type, and how much wider each is than its table. The titles of cards are EB Garamond, half bold. */
const FACES = {
  sans: { letters: SOURCE_SANS, wider: 1 },
  "sans-bold": { letters: SOURCE_SANS, wider: 1.04 },
  title: { letters: SOURCE_SANS, wider: 1.02 },
  narrow: { letters: OPEN_SANS_NARROW, wider: 1 },
  "narrow-bold": { letters: OPEN_SANS_NARROW, wider: 1.06 },
  serif: { letters: GARAMOND, wider: 1 },
} as const;
type Face = keyof typeof FACES;

/** How wide a text is on one line, in the unit of the type's size. */
export function textWidth(text: string, face: Face, size = 1): number {
  const { letters, wider } = FACES[face];
  let width = 0;
  for (const letter of text) width += letters.widths.get(letter) ?? (/\p{Lu}/u.test(letter) ? letters.capital : letters.other);
  return width * wider * size;
}

/** A text to be set in lines, as the widths of its words. */
export type Words = readonly number[];

const SPACE = 0.2;

const wordsKept = kept<Words>();

export const wordsOf = (text: string, face: Face): Words =>
  wordsKept(`${face} ${text}`, () =>
    text
      .split(" ")
      .filter(Boolean)
      .map((word) => textWidth(word, face)),
  );

export const widestOf = (words: Words): number => Math.max(0, ...words);
export const wholeOf = (words: Words): number => words.reduce((sum, one) => sum + one + SPACE, words.length > 0 ? -SPACE : 0);

/** How many lines the words take in a column of this width. A word too long for a line is broken. */
export function linesIn(words: Words, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const wanted = used === 0 ? word : used + SPACE + word;
    if (wanted <= room) used = wanted;
    else {
      if (used > 0) lines += 1;
      lines += Math.ceil(word / room) - 1;
      // We cannot know where a word breaks, so a new line begins after it.
      used = Math.min(word, room);
    }
  }
  return lines;
}
