import { QUALITIES } from "./enumerations";

/** What makes a kill-a-base test, of unit groups or of a commander. */
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

/** Who is tested: those near, the whole army, a contingent, whoever was passed or does it, a commander. */
export const TESTED = ["near", "army", "contingent", "passed", "itself", "commander"] as const;
export const KILL_A_BASE_MOMENTS = ["at-once", "phase-end", "turn-end", "dealing"] as const;
export type KillABaseMoment = (typeof KILL_A_BASE_MOMENTS)[number];

/** `elephant`, `battle-wagon`: whatever their quality. */
export const TESTED_BY = [...QUALITIES, "elephant", "battle-wagon"] as const;
export type TestedBy = (typeof TESTED_BY)[number];

export const DIE_SHIFTS = ["rear-support", "steady", "army-commander-killed", "elephants-broken", "nervous"] as const;
export type DieShift = (typeof DIE_SHIFTS)[number];
