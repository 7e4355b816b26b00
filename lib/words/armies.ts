import type { ArmyOrder, MyArmy } from "../model/stored-army";
import { yearsWords } from "./list-lines";
import { counted, grouped, plural } from "./phrasing";
import { type Part, say, slot, type Words } from "./sentence";
import { COMMON } from "./site";
import { term } from "./terms";

function myVerdict({ judged }: MyArmy): string {
  if (!judged) return "this version of Condotta cannot check it";
  return judged.errors === 0 ? "legal" : `not legal: ${COMMON.problems(judged.errors)}`;
}

/** "Polish-Lithuanian, 1576–1660 · legal". */
export const aboutMyArmy = (army: MyArmy): string =>
  [...(army.list ? [`${army.list.name}, ${yearsWords(army.list.years)}`] : []), myVerdict(army)].join(" · ");

/** A player's armies, the sample armies, a new army, and two compared. */
export const ARMIES = {
  title: "Armies",
  create: "New army",
  anonymous: say`Your armies are saved for this browser only. ${slot("account", "Create an account")} to open them elsewhere.`,
  /** `ended`: by a new password on another device, or by time. */
  signedOut: {
    ended: say`You were signed out. ${slot("account", "Sign in")} to see your armies.`,
    left: say`${slot("account", "Sign in")} to see your armies.`,
  },

  table: {
    army: "Army",
    points: say`${term("points", "Points")}`,
    tugs: "TuGs",
    changed: "Changed",
    compare: "Compare",
    ofLimit: (limit: number) => `of ${grouped(limit)}`,
    pointsBehind: (points: number) => ` · ${counted(points, "point")}`,
    compareOne: (army: string) => `Compare ${army}`,
  },

  ready: {
    title: "Sample armies",
    of: (region: string) => `Sample armies: ${region}`,
    fold: (region: string, count: number) => `${region}: ${counted(count, "army", "armies")}`,
    note: say`Sorted by region. See also ${slot("battles", "the battles that these armies fought")}, on the page of army lists.`,
    about: (list: string, years: string, isLegal: boolean) => `${list}, ${years} · ${isLegal ? "legal" : "not legal"}`,
    battle: "Use in a battle",
  },

  mine: {
    title: "Your armies",
    find: "Find an army",
    findButton: "Find",
    order: "Sort by",
    orders: { changed: "Last changed", name: "Name", list: "Army list", year: "Year" } satisfies Record<ArmyOrder, string>,
    compare: "Compare",
    tickTwo: "Tick two armies to compare them.",
    tickOne: "Tick one more.",
    onlyTwo: "Tick only two.",
    noneFound: "No army matches.",
    tags: "Tags",
    anyTag: "All armies",
    tag: "Tags",
    tagsOf: (army: string) => `Tags of ${army}`,
    tagsTyped: "Tags, separated by commas",
    tagged: (army: string, count: number) => (count === 0 ? `${army} has no tags.` : `${army} has ${counted(count, "tag")}.`),
    notTagged: (army: string, message: string) => `The tags of ${army} were not saved. ${message}`,
    archived: "Archived",
    deletedLately: (days: number) => `Deleted in the last ${counted(days, "day")}`,
    fold: (title: string, count: number) => `${title}: ${grouped(count)}`,
    deletedAt: say`deleted ${slot("moment", "")}`,
    more: (army: string) => `More for ${army}`,
    duplicate: "Duplicate",
    archive: "Archive",
    delete: "Delete",
    restore: "Restore",
    /** The name of a button for one army of several. */
    act: (label: string, army: string) => `${label} ${army}`,
    moved: {
      archive: (army: string) => `Archived “${army}”.`,
      desk: (army: string) => `Restored “${army}”.`,
      bin: (army: string) => `Deleted “${army}”.`,
    },
    duplicated: (army: string) => `Saved as “${army}”.`,
    notMoved: (army: string, message: string) => `${army} was not changed. ${message}`,
    notDuplicated: (army: string, message: string) => `${army} was not duplicated. ${message}`,
    undo: "Undo",
    open: "Open",
  },

  new: {
    title: "New army",
    ownTables: (name: string) => `This army uses the points and cards of the tables “${name}”.`,
    list: "Army list",
    choose: "Choose a list",
    find: "Find a list",
    option: (list: string, years: string) => `${list}, ${years}`,
    notSure: say`Not sure? ${slot("lists", "Browse the lists")}`,
    keynote: (keynote: string): readonly Part[] => say`${keynote} ${slot("list", "Read the list")}`,
    name: "Name",
    pointsLimit: "Points limit",
    size: (points: number) => counted(points, "point"),
    year: "Year (optional)",
    years: (from: number, to: number) =>
      `From ${from} to ${to}. The year decides which troops you may take. Without one, we tell you in which years your army is legal.`,
    anyYear: "The year decides which troops you may take. Without one, we tell you in which years your army is legal.",
    yearOutside: (from: number, to: number) => `Enter a year from ${from} to ${to}.`,
    create: "Create army",
    saving: "Saving…",
  },

  /** At the address of an army that was begun in another browser, or that was discarded. */
  notBegunHere: {
    heading: "This army is not in this browser",
    text: say`It was begun without a connection in another browser, or it was discarded. See ${slot("armies", "your armies")} or ${slot("start", "begin another")}.`,
  },

  /** At the address of an army that is not the reader's, or of none: the same words for both. */
  notYours: {
    heading: "Sign in to open this army",
    text: "This army belongs to an account, or it was deleted. If it is yours, sign in to open it.",
    headingSignedIn: "This army is not in your account",
    textSignedIn: (email: string) => `You are signed in as ${email}. The army belongs to another account, or it was deleted.`,
    signIn: "Sign in",
    elsewhere: say`Go to ${slot("armies", "your armies")} or ${slot("lists", "the army lists")}.`,
  },

  compare: {
    title: "Compare two armies",
    one: "First army",
    other: "Second army",
    choose: "Choose an army",
    compare: "Compare",
    swap: "Swap",
    unknown: "You have no such army. It may have been deleted, or belong to another account.",
    caption: (one: string, other: string) => `${one} and ${other} compared`,
    key: "≠ differs",
    differs: "Differs: ",
    armies: "The armies",
    numbers: "Numbers",
    campAndCommanders: "Camp and commanders",
    troops: "Troops",
    troopsOf: (list: string) => `Troops of ${list}`,
    verdict: "Verdict",
    list: say`${term("army-list", "List")}`,
    year: say`${term("year", "Year")}`,
    anyYear: "any year",
    limit: say`${term("points-limit", "Points limit")}`,
    camp: say`${term("camp", "Camp")}`,
    none: "none",
    from: (list: string) => `from ${list}`,
    commander: (name: string | null, about: Words): Words => (name === null ? about : say`${name}: ${about}`),
    taken: (troops: Words, points: number): Words => say`${troops}, ${grouped(points)} ${term("points", plural(points, "point"))}`,
    more: (value: number, what: "base" | "point") => `${value > 0 ? "+" : "−"}${counted(Math.abs(value), what)}`,
  },
} as const;
