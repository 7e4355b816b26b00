import { memo, type ReactNode } from "react";
import { isSameWords, type Part, type Term, type Words } from "@/lib/words/sentence";

/**
 * Words of the rules that open a card. They have only a `data-term`: the page's one GlossaryCard listens for them, so that long lists stay
 * light and the server can draw them too.
 */

type WordsProps = {
  readonly text: Words;
  /** Part of a phrase (`data-phrase` around it) whose first word is reached by the keyboard for all of them. */
  readonly inPhrase?: boolean;
  /** The text is a whole phrase: the Tab key stops only at its first word. */
  readonly isPhrase?: boolean;
};

const isTerm = (part: Part | undefined): part is Term => typeof part === "object" && "term" in part;

const partsOf = (text: Words): readonly Part[] => (typeof text === "string" ? [text] : text);

const textOf = (part: Part): string => (typeof part === "string" ? part : part.text);

/** The characters of a text that touch a word of the rules on either side. */
function edgesOf(text: string, afterWord: boolean, beforeWord: boolean) {
  const closing = afterWord ? (/^\S*/.exec(text)?.[0] ?? "") : "";
  const opening = beforeWord ? (/\S*$/.exec(text.slice(closing.length))?.[0] ?? "") : "";
  return { closing, between: text.slice(closing.length, text.length - opening.length), opening };
}

type Word = { readonly opening: string; readonly part: Term; readonly closing: string };

/** A line can break on either side of a button, so brackets and stops that touch a word stay with it. */
function withPunctuation(parts: readonly Part[]): readonly (string | Word)[] {
  const edges = parts.map((part, at) => (isTerm(part) ? null : edgesOf(textOf(part), isTerm(parts[at - 1]), isTerm(parts[at + 1]))));
  return parts.map((part, at) =>
    isTerm(part) ? { opening: edges[at - 1]?.opening ?? "", part, closing: edges[at + 1]?.closing ?? "" } : (edges[at]?.between ?? ""),
  );
}

/** Whether a sentence has a word of the rules. */
export const hasRulesWord = (text: Words): boolean => partsOf(text).some(isTerm);

const isSame = (one: WordsProps, next: WordsProps): boolean =>
  one.inPhrase === next.inPhrase && one.isPhrase === next.isPhrase && isSameWords(one.text, next.text);

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
}, isSame);

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
  /** What follows from the phrase, in italics. */
  readonly follows?: Words;
};

/** A whole classification as one button, for lists that would otherwise be full of buttons. */
export const RulesPhrase = memo(function RulesPhrase({ text, label, follows = "" }: PhraseProps) {
  return (
    <button type="button" className="rules-phrase" data-phrase="" aria-haspopup="dialog">
      <span className="sr-only">{label}: </span>
      {marked(text)}
      {follows.length > 0 && <em>; {marked(follows)}</em>}
    </button>
  );
});
