import { memo } from "react";
import { ORDERS, type OrderCard, orderCardName } from "@/lib/words/battle/orders";
import { AMBUSH_ART, ART_SCALE, BLUFF_ART, CARD_HEIGHT, CARD_WIDTH, type CardArt, MARCH_ART } from "./special-card-art";

const SIGNS: Readonly<Record<OrderCard["card"], string>> = {
  "ambush-1": "I",
  "ambush-2": "II",
  "ambush-3": "III",
  "march-left": "L",
  "march-right": "R",
};

/** Scale and place of what is drawn for the left, on a card for the right. */
const MIRRORED = `translate(${CARD_WIDTH} 0) scale(-1 1)`;

/** The five special cards, and what each is used for. */
export function SpecialCards({ cards }: { readonly cards: readonly OrderCard[] }) {
  return (
    <ul className="special-cards" aria-label={ORDERS.cards}>
      {cards.map(({ card, use, isBluff }) => (
        <li key={card} data-used={use !== null || undefined}>
          <SpecialCard card={card} isUsed={use !== null} isBluff={isBluff} />
          <span className="special-card-name">{orderCardName(card)}</span>
          <span className="special-card-use">
            {use ?? ORDERS.free}
            {isBluff && <i> {ORDERS.bluff}</i>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Props = { readonly card: OrderCard["card"]; readonly isUsed: boolean; readonly isBluff: boolean };

const SpecialCard = memo(function SpecialCard({ card, isUsed, isBluff }: Props) {
  const isMarch = card === "march-left" || card === "march-right";
  return (
    <svg className="special-card" data-used={isUsed || undefined} viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <rect className="special-paper" x="0.5" y="0.5" width={CARD_WIDTH - 1} height={CARD_HEIGHT - 1} rx="4.5" />
      <rect className="special-border" x="4.5" y="4.5" width={CARD_WIDTH - 9} height={CARD_HEIGHT - 9} rx="2" />
      <g transform={card === "march-right" ? MIRRORED : undefined}>
        <Figure art={isMarch ? MARCH_ART : isBluff ? BLUFF_ART : AMBUSH_ART} />
      </g>
      <text
        className="special-sign"
        x={card === "march-right" ? CARD_WIDTH - 9 : 9}
        y="19"
        textAnchor={card === "march-right" ? "end" : "start"}
      >
        {SIGNS[card]}
      </text>
    </svg>
  );
});

function Figure({ art: { layers } }: { readonly art: CardArt }) {
  return (
    <g transform={`scale(${ART_SCALE})`}>
      {layers.map(({ outline, fine, ink }) => (
        <g key={outline + fine}>
          {outline && <path className="special-outline" d={outline} />}
          {fine && <path className="special-fine" d={fine} />}
          {ink && <path className="special-ink" d={ink} />}
        </g>
      ))}
    </g>
  );
}
