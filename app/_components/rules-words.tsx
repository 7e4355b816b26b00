import { memo, type ReactNode } from "react";
import type { Part, Term, Words } from "@/lib/words/sentence";

/*
 * Words of the rules that open. They carry what they are in `data-term` and nothing else: the page's one GlossaryCard listens for
 * them, so that a sentence costs a list no more than its text, and may as well be drawn by the server.
 */

type WordsProps = {
  readonly text: Words;
  /** Part of a phrase (`data-phrase` around it) whose first word is reached by the keyboard for all of them. */
  readonly inPhrase?: boolean;
  /** The text is a phrase of its own: the keyboard stops at its first word alone. */
  readonly isPhrase?: boolean;
};

const isTerm = (part: Part | undefined): part is Term => typeof part === "object" && "term" in part;

const partsOf = (text: Words): readonly Part[] => (typeof text === "string" ? [text] : text);

const textOf = (part: Part): string => (typeof part === "string" ? part : part.text);

/** What a text has before its first space and after its last, where a word of the rules stands on that side. */
function edgesOf(text: string, afterWord: boolean, beforeWord: boolean) {
  const closing = afterWord ? (/^\S*/.exec(text)?.[0] ?? "") : "";
  const opening = beforeWord ? (/\S*$/.exec(text.slice(closing.length))?.[0] ?? "") : "";
  return { closing, between: text.slice(closing.length, text.length - opening.length), opening };
}

type Word = { readonly opening: string; readonly part: Term; readonly closing: string };

/** A line may break on either side of a button: so the bracket before it and the stop behind it go along with the word. */
function withPunctuation(parts: readonly Part[]): readonly (string | Word)[] {
  const edges = parts.map((part, at) => (isTerm(part) ? null : edgesOf(textOf(part), isTerm(parts[at - 1]), isTerm(parts[at + 1]))));
  return parts.map((part, at) =>
    isTerm(part) ? { opening: edges[at - 1]?.opening ?? "", part, closing: edges[at + 1]?.closing ?? "" } : (edges[at]?.between ?? ""),
  );
}

/** Whether there is anything in a sentence to be opened. */
export const hasRulesWord = (text: Words): boolean => partsOf(text).some(isTerm);

/** A sentence of ours, in which each word of the rules is a small button that says what it means. Not within links or buttons. */
export const RulesWords = memo(function RulesWords({ text, inPhrase = false, isPhrase = false }: WordsProps) {
  const pieces = withPunctuation(partsOf(text));
  const first = pieces.findIndex((piece) => typeof piece !== "string");
  return pieces.map((piece, at) => {
    if (typeof piece === "string") return piece;
    const { opening, part, closing } = piece;
    const isPassed = inPhrase || (isPhrase && at !== first);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's words have no identity but their place.
      <span key={at} className="whitespace-nowrap print:[white-space:inherit]">
        {opening}
        <button type="button" className="rules-word" data-term={part.term} aria-haspopup="dialog" tabIndex={isPassed ? -1 : undefined}>
          {part.text}
        </button>
        {closing}
      </span>
    );
  });
});

const marked = (text: Words): readonly ReactNode[] =>
  partsOf(text).map((part, at) =>
    isTerm(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's words have no identity but their place.
      <span key={at} data-term={part.term}>
        {part.text}
      </span>
    ) : (
      textOf(part)
    ),
  );

type PhraseProps = {
  readonly text: Words;
  /** "Terms of Polish Hussars". Read aloud before the phrase. */
  readonly label: string;
  /** What follows from the phrase without being part of it, in italics. */
  readonly follows?: Words;
};

/** A whole classification as one button, for lists that would otherwise be nothing but buttons. */
export const RulesPhrase = memo(function RulesPhrase({ text, label, follows = "" }: PhraseProps) {
  return (
    <button type="button" className="rules-phrase" data-phrase="" aria-haspopup="dialog">
      <span className="sr-only">{label}: </span>
      {marked(text)}
      {follows !== "" && <em>; {marked(follows)}</em>}
    </button>
  );
});
