"use client";

import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useId } from "react";
import { FormTrouble } from "@/app/_components/form";
import { LONGEST_OWN_VALUE } from "@/lib/model/quick-reference";
import { OWN_MARK } from "@/lib/sheets/text-parts";
import { OWN_VALUES, REFERENCE } from "@/lib/words/reference";
import { COMMON, OWN_VALUE_NAME } from "@/lib/words/site";
import { useOwnValue } from "./use-own-value";
import "./own-value.css";

/** Marks the reader's own value; the foot of the sheet explains the mark. */
export const OwnMark = () => (
  <span role="img" aria-label={OWN_VALUE_NAME}>
    {OWN_MARK}
  </span>
);

type Props = {
  readonly label: string;
  readonly typed: string;
  readonly trouble: string | null;
  /** What is printed there, and how to remove an own value. */
  readonly hint: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly write: (typed: string) => void;
  readonly keep: () => void;
  readonly leave: () => void;
};

/** One line in place of a cell: Enter keeps it, Escape leaves the cell as it was. */
function OwnValueForm({ label, typed, trouble, hint, input, write, keep, leave }: Props) {
  const id = useId();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    keep();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }
  return (
    <form className="own-value-form screen-only" onSubmit={submit} onKeyDown={press}>
      <input
        ref={input}
        className="field"
        aria-label={OWN_VALUES.field(label)}
        aria-describedby={hint === "" ? undefined : id}
        aria-invalid={trouble === null ? undefined : true}
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
        maxLength={LONGEST_OWN_VALUE}
        autoComplete="off"
        enterKeyHint="done"
      />
      <span className="own-value-buttons">
        <button type="submit" className="button" data-small>
          {COMMON.save}
        </button>
        <button type="button" className="button" data-small data-quiet onClick={leave}>
          {COMMON.cancel}
        </button>
      </span>
      {hint !== "" && (
        <span id={id} className="own-value-hint">
          {hint}
        </span>
      )}
      <FormTrouble trouble={trouble} />
    </form>
  );
}

type OwnValueProps = {
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
export function OwnValue({ cellKey, label, value: stored, printed, isOffered = true, children }: OwnValueProps) {
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
