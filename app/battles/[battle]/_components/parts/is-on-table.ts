import { STEPS, type Step } from "@/lib/model/battle-steps";

const ON_TABLE: readonly Step[] = STEPS.slice(STEPS.indexOf("flank"), STEPS.indexOf("closed"));

/** What is done on the battlefield: its part of the page is fetched when the first of these steps is reached. */
export const isOnTable = ({ step }: { readonly step: Step }): boolean => ON_TABLE.includes(step);
