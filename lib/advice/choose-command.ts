import type { AdviceTables } from "../model/advice";
import type { BattleCommand, LegalCommand } from "../model/battle-command";
import type { BattleView } from "../model/battle-view";
import { otherSeat } from "../model/by-seat";
import type { Temper } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import type { BattleBook } from "../rules/prebattle/book";
import { among, bestOf, type Chance, type ComputerTurn, tempersRow } from "./computer-turn";
import { chooseCard, chooseCards, chooseDay, chooseMove, chooseSquare, chooseTerritory, worthOfRoles } from "./map-choices";
import { chooseAtTable, hasChoiceAtTable, type TableType } from "./table/choose-at-table";
import { battleOrderInPieces } from "./table/deployment";

/** The computer has no secret nonce: it uses this one in every battle. */
const NONCE = "house";

export type Question = {
  readonly view: BattleView;
  readonly force: FrozenForce;
  readonly temper: Temper;
  readonly book: BattleBook;
  readonly advice: AdviceTables;
  readonly chance: Chance;
};

function ask({ temper, ...question }: Question): ComputerTurn {
  const { view, advice } = question;
  if (view.seat === null) throw new Error("no seat to choose for");
  return { ...question, temper: tempersRow(temper, advice), me: view.seat, other: otherSeat(view.seat) };
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
 * "Deploy for me", "Lay the terrain for me": what the computer would do in this seat's place on the table. Null if the seat has nothing to
 * do there. For a player the question names the style.
 */
export function suggestCommand(question: Question): BattleCommand | null {
  const { view } = question;
  if (view.seat === null || !hasChoiceAtTable(question)) return null;
  return chooseCommand({ ...question, view: { ...view, abandonOffered: { a: false, b: false } } });
}
