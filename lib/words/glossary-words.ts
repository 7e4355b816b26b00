import { counted } from "./phrasing";

/** The glossary: its page, and the card that opens a word of the rules. */
export const GLOSSARY_WORDS = {
  title: "Glossary",
  description: "Every troop, weapon, characteristic, formation and term of Renatio et Gloriam in a sentence or two.",
  lead: (count: number) => `${count} terms of the rules, explained in our own words. Tap a term in a sentence to open it.`,
  kinds: "Kinds of terms",
  find: { label: "Find in the glossary", hint: "Find: keil, rout, musket…" },
  nothingFound: "Nothing found. Try fewer or shorter words.",
  found: (count: number, all: number) => `${count} of ${counted(all, "term")}`,
  rulebook: (heading: string) => `Rulebook, ${heading}.`,
  card: "What it means",
  cardOf: (names: readonly string[]) => `What it means: ${names.join(", ")}`,
  failed: "The meanings could not be loaded.",
} as const;
