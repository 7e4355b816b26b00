import { textWidth, type Words, wordsOf } from "@/lib/sheets/font-metrics";
import type { LaidColumn } from "./laid";
import { BLANK, CHIP, FACE } from "./measures";

/** The letters of dice and cards in a text that is made of them. */
export const CHIP_LETTERS = /\b([KWGYR])\b/;

const chipWidth = (word: string): number =>
  word.split(CHIP_LETTERS).reduce((sum, piece, at) => sum + (at % 2 === 0 ? textWidth(piece, "sans") : CHIP), 0);

const chipWords = (text: string): Words => text.split(" ").filter(Boolean).map(chipWidth);

type Drawn = { readonly text: string | null; readonly kind: LaidColumn["kind"]; readonly isBold: boolean; readonly behind?: string };

/** A cell of the table as the words that it is set in. */
export function cellWords({ text, kind, isBold, behind = "" }: Drawn): Words {
  if (text === null) return [BLANK];
  if (kind === "faces") return [text.split(" ").length * FACE];
  if (kind === "dice" || kind === "cards") return chipWords(text + behind);
  return wordsOf(text + behind, isBold ? "sans-bold" : "sans");
}
