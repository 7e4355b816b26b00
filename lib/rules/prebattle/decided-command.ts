import type { BattleCommand } from "../../model/battle-command";

type Plain = Exclude<BattleCommand, { type: "abandon" | "give-orders" | "close-battle" }>;
type GiveOrders = Extract<BattleCommand, { type: "give-orders" }>;
type CloseBattle = Extract<BattleCommand, { type: "close-battle" }>;

/**
 * A command with what only the server knows. `otherIsAway`: the other seat has not acted for so long (`away-days` to abandon, `close-days`
 * to close) that it is not asked. `salts`: 16 random bytes in hex for each march, then for each ambush.
 */
export type DecidedCommand =
  | Plain
  | { type: "abandon"; otherIsAway: boolean }
  | (CloseBattle & { readonly otherIsAway: boolean })
  | (GiveOrders & { readonly salts: readonly string[] });
