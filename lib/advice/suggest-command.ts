import type { BattleCommand } from "../model/battle-command";
import { chooseCommand, type Question } from "./choose-command";
import { hasChoiceAtTable } from "./table/choose-at-table";

/**
 * "Deploy for me", "Lay the terrain for me": what the computer would do in this seat's place on the table. Null if the seat has nothing to
 * do there. For a player the question names the style.
 */
export function suggestCommand(question: Question): BattleCommand | null {
  const { view } = question;
  if (view.seat === null || !hasChoiceAtTable(question)) return null;
  return chooseCommand({ ...question, view: { ...view, abandonOffered: { a: false, b: false } } });
}
