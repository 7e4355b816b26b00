import type { BattleCommand } from "../model/battle-command";
import { chooseCommand, type Question } from "./choose-command";
import { hasChoiceAtTable } from "./table/choose-at-table";

/**
 * "Deploy for me", "lay the terrain for me": what the house commander would do in this seat's place at the table; null where the seat is not
 * waited for, or for nothing of the table. A player has the temper that he names.
 */
export function suggestCommand(question: Question): BattleCommand | null {
  const { view } = question;
  if (view.seat === null || !hasChoiceAtTable(question)) return null;
  return chooseCommand({ ...question, view: { ...view, abandonOffered: { a: false, b: false } } });
}
