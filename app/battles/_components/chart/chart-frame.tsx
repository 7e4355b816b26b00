import { memo } from "react";
import { path } from "@/app/_components/engraving/glyph";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import { mapSources, NOT_PRINTED } from "@/lib/words/battle/map";
import {
  type ChartDay,
  type ChartTables,
  daysBySquare,
  FRAME,
  HEIGHT,
  HIGH,
  isUpper,
  LABEL_SIDE,
  labelLine,
  type MarkSize,
  NARROW_MARKS,
  type Plot,
  ROWS,
  WIDE,
  WIDE_MARKS,
  WIDTH,
  within,
} from "./chart-layout";

const STEPS = 4;

/** The graduated border of a chart: every other quarter of a square inked. */
function frameTicks(): string {
  let data = "";
  for (let step = 0; step < ROWS * STEPS; step += 2) {
    const [along, down] = [WIDE / STEPS, HIGH / STEPS];
    const x = FRAME + step * along;
    const y = FRAME + step * down;
    data += path`M${x} 5h${along}v6h${-along}zM${x + along} ${HEIGHT - 11}h${along}v6h${-along}z`;
    data += path`M5 ${y + down}h6v${down}h-6zM${WIDTH - 11} ${y}h6v${down}h-6z`;
  }
  return data;
}

const square = ({ x, y }: Plot): string => path`M${x} ${y}h${WIDE}v${HIGH}h${-WIDE}z`;

const GRID = Array.from({ length: ROWS - 1 }, (_, at) => at + 1)
  .map((at) => path`M${FRAME + at * WIDE} ${FRAME}v${HIGH * ROWS}M${FRAME} ${FRAME + at * HIGH}h${WIDE * ROWS}`)
  .join("");

/** Squares that the territory does not have are veiled. */
export const ChartVeil = memo(function ChartVeil({ plots, territory }: { plots: readonly Plot[]; territory: Territory | null }) {
  const outside = plots.filter((plot) => !within(plot, territory));
  return <path className="chart-veil" d={outside.map(square).join("")} />;
});

/** The lines between the squares and around them all. */
export const ChartFrame = memo(function ChartFrame() {
  return (
    <g className="chart-frame" fill="none">
      <path className="chart-grid-lines" d={GRID} />
      <rect x="1.5" y="1.5" width={WIDTH - 3} height={HEIGHT - 3} strokeWidth="2.400" />
      <rect x="5" y="5" width={WIDTH - 10} height={HEIGHT - 10} strokeWidth=".7" />
      <path className="chart-ticks" d={frameTicks()} />
      <rect x="11" y="11" width={WIDTH - 22} height={HEIGHT - 22} strokeWidth=".7" />
      <rect x={FRAME} y={FRAME} width={WIDE * ROWS} height={HIGH * ROWS} strokeWidth="1.200" />
    </g>
  );
});

const byColumn = (one: { readonly column: number }, other: { readonly column: number }): number => one.column - other.column;

/** Densities over the columns and flanks beside the rows; the buttons say the same of each square. */
export const ChartEdges = memo(function ChartEdges({ tables }: { tables: ChartTables }) {
  return (
    <>
      <div className="chart-columns" aria-hidden="true">
        {[...tables.densities].sort(byColumn).map(({ id, name, column }) => (
          <span key={id}>
            <b>{column}</b>
            <i>{name}</i>
          </span>
        ))}
      </div>
      <div className="chart-rows" aria-hidden="true">
        {[...tables.flanks]
          .sort((one, other) => one.id.localeCompare(other.id))
          .map(({ id, name }) => (
            <span key={id}>
              <b>{id}</b>
              <i>{name}</i>
            </span>
          ))}
      </div>
    </>
  );
});

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
      crowded={isUpper(plot.line) ? crowdedOn(ended.get(plot.square)?.length ?? 0) : undefined}
    />
  ));
});

type MapSourcesProps = { readonly tables: Pick<BattleTables, "squares" | "densities" | "flanks"> };

/** The parts of the map that are not the rulebook's, with the reasons one tap away. */
export const MapSources = memo(function MapSources({ tables }: MapSourcesProps) {
  const sources = mapSources(tables);
  if (sources.length === 0) return null;
  return (
    <div className="text-start text-[0.85rem] text-soft md:text-end">
      <details className="mark inline">
        <summary className="whitespace-nowrap">{NOT_PRINTED}</summary>
        {sources.map(({ kind, what, mark, reasons }) => (
          <div key={kind} className="my-1 bg-wash px-2 py-1 text-start text-ink">
            {what} {mark}.
            <ul className="grid gap-1">
              {reasons.map((reason) => (
                <li key={reason.what}>
                  <b className="font-semibold">{reason.what}</b>: {reason.why}.
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </div>
  );
});
