/** The fixed vocabularies of odds, and how much may be asked. A page uses them without the schemas. */

/** `barricades`: any defence, hedge or wall. `covered`: in cover from fire. `unreliable`: an ally who does not fight yet. */
export const GROUP_STATES = ["uphill", "commander", "barricades", "stakes", "caltrops", "covered", "unreliable", "nervous"] as const;

/** The ground a unit group may fight on. */
export const FIGHTING_GROUNDS = ["good", "rough", "difficult"] as const;

/** The most bases a unit group may have here, unit groups on each side of a match-up, and what one of them may turn out to be. */
export const ODDS_MOST = { bases: 24, groups: 30, anyOf: 20, near: 12, turns: 30, volleys: 12, distance: 40 } as const;

export const FIGHT_NOTES = ["only-if-engaged", "only-to-finish", "no-flank"] as const;
export type FightNote = (typeof FIGHT_NOTES)[number];

export const LEFT_OUT = [
  "cards",
  "next-file",
  "commander-at-risk",
  "third-parties",
  "table",
  "after-a-response",
  "camps",
  "allies-turning",
] as const;

/** What can be wrong with a question that has the right shape. */
export const ODDS_PROBLEMS = [
  "bases-not-allowed",
  "files-not-allowed",
  "form-not-allowed",
  "state-not-allowed",
  "ground-impassable",
  "already-broken",
  "no-square",
  "no-pikes",
  "never-charges",
  "must-evade",
  "cannot-evade",
  "cannot-counter-charge",
  "cannot-break-off",
  "nobody-responds",
  "approach-decides",
  "cannot-shoot",
  "out-of-range",
  "too-many",
] as const;
export type OddsProblem = (typeof ODDS_PROBLEMS)[number];

/** Volleys of two unit groups of a match-up of which neither may charge. */
export const MATCH_UP_VOLLEYS = 4;

/** Who opens it: mine charge, theirs charge, both shoot, or neither can hurt the other. */
export const OPENINGS = ["mine", "theirs", "fire", "nothing"] as const;
