import type { BattleCommand } from "../../model/battle-command";

/** `otherIsAway`: the other seat has not acted for so long (`away-days`) that it is not asked. */
export type DecidedCommand = Exclude<BattleCommand, { type: "abandon" }> | { type: "abandon"; otherIsAway: boolean };
