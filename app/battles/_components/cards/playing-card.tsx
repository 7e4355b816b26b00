import { memo } from "react";
import type { Colour } from "@/lib/model/enumerations";
import { CARD_DRAWINGS, CARD_FRAMES, type CardSize, letterOf, pipsOf } from "./card-drawing";
import "./cards.css";
import { DAYS_TABLE } from "@/lib/words/battle/days";

type Props = { readonly colour: Colour; readonly size: CardSize; readonly faded?: boolean };

/** A card of the pack: paper on either theme, with its colour also in letter, pips and hatching. */
export const PlayingCard = memo(function PlayingCard({ colour, size, faded = false }: Props) {
  const { width, height, corner, panel, letter, number } = CARD_FRAMES[size];
  const { pips, hatch } = CARD_DRAWINGS[size][colour];
  const field = { x: panel.x, y: panel.y, width: panel.width, height: panel.height, rx: panel.corner };
  return (
    <svg
      className="playing-card"
      data-colour={colour}
      data-faded={faded || undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={DAYS_TABLE.card(colour)}
    >
      <rect className="card-paper" x="0.5" y="0.5" width={width - 1} height={height - 1} rx={corner} />
      <rect className="card-field" {...field} />
      <path className="card-hatch" d={hatch} />
      <path className="card-figure" d={pips} />
      <text className="card-figure" x={letter.at[0]} y={letter.at[1]} fontSize={letter.size} textAnchor={letter.anchor}>
        {letterOf(colour)}
      </text>
      {number && (
        <text className="card-figure" x={number.at[0]} y={number.at[1]} fontSize={number.size} textAnchor="end">
          {pipsOf(colour)}
        </text>
      )}
    </svg>
  );
});
