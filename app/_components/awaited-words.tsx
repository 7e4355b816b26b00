"use client";

import { memo } from "react";
import { isSameWords, plain, type Words } from "@/lib/words/sentence";
import { fetchedPart, usePart } from "./fetched-part";

const WORDS = fetchedPart(async () => (await import("./rules-words")).RulesWords);

type Props = { readonly text: Words };

const isSame = (one: Props, next: Props): boolean => isSameWords(one.text, next.text);

/** RulesWords, loaded later, for pages that are too heavy to include them: plain text until they are loaded. Not for live regions. */
export const AwaitedWords = memo(function AwaitedWords({ text }: Props) {
  const { part: RulesWords } = usePart(WORDS);
  if (!RulesWords) return plain(text);
  return (
    <span data-phrase="">
      <RulesWords text={text} isPhrase />
    </span>
  );
}, isSame);

const CARD = fetchedPart(async () => (await import("./glossary-card")).GlossaryCard);

/** The GlossaryCard of a page whose words are AwaitedWords. */
export function AwaitedGlossaryCard() {
  const { part: GlossaryCard } = usePart(CARD);
  return GlossaryCard && <GlossaryCard />;
}
