import type { Square } from "../../model/battle-tables";
import type { BattleView, MarkerOutlook } from "../../model/battle-view";
import { TERRITORIES, type Territory } from "../../model/enumerations";
import type { BattleBook } from "./book";

/**
 * By how many steps a card must be better for the marker to go from one square to another in one day ("The five days before the Battle
 * 1.6", RULES.md: "The marker's ways"). 0: it stays. Null: no day's cards reach that far, or a square is outside the territory.
 */
export function differenceNeeded({ reach }: Pick<BattleBook, "reach">, territory: Territory, from: Square, to: Square): number | null {
  const needed = reach[territory][from]?.findIndex((ends) => ends.includes(to)) ?? -1;
  return needed < 0 ? null : needed;
}

type Seen = { readonly view: BattleView; readonly book: BattleBook };

/** Once there is a defender, its territories are known. */
function beforeTerritory(square: Square, { view, book }: Seen): MarkerOutlook {
  const coded = TERRITORIES.filter((one) => book.squares[one].includes(square));
  const defender = view.roles?.defender ?? null;
  const own = defender && view.forces[defender]?.territories;
  if (defender === null || !own) return { state: "no-territory", possible: coded };
  return { state: "territory", defender, possible: coded.filter((one) => own.includes(one)) };
}

/** If the invader places the marker, that is an intercept ("Positioning of an Army 2"), which may be waived in favour of the defender. */
function placing({ roles, toAct }: BattleView): MarkerOutlook {
  const placer = toAct[0] ?? null;
  return { state: "placing", placer, orElse: placer !== null && placer === roles?.invader ? roles.defender : null };
}

/** The day's cards are revealed, and the better one has not moved the marker yet. */
function moveOf({ day, days }: BattleView, { values, passCard }: BattleBook) {
  const last = days.at(-1);
  if (!last || last.day !== day || last.mover === null) return null;
  const [a, b] = [values[last.cards.a ?? passCard], values[last.cards.b ?? passCard]];
  return { mover: last.mover, difference: Math.abs(a - b) };
}

function inTerritory(square: Square, territory: Territory, { view, book }: Seen): MarkerOutlook {
  if (!book.squares[territory].includes(square)) return { state: "outside", territory };
  if (view.square === null) return placing(view);
  const needed = differenceNeeded(book, territory, view.square, square);
  const move = moveOf(view, book);
  return move ? { state: "moving", ...move, needed } : { state: "choosing", needed };
}

/** Whether the marker may come to a square now; if not, why not, and what it would take. */
export function markerOutlook(square: Square, seen: Seen): MarkerOutlook {
  const { step, square: marker, territory } = seen.view;
  switch (step) {
    case "sitting":
    case "role":
    case "territory":
    case "position":
    case "days":
      return territory === null ? beforeTerritory(square, seen) : inTerritory(square, territory, seen);
    case "abandoned":
      return { state: "abandoned" };
    case "keep":
    case "flank":
    case "compulsory":
    case "optional":
    case "outscouting":
    case "first-deployment":
    case "secret-orders":
    case "deployment":
    case "finishing":
    case "scouts":
    case "ready":
    case "closed":
      return { state: "settled", on: marker };
    default:
      return step satisfies never;
  }
}
