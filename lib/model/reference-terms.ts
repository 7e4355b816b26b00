/** The sections of the quick reference, in order. */
export const REFERENCE_SECTIONS = [
  "turn-sequence",
  "before-the-battle",
  "cards",
  "commanders",
  "prompted-actions",
  "movement",
  "charges",
  "dice-and-claims",
  "combat",
  "shooting",
  "kill-a-base",
  "breaking",
  "camps",
  "marches-and-ambushes",
  "allies",
  "victory-points",
] as const;
export type ReferenceSectionId = (typeof REFERENCE_SECTIONS)[number];

/**
 * How a column's cells are drawn: words; dice by letter ("R+W"); command cards by letter ("G/Y/R", "no", "–"); the six faces of a die in
 * words ("skull wound wound special blank blank").
 */
export const COLUMN_KINDS = ["text", "dice", "cards", "faces"] as const;
