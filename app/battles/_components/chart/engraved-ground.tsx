import { Fragment, memo } from "react";
import { path } from "@/app/_components/engraving/path";
import { FINE } from "@/app/_components/engraving/pen";
import type { Territory } from "@/lib/model/enumerations";
import { FRAME, HEIGHT, HIGH, type Plot, ROWS, WIDE, WIDTH, within } from "./chart-layout";
import { drawGround } from "./draw-ground";
import { frameTicks } from "./frame-ticks";

const square = ({ x, y }: Plot): string => path`M${x} ${y}h${WIDE}v${HIGH}h${-WIDE}z`;

const GRID = Array.from({ length: ROWS - 1 }, (_, at) => at + 1)
  .map((at) => path`M${FRAME + at * WIDE} ${FRAME}v${HIGH * ROWS}M${FRAME} ${FRAME + at * HIGH}h${WIDE * ROWS}`)
  .join("");

/** The land, drawn once for as long as the page stands. */
const Land = memo(function Land({ plots }: { plots: readonly Plot[] }) {
  const { bands, rose, layers } = drawGround(plots);
  const { sea, river, banks, ripples, scarps } = bands;
  return (
    <g className="chart-land" transform={`scale(${1 / FINE})`}>
      <path className="chart-water" d={sea + river} />
      {rose && <path className="chart-rhumbs" d={rose.rhumbs} />}
      <path className="chart-ripples" d={ripples} />
      <path className="chart-hatch" d={scarps} />
      <path className="chart-banks" d={banks} />
      {rose && (
        <>
          <path className="chart-outline" d={rose.light} />
          <path className="chart-rose-dark" d={rose.dark} />
          <path className="chart-hatch" d={rose.lines} />
        </>
      )}
      {layers.map(({ outline, hatch }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies over what
        <Fragment key={at}>
          <path className="chart-outline" d={outline} />
          <path className="chart-hatch" d={hatch} />
        </Fragment>
      ))}
    </g>
  );
});

const Frame = memo(function Frame() {
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

/** The chart before anything has happened on it: squares that the territory does not have are veiled. */
export const EngravedGround = memo(function EngravedGround({ plots, territory }: { plots: readonly Plot[]; territory: Territory | null }) {
  const outside = plots.filter((plot) => !within(plot, territory));
  return (
    <>
      <rect x="0" y="0" width={WIDTH} height={HEIGHT} className="chart-paper" />
      <Land plots={plots} />
      <path className="chart-veil" d={outside.map(square).join("")} />
      <Frame />
    </>
  );
});
