import { Fragment } from "react";
import { FINE } from "@/app/_components/engraving/pen";
import { type ChartTables, HEIGHT, plotsOf, WIDTH } from "./chart-layout";
import { drawGround } from "./draw-ground";
import "./chart.css";

/**
 * The land, which no battle changes, as a picture under everything that does. Pages draw it on the server, so that no browser has to draw
 * it again.
 */
export function ChartGround({ tables }: { readonly tables: ChartTables }) {
  const { bands, rose, layers } = drawGround(plotsOf(tables));
  const { sea, river, banks, ripples, scarps } = bands;
  return (
    <svg className="chart-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect x="0" y="0" width={WIDTH} height={HEIGHT} className="chart-paper" />
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
    </svg>
  );
}
