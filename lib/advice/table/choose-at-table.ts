import type { BattleCommand, LEGAL_TABLE_COMMANDS } from "../../model/battle-command";
import type { ComputerTurn } from "../computer-turn";
import { deploy, placeCamp } from "./deployment";
import { finish, scout } from "./finish";
import { giveOrders } from "./give-orders";
import { adjustPiece, chooseFlank, chooseKind, layFlankPiece, layPiece } from "./lay-terrain";

export type TableType = keyof typeof LEGAL_TABLE_COMMANDS;

/** What it does first if several things are legal. */
const ORDER = [
  ...(["adjust-piece", "choose-flank", "place-flank-piece", "place-piece", "give-up-piece", "choose-kind", "stop-choosing"] as const),
  ...(["place-camp", "deploy-unit", "leave-off-table", "give-orders"] as const),
  ...(["declare-commands", "place-commander", "scout-move", "pass", "accept-close-battle"] as const),
] as const;

type Chosen = (typeof ORDER)[number];

const CHOICES: Readonly<Record<Chosen, (turn: ComputerTurn) => BattleCommand>> = {
  "choose-flank": chooseFlank,
  "place-flank-piece": layFlankPiece,
  "choose-kind": chooseKind,
  "stop-choosing": () => ({ type: "stop-choosing" }),
  "place-piece": layPiece,
  "give-up-piece": () => ({ type: "give-up-piece" }),
  "adjust-piece": adjustPiece,
  "place-camp": placeCamp,
  "deploy-unit": deploy,
  "leave-off-table": deploy,
  "give-orders": giveOrders,
  "declare-commands": finish,
  "place-commander": finish,
  "scout-move": scout,
  pass: () => ({ type: "pass" }),
  "accept-close-battle": () => ({ type: "accept-close-battle" }),
};

/** Whether any legal command is one of the table that can be advised on. */
export const hasChoiceAtTable = ({ view }: Pick<ComputerTurn, "view">): boolean =>
  view.legal.some(({ type }) => ORDER.some((one) => one === type));

/** A sensible legal command of the table. `first`: the type to choose, which must be legal. */
export function chooseAtTable(turn: ComputerTurn, first: TableType): BattleCommand {
  const type = ORDER.find((one) => turn.view.legal.some((legal) => legal.type === one));
  if (!type) throw new Error(`seat ${turn.me} does not choose to ${first}`);
  return CHOICES[type](turn);
}
