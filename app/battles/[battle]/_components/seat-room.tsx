import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { afterPaint } from "@/app/_components/browser/paint";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart, type Fetched, fetchedPart, type Part, usePart } from "@/app/_components/fetched-part";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS, type Step } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { ROOM } from "@/lib/words/battle/room";
import { ChoiceProvider } from "./choice";
import { type Shared, useLayDown, useSitting } from "./device-seats";
import { LikingsProvider } from "./likings";
import { MoreFold } from "./more-fold";
import { RevealTurn, useReveal } from "./reveal";
import { type CompanyBoard, hearCompany, type RecordBoard } from "./room-boards";
import { DeskContext, RoomProvider, useNewRoom, useOfView, useRoom, useSeat, useSender, useTurn, useView } from "./room-context";
import { Exchange } from "./room-facts";
import { AwaitedField, RoomFrame } from "./room-frame";
import { useLink, useNewSender } from "./sender";
import { hasField, isOnTable, isOver, openView } from "./standing";
import type { tablePart } from "./table-turn";
import { TurnChoices } from "./turn-choices";
import { AbandonOffer, BattleOutcome, Decided, LastDay, OpenChair, TurnHead } from "./turn-told";

type Props = {
  readonly seat: SeatName;
  readonly first: BattleView;
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly record: RecordBoard;
  readonly company: CompanyBoard;
  readonly shared: Shared | null;
};

const ANSWER = fetchedPart(async () => (await import("./answer-result")).AnswerResult);
const ABANDON = fetchedPart(async () => (await import("./room-dialogs")).AbandonDialog);

/** The battle as a player sees it. */
export function SeatRoom({ seat, first, book, ground, record, company, shared }: Props) {
  const link = useLink(seat, first, shared?.isOpen ? openView : undefined, (met) => hearCompany(company, met));
  const sender = useNewSender(first.battle, seat, link.take);
  const heading = useFocusOnMount<HTMLHeadingElement>(shared !== null);
  const onOneDevice = useMemo(
    () => ({
      hide: shared && !shared.isOpen ? () => shared.layDown(link.now().view) : null,
      forBoth: shared && (() => shared.playForBoth(link.now().view)),
    }),
    [shared, link],
  );
  const room = useNewRoom(first, { seat, book, ground, record, company, link, sender, heading, ...onOneDevice });
  return (
    <RoomProvider room={room}>
      <ChoiceProvider>
        <LikingsProvider>
          <Seated shared={shared} />
        </LikingsProvider>
      </ChoiceProvider>
    </RoomProvider>
  );
}

const Seated = memo(function Seated({ shared }: Pick<Props, "shared">) {
  const seat = useSeat();
  const view = useView();
  const turn = useTurn();
  const { isLaid, isPlayed, desk, ...fetched } = useAtTable();
  useSitting(useMemo(() => [seat], [seat]));
  useLayDown(shared);
  const [isAsking, setAsking] = useState(false);
  const giveUp = useCallback(() => setAsking(true), []);
  const { reveal, goOn } = useReveal();
  // What was in hand before does not lie on the field meanwhile.
  useEffect(() => {
    if (!reveal || !desk) return;
    desk.change({ held: null });
    desk.hand.take(null);
  }, [reveal, desk]);
  const isOpen = SEATS.some((one) => view.chairs[one] === "open") && !isOver(view);
  return (
    <DeskContext value={desk}>
      <RoomFrame
        isTurn={turn.mine}
        isReveal={reveal !== null}
        field={isLaid ? <SeatField {...fetched} /> : null}
        more={<MoreFold giveUp={giveUp} />}
      >
        <div className="turn-told">
          {reveal ? <RevealTurn reveal={reveal} goOn={goOn} /> : <TurnHead />}
          <LastDay />
          <AbandonOffer accept={giveUp} />
          {view.seals && <Exchange />}
          {isOpen && <OpenChair />}
          {view.legal.some(({ type }) => type === "accept-close-battle") && <Answer />}
          {view.step === "ready" && <Decided />}
          {isOver(view) && <BattleOutcome />}
        </div>
        {!reveal && (isPlayed ? <SeatTurn {...fetched} /> : !isOver(view) && <TurnChoices />)}
        {isAsking && <Abandon closed={() => setAsking(false)} />}
      </RoomFrame>
    </DeskContext>
  );
});

type TablePart = typeof tablePart;
const TABLE = fetchedPart<TablePart>(async () => (await import("./table-turn")).tablePart);
/** Fetches nothing. */
const NOTHING: Part<TablePart> = { known: () => null, fetch: () => new Promise(() => undefined) };

/** The steps before those on the table. */
const COMING: readonly Step[] = ["days", "keep"];

/** What is fetched for the table when it is needed, and the player's desk on it. */
function useAtTable() {
  const { book, hide } = useRoom();
  const isShared = hide !== null;
  const isLaid = useOfView((view) => hasField(view, book));
  const isPlayed = useOfView((view) => isOnTable(view) || (view.step === "closed" && hasField(view, book)));
  const isComing = useOfView(({ step }) => book.battlefield !== null && COMING.includes(step));
  // The first view of the table does not wait for it then.
  useEffect(() => (isComing ? afterPaint(() => void TABLE.fetch().catch(() => undefined)) : undefined), [isComing]);
  const fetched = usePart(isLaid || isPlayed ? TABLE : NOTHING);
  const { part } = fetched;
  const desk = useMemo(() => part?.createDesk(isShared) ?? null, [part, isShared]);
  return { ...fetched, desk, isLaid, isPlayed };
}

function SeatField({ part }: Fetched<TablePart>) {
  return part ? <part.BattleField /> : <AwaitedField />;
}

function SeatTurn({ part, failed, again }: Fetched<TablePart>) {
  return part ? <part.TableTurn /> : <AwaitedPart failed={failed} again={again} />;
}

function Answer() {
  const { part: AnswerResult, ...fetched } = usePart(ANSWER);
  return AnswerResult ? <AnswerResult /> : <AwaitedPart {...fetched} />;
}

function Abandon({ closed }: { readonly closed: () => void }) {
  const { part: AbandonDialog, failed, again } = usePart(ABANDON);
  const { book } = useRoom();
  const view = useView();
  const seat = useSeat();
  const sender = useSender();
  const abandon = () => {
    closed();
    sender.send({ type: view.abandonOffered[otherSeat(seat)] ? "accept-abandon" : "abandon" });
  };
  if (AbandonDialog) return <AbandonDialog {...{ view, closed, abandon }} awayDays={book.limits["away-days"]} />;
  return (
    <DialogLeaf name={ROOM.abandon.alone.heading} closed={closed}>
      <AwaitedPart failed={failed} again={again} />
    </DialogLeaf>
  );
}
