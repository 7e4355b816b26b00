import { Fragment, memo, useEffect, useState } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { CardSlot, PlayingCard } from "@/app/battles/_components/cards/playing-card";
import { seatsInOrder } from "@/app/battles/_components/days/days-table";
import { otherSeat } from "@/lib/model/by-seat";
import { dayNumeral, dayWords } from "@/lib/words/battle/days";
import { decidedWords, facingWords, resultWords } from "@/lib/words/battle/deeds";
import { eventSentence } from "@/lib/words/battle/events";
import { who } from "@/lib/words/battle/names";
import { ROOM } from "@/lib/words/battle/room";
import { stageWords } from "@/lib/words/battle/turn";
import { joined, plain, type Words } from "@/lib/words/sentence";
import { meanwhile } from "./meanwhile";
import { useNames, useOwnName, useRoom, useSeat, useTurn, useView, useViewOf } from "./room-context";
import { isOnTable, isPrepared, LOSSES } from "./standing";

/** The step of the sequence, whose turn it is, and what that player may do. */
export function TurnHead() {
  const { heading } = useRoom();
  const view = useView();
  const turn = useTurn();
  return (
    <header className="turn-head">
      <p className="eyebrow">{stageWords(view)}</p>
      <h2 ref={heading} tabIndex={-1} data-mine={turn.mine || undefined}>
        {turn.title}
      </h2>
      <p className="turn-sentence">
        <AwaitedWords text={turn.sentence} />
      </p>
      {turn.mine && <Meanwhile />}
    </header>
  );
}

/** What this player has not decided and should know: where the battle is, once he plays on the table, and what the other one did since. */
function Meanwhile() {
  const { record } = useRoom();
  const seat = useSeat();
  const names = useNames();
  const view = useViewOf(OF_PLACE);
  const { events } = useBoard(record);
  if (!isOnTable(view)) return null;
  const { isNew, since, kept } = meanwhile(events, seat, view.step);
  const told = isNew && view.step !== "ready" && kept ? [kept, ...since] : since;
  const sentences = told.map((event) =>
    eventSentence(
      event,
      names,
      events.filter(({ seq }) => seq < event.seq),
    ),
  );
  const place = isNew && view.step !== "ready" && view.square ? [ROOM.fightsOn(view.square)] : [];
  if (place.length + sentences.length === 0) return null;
  return (
    <p className="turn-since">
      <AwaitedWords text={joined([...place, ...sentences])} />
    </p>
  );
}

const OF_PLACE = ["step", "square"] as const;

const OF_DAYS = ["days", "day", "step"] as const;

/** The last day with its cards and result: on a phone the table of the days is out of sight. */
export const LastDay = memo(function LastDay() {
  const { tables } = useRoom().book;
  const names = useNames();
  const view = useViewOf(OF_DAYS);
  const [seen] = useState(view.days.length);
  const last = view.days.at(-1);
  if (!last || (view.step !== "days" && view.step !== "keep")) return null;
  return (
    <div key={last.day} className="last-day screen-only" data-fresh={view.days.length > seen || undefined}>
      <b>{dayNumeral(last.day)}</b>
      {seatsInOrder(names.eyes).map((seat) => {
        const card = last.cards[seat];
        return card === null ? <CardSlot key={seat} size="tiny" /> : <PlayingCard key={seat} colour={card} size="tiny" />;
      })}
      <span>
        <AwaitedWords text={dayWords(last, view, tables, names)} />
      </span>
    </div>
  );
});

/** The opponent's offer to abandon the battle, or the reader's own. */
export function AbandonOffer({ accept }: { readonly accept: () => void }) {
  const { hide, heading } = useRoom();
  const view = useView();
  const names = useNames();
  const [isPutOff, setPutOff] = useState(false);
  const { seat, abandonOffered } = view;
  const isOffered = seat !== null && abandonOffered[otherSeat(seat)];
  // An offer that was withdrawn and made again is a new one.
  useEffect(() => {
    if (!isOffered) setPutOff(false);
  }, [isOffered]);
  function playOn(): void {
    setPutOff(true);
    // On one device the hand may have been taken for the offer alone.
    if (hide && !view.toAct.some((one) => one === seat)) hide();
    else heading.current?.focus({ preventScroll: true });
  }
  if (seat === null || isPrepared(view)) return null;
  if (abandonOffered[seat])
    return (
      <p className="finding screen-only" data-severity="warning">
        {ROOM.abandon.offered}
      </p>
    );
  if (!isOffered || isPutOff) return null;
  return (
    <section className="finding screen-only" data-severity="warning" aria-label={ROOM.abandon.received.name}>
      <p>{ROOM.abandon.received.text(who(names, otherSeat(seat)))}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={accept}>
          {ROOM.abandon.received.agree}
        </button>
        <button type="button" className="button" onClick={playOn}>
          {ROOM.abandon.playOn}
        </button>
      </p>
    </section>
  );
}

const INVITE = fetchedPart(async () => (await import("@/app/battles/_components/hand-on/seat-link")).BattleInvite);

/** The link for the free seat. */
export function OpenChair() {
  const { battle } = useRoom();
  const seat = useSeat();
  const player = useOwnName();
  const { part: BattleInvite, failed, again } = usePart(INVITE);
  return (
    <div className="screen-only">
      {BattleInvite ? <BattleInvite {...{ battle, seat, player }} isTold /> : <AwaitedPart failed={failed} again={again} />}
    </div>
  );
}

/** What the five days have settled, where no field is drawn, and where to go from here. */
export function Decided() {
  const { tables } = useRoom().book;
  const names = useNames();
  const view = useView();
  // Then that is what is to be done.
  const mayAccept = view.legal.some(({ type }) => type === "accept-close-battle");
  return (
    <>
      <Facts rows={tables.battlefield ? facingWords(view, names) : decidedWords(view, tables, names)} />
      <p className="send-line screen-only flex-row! flex-wrap">
        {tables.battlefield ? (
          <a className="button" data-filled={!mayAccept || undefined} href={`/battles/${view.battle}/plan`}>
            {ROOM.plan}
          </a>
        ) : (
          <button type="button" className="button" data-filled onClick={() => print()}>
            {ROOM.printPage}
          </button>
        )}
        {tables.battlefield && view.seat !== null && (
          <a className="button" href={`#${LOSSES}`}>
            {ROOM.tickLosses}
          </a>
        )}
      </p>
    </>
  );
}

/** How the battle ended, and where to go from here. */
export function BattleOutcome() {
  const { record } = useRoom();
  const names = useNames();
  const { result } = useView();
  const { events } = useBoard(record);
  const last = events.findLast(({ type }) => type === "abandoned");
  return (
    <>
      {last && <p>{plain(eventSentence(last, names))}</p>}
      {result && <Facts rows={resultWords(result, names)} />}
      <p className="send-line screen-only">
        <a className="button" data-filled href="/battles">
          {ROOM.toBattles}
        </a>
      </p>
    </>
  );
}

type Row = { readonly what: Words; readonly value: Words };

/** Facts, a line each. */
function Facts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="decided">
      {rows.map(({ what, value }) => (
        <Fragment key={plain(what)}>
          <dt>
            <AwaitedWords text={what} />
          </dt>
          <dd>
            <AwaitedWords text={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
