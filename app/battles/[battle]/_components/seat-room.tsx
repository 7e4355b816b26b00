import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { battleTitle } from "@/lib/words/battle/battle-title";
import { ROOM } from "@/lib/words/battle/room";
import { turnWords } from "@/lib/words/battle/turn-words";
import { isOver, isPrepared } from "./live/is-over";
import { useBattle, useSender } from "./live/use-battle";
import { useSitting } from "./live/use-sitting";
import { AwaitedField } from "./parts/awaited-field";
import { hasField, isOnTable, planOf } from "./parts/is-on-table";
import { MoreFold } from "./parts/more-fold";
import { OpenChair } from "./parts/open-chair";
import { useLayDown } from "./parts/use-lay-down";
import { useLikings } from "./parts/use-likings";
import { useNames } from "./parts/use-names";
import { useTablePart } from "./parts/use-table-part";
import { useViewOf } from "./parts/use-view-of";
import type { RecordBoard } from "./record/create-record";
import { RoomFrame } from "./room-frame";
import { AbandonOffer } from "./turn/abandon-offer";
import { Decided } from "./turn/decided";
import { HowItEnded } from "./turn/how-it-ended";
import { LastDay } from "./turn/last-day";
import { TurnChoices } from "./turn/turn-choices";
import { TurnHead } from "./turn/turn-head";
import { useChoice } from "./turn/use-choice";

type Props = {
  readonly seat: SeatName;
  readonly first: BattleView;
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly board: RecordBoard;
  /** On one device: hides the hand. */
  readonly layDown: ((view: BattleView) => void) | null;
};

const OF_DAYS = ["days", "day", "step"] as const;
const OF_LINKS = ["chairs"] as const;

const ABANDON = fetchedPart(async () => (await import("./parts/abandon-dialog")).AbandonDialog);

/** The battle as a player sees it. */
export function SeatRoom({ seat, first, book, ground, board, layDown }: Props) {
  const battle = useBattle(seat, first);
  const { view, link } = battle;
  const sender = useSender(view.battle, seat, link.take);
  useSitting(
    view,
    useMemo(() => [seat], [seat]),
  );
  useLayDown(view, sender, layDown);
  const choice = useChoice(view, sender);
  const names = useNames(view, seat);
  const { likings, worths } = useLikings(view.battle, seat, view.forces[seat] !== null);
  const turn = useMemo(() => turnWords(view, names, book.tables), [view, names, book]);
  const heading = useFocusOnMount<HTMLHeadingElement>(layDown !== null);
  const ofDays = useViewOf(view, OF_DAYS);
  const ofLinks = useViewOf(view, OF_LINKS);
  const hide = useCallback(() => layDown?.(link.now().view), [layDown, link]);
  const [isAsking, setAsking] = useState(false);
  const giveUp = useCallback(() => setAsking(true), []);
  const abandon = () => {
    setAsking(false);
    sender.send({ type: view.abandonOffered[otherSeat(seat)] ? "accept-abandon" : "abandon" });
  };
  const isOpen = SEATS.some((one) => view.chairs[one] === "open") && !isOver(view);
  const atTable = useAtTable(view, book, layDown !== null);
  return (
    <RoomFrame
      field={atTable.isLaid ? <SeatField {...atTable} view={view} book={book} /> : null}
      {...{ battle, book, ground, board, names, turn, heading, likings, worths, chosen: choice.chosen, choose: choice.choose }}
      isTurn={turn.mine}
      more={
        <MoreFold
          view={ofLinks}
          title={battleTitle(view, names)}
          giveUp={isPrepared(view) ? null : giveUp}
          plan={planOf(view, book)}
          layDown={layDown ? hide : null}
        />
      }
    >
      <div className="turn-told">
        <TurnHead view={view} turn={turn} heading={heading} />
        <LastDay view={ofDays} tables={book.tables} names={names} />
        <AbandonOffer view={view} accept={giveUp} layDown={layDown && hide} heading={heading} />
        {isOpen && <OpenChair battle={view.battle} seat={seat} />}
        {view.step === "ready" && <Decided view={view} tables={book.tables} names={names} />}
        {isOver(view) && <HowItEnded view={view} board={board} names={names} />}
      </div>
      {atTable.isPlayed && <SeatTurn {...atTable} {...{ view, seat, book, names, turn, choice, sender }} />}
      {!atTable.isPlayed && !isOver(view) && <TurnChoices {...{ view, book, turn, worths, choice, sender }} />}
      {isAsking && <Abandon view={view} awayDays={book.limits["away-days"]} closed={() => setAsking(false)} abandon={abandon} />}
    </RoomFrame>
  );
}

/** What is fetched for the table, and the player's desk on it. */
function useAtTable(view: BattleView, book: BattleBook, isShared: boolean) {
  const isLaid = hasField(view, book);
  const isPlayed = isOnTable(view) || (view.step === "closed" && isLaid);
  const fetched = useTablePart(isLaid || isPlayed);
  const { part } = fetched;
  const desk = useMemo(() => part?.createDesk(isShared) ?? null, [part, isShared]);
  return { ...fetched, desk, isLaid, isPlayed };
}

type AtTable = ReturnType<typeof useAtTable>;

function SeatField({ part, desk, view, book }: AtTable & { readonly view: BattleView; readonly book: BattleBook }) {
  return part ? <part.BattleField {...{ view, book, desk }} /> : <AwaitedField table={view.table} />;
}

type SeatTurnProps = AtTable & Omit<ComponentProps<NonNullable<AtTable["part"]>["TableTurn"]>, "desk">;

function SeatTurn({ part, desk, failed, again, isLaid: _, isPlayed: __, ...props }: SeatTurnProps) {
  return part && desk ? <part.TableTurn {...props} desk={desk} /> : <AwaitedPart failed={failed} again={again} />;
}

type Asked = {
  readonly view: BattleView;
  readonly awayDays: number;
  readonly closed: () => void;
  readonly abandon: () => void;
};

function Abandon(props: Asked) {
  const { part: AbandonDialog, failed, again } = usePart(ABANDON);
  if (AbandonDialog) return <AbandonDialog {...props} />;
  return (
    <DialogLeaf name={ROOM.abandon.alone.heading} closed={props.closed}>
      <AwaitedPart failed={failed} again={again} />
    </DialogLeaf>
  );
}
