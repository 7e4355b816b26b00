import type { Step } from "@/lib/model/battle-steps";

const STEPS: readonly Step[] = [
  "flank",
  "compulsory",
  "optional",
  "first-deployment",
  "secret-orders",
  "deployment",
  "finishing",
  "scouts",
  "ready",
];

/** What is done on the battlefield: its part of the page is fetched when the first of these steps is reached. */
export const isOnTable = ({ step }: { readonly step: Step }): boolean => STEPS.includes(step);
