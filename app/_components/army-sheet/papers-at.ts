import type { SheetReader } from "@/lib/model/army-sheet";
import { PAPER } from "@/lib/words/site";
import { sheetAddress } from "./sheet-query";

/** The addresses of an army's papers, and of the page they lead back to. */
export type PapersAt = {
  readonly sheet: string;
  readonly cards: string;
  readonly "quick-reference": string;
  readonly back: string;
  /** The label of the papers for its own player. */
  readonly own: string;
};

const below = (address: string) => ({ cards: `${address}/cards`, "quick-reference": `${address}/quick-reference` });

/** Of the reader's own army, or of a sample army. */
export const ownPapers = (army: string): PapersAt => ({
  ...below(`/armies/${army}`),
  sheet: `/armies/${army}/sheet`,
  back: `/armies/${army}`,
  own: PAPER.readers.own,
});

/** Of a shared army, whose page is its sheet. The link back keeps the reader, since a link for the opponent may have been sent. */
export const sharedPapers = (share: string, reader: SheetReader): PapersAt => ({
  ...below(`/a/${share}`),
  sheet: `/a/${share}`,
  back: sheetAddress(`/a/${share}`, { reader, paper: "a4" }),
  own: PAPER.readers.shared,
});
