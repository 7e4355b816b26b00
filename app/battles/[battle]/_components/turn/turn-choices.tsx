import { memo, useCallback, useMemo } from "react";
import { HandOfCards } from "@/app/battles/_components/cards/hand-of-cards";
import { KeepCards } from "@/app/battles/_components/days/keep-cards";
import type { BattleView } from "@/lib/model/battle-view";
import type { Colour } from "@/lib/model/enumerations";
import { type Option, optionWords } from "@/lib/words/battle/options";
import { ROOM } from "@/lib/words/battle/room";
import { useLikings } from "../parts/use-likings";
import { useRoom, useTurn, useView } from "../room-context";
import { cardsIn, optionsIn, squaresIn } from "./deed";
import { OptionList } from "./option-list";
import { SendLine } from "./send-line";
import { useChoice } from "./use-choice";
import { useKeeping } from "./use-keeping";

const Hand = memo(HandOfCards);

/** What to do before there is a button. */
function hintOf({ legal, card }: BattleView): string | null {
  if (squaresIn(legal).length > 0) return ROOM.tapDashedSquare;
  if (optionsIn(legal).length > 0) return ROOM.tapOption;
  if (cardsIn(legal).length > 0) return card ? null : ROOM.tapCard;
  return null;
}

/** All that a seat may do now, and its one button. */
export function TurnChoices() {
  const { book } = useRoom();
  const view = useView();
  const turn = useTurn();
  const { worths } = useLikings();
  const { chosen, choose } = useChoice();
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
      <SendLine deed={mayKeep ? keeping.deed : chosen} hint={hintOf(view)} />
    </>
  );
}
