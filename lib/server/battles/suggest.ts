import { randomInt } from "node:crypto";
import { reckonAhead } from "../../advice/choose-command";
import { suggestCommand } from "../../advice/suggest-command";
import type { Suggestion } from "../../model/advice";
import type { SeatName } from "../../model/by-seat";
import { view } from "../../rules/prebattle/view";
import { running } from "../running";
import type { BattleServer } from "./battle-server";
import { inTurns } from "./in-turns";
import type { Loaded } from "./loaded";

/**
 * A good command for a seat at the table now; null if it has nothing to do there. It is not predictable, because orders may depend on it.
 */
export async function suggest(
  { battle }: Loaded,
  seat: SeatName,
  { knowledge }: Pick<BattleServer, "knowledge"> = running(),
): Promise<Suggestion | null> {
  const { force } = battle.seats[seat];
  if (!force) return null;
  const { advice } = knowledge.catalog;
  const question = { view: view(battle, seat), force, temper: "balanced", book: battle.book, advice, chance: randomInt } as const;
  await inTurns(reckonAhead(question));
  const command = suggestCommand(question);
  return command && { command };
}
