import type { ArmySheet, SheetFigure, SheetReader } from "../model/army-sheet";
import type { CampKind, CampQuality } from "../model/enumerations";
import { NUMBER_TERMS } from "./army-numbers";
import type { GlossaryTermId } from "./glossary-terms";
import { both, counted, either, grouped, plural, sentenceCase, withStop } from "./phrasing";
import { joined, say, type Words } from "./sentence";
import { term } from "./terms";
import { breaksAfter } from "./troops";

/** The army sheet: on the page, on paper and as text. */
export const SHEET = {
  which: "Which sheet",
  anyYear: "any year",
  year: (year: number) => `year ${year}`,
  points: (points: number) => `${grouped(points)} points`,
  columns: {
    number: "No.",
    name: "Unit group",
    type: "Type",
    formation: "Formation",
    armour: "Armour",
    quality: "Quality",
    shot: "Shot",
    charge: "Impact",
    melee: "Melee",
    characteristics: "Special",
    bases: "Bases",
    losses: "Losses, breaks",
    points: "Pts",
  },
  losses: "losses",
  after: (losses: string) => `after ${losses}`,
  breaksAfter,
  grades: (count: number) => `can take ${counted(count, "wound")}`,
  notInList: "Not in its list.",
  noSuchLine: "not in its list",
  loose: {
    own: "Unassigned",
    opponent: "Unit groups of the army commander and sub-commanders",
  } satisfies Record<SheetReader, string>,
  leads: (units: string) => `Unit groups: ${units}`,
  floats: "floats",
  groupMoves: (groups: number) => `group moves of ${groups}`,
  range: (widths: number) => `range ${widths} BW`,
  /** Between list, year and points limit. */
  aboutJoint: " · ",
  from: (list: string) => `from ${list}`,
  camp: "Camp",
  /** `boxes`: "[ ][#][/]". */
  campBoxes: (boxes: string) => `${boxes}, sacked at [#]`,
  flankMarches: "Flank marches",
  territories: "Territories",
  verdict: "Verdict",
  versions: "Checked against",
  versionsInText: "Checked against (for the organiser)",
  versionsShown: (editions: readonly string[]) => `${editions.join("; ")} (for the organiser)`,
  notes: "Notes",
  /** Of the sheet on paper, beside the player’s own notes. */
  key: "Key",
  ownNotes: "Your notes",
  withOwnNotes: "Printed",
  withoutOwnNotes: "Left out",
  /** `name`: of the unit group with this number; null for the army itself. */
  ownNote: (number: number | null, name: string | null, note: string) =>
    withStop(number === null ? note : `${number}${name === null ? "" : ` ${name}`}: ${note}`),
  /** `name`: of an organiser's own tables. */
  rulesVersion: (version: string, name?: string) => (name ? `rules tables “${name}” ${version}` : `rules tables ${version}`),
  pointsBy: (name: string) => `points by “${name}”`,
  /** `label`: what they are. */
  versionLine: (label: string, editions: readonly string[]) => `${label}: ${editions.join("; ")}`,
  /** Said of a mark: "° Condotta’s own value". */
  mark: (sign: string, meaning: string) => `${sign} ${meaning}`,
} as const;

/** The figures at the head of the sheet. */
export const FIGURE_TERMS: Readonly<Record<SheetFigure["id"], Words>> = {
  ...NUMBER_TERMS,
  tugs: say`${NUMBER_TERMS.tugs}, ${NUMBER_TERMS.sugs}`,
  territories: say`${term("territory", SHEET.territories)}`,
};

/** In a list of what a commander or a camp is, these names mean something narrower. */
export const FACT_MEANINGS: Readonly<Record<string, GlossaryTermId>> = {
  tribal: "tribal-commander",
  range: "command-range",
};

type March = ArmySheet["flankMarches"][number];

/** "The army breaks at 6 lost TuGs while 1 or 2 TuGs march, at 5 lost while 3 or 4 march." */
export function flankMarchTerms(marches: readonly March[]): Words {
  const points = [...new Set(marches.map((one) => one.breaksAt))];
  const parts = points.map((point, at) => {
    const away = either(marches.filter((one) => one.breaksAt === point).map((one) => one.away));
    const [tug, march] = away === "1" ? (["TuG", "marches"] as const) : (["TuGs", "march"] as const);
    if (at > 0) return `at ${point} lost while ${away} ${march}`;
    const lost = say`lost ${term("tug", plural(point, "TuG"))}`;
    return say`The army ${term("army-breaks", "breaks at")} ${point} ${lost} while ${away} ${term("tug", tug)} ${march}`;
  });
  return withStop(joined(parts, ", "));
}

type Camp = {
  readonly name: string;
  readonly quality: CampQuality;
  readonly width: number;
  readonly depth: number;
  readonly defending: CampKind;
  readonly invading: CampKind;
};

/** "Standard camp, poor, 3 by 2 BW", with what it is at each time where that depends on who invades. */
export function campWords({ name, quality, width, depth, defending, invading }: Camp): string {
  const body = `${quality}, ${width} by ${depth} BW`;
  if (invading === "none") return `No camp when invading; when defending, a ${defending} camp: ${body}`;
  const when = defending === invading ? "" : `: ${defending} when defending, ${invading} when invading`;
  return `${name} camp, ${body}${when}`;
}

/** Notes at the foot of the sheet, a sentence each. */
export const SHEET_NOTES = {
  boxes: "Each box is a base, and each half of it a wound.",
  breaks:
    "The black half breaks the unit group; boxes with a stroke come after that. The losses that break a unit group are written under its boxes.",
  grades: "Commanders: one box for each wound they can take.",
  camp: (bases: number) => `The camp is sacked when it has lost ${counted(bases, "base")}.`,
  /** `names`: of the figures, in small letters. */
  house: (names: readonly string[]) => `${sentenceCase(both(names))} are Condotta’s own, not the official builder’s.`,
  ownTables: (name: string) => `Points and cards are by “${name}”, an organiser’s own tables.`,
  houseMark: (sign: string) => `${sign} marks Condotta’s own values.`,
  hidden: "Not shown: bought options, points, and who commands which unit group.",
} as const;

/** The same of boxes in letters. */
export const BREAKS_IN_TEXT =
  "The [#] box breaks the unit group; the [/] boxes come after that. The losses that break a unit group are written after its boxes.";
