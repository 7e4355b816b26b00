import type { LegalCommand, ROLES } from "../model/battle-command";
import type { SeatName } from "../model/by-seat";
import { TERRITORIES, type Territory } from "../model/enumerations";
import { bestOf } from "./best-of";
import { typicalOdds } from "./card-odds";
import type { ComputerTurn } from "./computer-turn";
import { fieldOf } from "./field";
import { worthsBeforeDealing } from "./outlook";
import { type Worths, worthAfterEnemy } from "./prospect";

type Role = (typeof ROLES)[number];
type Ground = Extract<LegalCommand, { type: "choose-square" | "waive-intercept" }>;

/** What each square of a territory is worth before any card is dealt, allowing for every move of the marker. */
function placesIn(territory: Territory, { view, me, other, force, temper, book, advice }: ComputerTurn): Worths {
  const days = book.limits.days;
  const oddsOf = (seat: SeatName) => typicalOdds(view.forces[seat]?.mapCards ?? days, days, book);
  return worthsBeforeDealing(fieldOf(territory, force, book, advice), oddsOf(me), oddsOf(other), days, temper, book);
}

/** The winner of the roll with a skull, if invading, may place the marker ("Positioning of an Army 2"). */
const rolledSkull = ({ view }: ComputerTurn, seat: SeatName): boolean => view.invasion.at(-1)?.[seat] === "skull";

const territoriesOf = ({ view }: ComputerTurn, seat: SeatName): readonly Territory[] => view.forces[seat]?.territories ?? TERRITORIES;

/** What each role is worth. The defender chooses territory and square; the invader chooses nothing, except the square after a skull. */
export function worthOfRoles(turn: ComputerTurn): Readonly<Record<Role, number>> {
  const { me, other, temper } = turn;
  const [own, theirs] = [territoriesOf(turn, me), territoriesOf(turn, other)];
  const places = new Map([...new Set([...own, ...theirs])].map((territory) => [territory, placesIn(territory, turn)]));
  const best = (territory: Territory) => Math.max(...(places.get(territory) ?? []));
  const worthIfGiven = (territory: Territory) => worthAfterEnemy(places.get(territory) ?? [], temper);
  return {
    defender: Math.max(...own.map(best)),
    invader: worthAfterEnemy(theirs.map(rolledSkull(turn, me) ? best : worthIfGiven), temper) + temper.invading,
  };
}

/**
 * The territory whose best square is worth most. If the invader may place the marker: the territory whose squares are the least dangerous.
 */
export function chooseTerritory<Option extends { readonly territory: Territory }>(options: readonly Option[], turn: ComputerTurn): Option {
  const intercepted = turn.view.roles?.invader === turn.other && rolledSkull(turn, turn.other);
  const worth = (worths: Worths) => (intercepted ? worthAfterEnemy(worths, turn.temper) : Math.max(...worths));
  return bestOf(options, ({ territory }) => worth(placesIn(territory, turn)), turn.chance);
}

/** The square worth most with the five days ahead. Waiving the intercept leaves the choice to the enemy. */
export function chooseSquare(options: readonly Ground[], turn: ComputerTurn): Ground {
  const { view, book, temper, chance } = turn;
  const { territory } = view;
  if (territory === null) throw new Error("no square is chosen before the territory");
  const worths = placesIn(territory, turn);
  const at = new Map(book.squares[territory].map((square, index) => [square, worths[index] ?? 0]));
  return bestOf(
    options,
    (option) => (option.type === "choose-square" ? (at.get(option.square) ?? 0) : worthAfterEnemy(worths, temper)),
    chance,
  );
}
