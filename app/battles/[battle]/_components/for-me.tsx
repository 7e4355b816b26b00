import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { inTab } from "@/app/_components/browser/storage";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import type { Suggestion } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { otherFor } from "@/lib/words/battle/names";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { type Choosing, useForMe } from "./choosing";
import type { Deed } from "./deed";
import type { ShowMe } from "./handled";
import { whoseEyes } from "./live-link";
import { useNames, useOfView, useRoom, useSeat, useSender, useView } from "./room-context";
import { useNewSender } from "./sender";
import { publicView } from "./standing";
import "./table-turn.css";

const { computer: COMPUTER } = TABLE;

type Props = {
  readonly forMe: Choosing;
  /** The button for one choice; null where there is none now. */
  readonly words: string | null;
  /** One choice is made in another way: the button is left out. */
  readonly isWithoutOne?: boolean;
  /** Whether these are the only buttons. */
  readonly isOnly: boolean;
  /** Shows a legal position for the next thing before it is placed. */
  readonly showMe?: ShowMe | null;
};

/** The computer can do the next thing, or everything up to the battle. */
export function ForMe({ forMe, words, isOnly, isWithoutOne = false, showMe = null }: Props) {
  const { isBusy, isGoingOn, trouble, reason, once, goOn, goOnWhile, stop } = forMe;
  const posts = usePosts(isGoingOn);
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
        <div className="for-me-buttons">
          {showMe && (
            <button type="button" className="button" data-small aria-disabled={isBusy || showMe.isAsking} onClick={showMe.show}>
              {showMe.words}
            </button>
          )}
          <AllCommanders isBusy={isBusy} isShown={posts.length > 0} place={() => goOnWhile(mayPlaceCommander, COMPUTER.placedAll)} />
          <AllTerrain isBusy={isBusy} lay={() => goOnWhile(({ step }) => GROUND.includes(step), COMPUTER.laidAll)} />
          {words && !isWithoutOne && (
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
          <ToTheEnd isSmall={!isOnly} {...{ isBusy, goOn }} />
        </div>
      )}
      <Posts posts={posts} />
      <Reason text={reason ?? showMe?.said ?? null} />
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
    </div>
  );
}

/**
 * Brings it into sight. A sheet that scrolls by itself does so above what sticks to its bottom, and the page stays where it is; so it does
 * before a long form, whose heading is what comes next.
 */
function show(note: HTMLElement): void {
  const turn = note.closest(".turn");
  if (!turn || turn.scrollHeight <= turn.clientHeight) {
    if (!turn?.hasAttribute("data-plain")) note.scrollIntoView({ block: "nearest" });
    return;
  }
  const foot = turn.querySelector(".table-foot")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const clear = Math.min(foot, turn.getBoundingClientRect().bottom) - 8;
  turn.scrollTop += Math.max(0, note.getBoundingClientRect().bottom - clear);
}

/** What the computer has done or would do, and why. */
function Reason({ text }: { readonly text: string | null }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== null && note.current) show(note.current);
  }, [text]);
  return (
    <p ref={note} role="status" className={text ? "send-note" : "sr-only"}>
      {text}
    </p>
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

const mayPlaceCommander = ({ legal }: Pick<BattleView, "legal">): boolean => legal.some(({ type }) => type === "place-commander");

const areSeveral = ({ legal }: Pick<BattleView, "legal">): boolean => legal.filter(({ type }) => type === "place-commander").length > 1;

type PlaceCommander = Extract<Deed, { type: "place-commander" }>;
const NO_POSTS: readonly PlaceCommander[] = [];

/** Where the computer would place each commander who is still to be placed, several of them; none until that is known. */
function usePosts(isOff: boolean): readonly PlaceCommander[] {
  const seat = useSeat();
  const { battle, seq, legal } = useView();
  const isAsked = areSeveral({ legal }) && !isOff;
  const [posts, setPosts] = useState(NO_POSTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with every event, since one with an ambush marker leads others
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    void askServer<Suggestion>("GET", `/api/battles/${battle}/suggestion`, { headers: whoseEyes(seat) }).then((answer) => {
      if (isLeft || !answer.ok) return;
      const { command, next } = answer.value;
      setPosts([command, ...next].filter((one) => one.type === "place-commander"));
    });
    return () => {
      isLeft = true;
    };
  }, [battle, seat, seq, isAsked]);
  const isDue = ({ commander }: PlaceCommander) => legal.some((one) => one.type === "place-commander" && one.commander === commander);
  return isAsked ? posts.filter(isDue) : NO_POSTS;
}

/** The same in words, each by the unit group of his side that stands nearest. */
function Posts({ posts }: { readonly posts: readonly PlaceCommander[] }) {
  const { seat, units } = useView();
  const ours = units.filter((one) => one.seat === seat);
  const told = posts.flatMap(({ commander, at }) => {
    if (!("x" in at)) return [];
    const far = ({ x, y }: (typeof ours)[number]) => Math.hypot(x - at.x, y - at.y);
    const [nearest] = ours.toSorted((one, other) => far(one) - far(other));
    return nearest ? [{ commander, number: nearest.number }] : [];
  });
  return (
    <p role="status" className={told.length > 0 ? "send-note" : "sr-only"}>
      {told.length > 0 && COMPUTER.commandersAt(told)}
    </p>
  );
}

type AllCommandersProps = {
  readonly isBusy: boolean;
  /** Where each of them goes is told beside it: nothing is left to ask. */
  readonly isShown: boolean;
  readonly place: () => void;
};

/** All commanders who are still to be placed, each near his groups. */
function AllCommanders({ isBusy, isShown, place }: AllCommandersProps) {
  if (!useOfView(areSeveral)) return null;
  const words = COMPUTER.placeCommanders;
  if (!isShown) return <AskedOnce words={words} extent="part" isSmall isBusy={isBusy} goOn={place} />;
  return (
    <button type="button" className="button" data-small aria-disabled={isBusy} onClick={isBusy ? undefined : place}>
      {words}
    </button>
  );
}

const GROUND: readonly BattleView["step"][] = ["flank", "compulsory", "optional"];

/** Everything of the terrain that this player chooses, lays and adjusts. */
function AllTerrain({ isBusy, lay }: { readonly isBusy: boolean; readonly lay: () => void }) {
  const { forBoth } = useRoom();
  const isTerrain = useOfView(({ step }) => GROUND.includes(step));
  return isTerrain && !forBoth && <AskedOnce words={COMPUTER.theTerrain} extent="part" isSmall isBusy={isBusy} goOn={lay} />;
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
  const [isAllowed, setAllowed] = useState(() => isAllowedIn(battle, "part"));
  const state = useRef<"waiting" | "begun" | "ended">("waiting");
  useEffect(() => {
    if (state.current === "waiting" && isAllowed) {
      state.current = "begun";
      goOnWhile(({ step }) => BEFORE_TABLE.includes(step), "");
    } else if (state.current === "begun" && !isGoingOn && trouble === null) {
      state.current = "ended";
      ended();
    }
  });
  if (!isAllowed) return <Asked words={ROOM.playDaysForMe} extent="part" closed={ended} playOn={() => setAllowed(true)} />;
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

/** For this player; on one device for both. */
function ToTheEnd({ goOn, ...props }: Pick<AskedOnceProps, "isSmall" | "isBusy" | "goOn">) {
  const { forBoth } = useRoom();
  return (
    <>
      <AskedOnce extent="rest" words={forBoth ? COMPUTER.toTheEndForBoth : COMPUTER.toTheEnd} goOn={forBoth ?? goOn} {...props} />
      <p className="send-note">{forBoth ? COMPUTER.decidesForBoth : COMPUTER.decides}</p>
    </>
  );
}

type AskedOnceProps = {
  readonly words: string;
  readonly extent: Extent;
  readonly isSmall: boolean;
  readonly isBusy: boolean;
  readonly goOn: () => void;
};

/** How far the computer plays: some steps of the player's, or everything up to the battle. */
type Extent = "part" | "rest";

/** What the computer may play in which battles: each is asked about once in a tab. */
const allowedIn = (battle: string, extent: Extent): string => `condotta.computer.${battle}.${extent}`;
const isAllowedIn = (battle: string, extent: Extent): boolean => inTab.read(allowedIn(battle, extent)) !== null;

/** Asked about first, even where moves are not confirmed: nothing that the computer plays can be taken back. */
function AskedOnce({ words, extent, isSmall, isBusy, goOn }: AskedOnceProps) {
  const { battle } = useRoom();
  const [isAsking, setAsking] = useState(false);
  const closed = () => setAsking(false);
  const playOn = () => {
    closed();
    goOn();
  };
  const press = () => (isAllowedIn(battle, extent) ? goOn() : setAsking(true));
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
      {isAsking && <Asked {...{ words, extent, closed, playOn }} />}
    </>
  );
}

type AskedProps = Pick<AskedOnceProps, "words" | "extent"> & { readonly closed: () => void; readonly playOn: () => void };

/** Whether the computer may play on in this battle. */
function Asked({ words, extent, closed, playOn }: AskedProps) {
  const { battle } = useRoom();
  const { heading, [extent]: text, button, cancel } = COMPUTER.asksFirst;
  const allow = () => {
    inTab.write(allowedIn(battle, extent), "allowed");
    playOn();
  };
  return (
    <DialogLeaf name={heading(words)} closed={closed}>
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
          <AskedOnce words={COMPUTER.toTheEndForBoth} extent="rest" isSmall={false} isBusy={false} goOn={all((side) => side.goOn())} />
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
