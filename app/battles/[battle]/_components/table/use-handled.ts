import { useEffect, useMemo, useRef, useState } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { goneWords } from "@/lib/words/battle/table-panels-words";
import type { Sender } from "../live/create-sender";
import { useSending } from "../live/use-battle";
import { useViewOf } from "../parts/use-view-of";
import type { Desk } from "./desk";
import { groundOf } from "./orders/ground-of";
import type { Wanted } from "./tasks/formed-of";
import { nextThing } from "./tasks/next-thing";
import type { Seen, TableTask } from "./tasks/table-task";
import { taskOf } from "./tasks/task-of";
import { type Thing, thingKey, thingsIn } from "./tasks/thing";
import { useDeskState } from "./use-desk-state";

/** The parts of a view that decide what can be placed, and where. */
const OF_TABLE = ["table", "roles", "flank", "pieces", "units", "camps", "laying", "legal", "own", "battle"] as const;

type Given = {
  readonly desk: Desk;
  readonly view: BattleView;
  readonly seat: SeatName;
  readonly book: BattleBook;
  readonly sender: Sender;
  /** While the computer plays, nothing is in hand. */
  readonly isOff: boolean;
};

export type Handled = {
  readonly seen: Seen | null;
  readonly things: readonly Thing[];
  readonly thing: Thing | null;
  readonly wanted: Wanted;
  readonly made: TableTask | null;
  /** Said when the thing in hand can no longer be placed, and this page did not place it. */
  readonly gone: string | null;
};

const USUAL: Wanted = {};
const NONE: readonly Thing[] = [];

/** Puts the next thing of the current view into the hand. */
export function useHandled({ desk, view, seat, book, sender, isOff }: Given): Handled {
  const ofTable = useViewOf(view, OF_TABLE);
  const state = useDeskState(desk);
  const seen = useMemo(() => {
    const ground = groundOf(ofTable, book);
    return ground && { view: ofTable, seat, ground };
  }, [ofTable, seat, book]);
  const things = useMemo(() => (isOff ? NONE : thingsIn(ofTable)), [ofTable, isOff]);
  const thing = useMemo(() => nextThing(things, state.thing), [things, state.thing]);
  const key = thing && thingKey(thing);
  const wanted = (key && state.wanted[key]) || USUAL;
  const made = useMemo(() => (seen && thing ? taskOf(seen, thing, wanted) : null), [seen, thing, wanted]);
  useEffect(() => {
    desk.hand.take(made?.task ?? null);
    desk.change({ held: thing, ...(thing ? { thing } : {}) });
  }, [desk, made, thing]);
  const { put } = state;
  useEffect(() => {
    if (!put || put.key !== key || !made) return;
    desk.change({ put: null });
    desk.hand.put(put.stance);
  }, [desk, put, key, made]);
  return { seen, things, thing, wanted, made, gone: useGone(view, made, things, thing, sender) };
}

/** Whether this page has sent anything since the view before. */
function useGone(view: BattleView, made: TableTask | null, things: readonly Thing[], thing: Thing | null, sender: Sender): string | null {
  const sending = useSending(sender);
  const isOurs = useRef(false);
  const before = useRef<{ readonly key: string; readonly name: string; readonly seq: number } | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const { seq } = view;
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
