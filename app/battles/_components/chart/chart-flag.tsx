import { memo } from "react";

type Props = { readonly x: number; readonly y: number; readonly scale: number; readonly ghost?: boolean };

/** The marker: a colour with a saltire on its pole, standing at 0, 0. */
export const ChartFlag = memo(function ChartFlag({ x, y, scale, ghost = false }: Props) {
  return (
    <g className="chart-flag" data-ghost={ghost || undefined} transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className="chart-flag-shadow" cx="4" cy="0.500" rx="9" ry="2.600" />
      <path className="chart-flag-pole" d="M0 1V-40" />
      <path className="chart-flag-cloth" d="M0-39c7-5 12 4 27-1.500-2.500 4-3 7-1 11-2 2.500-2 5-.5 8.500-14 5-18.500-4-25.500 0z" />
      <path className="chart-flag-cross" d="m3.500-37 18.500 13.500M22-37.500 3.500-22.500" />
      <path className="chart-flag-fold" d="M9-39.500c1.500 6 .5 12 .5 17M17-37c-1 5 .5 10-.5 15" />
      <path className="chart-flag-tip" d="M0-45.500 1.800-42 0-39.500-1.800-42z" />
    </g>
  );
});
