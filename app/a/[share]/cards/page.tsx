import type { Metadata } from "next";
import { cache } from "react";
import { sharedPapers } from "@/app/_components/army-sheet/army-papers";
import { ArmyCardsPage, cardsTitle } from "@/app/_components/cards/army-cards-page";
import { type CardsQuery, readCardsQuery, readSheetQuery } from "@/app/_components/paper/paper-query";
import { cardsOfShare } from "@/lib/server/army-papers";
import { readerOfShare } from "@/lib/server/shares";
import { NothingShared, nothingTitle, UNSEARCHED } from "../_components/nothing-shared";

type Props = { params: Promise<{ share: string }>; searchParams: Promise<CardsQuery> };

/** Title and page ask for the same cards. */
const find = cache(cardsOfShare);

async function askedFor({ params, searchParams }: Props) {
  const { share } = await params;
  const query = await searchParams;
  return { share, asked: readCardsQuery({ ...query, for: readerOfShare(share, readSheetQuery(query).reader) }) };
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
