import { ArmyPapers, ChoiceLink, Choices, type PapersAt } from "@/app/_components/army-sheet/army-papers";
import { ReferenceFiles } from "@/app/_components/fitted-reference/reference-files";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { PAPER_NAMES, PAPERS } from "@/app/_components/paper/paper";
import { type CardKind, type CardsChoice, cardsAddress, kindsFor } from "@/app/_components/paper/paper-query";
import type { ArmyCards } from "@/lib/model/army-cards";
import { cardsText } from "@/lib/sheets/cards/cards-text";
import { CARDS } from "@/lib/words/cards";
import { PAPER } from "@/lib/words/papers";
import type { OddsByNumber } from "./card-leaf";
import { CardsLeaves } from "./cards-leaves";

type Props = { readonly papers: PapersAt; readonly asked: CardsChoice };

const NAMES: Readonly<Record<CardKind, string>> = CARDS.kinds;

/** With it, or without it where others are left. */
function turned(show: readonly CardKind[], kind: CardKind): readonly CardKind[] {
  const others = show.filter((one) => one !== kind);
  return others.length < show.length && others.length > 0 ? others : [...others, kind];
}

/** Chooses the reader, the cards and the paper. */
function CardsChoices({ papers: { cards: address, readers }, asked }: Props) {
  const { reader, paper, show } = asked;
  return (
    <nav aria-label={CARDS.which} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      {readers.length > 1 && (
        <Choices label={PAPER.choices.army}>
          {readers.map(({ id, label }) => (
            <ChoiceLink
              key={id}
              href={cardsAddress(address, { paper, reader: id, show: reader === id ? show : [] })}
              label={label}
              isChosen={id === reader}
            />
          ))}
        </Choices>
      )}
      <Choices label={CARDS.show}>
        {kindsFor(reader).map((kind) => (
          <ChoiceLink
            key={kind}
            href={cardsAddress(address, { reader, paper, show: turned(show, kind) })}
            label={NAMES[kind]}
            isChosen={show.includes(kind)}
            isSwitch
          />
        ))}
      </Choices>
      <Choices label={PAPER.choices.paper}>
        {PAPERS.map((one) => (
          <ChoiceLink
            key={one}
            href={cardsAddress(address, { reader, show, paper: one })}
            label={PAPER_NAMES[one]}
            isChosen={one === paper}
          />
        ))}
      </Choices>
    </nav>
  );
}

/** The title of the page, and the name of the file when a browser prints it into one. */
export const cardsTitle = CARDS.title;

type ArmyCardsPageProps = {
  readonly cards: ArmyCards;
  readonly asked: CardsChoice;
  readonly papers: PapersAt;
  readonly odds?: OddsByNumber;
};

/** The cards of an army, the reader's own or a shared one. */
export function ArmyCardsPage({ cards, asked, papers, odds = {} }: ArmyCardsPageProps) {
  const title = cardsTitle(cards.name);
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div className="mx-auto mb-4 flex max-w-[85rem] flex-wrap items-center gap-x-8 gap-y-1 print:hidden">
        <Link href={papers.back} className="inline-flex min-h-[44px] min-w-0 flex-auto items-center [overflow-wrap:anywhere]">
          {PAPER.back(cards.name)}
        </Link>
        <ArmyPapers papers={papers} here="cards" reader={asked.reader} />
        <ReferenceFiles name={title} text={cardsText(cards)} />
        <div className="basis-full">
          <CardsChoices papers={papers} asked={asked} />
        </div>
      </div>
      <h1 className="sr-only print:hidden">{title}</h1>
      <CardsLeaves cards={cards} paper={asked.paper} show={asked.show} odds={odds} />
      <GlossaryCard />
    </div>
  );
}
