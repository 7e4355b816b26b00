import type { Step } from "../../model/enumerations";

/** What each step of the sequence is called. */
export const STEP_WORDS: Readonly<Record<Step, string>> = {
  sitting: "Before the five days",
  role: "Invader and defender",
  territory: "Territory",
  position: "First square",
  days: "The five days",
  keep: "After day five",
  flank: "Secure flank",
  compulsory: "Compulsory terrain",
  optional: "Optional terrain",
  outscouting: "Out-scouting",
  "first-deployment": "First deployment",
  "secret-orders": "Secret orders",
  deployment: "Deployment",
  finishing: "Final placements",
  scouts: "Scouts",
  ready: "Ready for battle",
  closed: "Closed",
  abandoned: "Abandoned",
};
