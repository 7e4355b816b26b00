import { boxOf, type FieldLayout } from "@/app/_components/battlefield/field-layout";
import type { LabelBox } from "@/app/_components/battlefield/labels/label-lines";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import "./batch.css";

type Props = {
  readonly own: BattleView["own"];
  readonly laid: readonly LaidGroup[];
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  readonly take: (number: number) => void;
};

/** The ground of each in the picture. */
export const laidBoxes = ({ own, laid, book, layout }: Omit<Props, "take">): readonly LabelBox[] =>
  laid.flatMap((one) => {
    const unit = own?.units.find(({ number }) => number === one.number);
    return unit ? [boxOf(unitFootprint({ ...unit, ...one }, book), layout)] : [];
  });

/** About each unit group that is laid out and not confirmed, a broken line. A tap takes it up; a keyboard does so in the list. */
export function LaidMarks({ own, laid, book, layout, take }: Props) {
  return laid.map((one) => {
    const unit = own?.units.find(({ number }) => number === one.number);
    if (!unit) return null;
    const path = unitFootprint({ ...unit, ...one }, book).map((quad) => {
      const corners = [0, 2, 4, 6].map((at) => {
        const { x, y } = layout.toPicture({ x: baseWidths(quad[at] ?? 0), y: baseWidths(quad[at + 1] ?? 0) });
        return `${x} ${y}`;
      });
      return `M${corners.join("L")}Z`;
    });
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is part of a picture, whose words and buttons stand in the list
      <path key={one.number} className="laid-mark" d={path.join("")} onClick={() => take(one.number)} />
    );
  });
}
