import { ChoiceLink } from "@/app/_components/army-sheet/choice-link";
import type { PapersAt } from "@/app/_components/army-sheet/papers-at";
import { sheetReaders } from "@/app/_components/army-sheet/sheet-query";
import { PAPER_NAMES, PAPERS } from "@/app/_components/paper/paper";
import { CARDS } from "@/lib/words/cards";
import { type CardKind, type CardsChoice, cardsAddress, kindsFor } from "./cards-query";

type Props = { readonly papers: PapersAt; readonly asked: CardsChoice };

const NAMES: Readonly<Record<CardKind, string>> = CARDS.kinds;

/** With it, or without it where others are left. */
function turned(show: readonly CardKind[], kind: CardKind): readonly CardKind[] {
  const others = show.filter((one) => one !== kind);
  return others.length < show.length && others.length > 0 ? others : [...others, kind];
}

/** Chooses the reader, the cards and the paper. */
export function CardsChoices({ papers: { cards: address, own }, asked }: Props) {
  const { reader, paper, show } = asked;
  return (
    <nav aria-label={CARDS.which} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <p className="flex gap-5">
        {sheetReaders(own).map(({ id, label }) => (
          <ChoiceLink
            key={id}
            href={cardsAddress(address, { paper, reader: id, show: reader === id ? show : [] })}
            label={label}
            isChosen={id === reader}
          />
        ))}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {kindsFor(reader).map((kind) => (
          <ChoiceLink
            key={kind}
            href={cardsAddress(address, { reader, paper, show: turned(show, kind) })}
            label={NAMES[kind]}
            isChosen={show.includes(kind)}
          />
        ))}
      </p>
      <p className="flex gap-5">
        {PAPERS.map((one) => (
          <ChoiceLink
            key={one}
            href={cardsAddress(address, { reader, show, paper: one })}
            label={PAPER_NAMES[one]}
            isChosen={one === paper}
          />
        ))}
      </p>
    </nav>
  );
}
