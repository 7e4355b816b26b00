"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { plain } from "@/lib/words/sentence";
import { fetchedPart, usePart } from "./fetched-part";
import type { Line } from "./line-words";

/** The words are fetched as AwaitedWords fetches them: by way of another file they would come twice. */
export const LINE_WORDS = fetchedPart(async () => {
  const [{ RulesWords, hasRulesWord }, { stepOn, stopOf }] = await Promise.all([import("./rules-words"), import("./line-words")]);
  return { RulesWords, hasRulesWord, stepOn, stopOf };
});

type LineWords = {
  /** The sentence of a line, its words of the rules to be opened: plain text until they are fetched. */
  readonly words: (line: Line) => ReactNode;
  /** For the element that all the lines stand in. */
  readonly keys: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onKeyDown: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  };
};

/**
 * Words of the rules in a list of many lines: the keyboard stops once for all of them, at the line where it last was, and goes from line
 * to line by the arrow keys. Lines that come and go leave the stop, and the focus, where they are. As AwaitedWords, only for what is not
 * read out as it changes.
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
