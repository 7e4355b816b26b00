import { memo } from "react";
import type { Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import { signed } from "@/lib/words/chart-words";
import type { ChartDay, ChartMarks } from "./chart-day";
import { type Plot, WIDE, within } from "./chart-layout";
import { labelLine } from "./flank-bands";
import { daysBySquare, type MarkSize, NARROW_MARKS, WIDE_MARKS } from "./place-tokens";

const SIDE = 9;

type Props = { readonly plots: readonly Plot[]; readonly territory: Territory | null; readonly days: readonly ChartDay[] } & Pick<
  ChartMarks,
  "worths"
>;

/** The sizes of chart on which a square's cards need the room of its codes. */
function crowdedOn(count: number): string | undefined {
  const crowded = [WIDE_MARKS, NARROW_MARKS].filter(({ abreast }: MarkSize) => count > abreast);
  return crowded.map(({ name }) => name).join(" ") || undefined;
}

/** In the corners of every square: its territories' codes, and what it is worth. */
export const ChartLabels = memo(function ChartLabels({ plots, territory, days, worths }: Props) {
  const ended = daysBySquare(days);
  const worthOf = (square: Square): number | undefined => worths?.[square];
  return plots.map((plot) => {
    const { square, x, territories } = plot;
    const y = plot.y + labelLine(plot);
    const worth = worthOf(square);
    return (
      <g key={square} className="chart-label">
        <text
          className="chart-codes"
          data-outside={within(plot, territory) ? undefined : true}
          data-crowded={crowdedOn(ended.get(square)?.length ?? 0)}
          x={x + SIDE}
          y={y}
        >
          {territories.join("")}
        </text>
        {worth !== undefined && (
          <text className="chart-worth" x={x + WIDE - SIDE} y={y}>
            {signed(worth)}
          </text>
        )}
      </g>
    );
  });
});
