import { type ReactNode, useMemo, useState } from "react";
import { createBoard } from "@/app/_components/browser/board";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { HandOver, TakeHand, useSitting } from "./device-seats";
import { MoreFold } from "./more-fold";
import type { RecordBoard } from "./record-board";
import { type Looked, type Room, RoomProvider, useRoom, useView } from "./room-context";
import { AwaitedField, RoomFrame } from "./room-frame";
import { useLink } from "./sender";
import { hasField, isOnTable, isOver } from "./standing";
import { BattleOutcome, Decided, LastDay, TurnHead } from "./turn-told";

type Props = Watching & {
  readonly first: BattleView;
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly record: RecordBoard;
  /** Whether a hand was just hidden. */
  readonly isHandedOver: boolean;
};

type Watching = {
  /** Both, on one device between two hands; none for a spectator. */
  readonly mine: readonly SeatName[];
  readonly take: (view: BattleView) => void;
};

const FIELD = fetchedPart(async () => (await import("./battle-field")).BattleField);

function Field() {
  const { part: BattleField } = usePart(FIELD);
  return BattleField ? <BattleField /> : <AwaitedField />;
}

const LAYING = fetchedPart(async () => (await import("./laying-panel")).LayingPanel);

/** The dice of the piece that is being placed, and the kinds that were chosen. */
function Laying() {
  const { part: LayingPanel } = usePart(LAYING);
  return LayingPanel && <LayingPanel />;
}

const BOTH = fetchedPart(async () => (await import("./for-me")).PlayOnForBoth);

/** On one device the server can play the rest of the steps before the battle for both. */
function WithPlayOn({ children }: { readonly children: ReactNode }) {
  const { part: PlayOnForBoth } = usePart(BOTH);
  return PlayOnForBoth ? <PlayOnForBoth>{children}</PlayOnForBoth> : children;
}

/** The battle as everybody may see it: for spectators, and on one device while neither hand is shown. */
export function PublicRoom({ first, mine, book, ground, record, isHandedOver, take }: Props) {
  const link = useLink(null, first);
  const heading = useFocusOnMount<HTMLHeadingElement>(isHandedOver);
  const [boards] = useState(() => ({ painted: createBoard(first), looked: createBoard<Looked>(null) }));
  const room: Room = useMemo(
    () => ({ battle: first.battle, seat: null, sender: null, hide: null, book, ground, record, link, heading, ...boards }),
    [first.battle, book, ground, record, link, heading, boards],
  );
  return (
    <RoomProvider room={room}>
      <Watched mine={mine} take={take} />
    </RoomProvider>
  );
}

function Watched({ mine, take }: Watching) {
  const { book } = useRoom();
  const view = useView();
  useSitting(mine);
  const isTurn = view.toAct.some((seat) => mine.includes(seat));
  const isHandingOver = isTurn && view.step !== "sitting";
  const isLaidOut = mine.length > 1 && isOnTable(view) && view.step !== "ready";
  const handOver = <HandOver take={take} />;
  return (
    <RoomFrame isTurn={isTurn} field={hasField(view, book) ? <Field /> : null} more={<MoreFold giveUp={null} />}>
      {isHandingOver && isLaidOut ? <WithPlayOn>{handOver}</WithPlayOn> : isHandingOver ? handOver : <TurnHead />}
      <LastDay />
      {view.laying && <Laying />}
      {view.step === "ready" && <Decided />}
      {view.step === "ready" && !isHandingOver && mine.length > 1 && <TakeHand take={take} />}
      {isOver(view) && <BattleOutcome />}
    </RoomFrame>
  );
}
