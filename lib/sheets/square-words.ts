import type { Square } from "../model/battle-tables";
import type { BattleView } from "../model/battle-view";
import type { BattleBook } from "../rules/prebattle/book";
import { markerOutlook } from "../rules/prebattle/marker-outlook";
import { codeWords, markerWords, squareName } from "../words/battle/map";
import type { SeatNames } from "../words/battle/names";
import { say, type Words } from "../words/sentence";

/** What a square is, whether the marker may move to it now, and if not, why not and what it would take. */
type Seen = { readonly view: BattleView; readonly book: BattleBook; readonly names?: SeatNames };

export function squareWords(square: Square, { view, book, names }: Seen): Words {
  const { tables } = book;
  const outlook = markerWords(square, markerOutlook(square, { view, book }), {
    eyes: { seat: view.seat, roles: view.roles, ...(names && { names }) },
    tables,
  });
  return say`${squareName(square, tables)}; ${codeWords(square, tables)}. ${outlook}`;
}
