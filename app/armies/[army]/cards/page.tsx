import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ownPapers } from "@/app/_components/army-sheet/army-papers";
import { ArmyCardsPage, cardsTitle } from "@/app/_components/cards/army-cards-page";
import { fightAddress, unitCode } from "@/app/_components/odds/odds-address";
import { type CardsQuery, readCardsQuery } from "@/app/_components/paper/paper-query";
import type { SheetReader } from "@/lib/model/army-sheet";
import { cardsOfArmy, unitsOfArmy } from "@/lib/server/army-papers";
import { COMMON } from "@/lib/words/site";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<CardsQuery> };

/** Title and page ask for the same cards. */
const find = cache(async (army: string, reader: SheetReader) => cardsOfArmy(army, reader, await headers()));

async function askedFor({ params, searchParams }: Props) {
  return { army: (await params).army, asked: readCardsQuery(await searchParams) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { army, asked } = await askedFor(props);
  const cards = await find(army, asked.reader);
  return { title: cards ? cardsTitle(cards.name) : COMMON.notHere };
}

/** Where each unit group's odds are, by its number. */
async function oddsOf(army: string): Promise<Readonly<Record<number, string>>> {
  const found = await unitsOfArmy(army, await headers());
  const addresses = found?.units.flatMap(({ unit, list, variant }) =>
    variant ? [[unit.number, fightAddress(unitCode(unit, list, variant.troop, found.book), null)] as const] : [],
  );
  return Object.fromEntries(addresses ?? []);
}

export default async function CardsPage(props: Props) {
  const { army, asked } = await askedFor(props);
  const cards = await find(army, asked.reader);
  if (!cards) notFound();
  return <ArmyCardsPage cards={cards} asked={asked} papers={ownPapers(army)} odds={await oddsOf(army)} />;
}
