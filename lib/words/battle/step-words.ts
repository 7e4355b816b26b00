import type { Step } from "../../model/battle-steps";

/** What a step of the sequence is called above what happened in it. */
export const STEP_WORDS: Readonly<Record<Step, string>> = {
  sitting: "Before the five days",
  role: "Who invades",
  territory: "The territory",
  position: "The first square",
  days: "The five days",
  keep: "The cards that are left",
  flank: "The flanks",
  compulsory: "Compulsory terrain",
  optional: "Optional terrain",
  outscouting: "Out-scouting",
  "first-deployment": "First deployment",
  "secret-orders": "Secret orders",
  deployment: "Deployment",
  finishing: "The last placements",
  scouts: "Scouts",
  ready: "Ready for battle",
  closed: "Over",
  abandoned: "Abandoned",
};
