import { randomBytes } from "node:crypto";
import type { BattleCommand } from "../../model/battle-command";
import type { SeatName } from "../../model/by-seat";
import type { DecidedCommand } from "../../rules/prebattle/decided-command";
import type { Loaded } from "./loaded";
import { otherIsAway } from "./other-is-away";

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
