import type { Square } from "../model/battle-tables";
import type { BattleView } from "../model/battle-view";
import type { BattleBook } from "../rules/prebattle/book";
import { markerOutlook } from "../rules/prebattle/marker-outlook";
import { codeWords, markerWords, squareName } from "../words/battle/map";
import { say, type Words } from "../words/sentence";

/** What a square is, whether the marker may move to it now, and if not, why not and what it would take. */
export function squareWords(square: Square, { view, book }: { readonly view: BattleView; readonly book: BattleBook }): Words {
  const { tables } = book;
  const outlook = markerWords(square, markerOutlook(square, { view, book }), { eyes: view, tables });
  return say`${squareName(square, tables)}; ${codeWords(square, tables)}. ${outlook}`;
}
