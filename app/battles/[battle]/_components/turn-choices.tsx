import { type ComponentProps, type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { HandOfCards, KeepCards } from "@/app/battles/_components/cards/hand-of-cards";
import { worthKeeping } from "@/lib/advice/card-odds";
import type { LegalCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/by-seat";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import { CANNOT_UNDO, deedWords } from "@/lib/words/battle/deeds";
import { otherFor } from "@/lib/words/battle/names";
import { type Option, optionWords } from "@/lib/words/battle/options";
import { ROOM } from "@/lib/words/battle/room";
import { useChoice } from "./choice";
import { cardsIn, type Deed, deedKey, isLegal, optionsIn, squaresIn, stayOn } from "./deed";
import { useLikings } from "./likings";
import { whoseEyes } from "./live-link";
import { useNames, useRoom, useSeat, useSender, useTurn, useView } from "./room-context";
import { SendLine } from "./send-line";

const Hand = memo(HandOfCards);

/** What to do before there is a button. */
function hintOf({ legal, card }: BattleView): string | null {
  if (squaresIn(legal).length > 0) return ROOM.chooseDashedSquare;
  if (optionsIn(legal).length > 0) return ROOM.chooseOption;
  if (cardsIn(legal).length > 0) return card ? null : ROOM.chooseCard;
  return null;
}

/** All that a seat may do now, and its one button. */
export function TurnChoices() {
  const { book } = useRoom();
  const view = useView();
  const turn = useTurn();
  const { worths } = useLikings();
  const { chosen, choose, send } = useChoice();
  const names = useNames();
  const other = names.names[names.eyes === "b" ? "a" : "b"];
  const named = (deed: Option) => ({ deed, ...optionWords(deed, { view, squares: book.squares, passCard: book.passCard, worths, other }) });
  const options = optionsIn(view.legal).map(named);
  const cards = useMemo(() => cardsIn(view.legal), [view.legal]);
  const pick = useCardPicked();
  const sent = useCardSent();
  const keeping = useKeeping(view, book.tables);
  const stay = stayOn(view);
  const mayKeep = view.legal.some(({ type }) => type === "keep-cards");
  return (
    <>
      {view.step === "days" && view.hand.length > 0 && (
        <div className="turn-hand" data-idle={(cards.length === 0 && view.card === null && options.length === 0) || undefined}>
          <Hand
            cards={view.hand}
            legal={cards}
            chosen={chosen?.type === "commit-card" ? chosen.card : null}
            committed={view.card}
            sent={sent}
            pick={pick}
          />
        </div>
      )}
      {options.length > 0 && <OptionList name={turn.title} {...{ options, chosen, choose }} />}
      {mayKeep && <KeepCards cards={view.hand} chosen={keeping.kept} toggle={keeping.toggle} tables={book.tables} seen={otherFor(names)} />}
      <SendLine deed={mayKeep ? keeping.deed : chosen} hint={hintOf(view)} isQuiet={mayKeep && keeping.kept.length === 0} />
      {stay && (!chosen || deedKey(chosen) !== deedKey(stay)) && (
        <p className="screen-only">
          <button type="button" className="button" onClick={() => send(stay)}>
            {deedWords(stay, view)}
          </button>{" "}
          <span className="send-note">{CANNOT_UNDO}</span>
        </p>
      )}
      <ForMeHere />
    </>
  );
}

/** Plays a card; one that may be changed still, as the other player has his to play, without confirming it. On one device it is gone. */
function useCardPicked(): (card: Colour) => void {
  const { hide, link } = useRoom();
  const { choose, send } = useChoice();
  return useCallback(
    (card) => {
      const { seat, chairs, toAct } = link.now().view;
      const other = seat && otherSeat(seat);
      const mayChange = hide === null && other !== null && chairs[other] === "player" && toAct.includes(other);
      (mayChange ? send : choose)({ type: "commit-card", card });
    },
    [hide, link, choose, send],
  );
}

/** The card that was played and has no answer yet. */
function useCardSent(): ComponentProps<typeof HandOfCards>["sent"] {
  const sending = useBoard(useSender());
  const card = sending.kind !== "idle" && sending.sent.type === "commit-card" ? sending.sent.card : null;
  const isWaiting = sending.kind === "waiting";
  return useMemo(() => card && { card, isWaiting }, [card, isWaiting]);
}

/** Which cards are kept after the five days, at first those that are worth it: their places in the hand, and the command for it. */
function useKeeping({ hand, forces, seat }: BattleView, tables: Parameters<typeof worthKeeping>[2]) {
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const dealt = (seat && forces[seat]?.scoutingCards) || 0;
  const worth = useMemo(() => worthKeeping(hand, dealt, tables), [hand, dealt, tables]);
  const kept = chosen ?? worth;
  const toggle = useCallback((at: number) => setChosen(kept.includes(at) ? kept.filter((other) => other !== at) : [...kept, at]), [kept]);
  const cards = hand.filter((_, at) => kept.includes(at)).sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
  const deed: Deed = { type: "keep-cards", keep: cards };
  return { kept, toggle, deed };
}

/** Before the table: one choice, or all of them. */
function ForMeHere() {
  const { hide } = useRoom();
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <PlayedDays ended={() => setWanted(false)} />;
  return <ChooseForMe playDays={hide === null ? () => setWanted(true) : null} />;
}

const DAYS = fetchedPart(async () => (await import("./for-me")).DaysForMe);

function PlayedDays({ ended }: { readonly ended: () => void }) {
  const { part: DaysForMe, failed, again } = usePart(DAYS);
  return DaysForMe ? <DaysForMe ended={ended} /> : <AwaitedPart failed={failed} again={again} />;
}

type Suggestion = { readonly command: Deed; readonly reason: string | null };
type Told = { readonly seq: number; readonly text: string };

/** Lets the computer choose: with its reason in a sentence, to be confirmed like any choice. */
function ChooseForMe({ playDays }: { readonly playDays: (() => void) | null }) {
  const { link } = useRoom();
  const { battle, seq, legal, card } = useView();
  const seat = useSeat();
  const sender = useSender();
  const { choose } = useChoice();
  const [isAsking, setAsking] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  if (!legal.some(({ type }) => SUGGESTED.includes(type))) return null;
  const ask = async () => {
    setAsking(true);
    const answer = await askServer<Suggestion>("GET", `/api/battles/${battle}/suggestion`, { headers: whoseEyes(seat) });
    setAsking(false);
    if (!answer.ok) return setTold({ seq, text: answer.error.message });
    const { command, reason } = answer.value;
    const now = link.now().view;
    // What the player did meanwhile stands.
    if (sender.now().kind !== "idle" || now.card !== card || !isLegal(now, command)) return;
    setTold({ seq, text: reason ?? "" });
    choose(command);
  };
  return (
    <div className="for-me screen-only">
      {/* Below the button that does what it is about, and not below one that does something else. */}
      <p role="status" className={told?.seq === seq ? "send-note" : "sr-only"}>
        {told?.seq === seq && told.text}
      </p>
      <button type="button" className="button" data-small aria-disabled={isAsking} onClick={isAsking ? undefined : ask}>
        {ROOM.chooseForMe}
      </button>
      {playDays && (
        <button type="button" className="button" data-small onClick={playDays}>
          {ROOM.playDaysForMe}
        </button>
      )}
    </div>
  );
}

/** What is chosen before the table. Cards to keep are chosen at first as the computer would. */
const SUGGESTED: readonly LegalCommand["type"][] = [
  ...(["choose-role", "choose-territory", "choose-square", "waive-intercept", "declare-day", "commit-card", "move-marker"] as const),
];

type NamedDeed = {
  readonly deed: Deed;
  readonly label: string;
  readonly note: string;
  /** That it was picked already, and more may be. */
  readonly picked?: string | null;
  /** What it means, a line each. */
  readonly lines?: readonly string[];
};

type Props = {
  readonly name: string;
  readonly options: readonly NamedDeed[];
  readonly chosen: Deed | null;
  readonly choose: (deed: Deed) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Options by name. Arrow keys go from one to the next; Enter, the space bar or a tap chooses. */
export function OptionList({ name, options, chosen, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const chosenKey = chosen && deedKey(chosen);
  const at = options.findIndex(({ deed }) => deedKey(deed) === chosenKey);
  const entry = Math.max(0, at);
  const goOn = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = list.current?.children[(from + step + options.length) % options.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div ref={list} role="radiogroup" aria-label={name} className="option-list">
      {options.map(({ deed, label, note, picked = null, lines = [] }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: arrow keys would choose a radio button, and here a choice may be final
        <button
          key={deedKey(deed)}
          type="button"
          role="radio"
          aria-checked={place === at}
          tabIndex={place === entry ? 0 : -1}
          className="option"
          data-picked={picked !== null || undefined}
          onKeyDown={(event) => goOn(event, place)}
          onClick={() => choose(deed)}
        >
          <span className="option-label">
            {label} {picked && <span className="option-picked">{picked}</span>}
          </span>
          {note && <span className="option-note">{note}</span>}
          {lines.map((line) => (
            <span key={line} className="option-note">
              {line}
            </span>
          ))}
        </button>
      ))}
    </div>
  );
}
