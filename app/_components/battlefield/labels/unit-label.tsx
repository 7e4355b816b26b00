import { memo } from "react";
import { Shield } from "../troops/shield";
import { LABEL } from "./label-lines";
import "./labels.css";

type Props = {
  readonly number: number;
  readonly text: string;
  readonly own: boolean;
  readonly commander: number | null;
  readonly x: number;
  readonly y: number;
  readonly firstWidth: number;
  /** Of what part of the usual size it is. */
  readonly type: number;
};

/** A unit group's number and name, upright; `text` has its lines. */
export const UnitLabel = memo(function UnitLabel({ number, text, own, commander, x, y, firstWidth, type }: Props) {
  const [first, ...rest] = text === "" ? [] : text.split("\n");
  const indent = commander === null ? 0 : LABEL.shield;
  return (
    <g className={`unit-label ${own ? "troop-own" : "troop-other"}`} transform={`translate(${x} ${y}) scale(${type})`}>
      {commander !== null && (
        <g transform={`translate(${-firstWidth / 2 + 5.5} 5.4)`}>
          <Shield commander={commander} />
        </g>
      )}
      <text x={-firstWidth / 2 + indent} y={LABEL.leading - 1.5}>
        <tspan className="unit-number">{number}</tspan>
        {first && (
          <tspan className="unit-name" dx="3">
            {first}
          </tspan>
        )}
      </text>
      {rest.map((line, at) => (
        <text key={line} className="unit-name unit-name-more" y={LABEL.leading * (at + 2) - 1.5}>
          {line}
        </text>
      ))}
    </g>
  );
});
