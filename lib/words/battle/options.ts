import type { BattleCommand, LegalCommand } from "../../model/battle-command";
import type { BattleTables, Square } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { Colour, Territory } from "../../model/enumerations";
import { both, counted, either, sentenceCase } from "../phrasing";
import { plain } from "../sentence";
import { TERRITORY_WORDS } from "../territories";
import { resultWords } from "./deeds";
import { orderSecretWords } from "./events";
import { commandLetter, type Other, otherCalled, type SeatNames } from "./names";
import { categoryWords, edgeWords, goingWords, kindNote, kindWords, lengthWords, orderCalled, theKind } from "./terrain";

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
    ? `${sentenceCase(other)} chooses the territory. Because you rolled a skull, you may place the battle marker yourself (it shows where the battle will be).`
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
        ? { label: "No card", note: `A pass counts as ${seen.passCard}. You keep all your cards.` }
        : { label: "Play a card", note: "You choose it next. Both cards are revealed together." };
    default:
      return option satisfies never;
  }
}

/** A choice on the table that needs no place. */
export type TableOption = { readonly deed: BattleCommand; readonly label: string; readonly note: string };

/** `width`: of the water, where it is to be chosen; without it, the least. */
type Seen = { readonly view: BattleView & Other; readonly tables: Pick<BattleTables, "battlefield">; readonly width: number | null };
type Of<One extends LegalCommand["type"]> = Extract<LegalCommand, { type: One }>;

/** For a player's own view: only his own commanders have names. */
const namesOf = ({ seat, roles, table, own, ...seen }: BattleView & Other): SeatNames => ({
  ...{ eyes: seat, defender: roles?.defender ?? null, table, names: { a: otherCalled(seen), b: otherCalled(seen) } },
  commanders: seat && own ? { [seat]: own.commanders } : {},
});

function flankOption({ edge, width }: Of<"choose-flank">, seen: Seen): TableOption {
  const wide = width && Math.min(width.max, Math.max(width.min, seen.width ?? width.min));
  return {
    deed: { type: "choose-flank", edge, width: wide },
    label: sentenceCase(edgeWords(edge, namesOf(seen.view))),
    note: wide === null ? "Terrain along this edge." : `Water ${lengthWords(wide)} BW wide along this edge.`,
  };
}

/** A kind of terrain to choose, and what it is. */
export function kindOption({ kind }: Pick<Of<"choose-kind">, "kind">, { tables }: Pick<Seen, "tables">): TableOption {
  const row = tables.battlefield?.terrainKinds.find(({ id }) => id === kind);
  const going = row ? (row.category === "open" ? categoryWords("open") : goingWords(row.going)) : "";
  const told = [going, (row && kindNote(row)) ?? ""].filter(Boolean).map((one) => sentenceCase(one).replace(/\.$/, ""));
  return { deed: { type: "choose-kind", kind }, label: sentenceCase(kindWords(kind)), note: told.map((one) => `${one}.`).join(" ") };
}

function unitCalled({ own }: BattleView, number: number): string {
  const unit = own?.units.find((one) => one.number === number);
  return unit ? `${unit.name} (${number})` : `unit group ${number}`;
}

function adjustOptions({ remove }: Of<"adjust-piece">): readonly TableOption[] {
  const leave: TableOption = {
    deed: { type: "adjust-piece", adjust: { do: "leave" } },
    label: "Leave it",
    note: "The piece stays where it is.",
  };
  const away: TableOption = {
    deed: { type: "adjust-piece", adjust: { do: "remove" } },
    label: "Remove it",
    note: "The piece leaves the table for good.",
  };
  return remove ? [leave, away] : [leave];
}

/** The piece that was rolled for. */
const givenUp = ({ laying }: BattleView): string => (laying?.dice ? theKind(laying.dice.kind) : "the piece");

function revealOption({ order }: Of<"reveal-order">, { view }: Seen): TableOption {
  const marker = view.markers.find((one) => one.order === order && one.seat === view.seat);
  const said = marker?.secret ? `${sentenceCase(plain(orderSecretWords(marker.secret, namesOf(view), marker.seat)))}.` : "";
  return { deed: { type: "reveal-order", order }, label: `Show ${orderCalled(order)}`, note: said };
}

/** By entering the same: should the other player enter another one just now, that is not what is accepted. */
function acceptOption(view: BattleView): readonly TableOption[] {
  const { closing } = view;
  if (!closing) return [];
  const { points: _scored, ...ending } = closing.result;
  const note = resultWords(closing.result, namesOf(view))
    .map(({ what, value }) => `${plain(what)}: ${plain(value)}.`)
    .join(" ");
  return [{ deed: { type: "close-battle", ...ending }, label: "Accept the result", note }];
}

const PASSES = {
  finishing: { label: "Pass", guns: "Artillery keeps its facing.", pikes: "Pikes that are not dropped are kept." },
  scouts: { label: "Pass", note: "The rest of your scouts stay where they are." },
} as const;

function passOption({ step, legal }: BattleView): TableOption {
  if (step === "scouts") return { deed: { type: "pass" }, ...PASSES.scouts };
  const may = (type: string) => legal.some((one) => one.type === type);
  const { label, guns, pikes } = PASSES.finishing;
  const note = [...(may("wheel-artillery") ? [guns] : []), ...(may("drop-pikes") ? [pikes] : [])].join(" ");
  return { deed: { type: "pass" }, label, note };
}

/** The choices of a legal command; none for a thing that is placed. */
function optionsOf(one: LegalCommand, seen: Seen): readonly TableOption[] {
  const { view } = seen;
  switch (one.type) {
    case "choose-flank":
      return [flankOption(one, seen)];
    case "choose-kind":
      return [kindOption(one, seen)];
    case "stop-choosing":
      return [{ deed: one, label: "No more terrain", note: "You pick no more optional pieces." }];
    case "give-up-piece":
      return [{ deed: one, label: `Give up ${givenUp(view)}`, note: "There is no room for it anywhere." }];
    case "adjust-piece":
      return adjustOptions(one);
    case "leave-off-table":
      return [
        {
          deed: one,
          label: `Leave ${unitCalled(view, one.number)} off the table`,
          note: "It has no legal position, so it becomes a straggler.",
        },
      ];
    case "give-orders":
      return [{ deed: { type: "give-orders", marches: [], ambushes: [] }, label: "No orders", note: "Nobody marches or hides." }];
    case "drop-pikes":
      return [
        {
          deed: one,
          label: `${unitCalled(view, one.number)}: drop the pikes`,
          note: "Afterwards the unit group is loose and unprotected, with muskets.",
        },
      ];
    case "pass":
      return [passOption(view)];
    case "reveal-order":
      return [revealOption(one, seen)];
    case "accept-close-battle":
      return acceptOption(view);
    default:
      return [];
  }
}

/** Every choice on the table that needs no place, each with what it means. */
export const tableOptions = (seen: Seen): readonly TableOption[] => seen.view.legal.flatMap((one) => optionsOf(one, seen));

/** The least and greatest width of the water; null where there is none to choose. */
export function waterWidths({ legal }: Pick<BattleView, "legal">): { readonly min: number; readonly max: number } | null {
  for (const one of legal) if (one.type === "choose-flank" && one.width) return one.width;
  return null;
}

const FOR_ME: Readonly<Partial<Record<LegalCommand["type"], string>>> = {
  "choose-flank": "Choose for me",
  "place-flank-piece": "Place a piece for me",
  "choose-kind": "Choose for me",
  "stop-choosing": "Choose for me",
  "give-up-piece": "Choose for me",
  "place-piece": "Place this piece for me",
  "adjust-piece": "Choose for me",
  "place-camp": "Place the camp for me",
  "deploy-unit": "Deploy one for me",
  "leave-off-table": "Choose for me",
  "give-orders": "Give orders for me",
  "wheel-artillery": "Choose for me",
  "drop-pikes": "Choose for me",
  "place-commander": "Place one for me",
  "declare-commands": "Declare them for me",
  "scout-move": "Move one for me",
};

/** The button that lets the computer do the next thing; null where it cannot. */
export function suggestionWords({ legal }: Pick<BattleView, "legal">): string | null {
  for (const one of legal) {
    const words = FOR_ME[one.type];
    if (words) return words;
  }
  return null;
}
