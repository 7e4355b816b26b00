import type { SourceKind } from "../model/enumerations";

/** What all papers of an army or a battle share: their choices, their leaves, the marks on their figures. */
export const PAPER = {
  which: "Papers",
  names: { sheet: "Army sheet", cards: "Cards", "quick-reference": "Quick reference" },
  readers: { own: "For me", shared: "Full version", opponent: "For the opponent" },
  sizes: { a4: "A4", letter: "US Letter" },
  back: (army: string) => `Back to ${army}`,
  page: (part: number, of: number) => `page ${part} of ${of}`,
  pageLabel: (part: number, of: number) => `Page ${part} of ${of}`,
  copyText: "Copy as text",
  noClipboard: "This browser does not allow copying here. Download the text instead.",
  link: "QR code for the link",
} as const;

export const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  rulebook: "rulebook",
  sibling: "sibling value",
  house: "house value",
};

/** What a player wrote into the quick reference. */
export const OWN_VALUE_NAME = "your own value";
