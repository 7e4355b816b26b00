import { memo } from "react";
import type { Square } from "@/lib/model/battle-tables";
import { signed } from "@/lib/words/battle/map";
import { type ChartMarks, HIGH, LABEL_SIDE, labelLine, type Plot, WIDE } from "./chart-layout";

type Props = { readonly plots: readonly Plot[] } & Pick<ChartMarks, "choices" | "hints" | "chosen">;

const INSET = 4.5;

function kindOf(square: Square, { choices, hints, chosen }: Omit<Props, "plots">): "chosen" | "choice" | "hint" | null {
  if (square === chosen) return "chosen";
  if (choices.includes(square)) return "choice";
  return hints?.includes(square) ? "hint" : null;
}

/** Where the marker may go, and where it is about to. */
export const ChoiceMarks = memo(function ChoiceMarks({ plots, ...marks }: Props) {
  return plots.map(({ square, x, y }) => {
    const kind = kindOf(square, marks);
    const box = { x: x + INSET, y: y + INSET, width: WIDE - INSET * 2, height: HIGH - INSET * 2, rx: 1.5 };
    return kind && <rect key={square} className="chart-choice" data-kind={kind} {...box} />;
  });
});

type ChartWorthsProps = { readonly plots: readonly Plot[]; readonly worths: NonNullable<ChartMarks["worths"]>; readonly isHidden: boolean };

/** What each square is worth, in a corner of it. */
export const ChartWorths = memo(function ChartWorths({ plots, worths, isHidden }: ChartWorthsProps) {
  const worthOf = (square: Square): number | undefined => worths[square];
  return (
    <g visibility={isHidden ? "hidden" : undefined}>
      {plots.map((plot) => {
        const worth = worthOf(plot.square);
        if (worth === undefined) return null;
        return (
          <text key={plot.square} className="chart-worth" x={plot.x + WIDE - LABEL_SIDE} y={plot.y + labelLine(plot)}>
            {signed(worth)}
          </text>
        );
      })}
    </g>
  );
});
