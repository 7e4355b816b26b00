import type { CommanderClass } from "../model/enumerations";
import { type commanderWords, counted, roleNoun, sentenceCase } from "./phrasing";
import { say } from "./sentence";
import { term } from "./terms";

/** " (+6 points per base)"; nothing for a price of 0. */
const perBase = (points: number): string =>
  points === 0 ? "" : ` (${points < 0 ? "−" : "+"}${counted(Math.abs(points), "point")} per base)`;

const ARTICLES: Readonly<Record<CommanderClass, string>> = { professional: "a", instinctive: "an", tribal: "a" };

/** The forms of the editor, which are fetched when one is opened. */
export const EDITOR_FORMS = {
  terms: {
    form: "Name, year and points",
    name: "Army name",
    year: "Year (optional)",
    anyYear: "any year",
    years: (years: string) => `This list: ${years}`,
    pointsLimit: "Points limit",
    note: "Your notes",
    noteHint: "Only you see notes. They never appear in a shared link or a battle.",
  },

  commander: {
    form: (commander: Parameters<typeof commanderWords>[0]) => `Commander: ${commander.name ?? roleNoun(commander.role)}`,
    name: "Name",
    role: "Role",
    grade: "Grade",
    class: "Class",
    asArmyCommander: ", as the army commander",
    troopsFrom: "Troops from",
    thisList: "This list",
    gradeAdds: (cards: number, points: number) => `, ${counted(cards, "card")}, ${counted(points, "point")}`,
    notInList: " (not in this list)",
    notUnder: (kind: CommanderClass) => ` (not under ${ARTICLES[kind]} ${kind} army commander)`,
  },

  unit: {
    form: (number: number) => `Number, name and command of no. ${number}`,
    number: "No.",
    name: "Name",
    noName: "optional",
    note: "Note",
    command: "Command",
    troopType: "Troop type",
    /** `years`: of the line, where it is not in the list for all of them. */
    line: (name: string, years: string | null) => (years === null ? name : `${name} (${years})`),
    numberTaken: (number: number) => `No. ${number} is already in use.`,
    swap: (number: number) => `Swap with no. ${number}`,
    /** A number that the player fixed. */
    inOrder: "Number automatically",
    option: (name: string, price: number) => `${name}${perBase(price)}`,
    downgrade: say`${term("downgrade", "Downgrade")}:`,
    lowerQuality: (price: number) => `Lower quality${perBase(price)}`,
    lowerFirepower: (price: number) => `Lower firepower${perBase(price)}`,
    split: "Split",
    splitInto: (number: number) => `Split no. ${number} into`,
    parts: (first: number, second: number) => `${first} and ${counted(second, "base")}`,
    duplicate: "Duplicate",
    up: "Move up",
    down: "Move down",
  },
} as const;

/** What is said while a unit group is carried by the keyboard. */
export const CARRYING = {
  place: ({ number, name }: { readonly number: number | null; readonly name: string }) =>
    number === null ? name : `no. ${number}, ${name}`,
  nowhere: "nowhere",
  pickedUp: (what: string) => `Picked up ${what}.`,
  over: (where: string) => `At ${where}.`,
  overNothing: "You cannot drop it here.",
  dropped: (what: string, where: string) => `Dropped ${what} at ${where}.`,
  stays: (what: string) => `${sentenceCase(what)} stays where it was.`,
} as const;

/** The keys of the editor and what they do, as the player presses them. */
export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: "/", does: "Find troops" },
  { keys: "↑ ↓", does: "Go from row to row, in the troops and in the army" },
  { keys: "← →", does: "In the troops: between a troop type’s name and its + button" },
  { keys: "Enter", does: "Open a unit group, or add the troops" },
  { keys: "+ −", does: "More or fewer bases" },
  { keys: "Shift + ↑ ↓", does: "Select several unit groups" },
  { keys: "Ctrl + D", does: "Duplicate the unit group, or those selected" },
  { keys: "Delete", does: "Remove the unit group, or those selected" },
  { keys: "Ctrl + Z", does: "Undo" },
  { keys: "Ctrl + Shift + Z", does: "Redo" },
  { keys: "Ctrl + P", does: "Print the army sheet" },
  { keys: "?", does: "Show these keys" },
];
