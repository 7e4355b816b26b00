import type { CampKind, CommanderRole } from "../model/enumerations";
import type { Years } from "../model/identifiers";
import { countedTerm, groupsWords } from "./army-terms";
import { yearsWords } from "./list-lines";
import { both, commanderWords, counted, grouped, roleNoun, sentenceCase } from "./phrasing";
import { say, type Words } from "./sentence";
import { term } from "./terms";

type Named = Parameters<typeof commanderWords>[0];
type Numbered = { readonly number: number; readonly name: string };

const numbered = ({ number, name }: Numbered): string => `no. ${number}, ${name}`;
/** The same inside a sentence. */
const called = ({ number, name }: Numbered): string => `no. ${number} ${name}`;
/** The editor of an army. */
export const EDITOR = {
  pageTitle: (army: string) => `${army} · Condotta`,
  loadingList: "Loading the army list…",
  noScript: "You need JavaScript to build an army. You can read the lists without it.",
  listColumn: "Army list",
  verdictColumn: "Legality and numbers",
  bar: "This army",
  fillRest: "Fill the rest",
  tools: "Actions on this army",
  skip: "Skip to the unit groups",

  terms: {
    edit: "Edit",
    summary: (year: number | null, limit: number) => `${year ?? "any year"} · ${counted(limit, "point")}`,
  },

  camp: {
    label: say`${term("camp", "Camp")}`,
    kind: "Camp type",
    quality: "Camp quality",
    kindOption: (kind: CampKind) => (kind === "none" ? "No camp" : `${sentenceCase(kind)} camp`),
  },

  menu: {
    share: "Share…",
    more: "More",
    export: "Export…",
    papers: { sheet: "Army sheet", cards: "Cards", "quick-reference": "Army reference" },
    shortPapers: { sheet: "Sheet", cards: "Cards", "quick-reference": "Army ref." },
    afterSending: (label: string) => `${label}: available once the army is saved on the server`,
    afterSaving: (paper: string) => `${paper}: available once the army is saved`,
    battle: "Use in a battle",
    toBattle: "Battle",
    compare: "Compare armies",
    keys: "Keyboard shortcuts",
    duplicate: "Duplicate",
    duplicating: "Duplicating…",
    archive: "Archive",
    delete: "Delete",
    report: "Report a problem…",
    isArchived: "This army is archived.",
    isDeleted: "This army is deleted.",
    restore: "Restore",
  },

  dialogs: { share: "Share", export: "Export", report: "Report a problem", keys: "Keyboard shortcuts" },

  muster: {
    region: "Unit groups",
    number: "No.",
    unitGroup: "Unit group",
    bases: "Bases",
    breaks: "Breaks after",
    breaksAfter: "breaks after",
    points: "Points",
    pick: (number: number) => `Select no. ${number}`,
    remove: (number: number) => `Remove no. ${number}`,
    copy: (number: number) => `Duplicate no. ${number}`,
    picked: (count: number) => `${grouped(count)} selected`,
    picks: "Selected unit groups",
    moveTo: "Move to…",
    copyAll: "Duplicate",
    removeAll: "Remove",
    unpick: "Clear selection",
    putAll: "Assign all to…",
    renumber: "Renumber from the top",
  },

  unassigned: {
    name: "Unassigned",
    note: (groups: number) => `: give ${groups === 1 ? "it" : "them"} a command by the end of deployment`,
  },

  commander: {
    cards: (count: number) => counted(count, "card"),
    groups: (count: number) => counted(count, "unit group"),
    points: (points: number) => counted(points, "point"),
    allPoints: " points with the unit groups",
    /** With `name`, the name stands before it. `list`: of an ally's troops, where it is not the army's own. */
    about: (role: CommanderRole, grade: string, kind: string, hasName: boolean, list: string | null) =>
      `${hasName ? `${roleNoun(role)}, ` : ""}${list === null ? "" : `list ${list}, `}${grade}, ${kind}`,
    addArmy: "Add an army commander",
    addSub: "Add a sub-commander",
    addAlly: "Add an ally",
    full: (most: number) => `An army can have at most ${counted(most, "commander")}.`,
    /** `isOwn`: from the army's own list. `years`: those in which he may come. */
    allyFrom: (list: string, isOwn: boolean, years: readonly Years[] = []) =>
      isOwn ? `Internal ally (own list: ${list})` : years.length > 0 ? `${list} (${both(years.map(yearsWords))})` : list,
    unknownAllies: "This list has other allies, from players’ own lists that have problems or were not shared with this list.",
    /** What comes with an ally. */
    allyBrings: (groups: number, points: number) =>
      `Commander and ${counted(groups, "unit group")}: ${counted(points, "point")}. You can change the unit groups.`,
  },

  unit: {
    isNew: "new",
    noted: (note: string) => `Note: ${note}`,
    loweredTo: (quality: string) => `quality lowered to ${quality}`,
    firepowerLowered: "firepower lowered",
    fewer: (number: number) => `Fewer bases of no. ${number}`,
    bases: (number: number) => `Bases of no. ${number}`,
    more: (number: number) => `More bases of no. ${number}`,
    pointsAfterFigure: " points",
    /** `line` where the unit group has a name of its own. */
    nature: (line: string | null, troop: Words, losses: Words): Words =>
      say`${line === null ? sentenceCase(troop) : say`${line}: ${troop}`}. ${term("break-point", "Breaks")} after losing ${losses}.`,
  },

  drag: {
    nature: "movable",
    instructions:
      "Press Space or Enter to pick up the unit group, then move it with the arrow keys. Press Space or Enter again to drop it, or Escape to cancel.",
    grip: (unit: Numbered) => `Move ${numbered(unit)}`,
  },

  verdict: {
    ofLimit: (limit: number, left: number) => `of ${grouped(limit)} · ${counted(Math.abs(left), "point")} ${left >= 0 ? "left" : "over"}`,
    more: (count: number) => `And ${grouped(count)} more.`,
    addMissing: "Add everything that is missing",
    removeAlly: (groups: number) => (groups === 0 ? "Remove the ally" : `Remove the ally with ${counted(groups, "unit group")}`),
    allyAgain: (commander: Named, list: string) => `Make ${commanderWords(commander)} an ally (${list})`,
    fixTo: (fix: string, commander: Named) => `${fix} to ${commanderWords(commander)}`,
    grow: (unit: Numbered, more: number) => `Add ${counted(more, "base")} to ${called(unit)}`,
    /** What to save points by. `bases` 0: without it. */
    saving: (unit: Numbered, bases: number, left: number) =>
      `${bases === 0 ? `Remove ${called(unit)}` : `Cut ${called(unit)} to ${counted(bases, "base")}`} (${left >= 0 ? `leaves ${counted(left, "point")} to spend` : `still ${counted(-left, "point")} over`})`,
    show: "Show where",
    showWhere: (message: string) => `Show where: ${message}`,
    /** `doubles`: unit groups among them that count double. */
    tugs: (tugs: number, doubles: number) =>
      doubles === 0 ? grouped(tugs) : `${grouped(tugs)} (${grouped(doubles)} ${doubles === 1 ? "counts" : "count"} double)`,
    breaksAt: (at: number, tugs: number) => `${at} of ${counted(tugs, "TuG")}`,
    meaning: (number: Words): Words => say`In the glossary: ${number}`,
    /** In the bar of a phone. */
    spent: (points: number, limit: number, left: number) =>
      `${grouped(points)} of ${grouped(limit)}, ${grouped(Math.abs(left))} ${left >= 0 ? "left" : "over"}`,
    tally: (verdict: string, tugs: number) => `${verdict} · ${counted(tugs, "TuG")}`,
  },

  undo: {
    undo: "Undo",
    redo: "Redo",
    step: (button: string, step: string) => `${button}: ${step}`,
    /** The first sentence of a step, and how many more there are. */
    several: (first: string, more: number) => (more > 0 ? `${first}, and ${grouped(more)} more` : first),
    nothing: "no change",
  },
} as const;

/** What a commander is, with the words of the rules named: "Army commander, talented, professional." */
export const commanderNature = (role: Words, grade: Words, kind: Words): Words => say`${sentenceCase(role)}, ${grade}, ${kind}.`;

/** "12 bases in 2 unit groups". */
export const basesInGroups = (bases: number, groups: number): Words => say`${countedTerm(bases, "base", "base")} in ${groupsWords(groups)}`;
