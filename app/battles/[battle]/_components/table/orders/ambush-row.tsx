import { useEffect, useRef } from "react";
import { groupWords, laidWords, ORDERS } from "@/lib/words/battle/orders";
import type { Words } from "@/lib/words/sentence";
import { FaultLines } from "./fault-lines";
import { ambushGroups, type Ordering } from "./order-choices";
import type { OrdersChange, OrdersDraft } from "./orders-draft";
import { Others } from "./others";

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
  useEffect(() => {
    if (isHeld) takeUp(lay.current);
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
        <button
          ref={lay}
          type="button"
          className="button"
          data-small
          aria-pressed={isHeld}
          onClick={() => change({ do: "hold", at: isHeld ? null : at })}
        >
          {isHeld ? AMBUSHES.done : ambush.at ? AMBUSHES.move : AMBUSHES.place}
        </button>
        <button type="button" className="button" data-small data-quiet onClick={() => change({ do: "take-away", at })}>
          {AMBUSHES.remove(name)}
        </button>
      </p>
      <FaultLines faults={faults} />
      <Others groups={groups.filter(({ why }) => why !== null)} title={AMBUSHES.others} />
    </fieldset>
  );
}

/** The button that was pressed may be hidden while the marker is placed, and the map out of sight. */
function takeUp(button: HTMLButtonElement | null): void {
  const row = button?.closest("fieldset");
  if (!row?.contains(document.activeElement)) button?.focus({ preventScroll: true });
  document.querySelector(".battle-field")?.scrollIntoView({ block: "nearest" });
}
