import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ownPapers } from "@/app/_components/army-sheet/army-papers";
import { ArmyCardsPage, cardsTitle } from "@/app/_components/cards/army-cards-page";
import { oddsOfUnits } from "@/app/_components/odds/odds-address";
import { OwnPaper } from "@/app/_components/own-paper/own-paper";
import { type CardsQuery, readCardsQuery } from "@/app/_components/paper/paper-query";
import type { SheetReader } from "@/lib/model/army-sheet";
import { cardsOfArmy, revisionOfArmy, unitsOfArmy } from "@/lib/server/army-papers";
import { COMMON } from "@/lib/words/site";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<CardsQuery> };

/** Title and page ask for the same cards. */
const find = cache(async (army: string, reader: SheetReader) => {
  const asked = await headers();
  // The revision first: what is saved meanwhile is newer than it says, and is drawn again.
  const revision = await revisionOfArmy(army, asked);
  const cards = await cardsOfArmy(army, reader, asked);
  return cards && { cards, revision };
});

async function askedFor({ params, searchParams }: Props) {
  const query = await searchParams;
  return { army: (await params).army, query, asked: readCardsQuery(query) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { army, asked } = await askedFor(props);
  const found = await find(army, asked.reader);
  return { title: found ? cardsTitle(found.cards.name) : COMMON.notHere };
}

export default async function CardsPage(props: Props) {
  const { army, query, asked } = await askedFor(props);
  const found = await find(army, asked.reader);
  const mustered = await unitsOfArmy(army, await headers());
  if (!(found && mustered)) notFound();
  return (
    <OwnPaper drawn={{ kind: "cards", army, query, revision: found.revision }}>
      <ArmyCardsPage cards={found.cards} asked={asked} papers={ownPapers(army)} odds={oddsOfUnits(mustered, army)} />
    </OwnPaper>
  );
}
