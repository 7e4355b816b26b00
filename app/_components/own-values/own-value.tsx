"use client";

import type { ReactNode } from "react";
import { OWN_VALUES, REFERENCE } from "@/lib/words/reference";
import { OwnMark } from "./own-mark";
import { OwnValueForm } from "./own-value-form";
import { useOwnValue } from "./use-own-value";
import "./own-value.css";

type Props = {
  readonly cellKey: string;
  /** What the cell is about, for screen readers: "Wagenburg, shooting". */
  readonly label: string;
  /** The reader's own value, or null. */
  readonly value: string | null;
  /** What is printed there; null where it is blank. */
  readonly printed: string | null;
  /** Whether it can be edited now; an open form stays open either way. */
  readonly isOffered?: boolean;
  /** The printed value as it is drawn, with its mark; without it, the text alone. */
  readonly children?: ReactNode;
};

const hintOf = (printed: string | null, value: string | null): string =>
  [printed === null ? "" : OWN_VALUES.printed(printed), value === null ? "" : OWN_VALUES.clear].filter(Boolean).join(" ");

/** A cell of the quick reference that a player can edit in place. */
export function OwnValue({ cellKey, label, value: stored, printed, isOffered = true, children }: Props) {
  const { step, value, shown, wasOpen, button, input, open, leave, write, keep } = useOwnValue(cellKey, stored);
  if (!isOffered && !wasOpen) return children ?? printed;
  const isSending = step.kind === "sending";
  const isOpen = step.kind === "open";
  const action = isSending ? OWN_VALUES.saving : value === null ? OWN_VALUES.write : OWN_VALUES.change;
  return (
    <span className="own-value" data-step={step.kind}>
      <span className="own-value-shown" aria-busy={isSending || undefined}>
        {shown === null ? (children ?? printed ?? <Blank />) : <Own value={shown} />}
      </span>
      {isOpen ? (
        <OwnValueForm {...{ label, input, write, keep, leave }} typed={step.typed} trouble={step.trouble} hint={hintOf(printed, value)} />
      ) : (
        <button
          ref={button}
          type="button"
          className="own-value-button screen-only noscript:hidden"
          title={action}
          aria-label={OWN_VALUES.button(action, shown, label)}
          aria-disabled={isSending || undefined}
          onClick={open}
        >
          <Pen />
        </button>
      )}
    </span>
  );
}

/** Room to write by hand where it is printed. */
const Blank = () => <span className="own-value-blank" role="img" aria-label={REFERENCE.blank} />;

const Own = ({ value }: { readonly value: string }) => (
  <>
    <span className="own-value-own">{value}</span>
    <OwnMark />
  </>
);

const Pen = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" focusable="false">
    <path d="M2.5 13.5 3.4 10.2 10.9 2.7a1.4 1.4 0 0 1 2 0l.4.4a1.4 1.4 0 0 1 0 2L5.8 12.6Z M9.5 4.1l2.4 2.4" />
  </svg>
);
