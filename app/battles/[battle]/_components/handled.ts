import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { carryTo } from "@/app/_components/handling/hand";
import { followRests } from "@/app/_components/handling/held";
import type { Stance } from "@/app/_components/handling/task";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import { deedWords } from "@/lib/words/battle/deeds";
import { goneWords, TABLE } from "@/lib/words/battle/table-panels";
import { bandTask } from "./band";
import { type LaidOut, stanceOfLaid, takeable, unitThing } from "./batch";
import { useAskFirst, useChoice } from "./choice";
import type { Deed } from "./deed";
import type { Desk, DeskState } from "./desk";
import { whoseEyes } from "./live-link";
import { useDesk, useRoom, useSeat, useSender, useView, useViewOf } from "./room-context";
import { groundOf } from "./seen-ground";
import { freeAmong, stanceOf, taskOf } from "./task-of";
import type { Seen, TableTask } from "./task-parts";
import { nextThing, type Thing, thingKey, thingOf, thingsIn } from "./things";
import type { Wanted } from "./unit-tasks";
import { type BatchDoing, membersOf, noteRest, useAmongLaid, useBatchDoing, useLaidOut } from "./use-batch";

/** The parts of a view that decide what can be placed, and where. */
const OF_TABLE = [
  "table",
  "roles",
  "flank",
  "pieces",
  "units",
  "camps",
  "laying",
  "legal",
  "own",
  "battle",
  "batch",
  "stragglers",
  "markers",
] as const;

export type Handled = {
  readonly seen: Seen | null;
  readonly things: readonly Thing[];
  readonly thing: Thing | null;
  readonly wanted: Wanted;
  readonly made: TableTask | null;
  /** The batch that is being laid out; null at other times. */
  readonly out: LaidOut | null;
  readonly doing: BatchDoing;
  /** Said when the thing in hand can no longer be placed, and this page did not place it. */
  readonly gone: string | null;
};

const USUAL: Wanted = {};
const NONE: readonly Thing[] = [];

/** Puts the next thing of the current view into the hand. `isOff`: the computer plays, and nothing is in hand. */
export function useHandled(isOff: boolean): Handled {
  const { book } = useRoom();
  const seat = useSeat();
  const desk = useDesk();
  const ofTable = useViewOf(OF_TABLE);
  const state = useBoard(desk.state);
  const { out, isReady } = useLaidOut(ofTable);
  const things = useMemo(() => (isOff || !isReady ? NONE : thingsNow(ofTable, out)), [ofTable, out, isOff, isReady]);
  const next = useMemo(() => nextThing(things, state.thing), [things, state.thing]);
  const key = next && thingKey(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thing is nothing but its key, and what is in the hand is not taken up anew
  const thing = useMemo(() => next, [key]);
  const band = isOff || !out ? "" : out.band.join(" ");
  const inHand = band ? (out?.band ?? []) : thing?.type === "deploy-unit" ? [thing.number] : [];
  const view = useAmongLaid(ofTable, out, inHand);
  const seen = useMemo(() => {
    const ground = groundOf(view, book);
    return ground && { view, seat, ground };
  }, [view, seat, book]);
  const wanted = (key && state.wanted[key]) || USUAL;
  const doing = useBatchDoing(ofTable, isOff ? null : out, seen?.ground ?? null, thing);
  const made = useMade({ seen, thing, wanted, band, afresh: state.afresh });
  useEffect(() => {
    desk.hand.take(made?.task ?? null);
    desk.change({ held: thing, heldBand: made?.members ?? null, ...(thing ? { thing } : {}) });
  }, [desk, made, thing]);
  const isLaying = out !== null;
  useEffect(() => (made && isLaying ? noted(desk, made) : undefined), [desk, made, isLaying]);
  const { put } = state;
  useEffect(() => {
    if (!put || put.key !== key || !made) return;
    desk.change({ put: null });
    if ("spot" in put) carryTo(desk.hand, put.spot);
    else desk.hand.put(put.stance);
  }, [desk, put, key, made]);
  return { seen, things, thing, wanted, made, out, doing, gone: useGone(made, things, thing) };
}

/** While a batch is laid out, its unit groups in any order instead of those that are legal next. */
function thingsNow(view: BattleView, out: LaidOut | null): readonly Thing[] {
  const things = thingsIn(view);
  if (!out) return things;
  return [...takeable(out.batch, out.laid).map(({ number }) => unitThing(number)), ...things.filter(({ type }) => type !== "deploy-unit")];
}

type Making = {
  readonly seen: Seen | null;
  readonly thing: Thing | null;
  readonly wanted: Wanted;
  /** Numbers of those that are moved as one, if any. */
  readonly band: string;
  readonly afresh: number;
};

/** What is in the hand, from where it is laid out when it is taken up. */
function useMade({ seen, thing, wanted, band, afresh }: Making): TableTask | null {
  const desk = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out afresh, it is taken up anew
  return useMemo(() => {
    if (!seen || !thing) return null;
    const { laid } = desk.state.now();
    const members = membersOf(seen.view, laid, band.split(" ").map(Number));
    if (members.length > 1) return bandTask(seen, members);
    const at = thing.type === "deploy-unit" && laid.find(({ number }) => number === thing.number);
    return taskOf(seen, thing, wanted, at ? stanceOfLaid(at) : null);
  }, [desk, seen, thing, wanted, band, afresh]);
}

/** Which way a press has moved or turned it, by however much. */
const wayOf = (from: Stance, to: Stance): string =>
  [to.x - from.x, to.y - from.y, Math.sin(((to.angle - from.angle) * Math.PI) / 180)]
    .map((by) => Math.sign(Math.round(by * 100)))
    .join(" ");

/**
 * What is in the hand is laid out wherever it rests. Presses the same way, with nothing in between, are one move. Returns what ends it.
 */
function noted(desk: Desk, made: TableTask): () => void {
  let before: Stance | null = null;
  let last: { readonly way: string; readonly laid: DeskState["laid"] } | null = null;
  return followRests(desk.hand, (stance, isLetGo) => {
    const way = before === null || isLetGo ? null : wayOf(before, stance);
    before = stance;
    const { put, held } = desk.state.now();
    // From there it is about to be moved by what has just been done.
    const isOnItsWay = put !== null && held !== null && put.key === thingKey(held);
    if (isOnItsWay || desk.hand.now()?.task.key !== made.task.key) return;
    const laid = made.laidAt?.(stance);
    if (!laid) return;
    noteRest(desk, laid, way !== null && way === last?.way && last.laid === desk.state.now().laid);
    last = way === null ? null : { way, laid: desk.state.now().laid };
  });
}

/** Whether this page has sent anything since the view before. */
function useGone(made: TableTask | null, things: readonly Thing[], thing: Thing | null): string | null {
  const { seq } = useView();
  const sender = useSender();
  const sending = useBoard(sender);
  const isOurs = useRef(false);
  const before = useRef<{ readonly key: string; readonly name: string; readonly seq: number } | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (sending.kind !== "idle") isOurs.current = true;
  }, [sending.kind]);
  useEffect(() => {
    const last = before.current;
    if (last && last.seq === seq) {
      if (thing && made) before.current = { key: thingKey(thing), name: made.task.name, seq };
      return;
    }
    const isGone = last !== null && !things.some((one) => thingKey(one) === last.key);
    setGone(isGone && !isOurs.current ? goneWords(last.name) : null);
    isOurs.current = sender.now().kind !== "idle";
    before.current = thing && made ? { key: thingKey(thing), name: made.task.name, seq } : null;
  }, [seq, things, thing, made, sender]);
  return gone;
}

export type ShowMe = {
  /** The button: where you choose the kind of a piece with its place, the computer chooses both. */
  readonly words: string;
  readonly isAsking: boolean;
  readonly said: string | null;
  readonly show: () => void;
};

/** The formation in which a command deploys a unit group. */
function formedBy(command: BattleCommand) {
  if (command.type !== "deploy-unit") return null;
  const { form, files, caltrops, stakes } = command;
  return { ...(form && { form }), ...(files && { files }), caltrops: caltrops ?? false, stakes: stakes ?? false };
}

/** What the computer chooses by its name is chosen, where its player is still asked to confirm it. */
function usePicked(): (command: Deed) => void {
  const asks = useAskFirst();
  const { choose } = useChoice();
  return useCallback(
    (command) => {
      if (asks) choose(command);
    },
    [asks, choose],
  );
}

/** Asks the computer for the next move and puts the thing into the hand, where it can be moved. Nothing is sent. */
export function useShowMe(seen: Seen | null): ShowMe {
  const { book } = useRoom();
  const desk = useDesk();
  const sender = useSender();
  const pick = usePicked();
  const [isAsking, setAsking] = useState(false);
  const [told, setTold] = useState<{ readonly seq: number; readonly text: string } | null>(null);
  // What it said of an earlier choice is over.
  const said = told !== null && told.seq === seen?.view.seq ? told.text : null;
  const show = useCallback(async () => {
    if (!seen || sender.now().kind !== "idle") return;
    const setSaid = (text: string) => setTold({ seq: seen.view.seq, text });
    setAsking(true);
    setTold(null);
    const answer = await askServer<{ readonly command: Deed; readonly reason: string | null }>(
      "GET",
      `/api/battles/${seen.view.battle}/suggestion`,
      {
        headers: whoseEyes(seen.seat),
      },
    );
    setAsking(false);
    // Something else was confirmed meanwhile, and stays in hand.
    if (sender.now().kind !== "idle") return;
    if (!answer.ok) return setSaid(answer.error.message);
    const { command, reason } = answer.value;
    const [thing, asked] = [thingOf(command), stanceOf(seen, command)];
    setSaid(TABLE.computer.suggests(deedWords(command, seen.view), reason));
    if (!thing || !asked) return pick(command);
    const key = thingKey(thing);
    const formed = formedBy(command);
    const { wanted, laid } = desk.state.now();
    const stance = freeAmong(laid, seen, book, { thing, wanted: formed ?? {}, stance: asked });
    desk.change({ thing, put: { key, stance }, ...(formed ? { wanted: { ...wanted, [key]: formed } } : {}) });
  }, [book, desk, seen, sender, pick]);
  const choosesKind = seen?.view.legal.some(({ type }) => type === "place-flank-piece") === true;
  return { words: choosesKind ? TABLE.computer.showPiece : TABLE.computer.showPosition, isAsking, said, show };
}
