import type { BattleView } from "@/lib/model/battle-view";
import { STEPS, type Step } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";

const ON_TABLE: readonly Step[] = STEPS.slice(STEPS.indexOf("flank"), STEPS.indexOf("closed"));

/** The steps on the battlefield: its part of the page is fetched at the first of them. */
export const isOnTable = ({ step }: { readonly step: Step }): boolean => ON_TABLE.includes(step);

/** The address of the battle plan; null while there is none. */
export const planOf = (view: BattleView, book: BattleBook): string | null => (hasField(view, book) ? `/battles/${view.battle}/plan` : null);

type Laid = Pick<BattleView, "step" | "roles" | "flank" | "pieces" | "camps" | "units">;

/** Whether there is a battlefield to see: from the first step on the table, or what was on it when the battle was abandoned. */
export function hasField({ step, roles, flank, pieces, camps, units }: Laid, { battlefield }: Pick<BattleBook, "battlefield">): boolean {
  if (!battlefield || !roles) return false;
  if (step === "abandoned") return flank !== null || pieces.length + units.length > 0 || camps.a !== null || camps.b !== null;
  return isOnTable({ step }) || step === "closed";
}
