import { createBoard } from "@/app/_components/browser/board";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battleground } from "@/lib/rules/table/battleground";
import { afterPaint } from "../../live/after-paint";
import { hidingKey, type Spot, triedPlaces, type Unit } from "./hiding-places";

type Asked = { readonly ground: Battleground; readonly seat: SeatName; readonly groups: readonly Unit[] };

/** Milliseconds for which places are tried before the page may do something else. */
const SLICE = 4;
/** Tables that are remembered: the groups of one are covered in a few ways only. */
const MOST = 12;

const known = new Map<string, readonly Spot[]>();
const waiting = new Map<string, Asked>();
const board = createBoard(0);

function remember(key: string, places: readonly Spot[]): void {
  known.set(key, places);
  const oldest = known.keys().next().value;
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  board.show(board.now() + 1);
}

function goOn(key: string, tried: ReturnType<typeof triedPlaces>, found: Spot[]): void {
  const until = performance.now() + SLICE;
  while (performance.now() < until) {
    const next = tried.next();
    if (next.done) {
      waiting.delete(key);
      remember(key, found);
      startNext();
      return;
    }
    const { x, y, hides } = next.value;
    if (hides) found.push({ x, y });
  }
  setTimeout(() => goOn(key, tried, found), 0);
}

function startNext(): void {
  const next = waiting.entries().next().value;
  if (!next) return;
  const [key, { ground, seat, groups }] = next;
  setTimeout(() => goOn(key, triedPlaces(ground, seat, groups), []), 0);
}

/** Where these groups might hide, a little at a time once the page is painted. What is known is not tried again. */
export const hidingBoard = {
  subscribe: board.subscribe,
  /** Another number whenever more is known. */
  now: board.now,
  /** Null while it is not known yet. */
  placesFor: (asked: Asked): readonly Spot[] | null => known.get(hidingKey(asked.ground, asked.seat, asked.groups)) ?? null,
  ask(asked: Asked): void {
    const key = hidingKey(asked.ground, asked.seat, asked.groups);
    if (known.has(key) || waiting.has(key)) return;
    waiting.set(key, asked);
    if (waiting.size === 1) afterPaint(startNext);
  },
};
