import { SHEET_READERS, type SheetReader } from "@/lib/model/army-sheet";
import { REFERENCE_PARTS, type ReferencePart } from "@/lib/sheets/reference/reference-parts";
import { PAPER } from "@/lib/words/papers";
import { PRINT_SIZES, type PrintSize } from "../reference/layout/laid";
import type { ReferenceView } from "../reference/reference-leaves";
import { PAPERS, type Paper } from "./paper";

type Asked = string | string[] | undefined;
/** The parameters that a page with a sheet takes. */
export type SheetQuery = { readonly for?: Asked; readonly paper?: Asked; readonly notes?: Asked };

/** What is asked for, or else the first. */
const choice = <T extends string>(choices: readonly [T, ...T[]], asked: Asked): T =>
  choices.find((one) => one === [asked].flat()[0]) ?? choices[0];

/** `notes`: with what its player noted, on his own sheet. */
export type SheetChoice = { readonly reader: SheetReader; readonly paper: Paper; readonly notes?: boolean };

/** Whom the sheet is for, and on what paper. */
export const readSheetQuery = (query: SheetQuery): SheetChoice => ({
  reader: choice(SHEET_READERS, query.for),
  paper: choice(PAPERS, query.paper),
  notes: choice(["none", "own"], query.notes) === "own",
});

/** The plainest address of what is asked for. */
export function sheetAddress(address: string, { reader, paper, notes = false }: SheetChoice): string {
  const query = String(
    new URLSearchParams({
      ...(reader === "own" ? {} : { for: reader }),
      ...(paper === "a4" ? {} : { paper }),
      ...(notes && reader === "own" ? { notes: "own" } : {}),
    }),
  );
  return query === "" ? address : `${address}?${query}`;
}

/** The readers of an army's papers: its own player, and the opponent. */
export const READERS: readonly { readonly id: SheetReader; readonly label: string }[] = SHEET_READERS.map((id) => ({
  id,
  label: PAPER.readers[id],
}));

/** What can be printed, in the order in which it comes out. */
export const CARD_KINDS = ["units", "commanders", "slips", "shelf"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export type CardsQuery = SheetQuery & { readonly show?: string | string[] | undefined };
export type CardsChoice = { readonly reader: SheetReader; readonly paper: Paper; readonly show: readonly CardKind[] };

/** The kinds for each reader: order slips and the packing list are the player's own. */
export const kindsFor = (reader: SheetReader): readonly CardKind[] => (reader === "own" ? CARD_KINDS : ["units", "commanders"]);

/** The reader, the paper, and the kinds of cards: all where none is named. */
export function readCardsQuery({ show, ...query }: CardsQuery): CardsChoice {
  const { reader, paper } = readSheetQuery(query);
  const named = [show].flat().flatMap((one) => one?.split(",") ?? []);
  const kinds = kindsFor(reader);
  const wanted = kinds.filter((one) => named.includes(one));
  return { reader, paper, show: wanted.length > 0 ? wanted : kinds };
}

/** The plainest address of what is asked for. */
export function cardsAddress(address: string, { reader, paper, show }: CardsChoice): string {
  const shown = kindsFor(reader).filter((one) => show.includes(one));
  const query = [
    ...(reader === "own" ? [] : [`for=${reader}`]),
    ...(paper === "a4" ? [] : [`paper=${paper}`]),
    ...(shown.length === 0 || shown.length === kindsFor(reader).length ? [] : [`show=${shown.join(",")}`]),
  ];
  return query.length === 0 ? address : `${address}?${query.join("&")}`;
}

/** The parameters that a page with a quick reference takes. */
export type ReferenceQuery = { readonly view?: Asked; readonly paper?: Asked; readonly type?: Asked; readonly find?: Asked };

const first = (asked: Asked): string => [asked].flat()[0] ?? "";
const LONGEST = 80;

type ReferenceChoice = { readonly view: ReferenceView; readonly paper: Paper; readonly type: PrintSize; readonly find: string };

/** How the reference is seen, on what paper and how large it is printed, and what is looked for in it. */
export const readReferenceQuery = ({ view, paper, type, find }: ReferenceQuery): ReferenceChoice => ({
  view: first(view) === "printed" ? "printed" : "read",
  paper: choice(PAPERS, paper),
  type: choice(PRINT_SIZES, type),
  find: first(find).slice(0, LONGEST),
});

/** The parameters that a page with a fitted quick reference takes. */
export type FittedQuery = ReferenceQuery & { readonly part?: string | string[] | undefined };
export type FittedChoice = ReturnType<typeof readReferenceQuery> & { readonly part: ReferencePart };

/** How it is shown, and how much of it: `usual` unless something else is asked for. */
export const readFittedQuery = ({ part, ...query }: FittedQuery, usual: ReferencePart): FittedChoice => ({
  ...readReferenceQuery(query),
  part: REFERENCE_PARTS.find((one) => one === [part].flat()[0]) ?? usual,
});

/** The parameters that a page with the quick reference of an army takes. */
export type ArmyReferenceQuery = SheetQuery & FittedQuery;
export type AskedArmyReference = FittedChoice & { readonly reader: SheetReader };

/** The reader, the view and the part: for the fight unless everything is asked for. */
export const askedArmyReference = (query: ArmyReferenceQuery): AskedArmyReference => ({
  ...readFittedQuery(query, "fight"),
  reader: readSheetQuery(query).reader,
});
