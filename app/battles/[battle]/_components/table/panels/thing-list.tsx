import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Thing } from "../tasks/thing";
import { thingKey } from "../tasks/thing";

export type ThingRow = {
  readonly key: string;
  readonly lead: ReactNode;
  readonly name: string;
  readonly detail: string;
  /** Null of one that cannot be taken in hand now. */
  readonly thing: Thing | null;
  readonly mark: "done" | "away" | null;
  readonly note: string | null;
};

type Props = {
  readonly name: string;
  readonly rows: readonly ThingRow[];
  readonly held: Thing | null;
  readonly take: (thing: Thing) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goOn(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** Things of one sort: one of those that may be handled now is in the hand. Arrow keys go from one to the next. */
export function ThingList({ name, rows, held, take }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const heldKey = held && thingKey(held);
  useEffect(() => {
    const at = heldKey && list.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    // The list scrolls by itself, and the page stays where it is.
    if (at && list.current) list.current.scrollTop = Math.max(0, at.offsetTop - list.current.clientHeight / 2);
  }, [heldKey]);
  return (
    <ul
      ref={list}
      className="thing-list"
      data-live={rows.some((row) => row.thing !== null) || undefined}
      aria-label={name}
      onKeyDown={goOn}
    >
      {rows.map(({ key, thing, mark, lead, note, detail, ...row }) => {
        const told = (
          <>
            <span className="thing-lead">{lead}</span>
            <span className="thing-name">{row.name}</span>
            <span className="thing-detail">{note ?? detail}</span>
          </>
        );
        return (
          <li key={key} data-mark={mark ?? undefined}>
            {thing ? (
              <button type="button" aria-pressed={thingKey(thing) === heldKey} className="thing" onClick={() => take(thing)}>
                {told}
              </button>
            ) : (
              <span className="thing">{told}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
