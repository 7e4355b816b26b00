"use client";

import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type ReactNode, useMemo, useRef, useState } from "react";
import type { Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import { CHART_NAME, chartWords, signed } from "@/lib/words/battle/map";
import { ChartEdges, ChartFrame, ChartLabels, ChartVeil } from "./chart-frame";
import {
  type ChartMarks,
  type ChartTables,
  chartNumbers,
  type ChartDay as Day,
  HEIGHT,
  HIGH,
  LABEL_SIDE,
  labelLine,
  NARROW_MARKS,
  type Plot,
  plotsOf,
  ROWS,
  WIDE,
  WIDE_MARKS,
  WIDTH,
} from "./chart-layout";
import { DayMarks, DaysWay } from "./day-marks";
import "../cards/cards.css";
import "./chart.css";
import "./chart-print.css";

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-ROWS, 0],
  End: [ROWS, 0],
  PageUp: [0, -ROWS],
  PageDown: [0, ROWS],
};

const clamp = (value: number): number => Math.min(ROWS - 1, Math.max(0, value));

/** Where a key leads from a square, both counted in the order of reading; null for any other key. */
export function nextSquare(from: number, key: string): number | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (!step) return null;
  return clamp(Math.floor(from / ROWS) + step[1]) * ROWS + clamp((from % ROWS) + step[0]);
}

type ChartButtonsProps = {
  readonly plots: readonly Plot[];
  readonly marker: Square | null;
  readonly choices: readonly Square[];
  readonly chosen: Square | null;
  readonly pick: (square: Square) => void;
  readonly describe: (square: Square) => string;
};

const LINES = Array.from({ length: ROWS }, (_, line) => line);

type ButtonProps = { readonly square: Square; readonly name: string; readonly isChosen: boolean; readonly isEntry: boolean };

const ChartButton = memo(function ChartButton({ square, name, isChosen, isEntry }: ButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell that is pressed
    <button type="button" role="gridcell" aria-label={name} aria-selected={isChosen} data-square={square} tabIndex={isEntry ? 0 : -1} />
  );
});

/** The squares as buttons over the picture: one stop for the tab key, arrows within. */
function ChartButtons({ plots, marker, choices, chosen, pick, describe }: ChartButtonsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<Square | null>(null);
  const entry = visited ?? chosen ?? choices[0] ?? marker ?? plots[0]?.square;
  const move = (event: KeyboardEvent) => {
    const from = plots.findIndex(({ square }) => square === entry);
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : nextSquare(from, event.key);
    if (to === null) return;
    event.preventDefault();
    grid.current?.querySelectorAll("button")[to]?.focus();
  };
  const on = (act: (square: Square) => void) => (event: FocusEvent | MouseEvent) => {
    const name = event.target instanceof HTMLElement ? event.target.dataset.square : null;
    const plot = plots.find(({ square }) => square === name);
    if (plot) act(plot.square);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: laid over a picture, square upon square, which a table cannot be
    <div
      ref={grid}
      className="chart-buttons"
      role="grid"
      aria-label={CHART_NAME}
      onKeyDown={move}
      onFocus={on(setVisited)}
      onClick={on(pick)}
    >
      {LINES.map((line) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of that grid
        // biome-ignore lint/a11y/useFocusableInteractive: its squares are what is focused
        <div key={line} className="chart-button-row" role="row">
          {plots.slice(line * ROWS, (line + 1) * ROWS).map(({ square }) => (
            <ChartButton key={square} square={square} name={describe(square)} isChosen={square === chosen} isEntry={square === entry} />
          ))}
        </div>
      ))}
    </div>
  );
}

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
    <figure className="chart" style={chartNumbers}>
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
