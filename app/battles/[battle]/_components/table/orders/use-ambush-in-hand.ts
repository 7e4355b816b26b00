import { useEffect, useMemo } from "react";
import type { Task } from "@/app/_components/handling/task";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { useDesk, useRoom, useView } from "../../room-context";
import { ambushTask, withinHalf } from "./ambush-task";
import { groundOf } from "./ground-of";
import { nearestPlace, type Spot } from "./hiding-places";
import type { OrdersChange, OrdersDraft } from "./orders-draft";
import { useHidingPlaces } from "./use-hiding-places";

type Given = { readonly view: BattleView; readonly book: BattleBook; readonly draft: OrdersDraft };

/** A hiding place in the middle of the own half or near it, away from the other markers. */
function firstPlace(places: readonly Spot[], { view, book, draft }: Given): Spot | null {
  const ground = groundOf(view, book);
  if (!ground) return null;
  const { left, right, bottom, top } = withinHalf(view, ground);
  const taken = draft.ambushes.flatMap(({ at }) => at ?? []);
  return nearestPlace(places, { x: (left + right) / 2, y: (bottom + top) / 2 }, taken);
}

/** Puts the marker that the draft holds into the hand, and into the draft where the hand has laid it. */
export function useAmbushInHand(draft: OrdersDraft, change: (change: OrdersChange) => void): Task | null {
  const { book } = useRoom();
  const view = useView();
  const { hand } = useDesk();
  const { held, ambushes } = draft;
  const marker = held === null ? null : (ambushes[held] ?? null);
  const unit = marker?.unit ?? null;
  const { places } = useHidingPlaces(draft);
  const isReady = marker !== null && (marker.at !== null || places !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it lies while it is handled is the hand's affair, not another task
  const task = useMemo(
    () =>
      held !== null && isReady ? ambushTask({ view, book, draft, at: held, first: firstPlace(places ?? [], { view, book, draft }) }) : null,
    [view, book, held, unit, isReady],
  );
  useEffect(() => {
    if (!task || held === null) return;
    hand.take(task);
    const lay = () => {
      const now = hand.now();
      if (now?.task.key !== task.key || now.isMoving) return;
      const { x, y } = now.judgement.stance;
      change({ do: "lay", at: held, x, y });
    };
    lay();
    return hand.subscribe(lay);
  }, [hand, task, held, change]);
  const key = task?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    return () => {
      if (hand.now()?.task.key === key) hand.take(null);
    };
  }, [hand, key]);
  return task;
}
