import { useCallback, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { deedWords } from "@/lib/words/battle/deeds";
import { TABLE } from "@/lib/words/battle/table-panels";
import type { Deed } from "./deed";
import { whoseEyes } from "./live-link";
import { passReveals } from "./reveal";
import { useRoom, useView } from "./room-context";
import type { Sender } from "./sender";
import type { Sending } from "./sending-steps";

const { computer: COMPUTER } = TABLE;

type Suggestion = { readonly command: Deed; readonly reason: string | null };

/** `what`: the same in words, as they were when it was chosen. */
type Chosen = Suggestion & { readonly what: string; readonly isProposed: boolean };

/** What it would do is told before it is done, even without a reason. */
function reasonOf({ what, reason, isProposed }: Chosen): string | null {
  if (isProposed) return COMPUTER.suggests(what, reason);
  return reason && COMPUTER.chose(what, reason);
}

type While = (view: Pick<BattleView, "step" | "legal">) => boolean;

export type Choosing = {
  /** Whether a choice is being asked for or sent. */
  readonly isBusy: boolean;
  readonly trouble: string | null;
  /** What it chose last and why, if it was asked for one thing, until the player does something else. */
  readonly reason: string | null;
  /** Whether it goes on by itself for as long as this seat is waited for. */
  readonly isGoingOn: boolean;
  readonly once: () => void;
  readonly goOn: () => void;
  /** Goes on for as long as it is so, and then says this. */
  readonly goOnWhile: (isSo: While, done: string) => void;
  readonly stop: () => void;
};

type Asked = {
  readonly seat: SeatName;
  readonly sender: Sender;
  readonly mayAsk: boolean;
  /** Shows one choice to its player, who confirms it; null where it is sent at once. */
  readonly propose?: ((command: Deed) => void) | null;
};

/** What the computer chose last, until something is sent that it did not send itself. `sendsOwn`: what is sent next, it does. */
function useChosen(sending: Sending) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isOwn = useRef(false);
  const sent = sending.kind === "idle" ? null : sending.sent.commandId;
  useEffect(() => {
    if (sent === null) return;
    if (!isOwn.current) setChosen(null);
    isOwn.current = false;
  }, [sent]);
  const sendsOwn = useCallback(() => {
    isOwn.current = true;
  }, []);
  return { chosen, setChosen, sendsOwn };
}

/** Whether what uses it is drawn no more. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

/** Notes what was chosen before this number of the battle's events. */
function useNote(seat: SeatName) {
  const { seat: own, forBoth, chosen } = useRoom();
  return useCallback(
    (seq: number, { what, reason }: Chosen) => {
      if (own === seat && forBoth === null && reason) chosen.show([...chosen.now(), { seq, said: COMPUTER.chosenSo(what, reason) }]);
    },
    [own, seat, forBoth, chosen],
  );
}

/**
 * Lets the computer choose: once, or until nothing is left to choose or a choice is refused. The server suggests each choice, and it is
 * sent as the player's own.
 */
export function useForMe({ seat, sender, mayAsk, propose = null }: Asked): Choosing {
  const view = useView();
  const { battle, seq, step, legal } = view;
  const note = useNote(seat);
  const now = useRef(view);
  now.current = view;
  const sending = useBoard(sender);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { chosen, setChosen, sendsOwn } = useChosen(sending);
  const [isGoingOn, setGoingOn] = useState(false);
  const [only, setOnly] = useState<{ readonly isSo: While; readonly done: string } | null>(null);
  /** The last view for which a choice was asked. */
  const asked = useRef(-1);
  const isLeft = useIsLeft();
  const ask = useCallback(
    async (shown: Asked["propose"]) => {
      asked.current = seq;
      setAsking(true);
      setTrouble(null);
      const answer = await askServer<Suggestion>("GET", `/api/battles/${battle}/suggestion`, { headers: whoseEyes(seat) });
      if (isLeft.current) return;
      setAsking(false);
      if (answer.ok) {
        const { command } = answer.value;
        const next = { ...answer.value, what: deedWords(command, now.current), isProposed: Boolean(shown) };
        setChosen(next);
        if (shown) return shown(command);
        note(seq, next);
        sendsOwn();
        return sender.send(command);
      }
      setTrouble(answer.error.message);
      setGoingOn(false);
    },
    [battle, seat, seq, sender, note, isLeft, setChosen, sendsOwn],
  );
  const isRefused = sending.kind === "idle" && sending.trouble !== null;
  const isBusy = isAsking || sending.kind !== "idle";
  useEffect(() => {
    if (!isGoingOn || isBusy) return;
    const isDone = only !== null && asked.current < seq && !only.isSo({ step, legal });
    if (isRefused || step === "ready" || isDone) setGoingOn(false);
    else if (mayAsk && asked.current < seq) void ask(null);
  }, [isGoingOn, isBusy, isRefused, mayAsk, only, legal, seq, step, ask]);
  const begin = (isSo: While | null, done = "") => {
    asked.current = -1;
    sender.read();
    // Whoever lets everything be played is stopped by no reveal on the way.
    if (isSo === null) passReveals(battle);
    setChosen(null);
    setOnly(isSo && { isSo, done });
    setGoingOn(true);
  };
  const told = chosen && (only !== null && !only.isSo({ step, legal }) ? only.done : reasonOf(chosen));
  return {
    ...{ isBusy, trouble, reason: isGoingOn ? null : told, isGoingOn },
    once: () => {
      if (isBusy) return;
      setOnly(null);
      void ask(propose);
    },
    goOn: () => begin(null),
    goOnWhile: begin,
    stop: () => setGoingOn(false),
  };
}
