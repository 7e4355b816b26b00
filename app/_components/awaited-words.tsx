"use client";

import { memo } from "react";
import { plain, type Words } from "@/lib/words/sentence";
import { fetchedPart, usePart } from "./fetched-part";

const WORDS = fetchedPart(async () => (await import("./rules-words")).RulesWords);

/**
 * RulesWords where a page is too heavy to carry them from the start: plain text until they are fetched. Only for what is not read
 * out as it changes.
 */
export const AwaitedWords = memo(function AwaitedWords({ text }: { readonly text: Words }) {
  const { part: RulesWords } = usePart(WORDS);
  if (!RulesWords) return plain(text);
  return (
    <span data-phrase="">
      <RulesWords text={text} isPhrase />
    </span>
  );
});
