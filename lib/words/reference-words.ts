import type { RowMark } from "../model/quick-reference";
import { both, counted } from "./phrasing";
import { say, slot } from "./sentence";

/** The page of the quick reference, whole or fitted to an army or a battle. */
export const REFERENCE = {
  title: "Quick reference",
  lead: "The tables you look up during a game. Values that are not from the rulebook are marked. Where a cell is blank, you can enter your own value.",
  asText: "Download as text",
  shown: "How to show it",
  views: { read: "On screen", printed: "As printed" },
  parts: { fight: "For the fight", all: "Everything" },
  sections: "Sections",
  letters: "Dice and cards: K black, W white, G green, Y yellow, R red",
  find: { label: "Find in the reference", hint: "Find: keil, rout, musket…" },
  nothingFound: "Nothing found. Try fewer or shorter words.",
  rows: (all: number) => counted(all, "row"),
  found: (count: number, all: number, sections: number) => `${count} of ${counted(all, "row")}, in ${counted(sections, "section")}`,
  source: "Source",
  blank: "blank",
} as const;

/** How a mark is printed behind the name of its row. */
export const ROW_MARK_WORDS: Readonly<Record<RowMark, string>> = { opponent: "theirs", both: "both" };
export const ROW_MARKS_EXPLAINED = "theirs: only for the opponent; both: for either player";

/** The quick reference of an army. */
export const ARMY_REFERENCE = {
  name: (army: string) => `Quick reference: ${army}`,
  tab: (army: string) => `${army}: quick reference`,
  heading: "Quick reference for this army",
  lead: "Every row this army can use, against any enemy.",
  optionsHidden: "Options are not shown, so every option of its lines is included.",
  column: (name: string) => `the column “${name}”`,
  nothingLeftOut: "Nothing is left out.",
  leftOut: (rows: number, columns: number) =>
    `${both([...(rows > 0 ? [counted(rows, "row")] : []), ...(columns > 0 ? [counted(columns, "column")] : [])])} left out, and why`,
  /** Sections that are not needed during the fight. */
  others: (titles: readonly string[]) =>
    say`Not shown: ${both(titles.map((title) => `“${title}”`))}. They are the same for every army. Find them under “${REFERENCE.parts.all}” or in ${slot("whole", "the whole quick reference")}.`,
} as const;

/** A player's own values in the quick reference. */
export const OWN_VALUES = {
  write: "Enter your own value",
  change: "Change your own value",
  saving: "Saving your own value",
  field: (cell: string) => `Your own value: ${cell}`,
  /** `value`: what the cell shows now, if anything. */
  button: (action: string, value: string | null, cell: string) => `${action}${value === null ? "" : ` ${value}`}: ${cell}`,
  printed: (value: string) => `Printed: ${value}.`,
  clear: "Clear the field to remove yours.",
  unreachable: "The server cannot be reached. Your text is still here: try again when you are online.",
} as const;
