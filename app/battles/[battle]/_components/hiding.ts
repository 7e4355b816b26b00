import { useEffect, useMemo } from "react";
import { createBoard, useBoard } from "@/app/_components/browser/board";
import { afterPaint } from "@/app/_components/browser/paint";
import type { SeatName } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import type { Battleground } from "@/lib/rules/table/battleground";
import { hidingSpots, mayBluff } from "@/lib/rules/table/may-hide";
import { coverOf } from "@/lib/rules/table/sight";
import { ableToHide } from "./ambush-task";
import type { OrdersDraft } from "./orders-draft";
import { useRoom, useView } from "./room-context";
import { groundOf } from "./seen-ground";

export type Unit = FrozenForce["units"][number];
export type Spot = { readonly x: number; readonly y: number };

/** One of the groups for each way in which the ground covers them; nobody at all where there are none. */
export function unlikeIn(ground: Battleground, groups: readonly Unit[]): readonly (readonly Unit[])[] {
  if (groups.length === 0) return [[]];
  return [...new Map(groups.map((group) => [coverOf(ground, group), [group]])).values()];
}

/** Every place of the own half that is tried, in turn, and whether a marker with one of these groups might lie there, or seem to. */
export function* triedPlaces(ground: Battleground, seat: SeatName, groups: readonly Unit[]): Generator<Spot & { readonly hides: boolean }> {
  for (const spot of hidingSpots(ground, seat)) yield { ...spot, hides: mayBluff(ground, seat, spot, groups).length === 0 };
}

/** A key of everything that decides these places: what is on the table, and how the ground covers the hidden group. */
export function hidingKey(ground: Battleground, seat: SeatName, groups: readonly Unit[]): string {
  const covers = groups.map((group) => coverOf(ground, group));
  const footprints = [ground.pieces, ground.units, ground.camps].map((all) => all.map(({ footprint }) => footprint));
  const kinds = ground.pieces.map(({ piece }) => piece.kind);
  return JSON.stringify([seat, ground.defender, ground.width, ground.depth, ground.water?.box ?? null, kinds, footprints, covers]);
}

/** All of them at once, each once. */
export function together(all: readonly (readonly Spot[])[]): readonly Spot[] {
  return [...new Map(all.flat().map((spot) => [`${spot.x} ${spot.y}`, spot])).values()];
}

/** The place nearest to `from` that is not on any of `taken`; null where there is none. */
export function nearestPlace(places: readonly Spot[], from: Spot, taken: readonly Spot[]): Spot | null {
  const isFree = ({ x, y }: Spot) => !taken.some((one) => Math.abs(one.x - x) < 1 && Math.abs(one.y - y) < 1);
  const away = ({ x, y }: Spot) => Math.hypot(x - from.x, y - from.y);
  return places.filter(isFree).reduce<Spot | null>((best, one) => (best === null || away(one) < away(best) ? one : best), null);
}

/** The places that hang together with this one, each `step` from the next. */
export function patchAbout(places: readonly Spot[], from: Spot, step: number): readonly Spot[] {
  const keyOf = ({ x, y }: Spot) => `${Math.round(x / step)} ${Math.round(y / step)}`;
  const left = new Map(places.map((spot) => [keyOf(spot), spot]));
  left.delete(keyOf(from));
  const patch = [from];
  for (const { x, y } of patch) {
    for (const [dx, dy] of NEXT_TO) {
      const key = keyOf({ x: x + dx * step, y: y + dy * step });
      const next = left.get(key);
      if (!next) continue;
      left.delete(key);
      patch.push(next);
    }
  }
  return patch;
}

const NEXT_TO = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The place nearest to the middle of them all that is not on any of `taken`. */
export function middlePlace(patch: readonly Spot[], taken: readonly Spot[]): Spot | null {
  const mean = (of: (spot: Spot) => number) => patch.reduce((sum, spot) => sum + of(spot), 0) / patch.length;
  return nearestPlace(patch, { x: mean(({ x }) => x), y: mean(({ y }) => y) }, taken);
}

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
const hidingBoard = {
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

/** `group`: who is under the marker in the hand, null of a bluff. `places`: where he, or anybody, could lie; null while that is not known. */
type Hiding = { readonly group: Unit | null; readonly places: readonly Spot[] | null };

/** Where the marker in the hand could lie in the own half; where there is none, one of anybody who is able. */
export function useHidingPlaces(draft: OrdersDraft): Hiding {
  const { book } = useRoom();
  const view = useView();
  const { seat } = view;
  const ground = groundOf(view, book);
  const able = useMemo(() => ableToHide(view), [view]);
  const number = draft.held === null ? null : (draft.ambushes[draft.held]?.unit ?? null);
  const group = able.find((one) => one.number === number) ?? null;
  const kinds = useMemo(() => {
    if (!ground || !seat) return [];
    return unlikeIn(ground, group ? [group] : able).map((groups) => ({ ground, seat, groups }));
  }, [ground, seat, group, able]);
  useEffect(() => kinds.forEach(hidingBoard.ask), [kinds]);
  const known = useBoard(hidingBoard);
  const places = useMemo(() => {
    const all = kinds.map(hidingBoard.placesFor);
    return known >= 0 && all.every((one) => one !== null) ? together(all) : null;
  }, [kinds, known]);
  return { group, places };
}
