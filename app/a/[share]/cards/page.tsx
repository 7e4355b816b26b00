import type { Metadata } from "next";
import { cache } from "react";
import { sharedPapers } from "@/app/_components/army-sheet/army-papers";
import { ArmyCardsPage, cardsTitle } from "@/app/_components/cards/army-cards-page";
import { type CardsQuery, readCardsQuery } from "@/app/_components/paper/paper-query";
import { cardsOfShare } from "@/lib/server/army-papers";
import { NothingShared, nothingTitle, UNSEARCHED } from "../_components/nothing-shared";

type Props = { params: Promise<{ share: string }>; searchParams: Promise<CardsQuery> };

/** Title and page ask for the same cards. */
const find = cache(cardsOfShare);

async function askedFor({ params, searchParams }: Props) {
  return { share: (await params).share, asked: readCardsQuery(await searchParams) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { share, asked } = await askedFor(props);
  const found = await find(share, asked.reader);
  return { title: found.kind === "shared" ? cardsTitle(found.cards.name) : nothingTitle(found), ...UNSEARCHED };
}

export default async function SharedCardsPage(props: Props) {
  const { share, asked } = await askedFor(props);
  const found = await find(share, asked.reader);
  if (found.kind !== "shared") return <NothingShared found={found} share={share} />;
  return <ArmyCardsPage cards={found.cards} asked={asked} papers={sharedPapers(share, asked.reader)} />;
}
