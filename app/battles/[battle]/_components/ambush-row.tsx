import { useEffect, useMemo, useRef } from "react";
import type { Task } from "@/app/_components/handling/task";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { hidingStep } from "@/lib/rules/table/may-hide";
import { groupWords, laidWords, ORDERS } from "@/lib/words/battle/orders";
import type { Words } from "@/lib/words/sentence";
import { ambushTask, withinHalf } from "./ambush-task";
import { middlePlace, nearestPlace, patchAbout, type Spot, useHidingPlaces } from "./hiding";
import { FaultLines } from "./judged-send";
import { Others } from "./march-row";
import { ambushGroups, type Ordering } from "./order-choices";
import type { OrdersChange, OrdersDraft } from "./orders-draft";
import { useDesk, useRoom, useView } from "./room-context";
import { groundOf } from "./seen-ground";

type Given = { readonly view: BattleView; readonly book: BattleBook; readonly draft: OrdersDraft };

/** Of the hiding places nearest to the middle of the own half, the middle one, away from the other markers. */
function firstPlace(places: readonly Spot[], { view, book, draft }: Given): Spot | null {
  const ground = groundOf(view, book);
  if (!ground) return null;
  const { left, right, bottom, top } = withinHalf(view, ground);
  const taken = draft.ambushes.flatMap(({ at }) => at ?? []);
  const nearest = nearestPlace(places, { x: (left + right) / 2, y: (bottom + top) / 2 }, taken);
  return nearest && middlePlace(patchAbout(places, nearest, hidingStep(ground.book)), taken);
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

type Props = {
  readonly ordering: Ordering;
  readonly draft: OrdersDraft;
  readonly at: number;
  readonly faults: readonly Words[];
  readonly change: (change: OrdersChange) => void;
};

const { ambushes: AMBUSHES } = ORDERS;

/** One marker: the group under it, and its place. */
export function AmbushRow({ ordering, draft, at, faults, change }: Props) {
  const ambush = draft.ambushes[at];
  const isHeld = draft.held === at;
  const lay = useRef<HTMLButtonElement>(null);
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    // What let go of it is gone, and the focus with it.
    if (wasHeld.current && !isHeld && document.activeElement === document.body) lay.current?.focus({ preventScroll: true });
    wasHeld.current = isHeld;
  }, [isHeld]);
  if (!ambush) return null;
  const groups = ambushGroups(ordering, draft, at);
  const name = AMBUSHES.name(at);
  return (
    <fieldset className="orders-row" data-ordered data-held={isHeld || undefined}>
      <legend>{name}</legend>
      <label className="orders-under">
        <span>{AMBUSHES.under}</span>
        <select
          className="field"
          value={ambush.unit ?? ""}
          onChange={({ target }) => change({ do: "put-under", at, unit: target.value === "" ? null : Number(target.value) })}
        >
          <option value="">{AMBUSHES.bluff}</option>
          {groups
            .filter(({ why }) => why === null)
            .map((group) => (
              <option key={group.number} value={group.number}>
                {groupWords(group)}
              </option>
            ))}
        </select>
      </label>
      <p className="orders-place">
        <span aria-live="polite">{laidWords(ambush.at, ordering.view)}</span>
        {!isHeld && (
          <button ref={lay} type="button" className="button" data-small onClick={() => change({ do: "hold", at })}>
            {ambush.at ? AMBUSHES.move : AMBUSHES.place}
          </button>
        )}
        <button type="button" className="button" data-small data-quiet onClick={() => change({ do: "take-away", at })}>
          {AMBUSHES.remove(name)}
        </button>
      </p>
      <FaultLines faults={faults} />
      <Others groups={groups.filter(({ why }) => why !== null)} title={AMBUSHES.others} />
    </fieldset>
  );
}

/** The second click of a double click would fall on the button that gives the orders, which stands there by then. */
function withoutSecondClick(): void {
  const stop = (event: MouseEvent) => event.detail > 1 && event.stopPropagation();
  document.addEventListener("click", stop, { capture: true, once: true });
}

type MarkerDoneProps = { readonly held: number; readonly change: Props["change"] };

/** Lets go of the marker in hand: in the place of the button that gives the orders. */
export function MarkerDone({ held, change }: MarkerDoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each marker that is taken up
  useEffect(() => {
    // The button that was pressed is hidden while the marker is placed, and the map may be out of sight.
    button.current?.focus({ preventScroll: true });
    document.querySelector(".battle-field")?.scrollIntoView({ block: "nearest" });
  }, [held]);
  const letGo = () => {
    withoutSecondClick();
    change({ do: "hold", at: null });
  };
  return (
    <p className="send-line screen-only">
      <button ref={button} type="button" className="button" data-filled onClick={letGo}>
        {AMBUSHES.done}
      </button>
    </p>
  );
}
