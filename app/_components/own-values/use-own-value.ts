"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { type Answer, askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { visitorHeaders } from "@/app/_components/first-save";
import type { OwnValue } from "@/lib/model/quick-reference";
import { OWN_VALUES } from "@/lib/words/reference";
import { type Step, useWriting } from "./writing-here";

/** Keeps what was typed for a cell, or takes back what stood there where nothing was. */
const sendOwnValue = (key: string, typed: string): Promise<Answer<OwnValue | null>> =>
  typed === ""
    ? askServer<null>("DELETE", `/api/own-values/${key}`)
    : askServer<OwnValue>("PUT", `/api/own-values/${key}`, { body: { value: typed }, headers: visitorHeaders() });

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
export function useOwnValue(cellKey: string, stored: string | null) {
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
