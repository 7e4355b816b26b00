import type { OddsProblem } from "../model/odds";
import { both, either, spoken } from "./phrasing";

type Params = Readonly<Record<string, unknown>>;

const sideOf = (p: Params): string => String(p.side);
const from = (p: Params): string => (p.least === p.most ? String(p.most) : `from ${String(p.least)} to ${String(p.most)}`);

/** What can be wrong with a question about a fight; each follows the place. */
export const ODDS_PROBLEM_WORDS = {
  "bases-not-allowed": (p) => `is ${String(p.bases)}, but such a unit group has ${from(p)} bases`,
  "files-not-allowed": (p) =>
    `is ${String(p.files)}, but this unit group can be ${either((p.allowed as readonly number[]).map(String))} files wide`,
  "form-not-allowed": (p) => `is "${String(p.form)}", but these troops can only be ${either((p.allowed as readonly string[]).map(spoken))}`,
  "state-not-allowed": (p) => `name ${spoken(String(p.state))}, but these troops have none`,
  "ground-impassable": () => "is ground that these troops cannot enter",
  "already-broken": (p) => `break this unit group, which breaks at ${String(p.breaksAt)} wounds`,
  "no-square": () => "is set, but these troops cannot form square",
  "no-pikes": () => "is set, but these troops have no pikes to drop",
  "never-charges": (p) => `has ${sideOf(p)} charge, but artillery and battle wagons never charge`,
  "must-evade": (p) => `leaves ${sideOf(p)} where it is, but skirmishers charged by a TuG must skirmish or run away`,
  "cannot-evade": (p) => `is "${String(p.response)}", but these troops may not respond to a charge like that`,
  "cannot-counter-charge": (p) =>
    `has ${sideOf(p)} counter-charge, but ${both(["foot charged by mounted", "artillery", "battle wagons"])} may not`,
  "cannot-break-off": (p) => `has ${sideOf(p)} break off, but nobody breaks off from a faster enemy`,
  "nobody-responds": () => "needs one side that charges the other’s front",
  "approach-decides": () => "cannot be set beside an approach, which decides it",
  "cannot-shoot": () => "has nothing to shoot with",
  "out-of-range": (p) => `is ${String(p.distance)} BW, which is out of range`,
  "too-many": () => "are too many, or too large: ask for fewer unit groups at a time",
} as const satisfies Readonly<Record<OddsProblem, (params: Params) => string>>;
