import { type ComponentProps, useCallback, useEffect, useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { TextField } from "@/app/_components/text-field";
import type { AfieldTables } from "@/lib/model/afield-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { PlacementReason } from "@/lib/model/refusals";
import { deedWords } from "@/lib/words/battle/deeds";
import { HANDLING, HANDLING_HELP, onlyTurns, placementSentence } from "@/lib/words/battle/handling";
import { otherFor } from "@/lib/words/battle/names";
import { suggestionWords, tableOptions, waterWidths } from "@/lib/words/battle/table-options";
import { TABLE } from "@/lib/words/battle/table-panels";
import { rangeWords } from "@/lib/words/battle/terrain";
import type { Words } from "@/lib/words/sentence";
import { deployAll, nextToLay } from "./batch";
import { BatchTools } from "./batch-panel";
import { BattleField } from "./battle-field";
import { useAskFirst, useChoice } from "./choice";
import { type Choosing, useForMe } from "./choosing";
import { CommandsForm } from "./commands-form";
import type { Deed } from "./deed";
import { createDesk, NO_PICKS, stillWhileSent } from "./desk";
import { ForMe } from "./for-me";
import { BatchPad, HandLine } from "./hand-line";
import { HandPanels } from "./hand-panels";
import { type Handled, useHandled, useShowMe } from "./handled";
import { LayingPanel, LeaveAll } from "./laying-panel";
import { useOrdersForgotten } from "./orders-kept";
import { OrdersTurn } from "./orders-sheet";
import { useDesk, useNames, useRoom, useSeat, useSender, useTurn, useView } from "./room-context";
import { type ByHand as Button, SendLine } from "./send-line";
import type { TableTask } from "./task-parts";
import { KindsFoot, TerrainSheet, useKindSheet } from "./terrain-sheet";
import { OptionList } from "./turn-choices";
import type { BatchDoing } from "./use-batch";
import "./table-turn.css";

/** What was typed, and what was chosen then: choosing something else puts its own width in place of it. */
type Typed = { readonly text: string; readonly over: Deed | null };

type Widths = { readonly min: number; readonly max: number };

/** A width to a tenth of a BW; null where the water cannot have it. */
function widthOf(typed: string, { min, max }: Widths): number | null {
  const width = Math.round(Number(typed) * 10) / 10;
  return typed.trim() !== "" && width >= min && width <= max ? width : null;
}

const withWidth = (deed: Deed | null, width: number | null): Deed | null =>
  deed?.type === "choose-flank" && deed.width !== null ? { ...deed, width } : deed;

/** A pass is a button below the options, and not one of them too. */
const listedOf = (options: OptionsProps["options"]): OptionsProps["options"] => options.filter(({ deed }) => deed.type !== "pass");

/** So many options stand in two columns where there is room, and so do the few words of what may be done with a piece. */
const MANY = 5;

/** Everything a player can do on the table: choices, and things to place. */
function TableTurn() {
  const view = useView();
  const seat = useSeat();
  const sender = useSender();
  const desk = useDesk();
  const words = suggestionWords(view);
  const asks = useAskFirst();
  const propose = useProposed();
  const forMe = useForMe({ seat, sender, mayAsk: words !== null, propose: asks ? propose : null });
  const names = useNames();
  const told = useCallback((reason: PlacementReason) => placementSentence(reason, { ...view, ...otherFor(names) }), [view, names]);
  const kind = kindOf(view);
  useEffect(() => stillWhileSent(desk.hand, sender), [desk, sender]);
  // Forms have nothing in hand.
  useEffect(() => {
    if (kind === "hand") return;
    desk.change({ held: null });
    if (desk.state.now().draft.held === null) desk.hand.take(null);
  }, [kind, desk]);
  useOrdersForgotten(view, kind === "orders");
  if (kind === "day") return <OnTheDay />;
  if (kind === "hand") return <ByHand forMe={forMe} words={words} told={told} />;
  return (
    <>
      {!forMe.isGoingOn && (kind === "orders" ? <OrdersTurn told={told} /> : <CommandsForm />)}
      <ForMe forMe={forMe} words={words} isOnly={false} isWithoutOne={kind === "commands"} />
    </>
  );
}

/** What the computer would do, shown for its player to confirm: orders on their sheet, all else as a choice by its name. */
function useProposed(): (command: Deed) => void {
  const desk = useDesk();
  const { choose } = useChoice();
  return useCallback(
    (command) => {
      if (command.type === "give-orders") return desk.order({ do: "write", orders: command });
      desk.change({ picks: NO_PICKS });
      choose(command);
    },
    [desk, choose],
  );
}

/** A press is the decision: what is chosen of terrain is open, and the next thing follows at once. A piece is taken away only when confirmed. */
const isOnePress = (deed: Deed): boolean => deed.type === "adjust-piece" && deed.adjust.do === "leave";

/** Chosen until something else is: what ends a step in which much may be done and little is, and what alone can be done. */
const usualOf = (options: OptionsProps["options"]): Deed | null =>
  options.find(({ deed }) => deed.type === "pass" || deed.type === "give-up-piece")?.deed ?? null;

/** Kinds of terrain are chosen on a sheet of their own. */
const isOfSheet = ({ deed }: { readonly deed: Deed }): boolean => deed.type === "choose-kind" || deed.type === "stop-choosing";

/** What a player has to do at the table: place things, or fill in a form. */
function kindOf({ step, legal }: BattleView): "day" | "orders" | "commands" | "hand" {
  if (step === "ready" || step === "closed") return "day";
  if (legal.some(({ type }) => type === "give-orders")) return "orders";
  return legal.some(({ type }) => type === "declare-commands") ? "commands" : "hand";
}

type OptionsProps = {
  readonly options: readonly { readonly deed: Deed; readonly label: string; readonly note: string }[];
  readonly chosen: Deed | null;
  /** What dropping pikes means, where it may be done. */
  readonly pikes: string | undefined;
};

/** What is chosen by its name. */
function Options({ options, chosen, pikes }: OptionsProps) {
  const turn = useTurn();
  const choice = useChoice();
  const { leavesAll } = useBoard(useDesk().state);
  const isAdjusting = options.some(({ deed }) => deed.type === "adjust-piece");
  const isDecided = leavesAll && isAdjusting;
  if (options.length === 0 || isDecided) return null;
  return (
    <div data-many={options.length >= MANY || isAdjusting || undefined} className="table-options">
      {pikes && <p className="table-soft">{TABLE.pikes(pikes)}</p>}
      <OptionList
        name={turn.title}
        options={options}
        chosen={chosen}
        choose={(deed) => (isOnePress(deed) ? choice.send : choice.choose)(deed)}
      />
    </div>
  );
}

const batchMark = ({ out }: Handled): true | undefined => out !== null || undefined;

type BatchHandled = Pick<Handled, "out" | "doing"> & { readonly view: BattleView };

type ByHandProps = {
  readonly forMe: Choosing;
  readonly words: string | null;
  readonly told: (reason: PlacementReason) => Words;
};

/** Choices, and things that are placed. */
function ByHand({ forMe, words, told }: ByHandProps) {
  const { book } = useRoom();
  const view = useView();
  const choice = useChoice();
  const widths = waterWidths(view);
  const [typed, setTyped] = useState<Typed | null>(null);
  const proposed = choice.chosen?.type === "choose-flank" ? choice.chosen.width : null;
  const text = typed?.over === choice.chosen ? typed.text : String(proposed ?? widths?.max);
  const width = widths && widthOf(text, widths);
  const { options, shown, pikes } = useOptions(widths && width === null ? "none" : width);
  const picked = withWidth(choice.chosen, width);
  const usual = usualOf(shown);
  const listed = listedOf(shown);
  const handled = useHandled(forMe.isGoingOn);
  const { things, made, seen } = handled;
  const chosen = picked ?? (made ? null : usual);
  const showMe = useShowMe(seen);
  const button = batchButton({ ...handled, view }, choice.send);
  useTakenUp({ ...handled, view });
  useDropped();
  const isQuiet = forMe.isGoingOn;
  return (
    <>
      <LayingPanel />
      {widths && (
        <WaterWidth {...{ widths, text }} type={(typedNow) => setTyped({ text: typedNow, over: choice.chosen })} isNone={width === null} />
      )}
      {!isQuiet && (
        <>
          {book.battlefield && <HandPanels handled={handled} book={book.battlefield} />}
          <TerrainSheet />
          <Options options={listed} chosen={chosen} pikes={pikes} />
          <LeaveAll />
        </>
      )}
      <p role="status" className={handled.gone ? "send-note" : "sr-only"}>
        {handled.gone}
      </p>
      <Foot {...{ handled, chosen, usual, told, button, isQuiet }} options={listed.length} />
      {!isQuiet && made && button && <BatchPad />}
      <ForMeByHand {...{ forMe, words, showMe }} options={options.length} things={things.length} />
      {!isQuiet && made && <HandlingHelp task={made.task} />}
    </>
  );
}

type ForMeByHandProps = Pick<ComponentProps<typeof ForMe>, "forMe" | "words" | "showMe"> & {
  readonly options: number;
  readonly things: number;
};

/** A thing to place is shown where the computer would place it. Whoever is asked to confirm choices has no other way to leave it one. */
function ForMeByHand({ showMe, options, things, ...props }: ForMeByHandProps) {
  const asks = useAskFirst();
  const isPlaced = things > 0;
  return <ForMe {...props} isOnly={options + things === 0} isWithoutOne={asks && isPlaced} showMe={isPlaced ? showMe : null} />;
}

type FootProps = {
  readonly handled: Handled;
  readonly chosen: Deed | null;
  readonly usual: Deed | null;
  readonly told: ByHandProps["told"];
  readonly button: Button | null;
  /** How many of them are listed above. */
  readonly options: number;
  /** The computer plays. */
  readonly isQuiet: boolean;
};

/** What is done now: with the thing in hand, or what was chosen by its name. */
function Foot({ handled, chosen, usual, told, button, options, isQuiet }: FootProps) {
  const { made, thing, things } = handled;
  const view = useView();
  const { send } = useChoice();
  const pass = usual?.type === "pass" ? { label: deedWords(usual, view), press: () => send(usual), isAlways: true } : null;
  const sending = useBoard(useSender());
  const hint = hintOf(options, things.length);
  const isCrowded = options > 0 || things.length > 1;
  const areKinds = useKindSheet() !== null && !isQuiet;
  const isEmpty = !made && !chosen && !areKinds && hint === null && sending.kind === "idle" && !sending.trouble;
  return (
    <div className="table-foot" data-batch={batchMark(handled)} data-kinds={areKinds || undefined} data-empty={isEmpty || undefined}>
      {areKinds && <KindsFoot />}
      {!isQuiet && !(made && thing) && <SendLine deed={chosen} hint={hint} also={pass} />}
      {!isQuiet && made && thing && (
        <HandLine {...{ thing, made, chosen, usual, told, isCrowded, pass }} batch={button} tools={<BatchTools handled={handled} />} />
      )}
    </div>
  );
}

type Option = OptionsProps["options"][number];

/** What can be chosen by its name, and which of that is listed. `width`: of water; "none" while what is typed is none. */
function useOptions(width: number | null | "none") {
  const { tables } = useRoom().book;
  const view = useView();
  return useMemo(() => {
    const told = width === "none" ? [] : tableOptions({ view, tables, width });
    const options = told.map(({ deed, ...said }): Option => ({ deed: deed as Deed, ...said }));
    const shown = options
      .filter((option) => !isOfSheet(option))
      .map((option) => (option.deed.type === "drop-pikes" ? { ...option, note: "" } : option));
    return { options, shown, pikes: options.find(({ deed }) => deed.type === "drop-pikes")?.note };
  }, [view, tables, width]);
}

type WaterProps = {
  readonly widths: Widths;
  readonly text: string;
  readonly type: (text: string) => void;
  readonly isNone: boolean;
};

function WaterWidth({ widths, text, type, isNone }: WaterProps) {
  const range = rangeWords(widths);
  return (
    <TextField
      label={TABLE.water.width(range)}
      type="number"
      inputMode="decimal"
      step="0.1"
      {...widths}
      className="w-24"
      value={text}
      onChange={(event) => type(event.target.value)}
      error={isNone ? TABLE.water.wrongWidth(range) : undefined}
    />
  );
}

const hintOf = (options: number, things: number): string | null => (options + things > 0 ? TABLE.chooseOne : null);

/** The one button of a batch: takes the next group in hand, or confirms them all; of one that stands wrong, takes that up. */
function batchButton({ out, doing, view }: BatchHandled, send: (deed: Deed) => void): Button | null {
  if (!out) return null;
  const { batch, laid, wrong } = out;
  const next = nextToLay(batch, laid);
  if (next)
    return {
      ...{ label: TABLE.batch.next(next), isHeldBack: false, press: doing.takeNext },
      note: [TABLE.batch.progress(laid.length - wrong.length, batch.size), ...(wrong.length > 0 ? [TABLE.batch.wrong(wrong)] : [])].join(
        " ",
      ),
      ...(batch.size - laid.length > 1 ? { also: { label: TABLE.batch.rest(batch.size - laid.length), press: doing.layRest } } : {}),
    };
  const deed = deployAll(laid);
  const [first] = wrong;
  const press = first === undefined ? () => send(deed) : () => doing.takeUp(first);
  const label = deedWords(deed, view);
  return first === undefined ? { label, isHeldBack: false, press } : { label, isHeldBack: true, press, note: TABLE.batch.wrong(wrong) };
}

/** A tap on the field takes up what is laid out; keys do the rest of what the panel's buttons do. */
function useTakenUp({ doing, out }: BatchHandled): void {
  const desk = useDesk();
  useEffect(() => desk.onTakeUp(doing.takeUp));
  useEffect(() => desk.onTap(doing.layAt));
  useEffect(() => {
    if (!out) return;
    const press = (event: KeyboardEvent) => {
      const isOurs = event.target instanceof Element && event.target.closest(".handling-held, .thing-list") !== null;
      const act = isOurs ? keyed(event, doing) : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function keyed({ key, ctrlKey, metaKey }: KeyboardEvent, doing: BatchDoing): (() => void) | null {
  if (key.toLowerCase() === "z" && (ctrlKey || metaKey)) return doing.undo;
  if (ctrlKey || metaKey) return null;
  if (key === "Delete" || key === "Backspace") return doing.takeBack;
  if (key === "+" || key === "=") return () => doing.changeFiles(1);
  return key === "-" || key === "_" ? () => doing.changeFiles(-1) : null;
}

/** Moving a thing on the map cancels an option that was chosen before. */
function useDropped(): void {
  const { hand } = useDesk();
  const { drop } = useChoice();
  useEffect(() => {
    let last = hand.now()?.wanted;
    return hand.subscribe(() => {
      const now = hand.now();
      if (now && last && now.wanted !== last) drop();
      last = now?.wanted;
    });
  }, [hand, drop]);
}

/** How to move or turn the thing in hand. */
function HandlingHelp({ task }: Pick<TableTask, "task">) {
  const turns = onlyTurns(task);
  const help = HANDLING_HELP[turns ? "turning" : task.moves !== "free" ? "sliding" : task.turns ? "moving" : "shifting"];
  return (
    <details className="handling-help screen-only">
      <summary>{help.title}</summary>
      <p className="for-keys">{help.keys}</p>
      <p className="for-fingers">{help.fingers}</p>
      {!turns && <p>{HANDLING.tinted(task.name)}</p>}
    </details>
  );
}

async function tablesOfTheDay(): Promise<AfieldTables> {
  const answer = await askServer<AfieldTables>("GET", "/api/afield-rules");
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

const DAY = fetchedPart(async () => {
  const [{ DayDesk }, tables] = await Promise.all([import("./day-desk"), tablesOfTheDay()]);
  return (props: Omit<ComponentProps<typeof DayDesk>, "tables">) => <DayDesk {...props} tables={tables} />;
});

/** While the battle is fought, and when it is closed: what is lost, what must be tested, what shows, and how it ended. A player's alone. */
export function OnTheDay() {
  const { part: Day, failed, again } = usePart(DAY);
  const { seat, book } = useRoom();
  if (seat === null || !book.battlefield) return null;
  return Day ? <Day battlefield={book.battlefield} /> : <AwaitedPart failed={failed} again={again} />;
}

/** All of the page that a seat needs from the first step on the table on: fetched at once. */
export const tablePart = { BattleField, TableTurn, createDesk };
