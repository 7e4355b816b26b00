import type { LegalCommand } from "../../model/battle-command";
import type { Square } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { Colour, Territory } from "../../model/enumerations";
import { TERRITORY_WORDS } from "../list-words";
import { both, counted } from "../phrasing";

/** What is chosen from a list: squares are chosen on the map, cards in the hand. */
export type Option = Extract<LegalCommand, { type: "choose-role" | "choose-territory" | "waive-intercept" | "declare-day" }>;

/** What each square is worth to the player's army, as far as that is known. */
export type Worths = Readonly<Partial<Record<Square, number>>>;

type Seen = {
  readonly view: Pick<BattleView, "seat" | "invasion">;
  /** The card that a pass counts as. */
  readonly passCard: Colour;
  /** The squares of each territory. */
  readonly squares: Readonly<Record<Territory, readonly Square[]>>;
  readonly worths: Worths | null;
};
type Wording = { readonly label: string; readonly note: string };

const MOST_NAMED = 2;

/** The squares that the army likes most among those of a territory. */
function bestOf(territory: Territory, { squares, worths }: Seen): string {
  if (!worths) return "";
  const best = Math.max(...squares[territory].map((square) => worths[square] ?? 0));
  const named = squares[territory].filter((square) => (worths[square] ?? 0) === best);
  if (named.length > MOST_NAMED) return "";
  return ` Your army likes ${both(named)} best.`;
}

function territoryWords(territory: Territory, seen: Seen): Wording {
  return {
    label: TERRITORY_WORDS[territory],
    note: `${counted(seen.squares[territory].length, "square")} on the map.${bestOf(territory, seen)}`,
  };
}

function invading({ view }: Seen): string {
  const skull = view.seat && view.invasion.at(-1)?.[view.seat] === "skull";
  return skull
    ? "Your opponent chooses the territory. After your skull you may place the marker yourself."
    : "Your opponent chooses the territory and places the marker.";
}

/** What a player may choose, and what it would mean. */
export function optionWords(option: Option, seen: Seen): Wording {
  switch (option.type) {
    case "choose-role":
      return option.role === "invader"
        ? { label: "Invade", note: invading(seen) }
        : { label: "Defend", note: "You choose a territory from your army list and place the marker." };
    case "choose-territory":
      return territoryWords(option.territory, seen);
    case "waive-intercept":
      return { label: "Leave it to the defender", note: "The defender then places the marker." };
    case "declare-day":
      return option.pass
        ? { label: "Pass", note: `It counts as ${seen.passCard}. You keep all your cards.` }
        : { label: "Play a card", note: "You choose it next. Both cards are revealed together." };
    default:
      return option satisfies never;
  }
}
