"use client";

import { memo, type ReactNode, useMemo } from "react";
import type { Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import { chartWords, signed } from "@/lib/words/battle/map";
import { ChartButtons } from "./chart-buttons";
import { ChartEdges, ChartFrame, ChartLabels, ChartVeil } from "./chart-frame";
import {
  type ChartMarks,
  type ChartTables,
  type ChartDay as Day,
  HEIGHT,
  HIGH,
  LABEL_SIDE,
  labelLine,
  type Plot,
  plotsOf,
  WIDE,
  WIDTH,
} from "./chart-layout";
import { DayMarks, DaysWay } from "./day-marks";
import { NARROW_MARKS, WIDE_MARKS } from "./place-tokens";
import "../cards/cards.css";
import "./chart.css";
import "./chart-print.css";

export type ChartDay = Day;

export type ChartProps = ChartMarks & {
  readonly tables: ChartTables;
  /** The land of the same tables, as `ChartGround` draws it. */
  readonly ground: ReactNode;
  /** Squares outside are faint. */
  readonly territory: Territory | null;
  /** Called for any square that is tapped; without it the chart is only a picture. */
  readonly pick?: (square: Square) => void;
  /** A square's name for screen readers, with `pick`. */
  readonly describe?: (square: Square) => string;
  readonly caption?: ReactNode;
};

const SIZES = [WIDE_MARKS, NARROW_MARKS];

/** The map of the five days as an engraved chart. */
export const CampaignChart = memo(function CampaignChart(props: ChartProps) {
  const { tables, ground, territory, pick, describe = String, caption, ...marks } = props;
  const { start, days, marker, choices, hints, chosen, worths, hidesWorths = false } = marks;
  const plots = useMemo(() => plotsOf(tables), [tables]);
  const picture = pick ? {} : { role: "img", "aria-label": chartWords({ territory, ...marks }, tables) };
  return (
    <figure className="chart">
      <div className="chart-sheet" {...picture}>
        <ChartEdges tables={tables} />
        <div className="chart-plate">
          {ground}
          <svg className="chart-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            <ChartVeil plots={plots} territory={territory} />
            <ChartFrame />
            <ChoiceMarks plots={plots} choices={choices} hints={hints} chosen={chosen} />
            {SIZES.map((size) => (
              <DaysWay key={size.name} plots={plots} size={size} start={start} days={days} />
            ))}
            <ChartLabels plots={plots} territory={territory} days={days} />
            {worths && <ChartWorths plots={plots} worths={worths} isHidden={hidesWorths} />}
            {SIZES.map((size) => (
              <DayMarks key={size.name} plots={plots} size={size} start={start} days={days} marker={marker} chosen={chosen} />
            ))}
          </svg>
          {pick && (
            <ChartButtons
              plots={plots}
              marker={marks.marker}
              choices={marks.choices}
              chosen={marks.chosen}
              pick={pick}
              describe={describe}
            />
          )}
        </div>
      </div>
      {caption && <figcaption className="chart-caption">{caption}</figcaption>}
    </figure>
  );
});

type Props = { readonly plots: readonly Plot[] } & Pick<ChartMarks, "choices" | "hints" | "chosen">;

const INSET = 4.5;

function kindOf(square: Square, { choices, hints, chosen }: Omit<Props, "plots">): "chosen" | "choice" | "hint" | null {
  if (square === chosen) return "chosen";
  if (choices.includes(square)) return "choice";
  return hints?.includes(square) ? "hint" : null;
}

/** Where the marker may go, and where it is about to. */
const ChoiceMarks = memo(function ChoiceMarks({ plots, ...marks }: Props) {
  return plots.map(({ square, x, y }) => {
    const kind = kindOf(square, marks);
    const box = { x: x + INSET, y: y + INSET, width: WIDE - INSET * 2, height: HIGH - INSET * 2, rx: 1.5 };
    return kind && <rect key={square} className="chart-choice" data-kind={kind} {...box} />;
  });
});

type ChartWorthsProps = { readonly plots: readonly Plot[]; readonly worths: NonNullable<ChartMarks["worths"]>; readonly isHidden: boolean };

/** What each square is worth, in a corner of it. */
const ChartWorths = memo(function ChartWorths({ plots, worths, isHidden }: ChartWorthsProps) {
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
