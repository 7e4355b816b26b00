import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { deedWords } from "@/lib/words/battle/deeds";
import { otherFor } from "@/lib/words/battle/names";
import { TABLE } from "@/lib/words/battle/table-panels";
import type { ShowMe } from "./handled";
import { whoseEyes } from "./live-link";
import { passReveals } from "./reveal";
import { useNames, useOfView, useRoom, useSeat, useSender, useView } from "./room-context";
import { type Sender, useNewSender } from "./sender";
import { publicView } from "./standing";
import "./table-turn.css";

const { computer: COMPUTER } = TABLE;

type Suggestion = { readonly command: BattleCommand; readonly reason: string | null };

/** `what`: the same in words, as they were when it was chosen. */
type Chosen = Suggestion & { readonly what: string };

const reasonOf = (chosen: Chosen | null): string | null => (chosen?.reason ? COMPUTER.chose(chosen.what, chosen.reason) : null);

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
  /** Goes on for as long as it is so. */
  readonly goOnWhile: (isSo: While) => void;
  readonly stop: () => void;
};

type Asked = { readonly seat: SeatName; readonly sender: Sender; readonly mayAsk: boolean };

/**
 * Lets the computer choose: once, or until nothing is left to choose or a choice is refused. The server suggests each choice, and it is
 * sent as the player's own.
 */
export function useForMe({ seat, sender, mayAsk }: Asked): Choosing {
  const view = useView();
  const { battle, seq, step, legal } = view;
  const now = useRef(view);
  now.current = view;
  const sending = useBoard(sender);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const [only, setOnly] = useState<{ readonly isSo: While } | null>(null);
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
    if (answer.ok) {
      setChosen({ ...answer.value, what: deedWords(answer.value.command, now.current) });
      isOurs.current = true;
      return sender.send(answer.value.command);
    }
    setTrouble(answer.error.message);
    setGoingOn(false);
  }, [battle, seat, seq, sender]);
  const sent = sending.kind === "idle" ? null : sending.sent.commandId;
  /** What is sent next was chosen here. */
  const isOurs = useRef(false);
  useEffect(() => {
    if (sent === null) return;
    if (!isOurs.current) setChosen(null);
    isOurs.current = false;
  }, [sent]);
  const isRefused = sending.kind === "idle" && sending.trouble !== null;
  const isBusy = isAsking || sending.kind !== "idle";
  useEffect(() => {
    if (!isGoingOn || isBusy) return;
    const isDone = only !== null && asked.current < seq && !only.isSo({ step, legal });
    if (isRefused || step === "ready" || isDone) setGoingOn(false);
    else if (mayAsk && asked.current < seq) void ask();
  }, [isGoingOn, isBusy, isRefused, mayAsk, only, legal, seq, step, ask]);
  const begin = (isSo: While | null) => {
    asked.current = -1;
    sender.read();
    // Whoever lets everything be played is stopped by no reveal on the way.
    if (isSo === null) passReveals(battle);
    setChosen(null);
    setOnly(isSo && { isSo });
    setGoingOn(true);
  };
  return {
    ...{ isBusy, trouble, reason: isGoingOn ? null : reasonOf(chosen), isGoingOn },
    once: () => {
      if (!isBusy) void ask();
    },
    goOn: () => begin(null),
    goOnWhile: begin,
    stop: () => setGoingOn(false),
  };
}

type Props = {
  readonly forMe: Choosing;
  /** The button for one choice; null where there is none now. */
  readonly words: string | null;
  /** Whether these are the only buttons. */
  readonly isOnly: boolean;
  /** Shows a legal position for the next thing before it is placed. */
  readonly showMe?: ShowMe | null;
};

/** The computer can do the next thing, or everything up to the battle. */
export function ForMe({ forMe, words, isOnly, showMe = null }: Props) {
  const { isBusy, isGoingOn, trouble, reason, once, goOn, goOnWhile, stop } = forMe;
  if (words === null && !isGoingOn && trouble === null) return reason && <p className="send-note screen-only">{reason}</p>;
  return (
    <div className="for-me screen-only">
      {isGoingOn ? (
        <>
          <button type="button" className="button" onClick={stop}>
            {COMPUTER.stop}
          </button>
          <Playing />
        </>
      ) : (
        <>
          {showMe && (
            <button type="button" className="button" data-small aria-disabled={isBusy || showMe.isAsking} onClick={showMe.show}>
              {showMe.words}
            </button>
          )}
          <AllCommanders isBusy={isBusy} place={() => goOnWhile(({ legal }) => legal.some(({ type }) => type === "place-commander"))} />
          <AllTerrain isBusy={isBusy} lay={() => goOnWhile(({ step }) => GROUND.includes(step))} />
          {words && (
            <button
              type="button"
              className="button"
              data-small={!isOnly || undefined}
              data-filled={isOnly || undefined}
              aria-disabled={isBusy}
              onClick={once}
            >
              {words}
            </button>
          )}
          <ToTheEnd isSmall={!isOnly} said={showMe?.said ?? null} {...{ isBusy, goOn }} />
        </>
      )}
      <p role="status" className={reason ? "send-note" : "sr-only"}>
        {reason}
      </p>
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}

/** That it plays, or whom it waits for. */
function Playing() {
  const seat = useSeat();
  const names = useNames();
  const isOurs = useOfView(({ toAct }) => toAct.includes(seat));
  return (
    <p role="status" className="send-note">
      {isOurs ? COMPUTER.playing : COMPUTER.waiting(otherFor(names))}
    </p>
  );
}

/** All commanders who are still to be placed, each near his groups. */
function AllCommanders({ isBusy, place }: { readonly isBusy: boolean; readonly place: () => void }) {
  const areSeveral = useOfView(({ legal }) => legal.filter(({ type }) => type === "place-commander").length > 1);
  if (!areSeveral) return null;
  return (
    <button type="button" className="button" data-small aria-disabled={isBusy} onClick={isBusy ? undefined : place}>
      {COMPUTER.placeCommanders}
    </button>
  );
}

const GROUND: readonly BattleView["step"][] = ["flank", "compulsory", "optional"];

/** Everything of the terrain that this player chooses, lays and adjusts. */
function AllTerrain({ isBusy, lay }: { readonly isBusy: boolean; readonly lay: () => void }) {
  const { forBoth } = useRoom();
  const isTerrain = useOfView(({ step }) => GROUND.includes(step));
  return isTerrain && !forBoth && <AskedOnce words={COMPUTER.theTerrain} isSmall isBusy={isBusy} goOn={lay} />;
}

const BEFORE_TABLE: readonly BattleView["step"][] = ["role", "territory", "position", "days", "keep"];

type DaysProps = {
  /** When it is not wanted after all, is stopped, or the field is known. */
  readonly ended: () => void;
};

/** Before the table: everything until the field is known. It waits while the other player has his turn. */
export function DaysForMe({ ended }: DaysProps) {
  const seat = useSeat();
  const sender = useSender();
  const view = useView();
  const { battle, toAct } = view;
  const forMe = useForMe({ seat, sender, mayAsk: toAct.includes(seat) });
  const { isGoingOn, trouble, goOnWhile, stop } = forMe;
  const [isAllowed, setAllowed] = useState(ALLOWED.has(battle));
  const state = useRef<"waiting" | "begun" | "ended">("waiting");
  useEffect(() => {
    if (state.current === "waiting" && isAllowed) {
      state.current = "begun";
      goOnWhile(({ step }) => BEFORE_TABLE.includes(step));
    } else if (state.current === "begun" && !isGoingOn && trouble === null) {
      state.current = "ended";
      ended();
    }
  });
  if (!isAllowed) return <Asked closed={ended} playOn={() => setAllowed(true)} />;
  return (
    <div className="for-me screen-only">
      <button type="button" className="button" onClick={isGoingOn ? stop : ended}>
        {COMPUTER.stop}
      </button>
      {isGoingOn && <Playing />}
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}

type ToTheEndProps = Pick<AskedOnceProps, "isSmall" | "isBusy" | "goOn"> & {
  /** What the computer has said of its choice. */
  readonly said: string | null;
};

/** For this player; on one device for both. */
function ToTheEnd({ said, goOn, ...props }: ToTheEndProps) {
  const { forBoth } = useRoom();
  return (
    <>
      <AskedOnce words={forBoth ? COMPUTER.toTheEndForBoth : COMPUTER.toTheEnd} goOn={forBoth ?? goOn} {...props} />
      <p className="send-note" role={said ? "status" : undefined}>
        {said ?? (forBoth ? COMPUTER.decidesForBoth : COMPUTER.decides)}
      </p>
    </>
  );
}

type AskedOnceProps = {
  readonly words: string;
  readonly isSmall: boolean;
  readonly isBusy: boolean;
  readonly goOn: () => void;
};

/** Battles in which the computer may play to the end: it was asked about once. */
const ALLOWED = new Set<string>();

/** Asked about first, even where moves are not confirmed: nothing that the computer plays can be taken back. */
function AskedOnce({ words, isSmall, isBusy, goOn }: AskedOnceProps) {
  const { battle } = useRoom();
  const [isAsking, setAsking] = useState(false);
  const closed = () => setAsking(false);
  const playOn = () => {
    closed();
    goOn();
  };
  const press = () => (ALLOWED.has(battle) ? goOn() : setAsking(true));
  return (
    <>
      <button
        type="button"
        className="button"
        data-small={isSmall || undefined}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : press}
      >
        {words}
      </button>
      {isAsking && <Asked closed={closed} playOn={playOn} />}
    </>
  );
}

/** Whether the computer may play on in this battle. */
function Asked({ closed, playOn }: { readonly closed: () => void; readonly playOn: () => void }) {
  const { battle } = useRoom();
  const { heading, text, button, cancel } = COMPUTER.asksFirst;
  const allow = () => {
    ALLOWED.add(battle);
    playOn();
  };
  return (
    <DialogLeaf name={heading} closed={closed}>
      <p className="max-w-prose">{text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" className="button" data-filled onClick={allow}>
          {button}
        </button>
        <button type="button" className="button" onClick={closed}>
          {cancel}
        </button>
      </p>
    </DialogLeaf>
  );
}

type PlayOnForBothProps = {
  /** It was asked for already. */
  readonly isForBoth: boolean;
  /** When it has been asked for, and plays no more. */
  readonly stopped: () => void;
  /** The handing over, while the computer does not play. */
  readonly children: ReactNode;
};

function useSide(seat: SeatName, take: (view: BattleView) => void): Choosing {
  const view = useView();
  const sender = useNewSender(view.battle, seat, take);
  return useForMe({ seat, sender, mayAsk: view.toAct.includes(seat) });
}

/** On one device, the computer can play both sides up to the battle, without showing either hand. */
export function PlayOnForBoth({ children, isForBoth, stopped }: PlayOnForBothProps) {
  const { link } = useRoom();
  const hidden = useCallback((answered: BattleView) => link.take(publicView(answered)), [link]);
  const sides = [useSide("a", hidden), useSide("b", hidden)];
  const isGoingOn = sides.some((side) => side.isGoingOn);
  const trouble = sides.find((side) => side.trouble !== null)?.trouble ?? null;
  const all = (act: (side: Choosing) => void) => () => sides.forEach(act);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isForBoth && !isBegun.current) {
      isBegun.current = true;
      for (const side of sides) side.goOn();
    }
  });
  const stop = () => {
    all((side) => side.stop())();
    if (isForBoth) stopped();
  };
  return (
    <>
      {!isGoingOn && children}
      <div className="for-me screen-only">
        {isGoingOn ? (
          <button type="button" className="button" onClick={stop}>
            {COMPUTER.stop}
          </button>
        ) : (
          <AskedOnce words={COMPUTER.toTheEndForBoth} isSmall={false} isBusy={false} goOn={all((side) => side.goOn())} />
        )}
        <p role="status" className="send-note">
          {isGoingOn ? COMPUTER.playingForBoth : COMPUTER.decidesForBoth}
        </p>
        <p role="alert" className={trouble ? "finding" : "sr-only"}>
          {trouble}
        </p>
      </div>
    </>
  );
}
