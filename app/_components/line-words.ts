import type { KeyboardEvent } from "react";
import type { Words } from "@/lib/words/sentence";

export type Line = { readonly seq: number; readonly sentence: Words };

/** The line at which the Tab key stops: the wanted one, or else the first with a word of the rules. */
export function stopOf(lines: readonly Line[], wanted: number | null, has: (sentence: Words) => boolean): number | null {
  const hasWord = ({ sentence }: Line) => has(sentence);
  const stop = lines.find((line) => line.seq === wanted && hasWord(line)) ?? lines.find(hasWord);
  return stop?.seq ?? null;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key moves the focus among so many places; null for other keys. */
export const placeAfter = (key: string, at: number, last: number): number | null => STEPS[key]?.(at, last) ?? null;

/** Moves the focus from the words of one line to those of another. Folded lines are not drawn, so they are skipped. */
export function stepOn(event: KeyboardEvent<HTMLElement>): void {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const line = event.target instanceof Element ? event.target.closest("[data-line]") : null;
  if (!line || !isPlain) return;
  const words = [...event.currentTarget.querySelectorAll("[data-line]")].flatMap((one) => one.querySelector("button") ?? []);
  const at = words.findIndex((word) => line.contains(word));
  const to = placeAfter(event.key, at, words.length - 1);
  if (to === null) return;
  event.preventDefault();
  words[to]?.focus();
}
