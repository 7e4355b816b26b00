import { useCallback, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { SeatName } from "@/lib/model/by-seat";
import type { Sender } from "../live/create-sender";
import { whoseEyes } from "../live/whose-eyes";
import { useView } from "../room-context";

type Suggestion = { readonly command: BattleCommand };

export type ForMe = {
  /** Whether a choice is being asked for or sent. */
  readonly isBusy: boolean;
  readonly trouble: string | null;
  /** Whether it goes on by itself for as long as this seat is waited for. */
  readonly isGoingOn: boolean;
  readonly once: () => void;
  readonly goOn: () => void;
  readonly stop: () => void;
};

type Asked = { readonly seat: SeatName; readonly sender: Sender; readonly mayAsk: boolean };

/**
 * Lets the computer choose: once, or until nothing is left to choose or a choice is refused. The server suggests each choice, and it is
 * sent as the player's own.
 */
export function useForMe({ seat, sender, mayAsk }: Asked): ForMe {
  const { battle, seq, step } = useView();
  const sending = useBoard(sender);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  /** The last view for which a choice was asked. */
  const asked = useRef(-1);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const ask = useCallback(async () => {
    asked.current = seq;
    setAsking(true);
    setTrouble(null);
    const answer = await askServer<Suggestion>("GET", `/api/battles/${battle}/suggestion`, { headers: whoseEyes(seat) });
    if (isLeft.current) return;
    setAsking(false);
    if (answer.ok) return sender.send(answer.value.command);
    setTrouble(answer.error.message);
    setGoingOn(false);
  }, [battle, seat, seq, sender]);
  const isRefused = sending.kind === "idle" && sending.trouble !== null;
  const isBusy = isAsking || sending.kind !== "idle";
  useEffect(() => {
    if (!isGoingOn || isBusy) return;
    if (isRefused || step === "ready") setGoingOn(false);
    else if (mayAsk && asked.current < seq) void ask();
  }, [isGoingOn, isBusy, isRefused, mayAsk, seq, step, ask]);
  return {
    ...{ isBusy, trouble, isGoingOn },
    once: () => {
      if (!isBusy) void ask();
    },
    goOn: () => {
      asked.current = -1;
      sender.read();
      setGoingOn(true);
    },
    stop: () => setGoingOn(false),
  };
}
