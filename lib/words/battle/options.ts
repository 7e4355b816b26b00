import type { LegalCommand } from "../../model/battle-command";
import type { Square } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { Colour, Territory } from "../../model/enumerations";
import { both, counted, either, sentenceCase } from "../phrasing";
import { TERRITORY_WORDS } from "../territories";
import { commandLetter } from "./names";
import { kindWords, orderCalled, theKind } from "./terrain";

type Type = LegalCommand["type"];
type CommandsOf<One extends Type> = readonly Extract<LegalCommand, { type: One }>[];

const groupsOf = (p: readonly { readonly number: number }[]): string => `unit group ${either(p.map(({ number }) => number))}`;

function adjusting(p: CommandsOf<"adjust-piece">): string {
  const move = p.some((one) => one.move !== null) ? ["move the piece"] : [];
  const remove = p.some((one) => one.remove) ? ["remove it"] : [];
  return either([...move, ...remove, "leave the piece where it is"]);
}

/** What a player may do, after "You may", for all legal commands of a type together. */
const CHOICES: { readonly [One in Type]: (commands: CommandsOf<One>) => string } = {
  sit: () => "take your seat",
  "choose-role": (p) => `choose to ${either(p.map(({ role }) => (role === "invader" ? "invade" : "defend")))}`,
  "choose-territory": (p) => `choose ${either(p.map(({ territory }) => TERRITORY_WORDS[territory]))}`,
  "choose-square": (p) => `place the marker on ${either(p.map(({ square }) => square))}`,
  "waive-intercept": () => "leave the marker to the defender",
  "declare-day": (p) => `${either(p.map(({ pass }) => (pass ? "pass" : "play")))} on this day`,
  "commit-card": (p) => `play a ${either(p.map(({ card }) => card))} card`,
  "move-marker": (p) => `${p.length > 1 ? "move the marker to" : "leave the marker on"} ${either(p.map(({ to }) => to))}`,
  "keep-cards": () => "keep any of your remaining cards, or none",
  "choose-flank": (p) =>
    p.some(({ width }) => width !== null) ? "choose the short edge for the water" : "choose the short edge for the terrain",
  "place-flank-piece": (p) => `place ${either(p.map(({ kind }) => kindWords(kind)))} on the flank`,
  "choose-kind": (p) => `choose ${either(p.map(({ kind }) => kindWords(kind)))}`,
  "stop-choosing": () => "choose no more terrain",
  "place-piece": (p) => `place ${either(p.map(({ kind }) => theKind(kind)))}`,
  "give-up-piece": () => "give up the piece: there is no room for it",
  "adjust-piece": adjusting,
  "place-camp": () => "place your camp",
  "deploy-unit": (p) => `deploy ${groupsOf(p)}`,
  "leave-off-table": (p) => `leave ${groupsOf(p)} off the table`,
  "give-orders": () => "give your secret orders, or none",
  "wheel-artillery": (p) => `wheel ${groupsOf(p)} back`,
  "drop-pikes": (p) => `drop the pikes of ${groupsOf(p)}`,
  "place-commander": (p) => `place your commander ${either(p.map(({ commander }) => commandLetter(commander)))}`,
  "declare-commands": () => "declare your commands",
  "scout-move": (p) => `move the scouts of ${groupsOf(p)}`,
  pass: () => "pass",
  "reveal-order": (p) => `reveal ${either(p.map(({ order }) => orderCalled(order)))}`,
  "close-battle": () => "enter the result and close the battle",
  "accept-close-battle": () => "accept the result that your opponent entered",
  abandon: () => "offer to abandon the battle",
  "accept-abandon": () => "agree to abandon the battle",
};

function choiceOf<One extends Type>(type: One, legal: readonly LegalCommand[]): string {
  return CHOICES[type](legal.filter((command) => command.type === type) as unknown as CommandsOf<One>);
}

/** One of them, as an entry of a list to choose from: "commit a red card". */
export const choicePhrase = (command: LegalCommand): string => choiceOf(command.type, [command]);

/** A sentence of all that a player may do now. */
export function choiceWords(legal: readonly LegalCommand[]): string {
  const types = [...new Set(legal.map((command) => command.type))];
  if (types.length === 0) return "You have nothing to do now.";
  return `You may ${types.map((type) => choiceOf(type, legal)).join("; or ")}.`;
}

/** What is chosen from a list: squares are chosen on the map, cards in the hand. */
export type Option = Extract<LegalCommand, { type: "choose-role" | "choose-territory" | "waive-intercept" | "declare-day" }>;

/** What each square is worth to the player's army, as far as that is known. */
export type Worths = Readonly<Partial<Record<Square, number>>>;

type OptionSeen = {
  readonly view: Pick<BattleView, "seat" | "invasion">;
  /** The card that a pass counts as. */
  readonly passCard: Colour;
  /** The squares of each territory. */
  readonly squares: Readonly<Record<Territory, readonly Square[]>>;
  readonly worths: Worths | null;
  /** What the other player is called. */
  readonly other?: string;
};
type Wording = { readonly label: string; readonly note: string };

const MOST_NAMED = 2;

/** The squares that the army likes most among those of a territory. */
function bestOf(territory: Territory, { squares, worths }: OptionSeen): string {
  if (!worths) return "";
  const best = Math.max(...squares[territory].map((square) => worths[square] ?? 0));
  const named = squares[territory].filter((square) => (worths[square] ?? 0) === best);
  if (named.length > MOST_NAMED) return "";
  return ` Your army likes ${both(named)} best.`;
}

function territoryWords(territory: Territory, seen: OptionSeen): Wording {
  return {
    label: TERRITORY_WORDS[territory],
    note: `${counted(seen.squares[territory].length, "square")} on the map.${bestOf(territory, seen)}`,
  };
}

function invading({ view, other = "your opponent" }: OptionSeen): string {
  const skull = view.seat && view.invasion.at(-1)?.[view.seat] === "skull";
  return skull
    ? `${sentenceCase(other)} chooses the territory. Because you rolled a skull, you may place the marker yourself. It shows where the battle will be.`
    : `${sentenceCase(other)} chooses the territory and places the marker.`;
}

/** What a player may choose, and what it would mean. */
export function optionWords(option: Option, seen: OptionSeen): Wording {
  switch (option.type) {
    case "choose-role":
      return option.role === "invader"
        ? { label: "Be the invader", note: invading(seen) }
        : { label: "Be the defender", note: "You choose a territory from your army list and place the marker." };
    case "choose-territory":
      return territoryWords(option.territory, seen);
    case "waive-intercept":
      return { label: "Leave it to the defender", note: "The defender then places the marker." };
    case "declare-day":
      return option.pass
        ? { label: "Pass", note: `A pass counts as ${seen.passCard}. You keep all your cards.` }
        : { label: "Play a card", note: "You choose it next. Both cards are revealed together." };
    default:
      return option satisfies never;
  }
}
