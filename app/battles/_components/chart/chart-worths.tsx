import { memo } from "react";
import type { Square } from "@/lib/model/battle-tables";
import { signed } from "@/lib/words/battle/map";
import type { ChartMarks } from "./chart-day";
import { LABEL_SIDE, type Plot, WIDE } from "./chart-layout";
import { labelLine } from "./flank-depth";

type Props = { readonly plots: readonly Plot[]; readonly worths: NonNullable<ChartMarks["worths"]>; readonly isHidden: boolean };

/** What each square is worth, in a corner of it. */
export const ChartWorths = memo(function ChartWorths({ plots, worths, isHidden }: Props) {
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
