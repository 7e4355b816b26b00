"use client";

import { fetchedPart, usePart } from "./fetched-part";

const CARD = fetchedPart(async () => (await import("./glossary-card")).GlossaryCard);

/** The GlossaryCard of a page whose words are AwaitedWords. */
export function AwaitedGlossaryCard() {
  const { part: GlossaryCard } = usePart(CARD);
  return GlossaryCard && <GlossaryCard />;
}
