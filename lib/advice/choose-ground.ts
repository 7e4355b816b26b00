import type { LegalCommand, ROLES } from "../model/battle-command";
import type { SeatName } from "../model/by-seat";
import { TERRITORIES, type Territory } from "../model/enumerations";
import type { Asked } from "./asked";
import { bestOf } from "./best-of";
import { typicalOdds } from "./card-odds";
import { fieldOf } from "./field";
import { worthsBeforeDealing } from "./outlook";
import { feared, type Worths } from "./prospect";

type Role = (typeof ROLES)[number];
type Ground = Extract<LegalCommand, { type: "choose-square" | "waive-intercept" }>;

/** What each square of a territory is worth before any card is dealt, allowing for every move of the marker. */
function placesIn(territory: Territory, { view, me, other, force, temper, book, advice }: Asked): Worths {
  const days = book.limits.days;
  const oddsOf = (seat: SeatName) => typicalOdds(view.forces[seat]?.mapCards ?? days, days, book);
  return worthsBeforeDealing(fieldOf(territory, force, book, advice), oddsOf(me), oddsOf(other), days, temper, book);
}

/** The winner of the roll with a skull, if invading, may place the marker ("Positioning of an Army 2"). */
const rolledSkull = ({ view }: Asked, seat: SeatName): boolean => view.invasion.at(-1)?.[seat] === "skull";

const territoriesOf = ({ view }: Asked, seat: SeatName): readonly Territory[] => view.forces[seat]?.territories ?? TERRITORIES;

/** What each role is worth. The defender chooses territory and square; the invader chooses nothing, except the square after a skull. */
export function worthOfRoles(asked: Asked): Readonly<Record<Role, number>> {
  const { me, other, temper } = asked;
  const [own, theirs] = [territoriesOf(asked, me), territoriesOf(asked, other)];
  const places = new Map([...new Set([...own, ...theirs])].map((territory) => [territory, placesIn(territory, asked)]));
  const best = (territory: Territory) => Math.max(...(places.get(territory) ?? []));
  const worthIfGiven = (territory: Territory) => feared(places.get(territory) ?? [], temper);
  return {
    defender: Math.max(...own.map(best)),
    invader: feared(theirs.map(rolledSkull(asked, me) ? best : worthIfGiven), temper) + temper.invading,
  };
}

/**
 * The territory whose best square is worth most. If the invader may place the marker: the territory whose squares are the least dangerous.
 */
export function chooseTerritory<Option extends { readonly territory: Territory }>(options: readonly Option[], asked: Asked): Option {
  const intercepted = asked.view.roles?.invader === asked.other && rolledSkull(asked, asked.other);
  const worth = (worths: Worths) => (intercepted ? feared(worths, asked.temper) : Math.max(...worths));
  return bestOf(options, ({ territory }) => worth(placesIn(territory, asked)), asked.chance);
}

/** The square worth most with the five days ahead. Waiving the intercept leaves the choice to the enemy. */
export function chooseSquare(options: readonly Ground[], asked: Asked): Ground {
  const { view, book, temper, chance } = asked;
  const { territory } = view;
  if (territory === null) throw new Error("no square is chosen before the territory");
  const worths = placesIn(territory, asked);
  const at = new Map(book.squares[territory].map((square, index) => [square, worths[index] ?? 0]));
  return bestOf(options, (option) => (option.type === "choose-square" ? (at.get(option.square) ?? 0) : feared(worths, temper)), chance);
}
