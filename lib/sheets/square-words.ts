import type { Square } from "../model/battle-tables";
import type { BattleView } from "../model/battle-view";
import type { BattleBook } from "../rules/prebattle/book";
import { markerOutlook } from "../rules/prebattle/marker-outlook";
import { markerWords } from "../words/battle/marker-words";
import { codeWords, squareName, squareSources } from "../words/battle/square-name";

/** What a square is, whether the marker may come to it now, and if not why not and what it would take; then what of that is not the rulebook's. */
export function squareWords(square: Square, { view, book }: { readonly view: BattleView; readonly book: BattleBook }): string {
  const { tables } = book;
  return [
    `${squareName(square, tables)}; ${codeWords(square, tables)}.`,
    markerWords(square, markerOutlook(square, { view, book }), { eyes: view, tables }),
    ...squareSources(square, tables),
  ].join(" ");
}
