import { createBoard } from "../browser/board";
import { inTab, parsedAs } from "../browser/storage";
import { nearestPlace, placeNearBy, snapToLegal, type Table } from "./legal-places";
import { fittingStance, isSameStance, type Judgement, type Stance, type Task } from "./task";

/** What is in the hand, and where. */
export type Held = {
  readonly task: Task;
  /** Of where it lies: what nearly touches touches, and what is carried slips to what is allowed close by. */
  readonly judgement: Judgement;
  /** Where it was put. */
  readonly wanted: Stance;
  readonly isMoving: boolean;
  /** A place was looked for in vain. */
  readonly isLost: boolean;
  /** Null: it is free. Else it is held still, and so often somebody has tried to move it. */
  readonly still: number | null;
};

/** By how much more: BW and degrees. */
export type Change = { readonly [Measure in keyof Stance]?: number };

export type Hand = {
  readonly now: () => Held | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** With the same key it stays where it is and is judged again. */
  readonly take: (task: Task | null) => void;
  /** Whether it was in the hand in this tab when the page was left. */
  readonly wasLeft: (key: string) => boolean;
  readonly put: (stance: Stance) => void;
  readonly nudge: (change: Change) => void;
  readonly begin: () => void;
  readonly end: () => void;
  /** While it is carried, to where it was taken up; else to the start. */
  readonly putBack: () => void;
  /** To the nearest place that is allowed; false: none was found. */
  readonly toNearest: (table: Table) => boolean;
  /** Holds still whatever is in the hand, or sets it free. A move ends where it was judged last. */
  readonly hold: (isStill: boolean) => void;
  /** Counts the tries to move a thing that is held still, so that each is announced. */
  readonly refuse: () => void;
};

type Means = {
  readonly onFrame: (act: () => unknown) => void;
  /** When the page is left; returns what ends it. */
  readonly onLeave: (act: () => void) => () => void;
  readonly kept: StanceStore;
};

/** What is carried slips so far, BW, and so many places are judged for it in a frame. */
const CARRIED = { reach: 0.5, most: 5 };

const inBrowser = (): Means => ({
  onFrame: (act) => void requestAnimationFrame(act),
  onLeave(act) {
    window.addEventListener("pagehide", act);
    return () => window.removeEventListener("pagehide", act);
  },
  kept: stancesInTab,
});

export const changed = ({ x, y, angle, w, h }: Stance, by: Change): Stance => ({
  ...{ x: x + (by.x ?? 0), y: y + (by.y ?? 0), angle: angle + (by.angle ?? 0) },
  ...{ w: w + (by.w ?? 0), h: h + (by.h ?? 0) },
});

/** Which places of one angle and size are known to be forbidden. */
function createForbidden() {
  let of = "";
  let places = new Set<number>();
  const among = ({ angle, w, h }: Stance): Set<number> => {
    const shape = `${angle} ${w} ${h}`;
    if (shape !== of) places = new Set();
    of = shape;
    return places;
  };
  const place = ({ x, y }: Stance): number => Math.round(x * 100) * 100_000 + Math.round(y * 100);
  return {
    has: (stance: Stance) => among(stance).has(place(stance)),
    add: (stance: Stance) => void among(stance).add(place(stance)),
    clear: () => places.clear(),
  };
}

/** Where it is drawn into line with its neighbours, if it may stand there. */
function drawnIn(task: Task, wanted: Stance): Judgement | null {
  if (!task.snap) return null;
  const lined = fittingStance(task, task.snap(wanted));
  if (isSameStance(lined, wanted)) return null;
  const judgement = task.judge(lined);
  return judgement.reasons.length === 0 ? judgement : null;
}

/** Where what is carried comes to rest when it is let go of there. */
const restOf = (task: Task, wanted: Stance): Stance => drawnIn(task, wanted)?.stance ?? placeNearBy(task, wanted)?.stance ?? wanted;

type Judged = { readonly judgement: Judgement; readonly isUnfinished: boolean };

/** What the rules say of where it is put; what is carried slips to where it may be, if that is close by, as soon as it is found. */
function judgedAt(task: Task, wanted: Stance, isMoving: boolean, forbidden: ReturnType<typeof createForbidden>): Judged {
  const lined = isMoving ? drawnIn(task, wanted) : null;
  if (lined) return { judgement: lined, isUnfinished: false };
  const there = task.judge(wanted);
  if (!isMoving || there.reasons.length === 0) return { judgement: there, isUnfinished: false };
  const judge = (stance: Stance) => {
    const judgement = task.judge(stance);
    if (judgement.reasons.length > 0) forbidden.add(stance);
    return judgement;
  };
  const found = snapToLegal({ ...task, judge }, wanted, { ...CARRIED, isForbidden: forbidden.has });
  return found === "more" ? { judgement: there, isUnfinished: true } : { judgement: found?.judgement ?? there, isUnfinished: false };
}

/** The thing held, and who wants to know of it. */
function createHolder({ onFrame, onLeave, kept }: Means) {
  const board = createBoard<Held | null>(null);
  /** Of a move: where it was taken up, and where it is to be judged with the next frame. */
  let takenUp: Stance | null = null;
  let due: Stance | null = null;
  let endLeave: (() => void) | null = null;
  let still: number | null = null;
  const forbidden = createForbidden();
  const settle = () => {
    takenUp = null;
    endLeave?.();
    endLeave = null;
  };
  const lay = (task: Task, wanted: Stance, isMoving: boolean, isLost = false) => {
    due = null;
    if (task !== board.now()?.task) forbidden.clear();
    if (!isMoving) {
      settle();
      kept.keep(task.key, wanted);
    }
    const { judgement, isUnfinished } = judgedAt(task, wanted, isMoving, forbidden);
    const next = { task, judgement, wanted, isMoving, isLost, still };
    board.show(next);
    // Where it rests, the search goes on.
    if (isUnfinished) onFrame(() => board.now() === next && due === null && lay(task, wanted, true));
  };
  return {
    lay,
    now: board.now,
    wanted: () => due ?? board.now()?.wanted ?? null,
    takenUp: () => takenUp,
    still: () => still,
    keepStill(tried: number | null) {
      still = tried;
      const held = board.now();
      if (held) board.show({ ...held, still });
    },
    subscribe: board.subscribe,
    drop() {
      due = null;
      settle();
      const held = board.now();
      if (held) kept.drop(held.task.key);
      board.show(null);
    },
    lift() {
      const held = board.now();
      if (!held) return;
      takenUp = held.wanted;
      // To keep it with every move costs more than the move.
      endLeave ??= onLeave(() => {
        const carried = board.now();
        if (carried) kept.keep(carried.task.key, due ?? carried.judgement.stance);
      });
      board.show({ ...held, isMoving: true, isLost: false });
    },
    /** With the next frame, however often it is asked. */
    layLater(wanted: Stance) {
      const isAsked = due !== null;
      due = wanted;
      if (isAsked) return;
      onFrame(() => {
        const held = board.now();
        if (held && due) lay(held.task, due, held.isMoving);
      });
    },
  };
}

/** Carries what is in the hand there, as a pointer would. */
export function carryTo(hand: Hand, { x, y }: Pick<Stance, "x" | "y">): void {
  const held = hand.now();
  if (!held || held.isMoving) return;
  hand.begin();
  hand.put({ ...held.wanted, x, y });
  hand.end();
}

/** Holds one thing of the table at a time. Moves are judged once a frame; all else at once. */
export function createHand(given: Partial<Means> = {}): Hand {
  const means = { ...inBrowser(), ...given };
  const holder = createHolder(means);
  const { now, lay } = holder;
  /** Does something with what is held and where it is wanted now. */
  const withHeld = (act: (held: Held, wanted: Stance) => void) => {
    const [held, wanted] = [now(), holder.wanted()];
    if (held && wanted) act(held, wanted);
  };
  const refuse = () => {
    const tried = holder.still();
    if (tried !== null) holder.keepStill(tried + 1);
  };
  /** The same, of what is not held still. */
  const withFree = (act: (held: Held, wanted: Stance) => void) => (holder.still() === null ? withHeld(act) : refuse());
  const put = (stance: Stance) =>
    withFree(({ task, isMoving }, wanted) => {
      const next = fittingStance(task, stance);
      if (isSameStance(next, wanted)) return;
      if (isMoving) holder.layLater(next);
      else lay(task, next, false);
    });
  return {
    now,
    subscribe: holder.subscribe,
    put,
    take(task) {
      const held = now();
      if (task === (held?.task ?? null)) return;
      if (task && held?.task.key === task.key) {
        lay(task, fittingStance(task, holder.wanted() ?? task.start), held.isMoving);
        return;
      }
      if (held) holder.drop();
      if (!task) return;
      const left = means.kept.of(task.key);
      lay(task, left ? fittingStance(task, left) : task.start, false);
    },
    wasLeft: (key) => means.kept.of(key) !== null,
    nudge: (change) => withHeld((_, wanted) => put(changed(wanted, change))),
    begin: () => withFree(({ isMoving }) => isMoving || holder.lift()),
    end: () =>
      withHeld(({ task, isMoving }, wanted) => {
        if (!isMoving) return;
        const from = holder.takenUp();
        const isUnmoved = from !== null && isSameStance(wanted, from);
        lay(task, isUnmoved ? wanted : restOf(task, wanted), false);
      }),
    putBack: () => withFree(({ task, isMoving }) => lay(task, (isMoving && holder.takenUp()) || task.start, false)),
    toNearest(table) {
      let isFound = false;
      withFree(({ task }, wanted) => {
        const found = nearestPlace(task, wanted, table);
        isFound = found !== null;
        lay(task, found?.stance ?? wanted, false, !isFound);
      });
      return isFound;
    },
    hold(isStill) {
      if (isStill === (holder.still() !== null)) return;
      holder.keepStill(isStill ? 0 : null);
      const held = now();
      // What is not judged yet has not been confirmed either.
      if (isStill && held?.isMoving) lay(held.task, held.wanted, false);
    },
    refuse,
  };
}

/** Remembers where things were left in this tab, for when the page is loaded again. */
export type StanceStore = {
  readonly of: (key: string) => Stance | null;
  readonly keep: (key: string, stance: Stance) => void;
  readonly drop: (key: string) => void;
};

const MEASURES = ["x", "y", "angle", "w", "h"] as const;
const nameOf = (key: string): string => `condotta in hand: ${key}`;

const stanceIn = (text: string | null): Stance | null =>
  parsedAs(text, (value) => (MEASURES.every((measure) => Number.isFinite((value as Stance)[measure])) ? (value as Stance) : null));

const stancesInTab: StanceStore = {
  of: (key) => stanceIn(inTab.read(nameOf(key))),
  keep: (key, stance) => void inTab.write(nameOf(key), JSON.stringify(stance)),
  drop: (key) => inTab.remove(nameOf(key)),
};

/** On a shared device, or where the place stands elsewhere. */
export const NO_STANCES: StanceStore = { of: () => null, keep: () => undefined, drop: () => undefined };
