"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useRef } from "react";
import { type Answer, askServer, visitorHeaders } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { FormTrouble } from "@/app/_components/form";
import { type OwnValue as KeptValue, LONGEST_OWN_VALUE } from "@/lib/model/quick-reference";
import { OWN_MARK } from "@/lib/sheets/text-parts";
import { OWN_VALUES, REFERENCE } from "@/lib/words/reference";
import { COMMON } from "@/lib/words/site";
import { OWN_VALUE_NAME } from "@/lib/words/sources";
import { type Step, useWriting } from "./writing-here";
import "./own-value.css";

/** Keeps what was typed for a cell, or takes back what stood there where nothing was. */
const sendOwnValue = (key: string, typed: string): Promise<Answer<KeptValue | null>> =>
  typed === ""
    ? askServer<null>("DELETE", `/api/own-values/${key}`)
    : askServer<KeptValue>("PUT", `/api/own-values/${key}`, { body: { value: typed }, headers: visitorHeaders() });

/** Leads the focus from the pen into the form, and back when that has gone. */
function useFocusAlong(kind: Step["kind"]) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    const wasOpen = before.current === "open";
    before.current = kind;
    if ((kind === "open") === wasOpen) return;
    // The focused element is gone, so keyboard users continue here. A focus that has moved elsewhere stays there.
    const isHere = [document.body, button.current, null].includes(document.activeElement as HTMLElement | null);
    if (!isHere) return;
    if (kind === "open") input.current?.select();
    else button.current?.focus({ preventScroll: true });
  }, [kind]);
  return { button, input };
}

/** A cell's own value while it is changed. `stored`: what the page was drawn with; null where the reader wrote nothing. */
function useOwnValue(cellKey: string, stored: string | null) {
  const router = useRouter();
  const writing = useWriting();
  const { step, kept, wasOpen } = useBoard({ subscribe: writing.subscribe, now: () => writing.of(cellKey) });
  const value = kept ? kept.value : stored;
  const shown = step.kind === "sending" ? step.typed || null : value;

  const leave = () => writing.go(cellKey, { kind: "calm" });
  const open = () => step.kind === "calm" && writing.go(cellKey, { kind: "open", typed: value ?? "", trouble: null });
  const write = (typed: string) => step.kind === "open" && writing.go(cellKey, { ...step, typed });

  async function keep(): Promise<void> {
    if (step.kind !== "open") return;
    const typed = step.typed.trim();
    if (typed === "" && value === null) return leave();
    // Sent even if nothing changed: another tab may have saved something else since.
    writing.go(cellKey, { kind: "sending", typed });
    const answer = await sendOwnValue(cellKey, typed);
    if (!answer.ok) return writing.go(cellKey, { ...step, trouble: answer.status === 0 ? OWN_VALUES.unreachable : answer.error.message });
    writing.keep(cellKey, answer.value?.value ?? null);
    router.refresh();
  }

  return { step, value, shown, wasOpen, ...useFocusAlong(step.kind), open, leave, write, keep };
}

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
