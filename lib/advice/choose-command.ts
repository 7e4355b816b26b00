import type { AdviceTables, LikelyForce } from "../model/advice";
import type { BattleCommand, LEGAL_TABLE_COMMANDS, LegalCommand } from "../model/battle-command";
import type { BattleView } from "../model/battle-view";
import { otherSeat } from "../model/by-seat";
import type { Temper } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import type { BattleBook } from "../rules/prebattle/book";
import { among, bestOf, type Chance, type ComputerTurn, tempersRow } from "./computer-turn";
import {
  chooseCard,
  chooseCards,
  chooseDay,
  chooseMove,
  chooseSquare,
  chooseTerritory,
  planOf,
  squareMeant,
  squaresOffered,
  worthOfRoles,
} from "./map-choices";
import { battleOrderInPieces, deploy, placeCamp } from "./table/deployment";
import { finish, placeCommanders, scout } from "./table/finish";
import { giveOrders } from "./table/give-orders";
import { adjustPiece, chooseFlank, chooseKind, layFlankPiece, layPiece } from "./table/lay-terrain";

/** The computer has no secret nonce: it uses this one in every battle. */
const NONCE = "house";

export type Question = {
  readonly view: BattleView;
  readonly force: FrozenForce;
  /** What the other army is likely to have; without it, only the own army counts. */
  readonly foe?: LikelyForce | null;
  readonly temper: Temper;
  readonly book: BattleBook;
  readonly advice: AdviceTables;
  readonly chance: Chance;
};

function ask({ temper, foe = null, ...question }: Question): ComputerTurn {
  const { view, advice } = question;
  if (view.seat === null) throw new Error("no seat to choose for");
  return { ...question, foe, temper: tempersRow(temper, advice), me: view.seat, other: otherSeat(view.seat) };
}

type TableType = keyof typeof LEGAL_TABLE_COMMANDS;

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

/** Before the table, what a player may ask about. */
const BEFORE: readonly LegalCommand["type"][] = [
  ...(["choose-role", "choose-territory", "choose-square", "waive-intercept", "declare-day", "commit-card", "move-marker"] as const),
  ...(["keep-cards"] as const),
];

/** Whether any legal command is one that can be advised on. */
const hasChoice = ({ view }: Pick<ComputerTurn, "view">): boolean =>
  view.legal.some(({ type }) => BEFORE.includes(type) || ORDER.some((one) => one === type));

/** A sensible legal command of the table. `first`: the type to choose, which must be legal. */
function chooseAtTable(turn: ComputerTurn, first: TableType): BattleCommand {
  const type = ORDER.find((one) => turn.view.legal.some((legal) => legal.type === one));
  if (!type) throw new Error(`seat ${turn.me} does not choose to ${first}`);
  return CHOICES[type](turn);
}

function chooseAs(type: LegalCommand["type"], turn: ComputerTurn): BattleCommand {
  const { view, chance } = turn;
  switch (type) {
    case "sit":
      return { type: "sit", nonce: NONCE };
    case "choose-role": {
      const worth = worthOfRoles(turn);
      return bestOf(among(view, "choose-role"), ({ role }) => worth[role], chance);
    }
    case "choose-territory":
      return chooseTerritory(among(view, "choose-territory"), turn);
    case "choose-square":
    case "waive-intercept":
      return chooseSquare(among(view, "choose-square", "waive-intercept"), turn);
    case "declare-day":
      return chooseDay(among(view, "declare-day"), turn);
    case "commit-card":
      return chooseCard(among(view, "commit-card"), turn);
    case "move-marker":
      return chooseMove(among(view, "move-marker"), turn);
    case "keep-cards":
      return chooseCards(among(view, "keep-cards"), turn);
    case "abandon":
    case "accept-abandon":
      throw new Error(`the house commander does not choose to ${type}`);
    default:
      return chooseAtTable(turn, type satisfies TableType);
  }
}

/**
 * Does the slow part of the next choice, pausing so that others can be served. Afterwards `chooseCommand` and `suggestCommand` answer
 * quickly, with the same result as without it.
 */
export function* reckonAhead(question: Question): Generator<void> {
  const { view } = question;
  if (view.seat !== null && among(view, "deploy-unit").length > 0) yield* battleOrderInPieces(ask(question));
}

/**
 * What the computer does: one of `view.legal` (or a choice within its limits). It always accepts an offer to abandon and never makes one.
 * It knows only its view and its own force; the same question with the same chance has the same answer. Throws for a view without a seat,
 * or if that seat has nothing to do.
 */
export function chooseCommand(question: Question): BattleCommand {
  const turn = ask(question);
  if (turn.view.abandonOffered[turn.other]) return { type: "accept-abandon" };
  const first = turn.view.legal[0];
  if (!first) throw new Error(`seat ${turn.me} has nothing to do in ${turn.view.step}`);
  return chooseAs(first.type, turn);
}

/**
 * "Choose for me", "Deploy for me": what the computer would do in this seat's place, in the five days and on the table. Null if the seat has
 * nothing to do there. For a player the question names the style.
 */
export function suggestCommand(question: Question): BattleCommand | null {
  const { view } = question;
  if (view.seat === null || !hasChoice(question)) return null;
  return chooseCommand({ ...question, view: { ...view, abandonOffered: { a: false, b: false } } });
}

/** What would be suggested next, as long as this alone is done: after a commander, all the others. */
export function suggestedNext(command: BattleCommand, question: Question): readonly BattleCommand[] {
  return command.type === "place-commander"
    ? placeCommanders(ask(question)).filter(({ commander }) => commander !== command.commander)
    : [];
}

/** What a suggestion before the table is about: the square, of which squares, and what a card is to do there. */
export function suggestedFor(command: BattleCommand, question: Question) {
  const turn = ask(question);
  return {
    square: squareMeant(command, turn),
    offered: squaresOffered(command, turn),
    plan: command.type === "commit-card" ? planOf(command.card, turn) : null,
  };
}
