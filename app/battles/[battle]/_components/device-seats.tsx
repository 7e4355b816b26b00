import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { askServer } from "@/app/_components/ask-server";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { ROOM } from "@/lib/words/battle/room";
import { whoseEyes } from "./live-link";
import { useNames, useOfView, useRoom, useSender, useTurn, useView } from "./room-context";
import { createSender, type Sender } from "./sender";
import { isOnTable, isOpenStep, isPrepared, seatsToAct } from "./standing";

const BYTES = 16;

/** A seat's share in the draws, sent when it sits down: 32 random hex digits that nobody else can have chosen. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const DEAF = () => undefined;

/** Takes every seat that this browser holds: there is nothing to choose. The result comes by the stream. */
export function useSitting(mine: readonly SeatName[]): void {
  const { battle } = useRoom();
  const senders = useRef(new Map<SeatName, Sender>());
  // Players who exchange armies look at them first.
  const waited = useOfView(({ step, toAct, seals }) =>
    step === "sitting" && !seals ? SEATS.filter((seat) => mine.includes(seat) && toAct.includes(seat)).join() : "",
  );
  useEffect(() => {
    const closing = SEATS.filter((seat) => waited.includes(seat)).map((seat) => {
      const sender = senders.current.get(seat) ?? createSender(battle, seat, DEAF);
      senders.current.set(seat, sender);
      const close = sender.open();
      sender.send({ type: "sit", nonce: newNonce() });
      return close;
    });
    return () => {
      for (const close of closing) close();
    };
  }, [battle, waited]);
}

type Props = {
  /** Called with the view of the seat that is taken. */
  readonly take: (view: BattleView) => void;
};

/** On one device: both hands are hidden until a player takes the device. */
export function HandOver({ take }: Props) {
  const { heading } = useRoom();
  const { names } = useNames();
  const view = useView();
  const turn = useTurn();
  const [first] = seatsToAct(view);
  if (!first) return null;
  return (
    <>
      <header className="turn-head">
        <p className="eyebrow">{ROOM.hand.eyebrow}</p>
        <h2 ref={heading} tabIndex={-1}>
          {ROOM.hand.to(names[first])}
        </h2>
        <p className="turn-sentence">{ROOM.hand.hidden(turn.title, isOnTable(view))}</p>
      </header>
      <TakeHand take={take} />
    </>
  );
}

type TakeHandProps = {
  /** Called with the view of the seat that is taken. */
  readonly take: (view: BattleView) => void;
};

/** On one device: a button for each player who may take it. */
export function TakeHand({ take }: TakeHandProps) {
  const { names } = useNames();
  const view = useView();
  const [opening, setOpening] = useState<SeatName | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function open(seat: SeatName): Promise<void> {
    if (opening) return;
    setOpening(seat);
    setTrouble(null);
    const answer = await askServer<BattleView>("GET", `/api/battles/${view.battle}`, { headers: whoseEyes(seat) });
    setOpening(null);
    if (answer.ok) take(answer.value);
    else setTrouble(answer.error.message);
  }
  return (
    <div className="send-line screen-only">
      {seatsToAct(view).map((seat, at) => (
        <button
          key={seat}
          type="button"
          className="button"
          data-filled={(at === 0 && view.toAct.includes(seat)) || undefined}
          aria-disabled={opening !== null}
          onClick={() => open(seat)}
        >
          {opening === seat ? ROOM.hand.opening : ROOM.hand.take(names[seat], isOnTable(view))}
        </button>
      ))}
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}

/** On one device. */
export type Shared = {
  /** Hides the hand. */
  readonly layDown: (view: BattleView) => void;
  /** The computer plays for both. */
  readonly playForBoth: (view: BattleView) => void;
  /** Both players look on, because nothing secret is decided. */
  readonly isOpen: boolean;
};

/** On one device hides a hand when the other player's turn comes, and when the page is left or hidden. */
export function useLayDown(shared: Shared | null): void {
  const layDown = shared?.layDown ?? null;
  const view = useView();
  const sender = useSender();
  const { seat, toAct } = view;
  // A hand that was taken out of turn answers an offer.
  const [isForOffer] = useState(() => seat !== null && !toAct.includes(seat));
  const asked = isForOffer ? seatsToAct(view) : toAct;
  const isOpenNoMore = shared?.isOpen === true && !isOpenStep(view);
  const isDone = isOpenNoMore || (seat !== null && !asked.includes(seat) && (toAct.length > 0 || isPrepared(view)));
  useLayoutEffect(() => {
    if (isDone) layDown?.(view);
  }, [isDone, layDown, view]);
  useEffect(() => {
    if (!layDown) return;
    // At once: the browser may keep the page as it is then.
    const leave = () => flushSync(() => layDown(view));
    // A command without an answer is sent first.
    const turn = () => document.visibilityState === "hidden" && sender.now().kind === "idle" && leave();
    const endSending = sender.subscribe(turn);
    document.addEventListener("visibilitychange", turn);
    window.addEventListener("pagehide", leave);
    return () => {
      endSending();
      document.removeEventListener("visibilitychange", turn);
      window.removeEventListener("pagehide", leave);
    };
  }, [layDown, sender, view]);
}
