"use client";

import { memo } from "react";
import { useBaseSizes } from "@/app/_components/battlefield/base-sizes";
import { UNIT } from "@/app/_components/battlefield/field-layout";
import { NOTE_SIZE } from "@/app/_components/battlefield/labels/field-notes";
import { textWidth } from "@/lib/sheets/font-metrics";
import { centimetres, inches, type Width } from "@/lib/sheets/plan/plan-measures";
import { SCALE } from "@/lib/words/battle/field";

const LONG = 10;
const END = LONG * UNIT;
const WORDS_AT = END + 46;

const lengthOf = ({ millimetres }: Width): string =>
  SCALE.bases(LONG, millimetres, centimetres(LONG, millimetres), inches(LONG, millimetres));

/** How far the scale with its words reaches from the left edge of the table. */
export const scaleReach = (widths: readonly Width[]): number =>
  Math.max(END, ...widths.map((width) => WORDS_AT + textWidth(lengthOf(width), "serif", NOTE_SIZE)));

/** The length of ten base widths, below the lower left corner of the table. */
export const ScaleBar = memo(function ScaleBar({ height }: { readonly height: number }) {
  const widths = useBaseSizes();
  const middle = END / 2;
  return (
    <g className="field-scale" transform={`translate(0 ${height + 19})`}>
      <path
        className="field-scale-dark"
        d={`M0 2h${UNIT}v4h${-UNIT}zM${2 * UNIT} 2h${UNIT}v4h${-UNIT}zM${4 * UNIT} 2h${UNIT}v4h${-UNIT}zM${middle} 2h${middle}v2h${-middle}z`}
      />
      <path className="field-scale-line" d={`M0 0v8M${middle} 0v8M${END} 0v8M0 2h${END}v4h${-END}z`} />
      <text className="field-scale-figure" x="0" y="10" dy="0.85em">
        0
      </text>
      <text className="field-scale-figure" x={middle} y="10" dy="0.85em">
        5
      </text>
      <text className="field-scale-figure" x={END} y="10" dy="0.85em">
        {SCALE.length(LONG)}
      </text>
      {widths.map((width, at) => (
        <text key={width.millimetres} className="field-scale-words field-scale-main" x={WORDS_AT} y={6} dy={at === 0 ? 0 : "1.15em"}>
          {lengthOf(width)}
        </text>
      ))}
    </g>
  );
});
