import { SHEET_READERS, type SheetReader } from "@/lib/model/army-sheet";
import { PAPERS, type Paper } from "./paper";

type Asked = string | string[] | undefined;
/** The parameters that a page with a sheet takes. */
export type SheetQuery = { readonly for?: Asked; readonly paper?: Asked };

/** What is asked for, or else the first. */
const choice = <T extends string>(choices: readonly [T, ...T[]], asked: Asked): T =>
  choices.find((one) => one === [asked].flat()[0]) ?? choices[0];

/** Whom the sheet is for, and on what paper. */
export const askedSheet = (query: SheetQuery): { readonly reader: SheetReader; readonly paper: Paper } => ({
  reader: choice(SHEET_READERS, query.for),
  paper: choice(PAPERS, query.paper),
});
