import type { LegalCommand } from "../../model/battle-command";
import type { Square } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { Colour, Territory } from "../../model/enumerations";
import { TERRITORY_WORDS } from "../list-words";
import { both, counted } from "../phrasing";

/** What has to be chosen by its name: what lies on the map, or in one's hand, is chosen there. */
export type Option = Extract<LegalCommand, { type: "choose-role" | "choose-territory" | "waive-intercept" | "declare-day" }>;

/** What each square is worth to one's army, as far as that is known. */
export type Worths = Readonly<Partial<Record<Square, number>>>;

type Seen = {
  readonly view: Pick<BattleView, "seat" | "invasion">;
  /** The card that a pass counts as. */
  readonly passCard: Colour;
  /** The squares of each territory. */
  readonly squares: Readonly<Record<Territory, readonly Square[]>>;
  readonly worths: Worths | null;
};
type Words = { readonly label: string; readonly note: string };

const MOST_NAMED = 2;

/** The squares that the army likes most among those of a territory. */
function bestOf(territory: Territory, { squares, worths }: Seen): string {
  if (!worths) return "";
  const best = Math.max(...squares[territory].map((square) => worths[square] ?? 0));
  const named = squares[territory].filter((square) => (worths[square] ?? 0) === best);
  if (named.length > MOST_NAMED) return "";
  return `; your army likes ${both(named)} best`;
}

function territoryWords(territory: Territory, seen: Seen): Words {
  return {
    label: TERRITORY_WORDS[territory],
    note: `${counted(seen.squares[territory].length, "square")} of the map${bestOf(territory, seen)}.`,
  };
}

function invading({ view }: Seen): string {
  const skull = view.seat && view.invasion.at(-1)?.[view.seat] === "skull";
  return skull
    ? "They choose the territory; after your skull you may place the marker yourself."
    : "They choose the territory and place the marker.";
}

/** What one may choose, and what it would mean. */
export function optionWords(option: Option, seen: Seen): Words {
  switch (option.type) {
    case "choose-role":
      return option.role === "invader"
        ? { label: "Invade", note: invading(seen) }
        : { label: "Defend", note: "You choose the territory, from your own list, and place the marker." };
    case "choose-territory":
      return territoryWords(option.territory, seen);
    case "waive-intercept":
      return { label: "Leave it to the defender", note: "Then the defender places the marker." };
    case "declare-day":
      return option.pass
        ? { label: "Pass", note: `It counts as ${seen.passCard}, and you keep the cards you hold.` }
        : { label: "Play a card", note: "You choose it next; nobody sees it before both are laid open." };
    default:
      return option satisfies never;
  }
}
