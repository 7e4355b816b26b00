import Link from "next/link";
import { ArmyPapers } from "@/app/_components/army-sheet/army-papers";
import type { PapersAt } from "@/app/_components/army-sheet/papers-at";
import { ReferenceFiles } from "@/app/_components/fitted-reference/reference-files";
import { GlossaryCard } from "@/app/_components/glossary-card";
import type { ArmyCards } from "@/lib/model/army-cards";
import { cardsText } from "@/lib/sheets/cards/cards-text";
import { CARDS } from "@/lib/words/cards";
import { PAPER } from "@/lib/words/site";
import { CardsChoices } from "./cards-choices";
import { CardsLeaves } from "./cards-leaves";
import type { CardsChoice } from "./cards-query";

/** The title of the page, and the name of the file when a browser prints it into one. */
export const cardsTitle = CARDS.title;

type Props = { readonly cards: ArmyCards; readonly asked: CardsChoice; readonly papers: PapersAt };

/** The cards of an army, the reader's own or a shared one. */
export function ArmyCardsPage({ cards, asked, papers }: Props) {
  const title = cardsTitle(cards.name);
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div className="mx-auto mb-4 flex max-w-[85rem] flex-wrap items-center gap-x-8 gap-y-1 print:hidden">
        <Link href={papers.back} className="inline-flex min-h-[44px] min-w-0 flex-auto items-center [overflow-wrap:anywhere]">
          {PAPER.back(cards.name)}
        </Link>
        <ArmyPapers papers={papers} here="cards" reader={asked.reader} />
        <ReferenceFiles name={title} text={cardsText(cards)} isForPrint />
        <div className="basis-full">
          <CardsChoices papers={papers} asked={asked} />
        </div>
      </div>
      <h1 className="sr-only print:hidden">{title}</h1>
      <CardsLeaves cards={cards} paper={asked.paper} show={asked.show} />
      <GlossaryCard />
    </div>
  );
}
