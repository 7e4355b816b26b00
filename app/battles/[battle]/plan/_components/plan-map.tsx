import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { type FieldLayout, fieldLayout } from "@/app/_components/battlefield/field-layout";
import { orderNotes, terrainNotes } from "@/app/_components/battlefield/labels/field-notes";
import { boxOf } from "@/app/_components/battlefield/labels/labels-of";
import { writtenOn } from "@/app/_components/battlefield/labels/written-on";
import { standingOf } from "@/app/_components/battlefield/troops/standing-of";
import type { BattlePlan } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { pieceFootprint } from "@/lib/rules/table/piece-footprint";
import { type Area, measureLines } from "./measure-lines";
import { PlanMeasures } from "./plan-measures";

type Props = { readonly plan: BattlePlan; readonly view: BattleView; readonly book: BattleBook };

/** What measures keep off: all that stands in the picture, and what is written on it. */
function takenIn(view: BattleView, book: BattlefieldBook, layout: FieldLayout): readonly Area[] {
  const standing = standingOf(view, layout);
  const notes = [...orderNotes(standing.cards), ...terrainNotes(view.pieces, layout)];
  const ground = view.pieces.map((piece) => boxOf(pieceFootprint(piece), layout));
  const { standsOn, labels, written } = writtenOn({ standing, notes, ground, book, layout });
  return [...standsOn, ...[...labels, ...written].map(({ box }) => box)];
}

/** The battlefield with the measures that it is laid by. */
export function PlanMap({ plan, view, book }: Props) {
  if (!book.battlefield) return null;
  const layout = fieldLayout(view.table, plan.corner);
  const { width, height } = layout;
  return (
    <BattlefieldPicture field={view} book={book.battlefield} sizes={book.tables.tableSizes} seed={view.battle} layout={layout}>
      <PlanMeasures lines={measureLines(plan, layout, takenIn(view, book.battlefield, layout))} width={width} height={height} />
    </BattlefieldPicture>
  );
}
