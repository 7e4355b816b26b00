import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ArmyPapers } from "@/app/_components/army-sheet/army-papers";
import { askedCards, type CardsQuery } from "@/app/_components/cards/asked-cards";
import { CardsChoices } from "@/app/_components/cards/cards-choices";
import { CardsLeaves } from "@/app/_components/cards/cards-leaves";
import { ReferenceFiles } from "@/app/_components/fitted-reference/reference-files";
import { GlossaryCard } from "@/app/_components/glossary-card";
import type { SheetReader } from "@/lib/model/army-sheet";
import { cardsOfArmy } from "@/lib/server/cards-of-army";
import { cardsText } from "@/lib/sheets/cards/cards-text";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<CardsQuery> };

/** Title and page ask for the same cards. */
const find = cache(async (army: string, reader: SheetReader) => cardsOfArmy(army, reader, await headers()));

async function askedFor({ params, searchParams }: Props) {
  return { army: (await params).army, asked: askedCards(await searchParams) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { army, asked } = await askedFor(props);
  const cards = await find(army, asked.reader);
  return { title: cards ? `${cards.name}: cards` : "Not here" };
}

export default async function CardsPage(props: Props) {
  const { army, asked } = await askedFor(props);
  const cards = await find(army, asked.reader);
  if (!cards) notFound();
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div className="mx-auto mb-4 flex max-w-[85rem] flex-wrap items-center gap-x-8 gap-y-1 print:hidden">
        <Link href={`/armies/${army}`} className="inline-flex min-h-[44px] min-w-0 flex-1 items-center [overflow-wrap:anywhere]">
          Back to {cards.name}
        </Link>
        <ArmyPapers army={army} here="cards" />
        <ReferenceFiles name={`${cards.name}: cards`} text={cardsText(cards)} isForPrint />
        <div className="basis-full">
          <CardsChoices address={`/armies/${army}/cards`} asked={asked} />
        </div>
      </div>
      <h1 className="sr-only print:hidden">{cards.name}: cards</h1>
      <CardsLeaves cards={cards} paper={asked.paper} show={asked.show} />
      <GlossaryCard />
    </div>
  );
}
