"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { plain } from "@/lib/words/sentence";
import { fetchedPart, usePart } from "./fetched-part";
import type { Line } from "./line-words";

/** Imported as in AwaitedWords: through another file they would be bundled twice. */
export const LINE_WORDS = fetchedPart(async () => {
  const [{ RulesWords, hasRulesWord }, { stepOn, stopOf }] = await Promise.all([import("./rules-words"), import("./line-words")]);
  return { RulesWords, hasRulesWord, stepOn, stopOf };
});

type LineWords = {
  /** The sentence of a line with its words of the rules; plain text until they are loaded. */
  readonly words: (line: Line) => ReactNode;
  /** Handlers for the element around all the lines. */
  readonly keys: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onKeyDown: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  };
};

/**
 * Words of the rules in a list of many lines. The Tab key stops once in the list, at the line where it last was, and the arrow keys move
 * from line to line. New and removed lines do not move the stop or the focus. Not for live regions.
 */
export function useLineWords(lines: readonly Line[]): LineWords {
  const { part } = usePart(LINE_WORDS);
  const [wanted, setWanted] = useState<number | null>(null);
  const stop = useMemo(() => part?.stopOf(lines, wanted, part.hasRulesWord) ?? null, [part, lines, wanted]);
  const words = ({ seq, sentence }: Line): ReactNode =>
    part ? (
      <span data-phrase="" data-line={seq}>
        <part.RulesWords text={sentence} isPhrase={seq === stop} inPhrase={seq !== stop} />
      </span>
    ) : (
      plain(sentence)
    );
  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const line = target.closest<HTMLElement>("[data-line]");
    if (line) setWanted(Number(line.dataset.line));
  }
  return { words, keys: { onFocus, onKeyDown: part?.stepOn } };
}
