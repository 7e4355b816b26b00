import { memo } from "react";
import { FINE, penAt } from "@/app/_components/engraving/pen";
import { seeded } from "@/app/_components/engraving/seeded";
import { bush, tree } from "@/app/_components/engraving/trees";
import type { BattleView } from "@/lib/model/battle-view";
import { commanderNamed, groupWords, ORDERS, type OrderCard, orderCardName, ownEdges } from "@/lib/words/battle/orders";
import type { OrdersDraft } from "./orders-draft";

/** As large as a card of the pack. */
const CARD_WIDTH = 64;
const CARD_HEIGHT = 92;

/** `outline`: with blank paper inside; `ink`: filled; each layer over the one before, at `scale(1 / FINE)`. */
type CardArt = { readonly layers: readonly { readonly outline: string; readonly fine: string; readonly ink: string }[] };

/** A musketeer who peers over the leaves: hat, brim and piece, his chin at the point. */
function lurker(x: number, y: number, towards: 1 | -1): { readonly ink: string; readonly fine: string } {
  const hat = penAt(x, y)
    .from(-7, -5)
    .bow(0, -8.4, 7, -5)
    .bow(0, -2.6, -7, -5)
    .close()
    .from(-3.6, -6.4)
    .bow(-3.4, -13, 0, -12)
    .bow(3.6, -13, 3.6, -6.4)
    .close();
  const eyes = penAt(x, y).dot(-1.7, -2).dot(1.7, -2);
  const piece = penAt(x, y)
    .from(towards * 3, 3)
    .line(towards * 15, -9)
    .from(towards * 4.4, 3.8)
    .line(towards * 15.6, -7.4);
  return { ink: hat.data(), fine: eyes.data() + piece.data() };
}

const drawn = ({ outline, hatch }: { readonly outline: string; readonly hatch: string }) => ({ outline, fine: hatch, ink: "" });

/** A wood and its edge, and two with muskets between them; of a bluff the wood alone. */
function ambushArt(isBluff: boolean): CardArt {
  const chance = seeded("an ambush");
  const wood = [tree(20, 63, 26, chance), tree(43, 61, 23, chance), tree(31, 66, 30, chance)].map(drawn);
  const edge = [bush(16, 79, 7, chance), bush(46, 80, 7.6, chance), bush(31, 82, 9, chance)].map(drawn);
  const [left, right] = [lurker(23, 72, 1), lurker(42, 74, -1)];
  const men = isBluff ? [] : [{ outline: "", fine: left.fine + right.fine, ink: left.ink + right.ink }];
  return { layers: [...wood, ...men, ...edge] };
}

/** A column under its colours on the way round the left edge of the table, and those whom it takes in the flank. */
function marchArt(): CardArt {
  const table = penAt(0, 0).from(30, 37).line(30, 80);
  for (let y = 40; y < 80; y += 6.5) table.from(30, y).line(33.4, y);
  const way = penAt(0, 0).from(19.6, 46).bow(17, 28, 27, 25).bow(35, 22.6, 39, 28.6);
  const head = penAt(0, 0).from(44.4, 37.6).line(34.6, 30.8).line(40, 30.4).line(42.4, 25.6).close();
  const men = penAt(0, 0);
  const pikes = penAt(0, 0);
  for (let at = 0; at < 4; at += 1) {
    const [x, y] = [12.6 + at * 4, at % 2 === 0 ? 80 : 78];
    men
      .from(x - 1.7, y)
      .bow(x, y - 8.4, x + 1.7, y)
      .close();
    pikes.from(x, y - 2).line(x + 0.6, y - 20);
  }
  const staff = penAt(0, 0).from(8.4, 80).line(8.4, 47);
  const cloth = penAt(0, 0)
    .from(8.4, 48)
    .bow(11.6, 45.4, 15, 48)
    .bow(18, 50.2, 21.4, 48)
    .line(21.4, 58.6)
    .bow(18, 60.6, 15, 58.4)
    .bow(11.6, 56, 8.4, 58.8)
    .close();
  const enemy = penAt(0, 0);
  for (const y of [46, 60])
    enemy
      .from(40, y)
      .line(55, y)
      .line(55, y + 8)
      .line(40, y + 8)
      .close();
  const bars = penAt(0, 0);
  for (const y of [46, 60])
    bars
      .from(40, y + 8)
      .line(47.5, y)
      .from(47.5, y + 8)
      .line(55, y)
      .from(47.5, y)
      .line(47.5, y + 8);
  return {
    layers: [
      { outline: "", fine: table.data() + way.data() + pikes.data() + staff.data(), ink: head.data() + men.data() },
      { outline: cloth.data(), fine: "", ink: "" },
      { outline: enemy.data(), fine: bars.data(), ink: "" },
    ],
  };
}

const AMBUSH_ART = ambushArt(false);
const BLUFF_ART = ambushArt(true);
const MARCH_ART = marchArt();
const ART_SCALE = 1 / FINE;

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

type Seen = Pick<BattleView, "own" | "seat" | "roles">;

const AMBUSHES = ["ambush-1", "ambush-2", "ambush-3"] as const;

/** The five special cards and what the draft uses each for: markers first, then bluffed marches. */
export function orderCards({ marches, ambushes }: OrdersDraft, { own, seat, roles }: Seen): readonly OrderCard[] {
  const commanders = own?.commanders ?? [];
  const unitCalled = (number: number) => groupWords({ number, name: own?.units.find((one) => one.number === number)?.name ?? "" }).trim();
  const markers = ambushes.map(({ unit }) => ({ use: unit === null ? ORDERS.emptyMarker : unitCalled(unit), isBluff: unit === null }));
  const bluffs = marches
    .filter(({ edge }) => edge === null)
    .map(({ commander }) => ({ use: commanderNamed(commander, commanders), isBluff: true }));
  const used = [...markers, ...bluffs];
  const free = { use: null, isBluff: false };
  const hidden = AMBUSHES.map((card, at): OrderCard => ({ card, ...(used[at] ?? free) }));
  const sent = ownEdges(seat === roles?.defender).map(({ edge, label }): OrderCard => {
    const march = marches.find((one) => one.edge === edge);
    const card = label === ORDERS.marches.left ? "march-left" : "march-right";
    return { card, use: march ? commanderNamed(march.commander, commanders) : null, isBluff: false };
  });
  return [...hidden, ...sent];
}
