import { chooseCommand } from "../../advice/choose-command";
import type { AdviceTables } from "../../model/advice-tables";
import type { BattleCommand } from "../../model/battle-command";
import type { Happening } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import { houseDraws } from "../../rules/chance/house-draws";
import { decide } from "../../rules/prebattle/decide";
import type { DecidedCommand } from "../../rules/prebattle/decided-command";
import { toAct } from "../../rules/prebattle/legal-commands";
import { view } from "../../rules/prebattle/view";
import type { Loaded } from "./loaded";

/** The house commander never gives up by himself: whoever plays him may abandon alone. */
const decided = (command: BattleCommand): DecidedCommand => (command.type === "abandon" ? { ...command, otherIsAway: false } : command);

/** What a house commander orders, who sees no more than his seat does. */
function chosen({ battle, seed }: Loaded, seat: SeatName, advice: AdviceTables): BattleCommand {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`the house commander of ${battle.battle} has no force`);
  const chance = houseDraws(seed, battle.battle, battle.seq);
  return chooseCommand({ view: view(battle, seat), force, temper: force.temper ?? "balanced", book: battle.book, advice, chance });
}

/** What the house commander does where a battle waits for him; nothing where it waits for players. */
export function houseAnswer(loaded: Loaded, advice: AdviceTables): readonly Happening[] {
  const { battle, draws } = loaded;
  const seat = toAct(battle).find((one) => battle.seats[one].chair === "house");
  if (seat === undefined) return [];
  const command = chosen(loaded, seat, advice);
  const decision = decide(battle, seat, decided(command), draws);
  if (!decision.ok) throw new Error(`the house commander of ${battle.battle} may not ${command.type}: ${decision.refusal.code}`);
  return decision.events;
}
