import { QUALITIES } from "./enumerations";

/** What causes a kill-a-base test, for unit groups or a commander. */
export const KILL_A_BASE_CAUSES = [
  "tug-broken",
  "camp-sacked",
  "commander-killed",
  "passed-through",
  "break-off",
  "edge-stopped",
  "commander-left",
  "charge-not-made",
  "desertion",
  "commander-in-file",
  "commander-routed",
] as const;
export type KillABaseCause = (typeof KILL_A_BASE_CAUSES)[number];

/** Who is tested: groups nearby, the whole army, a contingent, groups that were passed, the group itself, or a commander. */
export const TESTED = ["near", "army", "contingent", "passed", "itself", "commander"] as const;
export const KILL_A_BASE_MOMENTS = ["at-once", "phase-end", "turn-end", "dealing"] as const;
export type KillABaseMoment = (typeof KILL_A_BASE_MOMENTS)[number];

/** `elephant` and `battle-wagon` apply whatever their quality. */
export const TESTED_BY = [...QUALITIES, "elephant", "battle-wagon"] as const;
export type TestedBy = (typeof TESTED_BY)[number];

export const DIE_SHIFTS = ["rear-support", "steady", "army-commander-killed", "elephants-broken", "nervous"] as const;
export type DieShift = (typeof DIE_SHIFTS)[number];
