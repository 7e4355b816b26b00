import { memo } from "react";
import type { Colour } from "@/lib/model/enumerations";
import { DAYS_TABLE } from "@/lib/words/battle/days";
import { CARD_DRAWINGS, CARD_FRAMES, type CardSize, letterOf, pipsOf, slanted } from "./card-drawing";
import "./cards.css";

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

type CardBackProps = { readonly size: CardSize; readonly faded?: boolean; readonly mine?: boolean };

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
export const CardBack = memo(function CardBack({ size, faded = false, mine = true }: CardBackProps) {
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

type CardSlotProps = { readonly size: CardSize; readonly word?: string };

/** An empty place for a card: a dashed outline, with a word for why it is empty. */
export const CardSlot = memo(function CardSlot({ size, word }: CardSlotProps) {
  const { width, height, corner } = CARD_FRAMES[size];
  return (
    <svg
      className="playing-card"
      data-slot=""
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={word ?? DAYS_TABLE.noCard}
    >
      <rect className="card-outline" x="0.5" y="0.5" width={width - 1} height={height - 1} rx={corner} />
      {word && (
        <text className="card-word" x={width / 2} y={height / 2 + 3.5} fontSize={width * 0.42} textAnchor="middle">
          {word}
        </text>
      )}
    </svg>
  );
});
