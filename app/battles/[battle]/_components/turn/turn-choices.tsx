import { memo, useCallback, useMemo } from "react";
import { HandOfCards } from "@/app/battles/_components/cards/hand-of-cards";
import { KeepCards } from "@/app/battles/_components/days/keep-cards";
import type { BattleView } from "@/lib/model/battle-view";
import type { Colour } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { type Option, optionWords, type Worths } from "@/lib/words/battle/option-words";
import { ROOM } from "@/lib/words/battle/room";
import type { Turn } from "@/lib/words/battle/turn-words";
import type { Sender } from "../live/create-sender";
import { cardsIn, optionsIn, squaresIn } from "./deed";
import { OptionList } from "./option-list";
import { SendLine } from "./send-line";
import type { Choice } from "./use-choice";
import { useKeeping } from "./use-keeping";

const Hand = memo(HandOfCards);

type Props = {
  readonly view: BattleView;
  readonly book: BattleBook;
  readonly turn: Turn;
  readonly worths: Worths | null;
  readonly choice: Choice;
  readonly sender: Sender;
};

/** What to do before there is a button. */
function hintOf({ legal, card }: BattleView): string | null {
  if (squaresIn(legal).length > 0) return ROOM.tapDashedSquare;
  if (optionsIn(legal).length > 0) return ROOM.tapOption;
  if (cardsIn(legal).length > 0) return card ? null : ROOM.tapCard;
  return null;
}

/** All that a seat may do now, and its one button. */
export function TurnChoices({ view, book, turn, worths, choice, sender }: Props) {
  const { chosen, choose, send } = choice;
  const named = (deed: Option) => ({ deed, ...optionWords(deed, { view, squares: book.squares, passCard: book.passCard, worths }) });
  const options = optionsIn(view.legal).map(named);
  const cards = useMemo(() => cardsIn(view.legal), [view.legal]);
  const pick = useCallback((card: Colour) => choose({ type: "commit-card", card }), [choose]);
  const keeping = useKeeping(view.hand);
  const mayKeep = view.legal.some(({ type }) => type === "keep-cards");
  return (
    <>
      {view.step === "days" && view.hand.length > 0 && (
        <div className="turn-hand" data-idle={(cards.length === 0 && view.card === null && options.length === 0) || undefined}>
          <Hand
            cards={view.hand}
            legal={cards}
            chosen={chosen?.type === "commit-card" ? chosen.card : null}
            committed={view.card}
            pick={pick}
          />
        </div>
      )}
      {options.length > 0 && <OptionList name={turn.title} {...{ options, chosen, choose }} />}
      {mayKeep && <KeepCards cards={view.hand} chosen={keeping.kept} toggle={keeping.toggle} tables={book.tables} />}
      <SendLine view={view} sender={sender} deed={mayKeep ? keeping.deed : chosen} hint={hintOf(view)} send={send} />
    </>
  );
}
