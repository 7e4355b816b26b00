import { memo } from "react";
import { CARD_FRAMES, type CardSize, slanted } from "./card-drawing";
import "./cards.css";
import { DAYS_TABLE } from "@/lib/words/battle/days";

type Props = { readonly size: CardSize; readonly faded?: boolean; readonly mine?: boolean };

const PITCHES: Readonly<Record<CardSize, number>> = { hand: 7, row: 5, tiny: 4 };

const latticeOf = (size: CardSize): string => {
  const { panel } = CARD_FRAMES[size];
  return slanted(panel, PITCHES[size]) + slanted(panel, PITCHES[size], true);
};
const LATTICES: Readonly<Record<CardSize, string>> = { hand: latticeOf("hand"), row: latticeOf("row"), tiny: latticeOf("tiny") };

/** Rows of scales. */
function scalesOf(size: CardSize): string {
  const { panel } = CARD_FRAMES[size];
  const columns = size === "hand" ? 7 : size === "row" ? 4 : 3;
  const wide = panel.width / columns;
  const rows = Math.round((panel.height / wide) * 1.6);
  const deep = panel.height / rows;
  const half = wide / 2;
  return Array.from({ length: rows }, (_, row) => {
    const y = panel.y + row * deep;
    const arcs = (count: number) => `a${half} ${deep} 0 0 0 ${wide} 0`.repeat(count);
    if (row % 2 === 0) return `M${panel.x} ${y}${arcs(columns)}`;
    const quarter = `a${half} ${deep} 0 0 0 ${half} ${-deep}`;
    return `M${panel.x} ${y + deep}${quarter}${arcs(columns - 1)}a${half} ${deep} 0 0 0 ${half} ${deep}`;
  }).join("");
}
const SCALES: Readonly<Record<CardSize, string>> = { hand: scalesOf("hand"), row: scalesOf("row"), tiny: scalesOf("tiny") };

/** A card face down: a lattice in madder for the reader's own, scales in indigo for the opponent's. */
export const CardBack = memo(function CardBack({ size, faded = false, mine = true }: Props) {
  const { width, height, corner, panel } = CARD_FRAMES[size];
  return (
    <svg
      className="playing-card"
      data-back={mine ? "own" : "other"}
      data-faded={faded || undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={DAYS_TABLE.faceDown}
    >
      <rect className="card-paper" x="0.5" y="0.5" width={width - 1} height={height - 1} rx={corner} />
      <path className="card-pattern" d={mine ? LATTICES[size] : SCALES[size]} />
      <rect className="card-border" x={panel.x} y={panel.y} width={panel.width} height={panel.height} rx={panel.corner} />
    </svg>
  );
});
