"use client";

import { memo } from "react";
import { useBaseSizes } from "@/app/_components/battlefield/base-sizes";
import { SCALE_LONG, SCALE_WORDS_AT, UNIT } from "@/app/_components/battlefield/field-layout";
import { centimetres, inches } from "@/lib/sheets/plan/plan-measures";
import { SCALE } from "@/lib/words/battle/field";

const END = SCALE_LONG * UNIT;

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
        {SCALE.length(SCALE_LONG)}
      </text>
      {widths.map(({ millimetres }, at) => (
        <text key={millimetres} className="field-scale-words field-scale-main" x={SCALE_WORDS_AT} y={6} dy={at === 0 ? 0 : "1.15em"}>
          {SCALE.bases(SCALE_LONG, millimetres, centimetres(SCALE_LONG, millimetres), inches(SCALE_LONG, millimetres))}
        </text>
      ))}
    </g>
  );
});
