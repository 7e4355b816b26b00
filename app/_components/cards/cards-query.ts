import { readSheetQuery, type SheetQuery } from "@/app/_components/army-sheet/sheet-query";
import type { Paper } from "@/app/_components/paper/paper";
import type { SheetReader } from "@/lib/model/army-sheet";

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
