import { randomBytes } from "node:crypto";
import { chooseCommand, reckonAhead } from "../../advice/choose-command";
import type { AdviceTables } from "../../model/advice";
import type { BattleCommand } from "../../model/battle-command";
import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import { houseDraws } from "../../rules/chance/house-draws";
import type { Battle } from "../../rules/prebattle/battle";
import { decide } from "../../rules/prebattle/decide";
import { toAct } from "../../rules/prebattle/legal-commands";
import { view } from "../../rules/prebattle/view";
import { decidedCommand } from "./decided-command";
import { inTurns } from "./in-turns";
import type { Loaded } from "./loaded";

/** Orders are still secret when the seed is public. Derived from the seed, anybody with this program could compute them. */
const outlastsSeed = ({ step }: Battle): boolean => step === "secret-orders";

/** The computer's orders. It sees no more than its seat. */
async function chosen({ battle, seed }: Loaded, seat: SeatName, advice: AdviceTables): Promise<BattleCommand> {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`the house commander of ${battle.battle} has no force`);
  const chance = houseDraws(outlastsSeed(battle) ? randomBytes(seed.length) : seed, battle.battle, battle.seq);
  const question = { view: view(battle, seat), force, temper: force.temper ?? "balanced", book: battle.book, advice, chance };
  await inTurns(reckonAhead(question));
  return chooseCommand(question);
}

/** What the computer does when it is its turn; null when the battle waits for players. */
export async function houseAnswer(loaded: Loaded, advice: AdviceTables, at: Date): Promise<readonly Happening[]> {
  const { battle, draws } = loaded;
  const seat = toAct(battle).find((one) => battle.seats[one].chair === "house");
  if (seat === undefined) return [];
  const command = await chosen(loaded, seat, advice);
  const decision = decide(battle, seat, decidedCommand(command, loaded, seat, at), draws);
  if (!decision.ok) throw new Error(`the house commander of ${battle.battle} may not ${command.type}: ${decision.refusal.code}`);
  return decision.events;
}
