import type { Fault } from "../../model/faults";
import { formWords } from "../forms";
import { numeral } from "../numerals";
import { counted, sentenceCase, spoken } from "../phrasing";
import { plain } from "../sentence";
import { isTroopProblem, troopProblemWords } from "../troops";

type Issue = Parameters<typeof formWords>[0];

/** By the codes that the schema of a whole force gives. */
const TOGETHER: Readonly<Record<string, string>> = {
  "duplicate-unit-number": "Another unit group has this number.",
  "no-such-commander": "This commander was removed. Choose another.",
};

/** For lists that must not be empty. */
const NONE: Readonly<Record<string, string>> = {
  territories: "Choose at least one territory from the army list.",
  units: "Add at least one unit group.",
};

/** The error under a field of a force that is entered by hand. */
export function typedForceWords(issue: Issue): string {
  const field = String(issue.path?.at(-1) ?? "");
  if (issue.code === "too_small" && issue.origin === "array" && NONE[field]) return NONE[field];
  if (issue.code === "too_big" && issue.origin === "array") return `At most ${numeral(Number(issue.maximum))}.`;
  return formWords(issue);
}

/** The error under a field: that of the form, or the one that its schema gives as a code. */
export const typedForceTrouble = (message: string | undefined): string | undefined => message && (TOGETHER[message] ?? message);

const range = ({ min, max }: Fault["params"]): string => (min === max ? String(min) : `${String(min)} to ${String(max)}`);
const bound = (value: unknown): string => numeral(Number(value));

/** The limits of the rulebook that a force breaks, as its player reads them under the field. */
const LIMITS: Readonly<Record<string, (params: Fault["params"]) => string>> = {
  "size-not-of-formation": (p) => `${sentenceCase(spoken(String(p.of)))}: ${range(p)} bases.`,
  "unit-too-small": (p) => `At least ${bound(p.least)} bases.`,
  "sub-commanders-few": (p) => `An army has at least ${counted(Number(p.min), "sub-commander")}, allies included.`,
  "legendary-not-army": () => "Only the army commander can be legendary.",
  "talented-many": (p) => `At most ${bound(p.max)} commanders can be talented or better.`,
  "contingent-few": (p) => `An ally leads at least ${counted(Number(p.min), "unit group")}. Choose them under "Led by".`,
  "contingent-many": (p) => `An ally leads at most ${counted(Number(p.max), "unit group")}.`,
  "leads-nobody": () => "No unit group is left for this commander.",
  "force-groups-many": (p) => `A battle takes at most ${String(p.most)} unit groups. This army has ${String(p.have)}.`,
  "force-bases-many": (p) => `A battle takes at most ${String(p.most)} bases. This army has ${String(p.have)}.`,
};

/** The error under a field that breaks a limit of the rulebook. */
export const forceLimitWords = ({ code, params }: Fault): string =>
  isTroopProblem(code) ? plain(troopProblemWords(code, params)) : (LIMITS[code]?.(params) ?? code);

type Objection = { readonly code: string; readonly message: string };

/** Why an army cannot be used in a battle, where its player can do something about it. */
const UNPLAYABLE: Readonly<Record<string, string>> = {
  "no-army-commander": "This army has no army commander yet. The invasion roll needs one.",
  "no-such-line": "This army has a unit group of a troop type that its list no longer has.",
  "unknown-list": "We do not have the list of this army.",
  "unknown-list-version": "We do not have the list version that this army was built with.",
  "unknown-rules-version": "We do not have the rules version that this army was built with.",
  "no-ready-army": "There is no sample army of this list.",
};

/** The error for what the server objects to in a force, at a place within it. */
export function forceRefusalWords({ code, message }: Objection, path: Fault["path"]): string {
  if (code === "too-small" && path.at(-1) === "units") return "This army has no unit groups yet.";
  return UNPLAYABLE[code] ?? message;
}

/** The choice of an army for a battle, and the form for one that was built elsewhere. */
export const FORCE = {
  mine: "Your army",
  theirs: "The other army",
  yourArmies: "Your armies",
  findSample: "Find a sample army",
  elsewhere: "Built elsewhere",
  byHand: "Enter an army by hand",
  notLegal: (army: string): string => `${army} (not legal)`,
  /** `years`: of the list. */
  sample: (list: string, years: string, legal: boolean): string => `${list}, ${years} · ${legal ? "legal" : "not legal"}`,
  mayFight: "You can still use it. Your opponent sees that it is not legal.",
  newest: (count: number): string => `Only your ${count} newest armies are listed. To use an older one, change and save it first.`,
  unreachable: "The army could not be loaded: the server cannot be reached. Try again.",
  about:
    "Copy the army from where you built it. It stays in this browser until the battle starts. We check it against the rulebook, but not against its army list.",
  name: "Army name",
  territories: "Territories of the army list (up to four). Jungle counts as forest, desert as plains.",
  mapCards: "Map cards",
  scoutingCards: "Scouting cards",
  camp: "Camp",
  armyCommander: "Army commander",
  subCommander: (place: number): string => `Sub-commander ${place}`,
  leader: (place: number, ally: boolean): string => `${ally ? "Ally" : "Sub-commander"} ${place}`,
  commanderClass: "Class",
  ally: "Ally",
  removeSubCommander: (place: number): string => `Remove sub-commander ${place}`,
  addSubCommander: "Add sub-commander",
  unitGroups: "Unit groups",
  countedGroups: (count: number): string => (count === 0 ? "Unit groups" : counted(count, "unit group")),
  unnamed: "No name yet",
  number: "No.",
  unitName: "Name",
  bases: "Bases",
  type: "Type",
  formation: "Formation",
  training: "Training",
  setFormation: "Set formation",
  weapon: "Shooting weapon",
  none: "none",
  ledBy: "Led by",
  ledLater: "decide later",
  characteristics: "Characteristics",
  removeGroup: "Remove unit group",
  duplicateLast: "Duplicate last unit group",
  addGroup: "Add unit group",
  paste: {
    heading: "Paste unit groups",
    how: "One unit group a line: its name, then in any order its bases and what its troops are. For example: Yellow regiment, 6 bases, pike and shot, musket",
    button: "Add these unit groups",
    added: (count: number): string => `${counted(count, "unit group")} added. Anything against the rulebook is marked above.`,
    unclear: (unit: string, words: readonly string[]): string => `${unit}: not understood: ${words.join(", ")}.`,
  },
} as const;
