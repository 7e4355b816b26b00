import { memo } from "react";
import type { Territory } from "@/lib/model/enumerations";
import type { ChartDay } from "./chart-day";
import { LABEL_SIDE, type Plot, within } from "./chart-layout";
import { labelLine } from "./flank-depth";
import { daysBySquare, type MarkSize, NARROW_MARKS, WIDE_MARKS } from "./place-tokens";

type LabelProps = { readonly plot: Plot; readonly isOutside: boolean; readonly crowded: string | undefined };

const ChartLabel = memo(function ChartLabel({ plot, isOutside, crowded }: LabelProps) {
  return (
    <text
      className="chart-codes"
      data-outside={isOutside || undefined}
      data-crowded={crowded}
      x={plot.x + LABEL_SIDE}
      y={plot.y + labelLine(plot)}
    >
      {plot.territories.join("")}
    </text>
  );
});

/** The sizes of chart on which a square's cards need the room of its codes. */
function crowdedOn(count: number): string | undefined {
  const crowded = [WIDE_MARKS, NARROW_MARKS].filter(({ abreast }: MarkSize) => count > abreast);
  return crowded.map(({ name }) => name).join(" ") || undefined;
}

type Props = { readonly plots: readonly Plot[]; readonly territory: Territory | null; readonly days: readonly ChartDay[] };

/** In a corner of every square the codes of its territories. */
export const ChartLabels = memo(function ChartLabels({ plots, territory, days }: Props) {
  const ended = daysBySquare(days);
  return plots.map((plot) => (
    <ChartLabel
      key={plot.square}
      plot={plot}
      isOutside={!within(plot, territory)}
      crowded={crowdedOn(ended.get(plot.square)?.length ?? 0)}
    />
  ));
});
