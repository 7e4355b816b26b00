"use client";

import type { Paper } from "@/app/_components/paper/paper";
import { PaperPage } from "@/app/_components/paper/paper-page";
import type { ArmyCards, CommanderCard, UnitCard } from "@/lib/model/army-cards";
import type { ShortEdge } from "@/lib/model/enumerations";
import { CARDS } from "@/lib/words/cards";
import type { CardKind } from "../paper/paper-query";
import { AmbushSlip, CommanderCardFace, MarchSlip, UnitCardFace } from "./card-faces";
import { CardSymbols, type OddsByNumber } from "./card-leaf";
import {
  CARD,
  type CardSetting,
  CUT_MARK,
  cardNumbers,
  commanderHeight,
  FILES,
  marchHeight,
  RANKS,
  settingFor,
  settingNumbers,
  unitHeight,
} from "./fit-card";
import { SHELF, type ShelfLine, shelfColumns, shelfNumbers } from "./shelf-columns";
import "./cards.css";
import "./card-figures.css";
import "./cards-on-phone.css";

type PlacedCard =
  | { readonly kind: "unit"; readonly unit: UnitCard }
  | { readonly kind: "commander"; readonly commander: CommanderCard }
  | { readonly kind: "ambush"; readonly number: number }
  | { readonly kind: "march"; readonly edge: ShortEdge };

/** All that is cut out, in its order: no place is left empty before the last. */
function cardsIn({ units, commanders, slips }: ArmyCards, show: readonly CardKind[]): readonly PlacedCard[] {
  return [
    ...(show.includes("units") ? units.map((unit) => ({ kind: "unit" as const, unit })) : []),
    ...(show.includes("commanders") ? commanders.map((commander) => ({ kind: "commander" as const, commander })) : []),
    ...(show.includes("slips") && slips
      ? [
          ...slips.ambushes.map(({ number }) => ({ kind: "ambush" as const, number })),
          ...slips.marches.map(({ edge }) => ({ kind: "march" as const, edge })),
        ]
      : []),
  ];
}

/** The leaves of cards, each as full as can be. */
export function cardLeaves(cards: ArmyCards, show: readonly CardKind[]): readonly (readonly PlacedCard[])[] {
  const all = cardsIn(cards, show);
  const most = FILES * RANKS;
  return Array.from({ length: Math.ceil(all.length / most) }, (_, leaf) => all.slice(leaf * most, (leaf + 1) * most));
}

/** One setting for all cards of an army that are printed together. */
const settingOf = ({ slips }: ArmyCards, cards: readonly PlacedCard[]): CardSetting =>
  settingFor(
    cards.flatMap((one) => {
      if (one.kind === "unit") return (setting: CardSetting) => unitHeight(one.unit, setting);
      if (one.kind === "commander") return (setting: CardSetting) => commanderHeight(one.commander, setting);
      return slips && one.kind === "march" ? (setting: CardSetting) => marchHeight(slips, setting) : [];
    }),
  );

/** How far a mark stays away from the cards, in millimetres. */
const AWAY = 0.5;

const steps = (count: number, length: number): readonly number[] => Array.from({ length: count + 1 }, (_, at) => at * length);

/** Where to cut: short strokes around all cards, at the ends of every line between them. */
function CutMarks() {
  const [width, height] = [FILES * CARD.width, RANKS * CARD.height];
  const across = steps(FILES, CARD.width).map((x) => `M${x} ${-AWAY}v${AWAY - CUT_MARK}M${x} ${height + AWAY}v${CUT_MARK - AWAY}`);
  const down = steps(RANKS, CARD.height).map((y) => `M${-AWAY} ${y}h${AWAY - CUT_MARK}M${width + AWAY} ${y}h${CUT_MARK - AWAY}`);
  return (
    <svg className="cut-marks" viewBox={`${-CUT_MARK} ${-CUT_MARK} ${width + 2 * CUT_MARK} ${height + 2 * CUT_MARK}`} aria-hidden="true">
      <path d={[...across, ...down].join("")} />
    </svg>
  );
}

type Props = { readonly columns: readonly (readonly ShelfLine[])[]; readonly title: string };

/** What to take from the shelf, with a box to tick for each. */
function ShelfLeaf({ columns, title }: Props) {
  return (
    <div className="shelf" style={shelfNumbers}>
      <h2>{title}</h2>
      <div className="shelf-columns">
        {columns.map((lines) => (
          <ul key={lines[0]?.name}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
              <Line key={at} line={line} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function Line({ line: { kind, name, words, bases } }: { readonly line: ShelfLine }) {
  return (
    <li data-kind={kind}>
      {kind === "row" && <span className="card-tick" />}
      <span className="shelf-name">
        <b>{name}</b>
        {words && <small>{words}</small>}
      </span>
      {bases !== null && <span className="shelf-bases">{bases}</span>}
    </li>
  );
}

/** The notes are about cards, not about order slips. */
const hasNotes = ({ kind }: PlacedCard): boolean => kind === "unit" || kind === "commander";

type CardsLeavesProps = {
  readonly cards: ArmyCards;
  readonly paper: Paper;
  readonly show: readonly CardKind[];
  readonly odds: OddsByNumber;
};

function shelfLeaves({ shelf }: ArmyCards, paper: Paper, show: readonly CardKind[]): readonly (readonly (readonly ShelfLine[])[])[] {
  if (!show.includes("shelf") || !shelf) return [];
  const columns = shelfColumns(shelf, paper);
  return Array.from({ length: Math.ceil(columns.length / SHELF.columns) }, (_, leaf) =>
    columns.slice(leaf * SHELF.columns, (leaf + 1) * SHELF.columns),
  );
}

/** All that was asked for, leaf by leaf, as it comes out of the printer. A client component, so that its rows are sent once as HTML and once as data. */
export function CardsLeaves({ cards, paper, show, odds }: CardsLeavesProps) {
  const [leaves, shelves] = [cardLeaves(cards, show), shelfLeaves(cards, paper, show)];
  const setting = settingOf(cards, leaves.flat());
  const numbers = { ...cardNumbers, ...settingNumbers(setting) };
  const leaf = { paper, orientation: "landscape", of: leaves.length + shelves.length } as const;
  const told = [cards.name, ...cards.notes].join(" · ");
  return (
    <div className="cards-leaves" style={numbers}>
      <CardSymbols />
      {leaves.map((places, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: leaves never change places.
        <PaperPage key={at} {...leaf} name={places.some(hasNotes) ? told : cards.name} part={at + 1}>
          <div className="cards">
            <CutMarks />
            {places.map((place, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do cards.
              <Face key={nth} place={place} cards={cards} odds={odds} setting={setting} />
            ))}
          </div>
        </PaperPage>
      ))}
      {shelves.map((columns, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: leaves never change places.
        <PaperPage key={at} {...leaf} name={cards.name} part={leaves.length + at + 1}>
          <ShelfLeaf columns={columns} title={CARDS.packing} />
        </PaperPage>
      ))}
    </div>
  );
}

type FaceProps = { readonly place: PlacedCard; readonly cards: ArmyCards; readonly odds: OddsByNumber; readonly setting: CardSetting };

function Face({ place, cards: { slips }, odds, setting }: FaceProps) {
  switch (place.kind) {
    case "unit":
      return <UnitCardFace unit={place.unit} odds={odds[place.unit.number] ?? null} setting={setting} />;
    case "commander":
      return <CommanderCardFace commander={place.commander} setting={setting} />;
    case "ambush":
      return slips && <AmbushSlip number={place.number} slips={slips} />;
    case "march":
      return slips && <MarchSlip edge={place.edge} slips={slips} setting={setting} />;
    default:
      return place satisfies never;
  }
}
