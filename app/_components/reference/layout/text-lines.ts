import { kept } from "@/lib/sheets/kept";
import { textWidth } from "./text-width";

/** A text that is to be set, as the widths of its words in ems. */
export type Words = readonly number[];

const SPACE = 0.2;

const wordsKept = kept<Words>();

export const wordsOf = (text: string, isBold: boolean): Words =>
  wordsKept(`${isBold ? "bold" : "plain"} ${text}`, () =>
    text
      .split(" ")
      .filter(Boolean)
      .map((word) => textWidth(word, isBold)),
  );

export const widestOf = (words: Words): number => Math.max(0, ...words);
export const wholeOf = (words: Words): number => words.reduce((sum, one) => sum + one + SPACE, words.length > 0 ? -SPACE : 0);

/** Lines that the words take in a column so wide. A word that is too long for any is broken. */
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
