import type { Fault } from "../../model/faults";
import { formWords } from "../form-words";
import { counted, numeral, spoken } from "../phrasing";
import { isTroopProblem, troopProblemWords } from "../troop-problem-words";

type Issue = Parameters<typeof formWords>[0];

/** What the schema of a whole force only names. */
const TOGETHER: Readonly<Record<string, string>> = {
  "duplicate-unit-number": "Another unit group has this number.",
  "no-such-commander": "He no longer comes along: choose another.",
};

/** Lists of which something must be there. */
const NONE: Readonly<Record<string, string>> = {
  territories: "Choose the territories that the army's list names.",
  units: "An army has at least one unit group.",
};

/** What stands under a field of a force that is typed in. */
export function typedForceWords(issue: Issue): string {
  const field = String(issue.path?.at(-1) ?? "");
  if (issue.code === "too_small" && issue.origin === "array" && NONE[field]) return NONE[field];
  if (issue.code === "too_big" && issue.origin === "array") return `At most ${numeral(Number(issue.maximum))}.`;
  return formWords(issue);
}

/** The sentence under a field: that of the form, or of what its schema only names. */
export const typedForceTrouble = (message: string | undefined): string | undefined => message && (TOGETHER[message] ?? message);

const range = ({ min, max }: Fault["params"]): string => (min === max ? String(min) : `${String(min)} to ${String(max)}`);
const bound = (value: unknown): string => numeral(Number(value));

/** What of the rulebook's own limits a force breaks, as its player reads it under the field. */
const LIMITS: Readonly<Record<string, (params: Fault["params"]) => string>> = {
  "size-not-of-formation": (p) => `${spoken(String(p.of)).replace(/^./, (first) => first.toUpperCase())}: ${range(p)} bases.`,
  "unit-too-small": (p) => `At least ${bound(p.least)} bases.`,
  "sub-commanders-few": (p) => `An army has at least ${bound(p.min)} sub-commander${p.min === 1 ? "" : "s"}, allies included.`,
  "legendary-not-army": () => "Only an army commander may be legendary.",
  "talented-many": (p) => `At most ${bound(p.max)} commanders of an army are talented or better.`,
  "contingent-few": (p) => `An ally leads at least ${counted(Number(p.min), "unit group")}: say which.`,
  "contingent-many": (p) => `An ally leads at most ${counted(Number(p.max), "unit group")}.`,
  "leads-nobody": () => "No unit group is left for him to lead.",
  "force-groups-many": (p) => `At most ${String(p.most)} unit groups come to a battle: these are ${String(p.have)}.`,
  "force-bases-many": (p) => `At most ${String(p.most)} bases come to a battle: these are ${String(p.have)} in all.`,
};

/** The sentence under a field for what breaks the rulebook's limits. */
export const forceLimitWords = ({ code, params }: Fault): string =>
  isTroopProblem(code) ? troopProblemWords(code, params) : (LIMITS[code]?.(params) ?? code);

type Told = { readonly code: string; readonly message: string };

/** Why an army cannot be taken into battle, as far as its player can mend it. */
const UNPLAYABLE: Readonly<Record<string, string>> = {
  "no-army-commander": "This army has no army commander yet, and without his grade there is no invasion roll.",
  "no-such-line": "A unit group of this army is of a line that its list no longer has.",
  "unknown-list": "The list of this army is not known here.",
  "unknown-list-version": "The version of its list that this army was built for is not known here.",
  "unknown-rules-version": "The rules that this army was built by are not known here.",
  "no-ready-army": "The house commander has no army of this list.",
};

/** What the server objects to in a force, at a place within it. */
export function forceRefusalWords({ code, message }: Told, path: Fault["path"]): string {
  if (code === "too-small" && path.at(-1) === "units") return "This army has no unit groups yet.";
  return UNPLAYABLE[code] ?? message;
}
