import { randomBytes } from "node:crypto";
import { chooseCommand, reckonAhead } from "../../advice/choose-command";
import type { Catalog } from "../../catalog/load-catalog";
import type { BattleCommand } from "../../model/battle-command";
import type { Happening } from "../../model/battle-event";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { houseDraws } from "../../rules/chance";
import type { Battle } from "../../rules/prebattle/battle";
import type { DecidedCommand } from "../../rules/prebattle/battle-step";
import { decide } from "../../rules/prebattle/decide";
import { toAct } from "../../rules/prebattle/sequence";
import { view } from "../../rules/prebattle/view";
import { DAY } from "../limits";
import { likelyTroops } from "./advice";
import { inTurns } from "./in-turns";
import type { Loaded } from "./loaded";

/** Whether the battle has waited for the other seat for so many days that its consent is not needed. */
function otherIsAway({ battle, acted }: Loaded, seat: SeatName, now: Date, days: number): boolean {
  const isWaitedFor = toAct(battle).includes(otherSeat(seat));
  return isWaitedFor && now.getTime() - Math.max(acted.a, acted.b) >= days * DAY;
}

const SALT_BYTES = 16;

/** Never derived from the battle's seed or the computer's: the seed is published while orders are still secret. */
const newSalts = (count: number): string[] => Array.from({ length: count }, () => randomBytes(SALT_BYTES).toString("hex"));

/** A command with the values that only the server knows, for the rules to decide. */
export function decidedCommand(command: BattleCommand, loaded: Loaded, seat: SeatName, now: Date): DecidedCommand {
  switch (command.type) {
    case "abandon":
      return { ...command, otherIsAway: otherIsAway(loaded, seat, now, loaded.battle.book.limits["away-days"]) };
    case "close-battle": {
      const days = loaded.battle.book.battlefield?.limits["close-days"];
      return { ...command, otherIsAway: days !== undefined && otherIsAway(loaded, seat, now, days) };
    }
    case "give-orders":
      return { ...command, salts: newSalts(command.marches.length + command.ambushes.length) };
    default:
      return command;
  }
}

/** Orders are still secret when the seed is public. Derived from the seed, anybody with this program could compute them. */
const outlastsSeed = ({ step }: Battle): boolean => step === "secret-orders";

/** The computer's orders. It sees no more than its seat. */
async function chosen({ battle, seed }: Loaded, seat: SeatName, catalog: Catalog): Promise<BattleCommand> {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`the house commander of ${battle.battle} has no force`);
  const chance = houseDraws(outlastsSeed(battle) ? randomBytes(seed.length) : seed, battle.battle, battle.seq);
  const seen = view(battle, seat);
  const question = {
    view: seen,
    force,
    foe: likelyTroops(seen, otherSeat(seat), { catalog }),
    temper: force.temper ?? "balanced",
    book: battle.book,
    advice: catalog.advice,
    chance,
  };
  await inTurns(reckonAhead(question));
  return chooseCommand(question);
}

/** What the computer does when it is its turn; null when the battle waits for players. */
export async function houseAnswer(loaded: Loaded, catalog: Catalog, at: Date): Promise<readonly Happening[]> {
  const { battle, draws } = loaded;
  const seat = toAct(battle).find((one) => battle.seats[one].chair === "house");
  if (seat === undefined) return [];
  const command = await chosen(loaded, seat, catalog);
  const decision = decide(battle, seat, decidedCommand(command, loaded, seat, at), draws);
  if (!decision.ok) throw new Error(`the house commander of ${battle.battle} may not ${command.type}: ${decision.refusal.code}`);
  return decision.events;
}
