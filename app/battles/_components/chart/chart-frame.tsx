import { memo } from "react";
import { path } from "@/app/_components/engraving/path";
import type { Territory } from "@/lib/model/enumerations";
import { FRAME, HEIGHT, HIGH, type Plot, ROWS, WIDE, WIDTH, within } from "./chart-layout";
import { frameTicks } from "./frame-ticks";

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
