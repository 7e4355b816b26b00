import { useEffect, useMemo } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { useRoom, useView } from "../../room-context";
import { ableToHide } from "./ambush-task";
import { groundOf } from "./ground-of";
import { hidingBoard } from "./hiding-board";
import { type Spot, together, type Unit, unlikeIn } from "./hiding-places";
import type { OrdersDraft } from "./orders-draft";

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
