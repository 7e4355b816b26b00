import { PAPERS, type Paper } from "@/app/_components/paper/paper";
import { SHEET_READERS, type SheetReader } from "@/lib/model/army-sheet";
import { PAPER } from "@/lib/words/site";

type Asked = string | string[] | undefined;
/** The parameters that a page with a sheet takes. */
export type SheetQuery = { readonly for?: Asked; readonly paper?: Asked };

/** What is asked for, or else the first. */
const choice = <T extends string>(choices: readonly [T, ...T[]], asked: Asked): T =>
  choices.find((one) => one === [asked].flat()[0]) ?? choices[0];

export type SheetChoice = { readonly reader: SheetReader; readonly paper: Paper };

/** Whom the sheet is for, and on what paper. */
export const readSheetQuery = (query: SheetQuery): SheetChoice => ({
  reader: choice(SHEET_READERS, query.for),
  paper: choice(PAPERS, query.paper),
});

/** The plainest address of what is asked for. */
export function sheetAddress(address: string, { reader, paper }: SheetChoice): string {
  const query = String(new URLSearchParams({ ...(reader === "own" ? {} : { for: reader }), ...(paper === "a4" ? {} : { paper }) }));
  return query === "" ? address : `${address}?${query}`;
}

/** The readers of an army's papers: its own player, and the opponent. */
export const READERS: readonly { readonly id: SheetReader; readonly label: string }[] = SHEET_READERS.map((id) => ({
  id,
  label: PAPER.readers[id],
}));
