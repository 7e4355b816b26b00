import type { BattleCommand } from "../../model/battle-command";

type Plain = Exclude<BattleCommand, { type: "abandon" | "give-orders" | "close-battle" | "place-piece" | "place-flank-piece" }>;
type Placing = Extract<BattleCommand, { type: "place-piece" | "place-flank-piece" }>;
type GiveOrders = Extract<BattleCommand, { type: "give-orders" }>;
type CloseBattle = Extract<BattleCommand, { type: "close-battle" }>;

/**
 * A command with what only the server knows. `otherIsAway`: the other seat has not acted for so long (`away-days` to abandon, `close-days`
 * to close) that it is not asked. `salts`: 16 random bytes in hex for each march, then for each ambush. `asItLies`: the piece is judged
 * where a record has it and is not moved to touch its neighbours again.
 */
export type DecidedCommand =
  | Plain
  | (Placing & { readonly asItLies?: boolean })
  | { type: "abandon"; otherIsAway: boolean }
  | (CloseBattle & { readonly otherIsAway: boolean })
  | (GiveOrders & { readonly salts: readonly string[] });
