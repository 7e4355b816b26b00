import { type ReactNode, useMemo } from "react";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { battleTitle } from "@/lib/words/battle/battle-title";
import { turnWords } from "@/lib/words/battle/turn-words";
import { useBattle } from "./live/use-battle";
import { useSitting } from "./live/use-sitting";
import { MoreFold } from "./parts/more-fold";
import { useNames } from "./parts/use-names";
import type { RecordBoard } from "./record/create-record";
import { RoomFrame } from "./room-frame";
import { Decided } from "./turn/decided";
import { HandOver } from "./turn/hand-over";
import { HowItEnded } from "./turn/how-it-ended";
import { LastDay } from "./turn/last-day";
import { TurnHead } from "./turn/turn-head";

type Props = {
  readonly first: BattleView;
  /** Both, on one device between two hands; none for a spectator. */
  readonly mine: readonly SeatName[];
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly board: RecordBoard;
  /** Whether a hand was just put away. */
  readonly isHandedOver: boolean;
  readonly take: (view: BattleView) => void;
};

/** The battle as everybody may see it: for those who look on, and on one device while nobody has it in hand. */
export function PublicRoom({ first, mine, book, ground, board, isHandedOver, take }: Props) {
  const battle = useBattle(null, first);
  const { view } = battle;
  useSitting(view, mine);
  const names = useNames(view, null);
  const turn = useMemo(() => turnWords(view, names, book.tables), [view, names, book]);
  const heading = useFocusOnMount<HTMLHeadingElement>(isHandedOver);
  const isTurn = view.toAct.some((seat) => mine.includes(seat));
  const isHandingOver = isTurn && view.step !== "sitting";
  return (
    <RoomFrame
      {...{ battle, book, ground, board, names, turn, heading, isTurn }}
      more={<MoreFold view={view} title={battleTitle(view, names)} giveUp={null} layDown={null} />}
    >
      {isHandingOver ? (
        <HandOver view={view} names={names} turn={turn} heading={heading} take={take} />
      ) : (
        <TurnHead view={view} turn={turn} heading={heading} />
      )}
      <LastDay view={view} tables={book.tables} names={names} />
      {view.step === "ready" && <Decided view={view} tables={book.tables} names={names} />}
      {view.step === "abandoned" && <HowItEnded battle={view.battle} board={board} names={names} />}
    </RoomFrame>
  );
}
