"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { sendOwnValue } from "./send-own-value";

/** What the cell is at: shown, being written into, or on its way to the server. */
type Step =
  | { readonly kind: "calm" }
  | { readonly kind: "open"; readonly typed: string; readonly trouble: string | null }
  | { readonly kind: "sending"; readonly typed: string };

const UNREACHABLE = "The server cannot be reached. What you typed still stands here: try again when you are back on line.";

/** A cell's own value while it is changed. `stored`: what the page was drawn with; null where the reader wrote nothing. */
export function useOwnValue(cellKey: string, stored: string | null) {
  const router = useRouter();
  const [step, setStep] = useState<Step>({ kind: "calm" });
  /** What was kept since: it holds until the page is drawn with something else. */
  const [kept, setKept] = useState<{ readonly value: string | null; readonly over: string | null } | null>(null);
  const value = kept && kept.over === stored ? kept.value : stored;
  const shown = step.kind === "sending" ? step.typed || null : value;

  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Step["kind"]>("calm");
  useEffect(() => {
    const wasOpen = before.current === "open";
    before.current = step.kind;
    if ((step.kind === "open") === wasOpen) return;
    // What had the focus has gone: who works by keyboard goes on here. Nobody who has gone elsewhere meanwhile is called back.
    const isHere = [document.body, button.current, null].includes(document.activeElement as HTMLElement | null);
    if (!isHere) return;
    if (step.kind === "open") input.current?.select();
    else button.current?.focus({ preventScroll: true });
  }, [step.kind]);

  const leave = () => setStep({ kind: "calm" });
  const open = () => step.kind === "calm" && setStep({ kind: "open", typed: value ?? "", trouble: null });

  async function keep(text: string): Promise<void> {
    const typed = text.trim();
    if (step.kind !== "open") return;
    if (typed === (value ?? "")) return leave();
    setStep({ kind: "sending", typed });
    const answer = await sendOwnValue(cellKey, typed);
    if (!answer.ok) return setStep({ kind: "open", typed: text, trouble: answer.status === 0 ? UNREACHABLE : answer.error.message });
    setKept({ value: answer.value?.value ?? null, over: stored });
    leave();
    router.refresh();
  }

  return { step, value, shown, button, input, open, leave, keep };
}
