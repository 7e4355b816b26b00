"use client";

import type { Paper } from "@/app/_components/paper/paper";
import { PaperPage } from "@/app/_components/paper/paper-page";
import type { ArmyCards } from "@/lib/model/army-cards";
import { CARDS } from "@/lib/words/cards";
import { cardLeaves, type PlacedCard } from "./card-places";
import { CardSymbols } from "./card-symbols";
import type { CardKind } from "./cards-query";
import { CommanderCardFace } from "./commander-card-face";
import { CutMarks } from "./cut-marks";
import { cardNumbers } from "./fit-card";
import { SHELF, type ShelfLine, shelfColumns } from "./shelf-columns";
import { ShelfLeaf } from "./shelf-leaf";
import { AmbushSlip, MarchSlip } from "./slip-faces";
import { UnitCardFace } from "./unit-card-face";
import "./cards.css";
import "./card-figures.css";
import "./cards-on-phone.css";

type Props = { readonly cards: ArmyCards; readonly paper: Paper; readonly show: readonly CardKind[] };

function shelfLeaves({ shelf }: ArmyCards, paper: Paper, show: readonly CardKind[]): readonly (readonly (readonly ShelfLine[])[])[] {
  if (!show.includes("shelf") || !shelf) return [];
  const columns = shelfColumns(shelf, paper);
  return Array.from({ length: Math.ceil(columns.length / SHELF.columns) }, (_, leaf) =>
    columns.slice(leaf * SHELF.columns, (leaf + 1) * SHELF.columns),
  );
}

/** All that was asked for, leaf by leaf, as it comes out of the printer. A client component, so that its rows are sent once as HTML and once as data. */
export function CardsLeaves({ cards, paper, show }: Props) {
  const [leaves, shelves] = [cardLeaves(cards, show), shelfLeaves(cards, paper, show)];
  const leaf = { paper, orientation: "landscape", of: leaves.length + shelves.length } as const;
  const told = [cards.name, ...cards.notes].join(" · ");
  return (
    <div className="cards-leaves" style={cardNumbers}>
      <CardSymbols />
      {leaves.map((places, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: leaves never change places.
        <PaperPage key={at} {...leaf} name={told} part={at + 1}>
          <div className="cards">
            <CutMarks />
            {places.map((place, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do cards.
              <Face key={nth} place={place} cards={cards} />
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

function Face({ place, cards: { slips } }: { readonly place: PlacedCard; readonly cards: ArmyCards }) {
  switch (place.kind) {
    case "unit":
      return <UnitCardFace unit={place.unit} />;
    case "commander":
      return <CommanderCardFace commander={place.commander} />;
    case "ambush":
      return slips && <AmbushSlip number={place.number} slips={slips} />;
    case "march":
      return slips && <MarchSlip edge={place.edge} slips={slips} />;
    default:
      return place satisfies never;
  }
}
