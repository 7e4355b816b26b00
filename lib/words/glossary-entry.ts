import type { SourceKind } from "../model/enumerations";
import type { Words } from "./sentence";
import { marked, unmarked } from "./terms";

/** What a word of the rules means, in our own words. `heading` is its place in the rulebook, or our reason where the rulebook has none. */
export type GlossaryEntry = {
  /** With the other words of the rules named. */
  readonly words: Words;
  readonly sentence: string;
  readonly source: SourceKind;
  readonly heading: string;
};

const from =
  (source: SourceKind) =>
  (heading: string, text: string): GlossaryEntry => ({ words: marked(text), sentence: unmarked(text), source, heading });

export const rulebook = from("rulebook");
export const sibling = from("sibling");
export const house = from("house");
