import { memo } from "react";
import { path } from "@/app/_components/engraving/path";
import { UNIT } from "../field-layout";
import { sameProps } from "../same-props";

type Props = { readonly width: number; readonly height: number };

/** How far out the ladder of base widths and the heavy line around it lie. */
const LADDER = 5;
const OUTER = 9.5;

/** Along one side: where the marks of every base width stand, counted from the viewer's left or from his edge. */
const marks = (length: number): readonly number[] => Array.from({ length: Math.floor(length / UNIT + 1e-9) + 1 }, (_, at) => at);

function ladder({ width, height }: Props): { readonly bars: string; readonly ticks: string } {
  const across = marks(width);
  const up = marks(height);
  const isDark = (at: number) => Math.floor(at / 5) % 2 === 0;
  const bars = [
    ...across
      .filter((at) => at % 5 === 0 && isDark(at))
      .map((at) => {
        const [x, long] = [at * UNIT, Math.min(5 * UNIT, width - at * UNIT)];
        return path`M${x} ${-LADDER + 1.2}h${long}v2.6h${-long}zM${x} ${height + 1.2}h${long}v2.6h${-long}z`;
      }),
    ...up
      .filter((at) => at % 5 === 0 && isDark(at))
      .map((at) => {
        const long = Math.min(5 * UNIT, height - at * UNIT);
        const y = height - at * UNIT - long;
        return path`M${-LADDER + 1.2} ${y}v${long}h2.6v${-long}zM${width + 1.2} ${y}v${long}h2.6v${-long}z`;
      }),
  ];
  const ticks = [
    ...across.map((at) => {
      const long = at % 5 === 0 ? LADDER + 2.6 : LADDER;
      return path`M${at * UNIT} 0v${-long}M${at * UNIT} ${height}v${long}`;
    }),
    ...up.map((at) => {
      const long = at % 5 === 0 ? LADDER + 2.6 : LADDER;
      return path`M0 ${height - at * UNIT}h${-long}M${width} ${height - at * UNIT}h${long}`;
    }),
  ];
  return { bars: bars.join(""), ticks: ticks.join("") };
}

/** The frame of the sheet: the table's edge, a ladder of base widths around it, and a heavy line. */
export const NeatLine = memo(function NeatLine({ width, height }: Props) {
  const { bars, ticks } = ladder({ width, height });
  const around = (by: number) => ({ x: -by, y: -by, width: width + 2 * by, height: height + 2 * by });
  return (
    <g className="field-frame">
      <path className="field-frame-bars" d={bars} />
      <path className="field-frame-ticks" d={ticks} />
      <rect className="field-frame-fine" {...around(LADDER)} />
      <rect className="field-frame-heavy" {...around(OUTER)} />
      <rect className="field-frame-edge" {...around(0)} />
    </g>
  );
}, sameProps);
