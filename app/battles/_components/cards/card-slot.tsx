import { memo } from "react";
import { CARD_FRAMES, type CardSize } from "./card-drawing";
import "./cards.css";
import { DAYS_TABLE } from "@/lib/words/battle/days";

type Props = { readonly size: CardSize; readonly word?: string };

/** An empty place for a card: a dashed outline, with a word for why it is empty. */
export const CardSlot = memo(function CardSlot({ size, word }: Props) {
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
