import { Fragment, type ReactNode } from "react";
import type { Words } from "@/lib/words/sentence";

type Props = {
  readonly words: Words;
  /** How to draw each slot of the sentence, given its text. */
  readonly slots: Readonly<Record<string, (text: string) => ReactNode>>;
};

/** A sentence whose slots the page draws itself, usually links. Words of the rules are plain text here. */
export function Said({ words, slots }: Props) {
  if (typeof words === "string") return words;
  return words.map((part, at) => {
    if (typeof part === "string") return part;
    const text = "slot" in part ? (slots[part.slot]?.(part.text) ?? part.text) : part.text;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts have no identity but their place.
    return <Fragment key={at}>{text}</Fragment>;
  });
}
