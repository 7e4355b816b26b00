/** The steps of a battle, in order. */
export const STEPS = [
  "sitting",
  "role",
  "territory",
  "position",
  "days",
  "keep",
  "flank",
  "compulsory",
  "optional",
  "outscouting",
  "first-deployment",
  "secret-orders",
  "deployment",
  "finishing",
  "scouts",
  "ready",
  "closed",
  "abandoned",
] as const;
export type Step = (typeof STEPS)[number];
