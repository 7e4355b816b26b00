import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { Spot } from "@/app/_components/battlefield/field-layout";
import { useBoard } from "@/app/_components/browser/board";
import type { BattleLine, LaidGroup, Layout } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { Battleground } from "@/lib/rules/table/battleground";
import { filesAllowed } from "@/lib/rules/table/unit-shape";
import { closedUp, levelled } from "./band";
import {
  batchIn,
  keepLaid,
  type LaidOut,
  laidIn,
  laidKept,
  laidWrong,
  nextToLay,
  stanceOfLaid,
  unitThing,
  withGroup,
  withLaid,
} from "./batch";
import type { Desk, DeskState } from "./desk";
import { whoseEyes } from "./live-link";
import { useDesk, useRoom, useSender } from "./room-context";
import { groundOf } from "./seen-ground";
import { layAt, withRest } from "./task-of";
import { keyOf, type Member } from "./task-parts";
import { type Thing, thingKey } from "./things";

const NOBODY: readonly LaidGroup[] = [];
const NONE: readonly number[] = [];
const NOTHING_LAID = { laid: NOBODY, past: [], band: NONE, isPicking: false, isLikeLast: false } as const;

/** Those chosen to be moved as one, as far as they are laid out. */
const bandIn = (laid: readonly LaidGroup[], chosen: readonly number[]): readonly number[] => {
  const numbers = chosen.filter((number) => laid.some((one) => one.number === number));
  return numbers.length > 1 ? numbers : NONE;
};

/** Laid out and not in the hand. */
export const laidBeside = ({ laid, band, held }: Pick<DeskState, "laid" | "band" | "held">): readonly LaidGroup[] => {
  const inHand = bandIn(laid, band);
  const isHeld = ({ number }: LaidGroup) =>
    inHand.length > 0 ? inHand.includes(number) : held?.type === "deploy-unit" && held.number === number;
  return laid.some(isHeld) ? laid.filter((one) => !isHeld(one)) : laid;
};

/** The batch that this seat lays out now; null at other times. What was laid out in this tab before is taken up again, and until then nothing is in the hand. */
export function useLaidOut(view: BattleView): { readonly out: LaidOut | null; readonly isReady: boolean } {
  const { book } = useRoom();
  const desk = useDesk();
  const { laid: all, band: chosen } = useBoard(desk.state);
  const batch = useMemo(() => batchIn(view), [view]);
  const laid = useMemo(() => (batch ? laidIn(batch, all) : NOBODY), [batch, all]);
  const [isReady, setReady] = useState(() => laidKept(view).length === 0);
  useEffect(() => {
    setReady(true);
    if (!batch) {
      keepLaid(view, NOBODY);
      desk.change(NOTHING_LAID);
      return;
    }
    if (!isReady) {
      const kept = laidIn(batch, laidKept(view));
      if (kept.length > 0 && desk.state.now().laid.length === 0) takeUpAgain(desk, view, kept);
    } else keepLaid(view, laid);
    // What is confirmed is gone from what is laid out, and is not undone.
    if (laid !== all) desk.change({ laid, past: [] });
  }, [desk, view, batch, laid, all, isReady]);
  useEffect(() => () => desk.change(NOTHING_LAID), [desk]);
  const ground = useMemo(() => groundOf(view, book), [view, book]);
  const wrong = useMemo(() => {
    if (!ground || laid.length === 0) return NONE;
    const whole = groundOf(withLaid(view, laid, ground), book);
    return whole ? laidWrong(view, laid, whole) : NONE;
  }, [view, laid, ground, book]);
  const out = useMemo(() => batch && { batch, laid, band: bandIn(laid, chosen), wrong }, [batch, laid, chosen, wrong]);
  return { out, isReady };
}

/** The view and ground on which what is in the hand is judged: with all others of the batch. The same object while those stay as they are. */
export function useAmongLaid(view: BattleView, out: LaidOut | null, inHand: readonly number[]): BattleView {
  const { book } = useRoom();
  const beside = (out?.laid ?? NOBODY).filter(({ number }) => !inHand.includes(number));
  const told = JSON.stringify(beside);
  return useMemo(() => withLaid(view, JSON.parse(told) as readonly LaidGroup[], groundOf(view, book)), [view, told, book]);
}

/** What was in the hand is in it again, where it was carried to; else the first of all. */
function takeUpAgain(desk: Desk, view: BattleView, laid: readonly LaidGroup[]): void {
  const inHand = laid.find(({ number }) => desk.hand.wasLeft(keyOf({ view, seat: view.seat }, "unit", number)));
  if (inHand) desk.change({ laid, thing: unitThing(inHand.number), wanted: wantedOf(laid, desk.state.now().wanted) });
  else layOutAll(desk, laid);
}

const MOST_UNDONE = 60;

/** How each of them is to be taken in hand again. */
const wantedOf = (laid: readonly LaidGroup[], wanted: DeskState["wanted"]): DeskState["wanted"] => ({
  ...wanted,
  ...Object.fromEntries(
    laid.map(({ number, form, files, caltrops, stakes }) => [thingKey(unitThing(number)), { form, files, caltrops, stakes }]),
  ),
});

/** All at once: the one in the hand, or the first, is put where it stands now. */
function layOutAll(
  desk: Desk,
  laid: readonly LaidGroup[],
  past: DeskState["past"] = desk.state.now().past,
  band: readonly number[] = NONE,
): void {
  const { thing, wanted, afresh, band: before } = desk.state.now();
  const held = laid.find(({ number }) => thing && thingKey(thing) === thingKey(unitThing(number)));
  const first = held ?? laid[0];
  const key = first && thingKey(unitThing(first.number));
  const laying = { laid, past, band, wanted: wantedOf(laid, wanted) };
  // What stays in the hand is moved there. Anything else is taken up anew.
  const isStill = held !== undefined && band.length === 0 && before.length === 0;
  if (!isStill) desk.hand.take(null);
  desk.change({
    ...laying,
    ...(first && key ? { thing: unitThing(first.number) } : {}),
    ...(isStill && key ? { put: { key, stance: stanceOfLaid(held) } } : { afresh: afresh + 1 }),
  });
}

/** Whatever the order in which its parts were kept. */
const told = (laid: readonly LaidGroup[]): string =>
  JSON.stringify(
    laid.map(({ number, x, y, facing, form, files, caltrops, stakes }) => [number, x, y, facing, form, files, caltrops, stakes]),
  );

const isSame = (one: readonly LaidGroup[], other: readonly LaidGroup[]): boolean => told(one) === told(other);

/**
 * Notes where what is in the hand rests; what was before can be undone, unless nothing was laid out yet. `goesOn`: it goes on with the move
 * before and is undone with it.
 */
export function noteRest(desk: Desk, groups: readonly LaidGroup[], goesOn: boolean): void {
  const { laid, past } = desk.state.now();
  const next = groups.reduce(withGroup, laid);
  if (isSame(next, laid)) return;
  desk.change({ laid: next, ...(laid.length === 0 || goesOn ? {} : { past: [...past, laid].slice(-MOST_UNDONE) }) });
}

export type BatchDoing = {
  readonly isAsking: boolean;
  readonly trouble: string | null;
  readonly layLine: (line: BattleLine) => void;
  readonly undo: () => void;
  readonly takeBack: () => void;
  readonly takeNext: () => void;
  /** Lays the rest of the batch beside what is laid out, one after another. */
  readonly layRest: () => void;
  /** What a tap there does: what is in the hand goes there; once it lies where it was put, the next one does. */
  readonly layAt: (spot: Spot) => void;
  readonly takeUp: (number: number) => void;
  readonly gather: (numbers: readonly number[]) => void;
  readonly arrange: (how: "level" | "close") => void;
  /** Of every unit group in the hand, by so many, as far as it may. */
  readonly changeFiles: (by: 1 | -1) => void;
};

/** Asks the server for a battle line, and lays it out: as many of it as the batch has. */
function useBattleLine({ battle, seat }: BattleView) {
  const desk = useDesk();
  const sender = useSender();
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = useCallback(
    async (line: BattleLine, size: number) => {
      if (!seat) return;
      setAsking(true);
      setTrouble(null);
      const answer = await askServer<Layout>("GET", `/api/battles/${battle}/layout?line=${line}`, { headers: whoseEyes(seat) });
      setAsking(false);
      if (sender.now().kind !== "idle") return;
      if (!answer.ok) return setTrouble(answer.error.message);
      const { laid, past } = desk.state.now();
      desk.change({ line });
      layOutAll(desk, answer.value.units.slice(0, size), [...past, laid].slice(-MOST_UNDONE));
    },
    [battle, seat, desk, sender],
  );
  return { isAsking, trouble, ask };
}

/** All that a player does with a batch besides moving what is in the hand. */
export function useBatchDoing(view: BattleView, out: LaidOut | null, ground: Battleground | null, thing: Thing | null): BatchDoing {
  const desk = useDesk();
  const sender = useSender();
  const { book } = useRoom();
  const { seat } = view;
  const { isAsking, trouble, ask } = useBattleLine(view);
  const isIdle = () => sender.now().kind === "idle";
  const size = out?.batch.size ?? 0;
  const layAll = () => {
    if (!out || !ground || !seat) return;
    const { laid, past, wanted } = desk.state.now();
    const all = withRest(view, { ...out, laid: laidIn(out.batch, laid) }, { ground, seat, book, wanted });
    const band = all.map(({ number }) => number);
    layOutAll(desk, all, [...past, laid], band);
  };
  useLaidLikeLast(view, size, { ask, layAll });
  const change = (laid: readonly LaidGroup[], band: readonly number[] = NONE) => {
    const { laid: before, past } = desk.state.now();
    if (isIdle() && !isSame(laid, before)) layOutAll(desk, laid, [...past, before].slice(-MOST_UNDONE), band);
  };
  return {
    ...{ isAsking, trouble },
    layLine(line) {
      if (!isIdle()) return;
      desk.change({ isLikeLast: false });
      void ask(line, size);
    },
    undo() {
      const { past, band } = desk.state.now();
      const last = past.at(-1);
      if (!last || !isIdle()) return;
      desk.change({ isLikeLast: false });
      layOutAll(desk, last, past.slice(0, -1), bandIn(last, band));
    },
    takeBack() {
      const gone = out && out.band.length > 0 ? out.band : thing?.type === "deploy-unit" ? [thing.number] : [];
      const laid = out?.laid.filter(({ number }) => !gone.includes(number)) ?? [];
      if (laid.length > 0) change(laid);
    },
    takeNext() {
      const next = out && nextToLay(out.batch, out.laid);
      if (next) desk.change({ thing: unitThing(next.number), band: NONE, isBeside: false });
    },
    layRest() {
      if (!out || !ground || !seat) return;
      desk.change({ isBeside: true });
      change(withRest(view, out, { ground, seat, book, wanted: desk.state.now().wanted }));
    },
    layAt: (spot) => layAt(desk, out, spot),
    takeUp(number) {
      const { band, isPicking } = desk.state.now();
      if (!isPicking) return desk.change({ thing: unitThing(number), band: NONE });
      const all = band.length > 0 || thing?.type !== "deploy-unit" ? band : [thing.number];
      desk.change({ band: all.includes(number) ? all.filter((one) => one !== number) : [...all, number] });
    },
    gather: (numbers) => desk.change({ band: numbers }),
    changeFiles(by) {
      if (!out || !ground) return;
      const numbers = out.band.length > 0 ? out.band : thing?.type === "deploy-unit" ? [thing.number] : [];
      const changed = membersOf(view, out.laid, numbers).map(({ group, laid }) => {
        const allowed = filesAllowed(group, ground.book);
        return { ...laid, files: allowed[allowed.indexOf(laid.files) + by] ?? laid.files };
      });
      change(changed.reduce(withGroup, out.laid), out.band);
    },
    arrange(how) {
      if (!out || !ground || !seat) return;
      const arranged = (how === "level" ? levelled : closedUp)({ ground, seat }, membersOf(view, out.laid, out.band));
      change(arranged.reduce(withGroup, out.laid), out.band);
    },
  };
}

type LikeLast = { readonly ask: (line: BattleLine, size: number) => Promise<void>; readonly layAll: () => void };

/** With each new batch the line that was chosen for the last one is laid on; or all of it, to be moved as one, beside what stands. */
function useLaidLikeLast({ batch, units }: BattleView, size: number, { ask, layAll }: LikeLast): void {
  const desk = useDesk();
  const begun = size > 0 && batch ? `${units.length} ${batch.left}` : null;
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (begun === null || begun === last.current) return;
    last.current = begun;
    const { line, isBeside, laid } = desk.state.now();
    const isLikeLast = laid.length === 0 && (line !== null || isBeside);
    desk.change({ isLikeLast });
    if (!isLikeLast) return;
    if (line) void ask(line, size);
    // Once the first of it is in the hand.
    else queueMicrotask(layAll);
  });
}

/** The unit groups of these numbers, with where they are laid out. */
export function membersOf({ own }: BattleView, laid: readonly LaidGroup[], numbers: readonly number[]): readonly Member[] {
  return numbers.flatMap((number) => {
    const [group, at] = [own?.units.find((one) => one.number === number), laid.find((one) => one.number === number)];
    return group && at ? [{ group, laid: at }] : [];
  });
}
