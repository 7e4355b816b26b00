import type { SourceKind } from "../model/enumerations";

/** What a word of the rules means, in our own words. `heading` is where the rulebook says so; of what it does not say, why we do. */
export type GlossaryEntry = { readonly sentence: string; readonly source: SourceKind; readonly heading: string };

const from =
  (source: SourceKind) =>
  (heading: string, sentence: string): GlossaryEntry => ({ sentence, source, heading });

export const rulebook = from("rulebook");
export const sibling = from("sibling");
export const house = from("house");
