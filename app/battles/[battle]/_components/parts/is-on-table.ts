import { STEPS, type Step } from "@/lib/model/battle-steps";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";

const ON_TABLE: readonly Step[] = STEPS.slice(STEPS.indexOf("flank"), STEPS.indexOf("closed"));

/** What is done on the battlefield: its part of the page is fetched when the first of these steps is reached. */
export const isOnTable = ({ step }: { readonly step: Step }): boolean => ON_TABLE.includes(step);

/** Where the plan of the battle is; null while there is none. */
export const planOf = (view: BattleView, book: BattleBook): string | null => (hasField(view, book) ? `/battles/${view.battle}/plan` : null);

type Laid = Pick<BattleView, "step" | "roles" | "flank" | "pieces" | "camps" | "units">;

/** Whether there is a battlefield to be seen: from the first step on the table on, and of a battle that was given up, what lay there. */
export function hasField({ step, roles, flank, pieces, camps, units }: Laid, { battlefield }: Pick<BattleBook, "battlefield">): boolean {
  if (!battlefield || !roles) return false;
  if (step === "abandoned") return flank !== null || pieces.length + units.length > 0 || camps.a !== null || camps.b !== null;
  return isOnTable({ step }) || step === "closed";
}
