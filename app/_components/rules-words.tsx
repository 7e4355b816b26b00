import { memo, type ReactNode } from "react";
import { splitByTerms, type TermPart } from "@/lib/words/find-terms";

/*
 * Words of the rules that open. They carry what they are in `data-term` and nothing else: the page's one GlossaryCard listens for
 * them, so that a sentence costs a list no more than its text, and may as well be drawn by the server.
 */

type WordsProps = {
  readonly text: string;
  /** What stood before it, where a table spreads a phrase over columns: it decides between two senses of a word. */
  readonly before?: string;
  /** Part of a phrase (`data-phrase` around it) whose first word is reached by the keyboard for all of them. */
  readonly inPhrase?: boolean;
};

const drawn = (parts: readonly TermPart[], word: (part: TermPart, at: number) => ReactNode): readonly ReactNode[] =>
  parts.map((part, at) => (part.term === null ? part.text : word(part, at)));

/** A sentence of ours, in which each word of the rules is a small button that says what it means. Not within links or buttons. */
export const RulesWords = memo(function RulesWords({ text, before, inPhrase = false }: WordsProps) {
  return drawn(splitByTerms(text, before), (part, at) => (
    <button key={at} type="button" className="rules-word" data-term={part.term} aria-haspopup="dialog" tabIndex={inPhrase ? -1 : undefined}>
      {part.text}
    </button>
  ));
});

const marked = (text: string): readonly ReactNode[] =>
  drawn(splitByTerms(text), (part, at) => (
    <span key={at} data-term={part.term}>
      {part.text}
    </span>
  ));

type PhraseProps = {
  readonly text: string;
  /** "What these words mean: Polish Hussars". Read aloud before the phrase. */
  readonly label: string;
  /** What follows from the phrase without being part of it, in italics. */
  readonly follows?: string;
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
