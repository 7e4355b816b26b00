import { type ReactNode, useMemo } from "react";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { battleTitle } from "@/lib/words/battle/battle-title";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { turnWords } from "@/lib/words/battle/turn-words";
import { isOver } from "./live/is-over";
import { useBattle } from "./live/use-battle";
import { useSitting } from "./live/use-sitting";
import { AwaitedField } from "./parts/awaited-field";
import { hasField, isOnTable, planOf } from "./parts/is-on-table";
import { MoreFold } from "./parts/more-fold";
import { useNames } from "./parts/use-names";
import type { RecordBoard } from "./record/create-record";
import { RoomFrame } from "./room-frame";
import { Decided } from "./turn/decided";
import { HandOver } from "./turn/hand-over";
import { HowItEnded } from "./turn/how-it-ended";
import { LastDay } from "./turn/last-day";
import { TakeHand } from "./turn/take-hand";
import { TurnHead } from "./turn/turn-head";

type Props = {
  readonly first: BattleView;
  /** Both, on one device between two hands; none for a spectator. */
  readonly mine: readonly SeatName[];
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly board: RecordBoard;
  /** Whether a hand was just hidden. */
  readonly isHandedOver: boolean;
  readonly take: (view: BattleView) => void;
};

const FIELD = fetchedPart(async () => (await import("./table/battle-field")).BattleField);

function Field(props: Pick<Props, "book"> & { readonly view: BattleView }) {
  const { part: BattleField } = usePart(FIELD);
  return BattleField ? <BattleField {...props} desk={null} /> : <AwaitedField table={props.view.table} />;
}

const LAYING = fetchedPart(async () => (await import("./table/panels/laying-panel")).LayingPanel);

/** The dice of the piece that is being placed, and the kinds that were chosen. */
function Laying({ view, book, names }: Pick<Props, "book"> & { readonly view: BattleView; readonly names: SeatNames }) {
  const { part: LayingPanel } = usePart(LAYING);
  return LayingPanel && book.battlefield && <LayingPanel view={view} tables={book.battlefield.tables} names={names} />;
}

const BOTH = fetchedPart(async () => (await import("./table/play-on-for-both")).PlayOnForBoth);

/** On one device the server can play the rest of the steps before the battle for both. */
function WithPlayOn({
  children,
  ...props
}: {
  readonly view: BattleView;
  readonly take: (view: BattleView) => void;
  readonly children: ReactNode;
}) {
  const { part: PlayOnForBoth } = usePart(BOTH);
  return PlayOnForBoth ? <PlayOnForBoth {...props}>{children}</PlayOnForBoth> : children;
}

/** The battle as everybody may see it: for spectators, and on one device while neither hand is shown. */
export function PublicRoom({ first, mine, book, ground, board, isHandedOver, take }: Props) {
  const battle = useBattle(null, first);
  const { view, link } = battle;
  useSitting(view, mine);
  const names = useNames(view, null);
  const turn = useMemo(() => turnWords(view, names, book.tables), [view, names, book]);
  const heading = useFocusOnMount<HTMLHeadingElement>(isHandedOver);
  const isTurn = view.toAct.some((seat) => mine.includes(seat));
  const isHandingOver = isTurn && view.step !== "sitting";
  const isLaidOut = mine.length > 1 && isOnTable(view) && view.step !== "ready";
  const handOver = <HandOver view={view} names={names} turn={turn} heading={heading} take={take} />;
  return (
    <RoomFrame
      {...{ battle, book, ground, board, names, turn, heading, isTurn }}
      field={hasField(view, book) ? <Field view={view} book={book} /> : null}
      more={<MoreFold view={view} title={battleTitle(view, names)} giveUp={null} plan={planOf(view, book)} layDown={null} />}
    >
      {isHandingOver && isLaidOut ? (
        <WithPlayOn view={view} take={link.take}>
          {handOver}
        </WithPlayOn>
      ) : isHandingOver ? (
        handOver
      ) : (
        <TurnHead view={view} turn={turn} heading={heading} />
      )}
      <LastDay view={view} tables={book.tables} names={names} />
      {view.laying && <Laying {...{ view, book, names }} />}
      {view.step === "ready" && <Decided view={view} tables={book.tables} names={names} />}
      {view.step === "ready" && !isHandingOver && mine.length > 1 && <TakeHand view={view} names={names} take={take} />}
      {isOver(view) && <HowItEnded view={view} board={board} names={names} />}
    </RoomFrame>
  );
}
