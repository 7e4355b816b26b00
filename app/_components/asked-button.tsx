"use client";

import { useEffect, useRef, useState } from "react";

type Props = {
  /** What it does: the text of the button. */
  readonly label: string;
  /** The same with what it is done to, where the label alone does not tell. */
  readonly name?: string;
  /** The question, or what will be so. */
  readonly asks: string;
  readonly keep: string;
  readonly confirm?: string;
  readonly act: () => Promise<unknown>;
  readonly isQuiet?: boolean;
  /** While something else is at work. */
  readonly busy?: boolean;
};

/** Does what cannot be undone after a second question, which takes its place. */
export function AskedButton({ label, name = label, asks, keep, confirm = label, act, isQuiet = false, busy = false }: Props) {
  const [step, setStep] = useState<"calm" | "asked" | "doing">("calm");
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The pressed button was replaced by others: the keyboard goes on there.
    if (step !== "doing" && step !== before.current) first.current?.focus();
    before.current = step;
  }, [step]);
  async function confirmed(): Promise<void> {
    if (step === "doing" || busy) return;
    setStep("doing");
    await act().finally(() => setStep("calm"));
  }
  if (step === "calm")
    return (
      <button
        ref={first}
        type="button"
        className="button"
        data-quiet={isQuiet || undefined}
        aria-label={name}
        aria-disabled={busy || undefined}
        // The second click of a double click on what stood here before, as on "Share army", is not meant for it.
        onClick={({ detail }) => !busy && detail < 2 && setStep("asked")}
      >
        {label}
      </button>
    );
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <span>{asks}</span>
      <span className="flex flex-wrap gap-2">
        <button ref={first} type="button" className="button" onClick={() => setStep("calm")}>
          {keep}
        </button>
        <button type="button" className="button" aria-disabled={step === "doing" || busy || undefined} onClick={() => void confirmed()}>
          {confirm}
        </button>
      </span>
    </fieldset>
  );
}
