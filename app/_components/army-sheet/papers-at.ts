import type { SheetReader } from "@/lib/model/army-sheet";
import { sheetAddress } from "./asked-sheet";

/** Where the papers of an army are found, and where one comes to them from. */
export type PapersAt = {
  readonly sheet: string;
  readonly cards: string;
  readonly "quick-reference": string;
  readonly back: string;
  /** What the papers for its own player are called there. */
  readonly own: string;
};

const below = (address: string) => ({ cards: `${address}/cards`, "quick-reference": `${address}/quick-reference` });

/** Of one's own army, or of a ready one. */
export const ownPapers = (army: string): PapersAt => ({
  ...below(`/armies/${army}`),
  sheet: `/armies/${army}/sheet`,
  back: `/armies/${army}`,
  own: "For me",
});

/** Of a shared army, whose page is its sheet: one goes back to what one may have been sent. */
export const sharedPapers = (share: string, reader: SheetReader): PapersAt => ({
  ...below(`/a/${share}`),
  sheet: `/a/${share}`,
  back: sheetAddress(`/a/${share}`, { reader, paper: "a4" }),
  own: "In full",
});
