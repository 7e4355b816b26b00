"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Company } from "@/lib/model/company";
import { SEATS } from "@/lib/model/enumerations";
import { type BattleBook, prepareBattle } from "@/lib/rules/prebattle/book";
import { HandOver, TakeHand, useSitting } from "./device-seats";
import { whoseEyes } from "./live-link";
import { MoreFold } from "./more-fold";
import { type CompanyBoard, createCompany, createRecord, type RecordBoard } from "./room-boards";
import { RoomProvider, useNewRoom, useRoom, useView } from "./room-context";
import { AwaitedField, RoomFrame } from "./room-frame";
import { SeatRoom } from "./seat-room";
import { useLink } from "./sender";
import { hasField, isOnTable, isOpenStep, isOver, openView, publicView } from "./standing";
import { BattleOutcome, Decided, LastDay, TurnHead } from "./turn-told";

type PublicRoomProps = Watching & {
  readonly first: BattleView;
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly record: RecordBoard;
  readonly company: CompanyBoard;
  /** Whether a hand was just hidden. */
  readonly isHandedOver: boolean;
};

type Watching = {
  /** Both, on one device between two hands; none for a spectator. */
  readonly mine: readonly SeatName[];
  readonly take: (view: BattleView) => void;
  /** With a seat's view, while nothing secret is decided. */
  readonly takeOpenly: (view: BattleView) => void;
  readonly layDown: (view: BattleView) => void;
  /** Whether the computer was asked to play for both. */
  readonly isForBoth: boolean;
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
function WithPlayOn({
  children,
  isForBoth,
  stopped,
}: {
  readonly children: ReactNode;
  readonly isForBoth: boolean;
  readonly stopped: () => void;
}) {
  const { part: PlayOnForBoth } = usePart(BOTH);
  return PlayOnForBoth ? <PlayOnForBoth {...{ isForBoth, stopped }}>{children}</PlayOnForBoth> : children;
}

/** On one device, whoever plays next begins at once where nothing secret is decided. Returns whether that is so. */
function useOpenTurn({ mine, takeOpenly, isForBoth }: Watching): boolean {
  const view = useView();
  const { battle, seq, toAct, abandonOffered } = view;
  const [failed, setFailed] = useState(-1);
  const isOpen = mine.length > 1 && !isForBoth && toAct.length === 1 && isOpenStep(view) && !SEATS.some((one) => abandonOffered[one]);
  const seat = isOpen && failed !== seq ? toAct[0] : undefined;
  useEffect(() => {
    if (!seat) return;
    let isNow = true;
    void askServer<BattleView>("GET", `/api/battles/${battle}`, { headers: whoseEyes(seat) }).then((answer) => {
      if (!isNow) return;
      if (answer.ok) takeOpenly(answer.value);
      else setFailed(seq);
    });
    return () => {
      isNow = false;
    };
  }, [battle, seat, seq, takeOpenly]);
  return seat !== undefined;
}

/** The battle as everybody may see it: for spectators, and on one device while neither hand is shown. */
function PublicRoom({ first, book, ground, record, company, isHandedOver, ...watching }: PublicRoomProps) {
  const link = useLink(null, first);
  const heading = useFocusOnMount<HTMLHeadingElement>(isHandedOver);
  const nobody = { seat: null, sender: null, hide: null, forBoth: null };
  const room = useNewRoom(first, { book, ground, record, company, link, heading, ...nobody });
  return (
    <RoomProvider room={room}>
      <Watched {...watching} />
    </RoomProvider>
  );
}

function Watched(watching: Watching) {
  const { mine, take, layDown, isForBoth } = watching;
  const { book } = useRoom();
  const view = useView();
  useSitting(mine);
  const isTurn = view.toAct.some((seat) => mine.includes(seat));
  const isOpening = useOpenTurn(watching);
  const isHandingOver = isTurn && view.step !== "sitting" && !isOpening;
  const isLaidOut = mine.length > 1 && isOnTable(view) && view.step !== "ready";
  const handOver = <HandOver take={take} />;
  return (
    <RoomFrame isTurn={isTurn} field={hasField(view, book) ? <Field /> : null} more={<MoreFold giveUp={null} />}>
      {isHandingOver && isLaidOut ? (
        <WithPlayOn isForBoth={isForBoth} stopped={() => layDown(view)}>
          {handOver}
        </WithPlayOn>
      ) : isHandingOver ? (
        handOver
      ) : (
        <TurnHead />
      )}
      <LastDay />
      {view.laying && <Laying />}
      {view.step === "ready" && <Decided />}
      {view.step === "ready" && !isHandingOver && mine.length > 1 && <TakeHand take={take} />}
      {isOver(view) && <BattleOutcome />}
    </RoomFrame>
  );
}

type Props = {
  readonly first: BattleView;
  /** The seats that this browser holds. */
  readonly mine: readonly SeatName[];
  readonly tables: BattleTables;
  /** The land of the map, drawn by the page. */
  readonly ground: ReactNode;
  readonly events: readonly BattleEvent[];
  /** What its players know of each other; null for spectators. */
  readonly company: Company | null;
};

/** What a device shows that changes hands: a room that was opened for one player alone. */
const SHUT = { isHandedOver: true, isOpen: false, isForBoth: false };

/**
 * One battle, live. Each reader has a room of their own: when a hand is hidden, its room goes with all that was known in it, and only what
 * everybody may see is left.
 */
export function BattleRoom({ first, mine, tables, ground, events, company: met }: Props) {
  const book = useMemo(() => prepareBattle(tables), [tables]);
  const [company] = useState(() => createCompany(met));
  const [record] = useState(() => createRecord(first.battle, events));
  const [{ view, isHandedOver, isOpen, isForBoth }, setShown] = useState({ ...SHUT, view: first, isHandedOver: false });
  const take = useCallback((view: BattleView) => setShown({ ...SHUT, view }), []);
  const takeOpenly = useCallback((view: BattleView) => setShown({ ...SHUT, view: openView(view), isOpen: true }), []);
  const layDown = useCallback((held: BattleView) => setShown({ ...SHUT, view: publicView(held) }), []);
  const playForBoth = useCallback((held: BattleView) => setShown({ ...SHUT, view: publicView(held), isForBoth: true }), []);
  const { seat } = view;
  if (seat === null)
    return (
      <PublicRoom
        key={String(isForBoth)}
        first={view}
        {...{ mine, book, ground, record, company, isHandedOver, isForBoth, take, takeOpenly, layDown }}
      />
    );
  const shared = mine.length > 1 ? { layDown, playForBoth, isOpen } : null;
  return <SeatRoom key={`${seat} ${isOpen}`} seat={seat} first={view} {...{ book, ground, record, company, shared }} />;
}
