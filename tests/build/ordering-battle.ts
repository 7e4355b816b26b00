import type { BattleView } from "@/lib/model/battle-view";
import type { Piece } from "@/lib/model/battlefield";
import type { FrozenForce } from "@/lib/model/force";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { decide } from "@/lib/rules/prebattle/decide";
import type { DecidedCommand } from "@/lib/rules/prebattle/decided-command";
import { NO_DRAWS } from "./days-battle";
import { saltsFor } from "./house-play";
import { ORDERED_FORCE } from "./ordered-force";
import { lyingPiece, type TableOpening, tableBattle } from "./table-battle";

type Orders = Omit<Extract<DecidedCommand, { type: "give-orders" }>, "type" | "salts">;

/** Woods in either half, and brush that hides skirmishers on foot alone. */
const PIECES: readonly Piece[] = [
  lyingPiece({ id: "1", kind: "wood", w: 8, h: 8, x: 22.5, y: 8 }),
  lyingPiece({ id: "2", kind: "wood", w: 8, h: 8, x: 22.5, y: 22 }),
  lyingPiece({ id: "3", kind: "brush", w: 8, h: 6, x: 36, y: 8 }),
];

/** A battle in which seat a, who defends, and seat b are asked for their orders. */
export const orderingBattle = (more: Partial<TableOpening> = {}, force: FrozenForce = ORDERED_FORCE): Battle =>
  tableBattle({ step: "secret-orders", ground: { pieces: PIECES }, a: { force }, b: { force: ORDERED_FORCE }, ...more });

/** What came of a seat's orders. */
export function orderedBy(battle: Battle, seat: NonNullable<BattleView["seat"]>, { marches, ambushes }: Orders) {
  return decide(battle, seat, { type: "give-orders", marches, ambushes, salts: [...saltsFor(marches.length + ambushes.length)] }, NO_DRAWS);
}
