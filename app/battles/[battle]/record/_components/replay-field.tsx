import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { ZONED } from "@/app/_components/battlefield/zoned-steps";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { useFieldLayout } from "../../_components/use-field-layout";

type Props = { readonly view: BattleView; readonly book: BattleBook };

/** The battlefield at that moment, from the edge of the player whose view is shown. */
export function ReplayField({ view, book }: Props) {
  const layout = useFieldLayout(view);
  if (!book.battlefield) return null;
  return (
    <BattlefieldPicture
      field={view}
      book={book.battlefield}
      sizes={book.tables.tableSizes}
      seed={view.battle}
      layout={layout}
      zones={ZONED.includes(view.step)}
    />
  );
}
