import type { BattleCommand } from "../../model/battle-command";
import type { TerrainKind } from "../../model/enumerations";
import { among } from "../among";
import { bestOf } from "../best-of";
import type { ComputerTurn } from "../computer-turn";
import { measureOf } from "../measure-of";
import { groundSeen } from "./ground-seen";
import { worthOfKind } from "./worth-of-kind";

/** How often a kind has been chosen or laid. */
function timesOf(kind: TerrainKind, { view }: ComputerTurn): number {
  const chosen = view.laying?.choices.filter((one) => one.kind === kind && one.state === "waiting").length ?? 0;
  return chosen + view.pieces.filter((one) => one.kind === kind).length;
}

/** The kind that hinders the seat's army least or helps it most. Stops choosing if no kind helps. */
export function chooseKind(turn: ComputerTurn): BattleCommand {
  const { view, force, advice, chance } = turn;
  const { book } = groundSeen(turn);
  const worth = (kind: TerrainKind) => worthOfKind(kind, force, book, advice) - timesOf(kind, turn) * measureOf("once-more", advice);
  const options = among(view, "choose-kind", "stop-choosing");
  return bestOf(options, (one) => (one.type === "stop-choosing" ? 0 : worth(one.kind)), chance);
}
