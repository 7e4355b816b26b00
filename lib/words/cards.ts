import type { CardSlips, Figure } from "../model/army-cards";
import type { ShortEdge } from "../model/enumerations";
import type { GlossaryTermId } from "./glossary-terms";
import { numeral } from "./numerals";
import { both, counted, curved, either, plural, sentenceCase, withStop } from "./phrasing";
import { breaksAfter } from "./troops";

/** The cards of an army, its order slips and its packing list. */
export const CARDS = {
  title: (army: string) => `${army}: cards`,
  which: "Which cards",
  kinds: { units: "Unit groups", commanders: "Commanders", slips: "Order slips", shelf: "Packing list" },
  show: "Show:",
  packing: "Bases to pack",
  alsoBring: "Also bring",
  notes: "Notes",
  counts: (tugs: number) => (tugs === 0 ? "SuG" : tugs === 1 ? "TuG" : counted(tugs, "TuG")),
  unitGroups: (numbers: readonly number[]) => `${plural(numbers.length, "unit group")} ${both(numbers)}`,
  led: (count: number) => counted(count, "unit group"),
  meaning: (name: string) => `What these words mean: ${name}`,
  notInList: (bases: number) => `Not in its list: ${counted(bases, "base")}.`,
  breaks: (bases: number, losses: string) => `${counted(bases, "base")}: ${breaksAfter(losses)}`,
  /** What follows from the rest, as a last line of the card: "Never nervous, may drop its pikes." */
  follows: (words: readonly string[]) => withStop(sentenceCase(words.join(", "))),
  also: (traits: string) => `Also: ${traits}`,
  onBoard: (weapon: string) => `${weapon}, on board`,
  onBoardShort: "on board",
  charge: (weapon: string) => `charge: ${weapon}`,
  melee: (weapon: string) => `melee: ${weapon}`,
  chargeAndMelee: (weapon: string) => `charge and melee: ${weapon}`,
} as const;

/** In a classification these names mean something narrower. */
export const CLASS_MEANINGS: Readonly<Record<string, GlossaryTermId>> = { skirmish: "skirmishers", charge: "impact" };

/** How a unit group stands. */
export const FORMATION_WORDS = {
  /** "2 to 4 wide (here 2 wide, 2 deep)": `allowed` are the widths, where there are several. */
  shape: (wide: number, allowed: string | null, deep: number) =>
    allowed === null ? `${wide} wide, ${deep} deep` : `${allowed} wide (here ${wide} wide, ${deep} deep)`,
  tooFew: (bases: number, places: number) => `${bases} of the ${places} bases of its formation`,
  tooMany: (shape: string, over: number) => `${shape}; no place for ${counted(over, "more base")}`,
} as const;

export const UNIT_LINES = { moves: "Moves", charge: "Charge", melee: "Melee", shoots: "Shoots" } as const;

export const SHOOTERS = {
  whole: (may: number, of: number) => `${may} of its ${of} bases shoot`,
  draft: (may: number, of: number) => `${may} of ${of} bases shoot when complete`,
} as const;

const SHELTERED = "unless it is behind a hedge or wall, or the charger is A or BA";

/** Rules that follow from a classification and that no characteristic tells. */
export const TRAIT_RULES = {
  mustEvade: `When a TuG charges it, it must run away or skirmish, ${SHELTERED}. When only SuGs charge, it may stand instead.`,
  mustEvadeAsSug: (onlyThen: boolean) =>
    `In skirmish form it must run away or skirmish when a TuG charges, ${SHELTERED}. When only SuGs charge, it may stand instead.${onlyThen ? " In any other form it stands." : ""}`,
  killABaseDie: (die: string) => `kill-a-base die ${die}`,
  mayDropPikes: "may drop its pikes",
} as const;

/** Sentences of the rules tables that read clearer on a card of their own. */
const CLEARER: Readonly<Record<string, string>> = {
  "One claim more in most charges, whatever the ground; may charge freely when near, and a good hit shatters the files beside it.":
    "One claim more in most charges, in any ground; free charge within 3 BW; it shatters.",
  "Feared by name: one claim more in charge and melee, in any ground, and a good hit shatters the files beside it.":
    "Feared by name: one claim more in charge and melee, in any ground; it shatters.",
  "Leans on the enemy: a good hit gives the files beside it one claim more.":
    "When one of your files rolls a skull or an S, your files beside it have one claim more, unless the enemy file shoves too.",
  "Eight bases of pikes with shot at four horns: neither flank nor rear, fire all round, and it counts as two groups in the army’s size and losses.":
    "Eight bases of pikes with shot in four horns: it has neither flank nor rear, shoots all round, and counts as two groups in the army’s size and losses.",
  "Field defences along the whole front, set up straight after the camp: they give claims and cover, and a yellow card takes you out over them.":
    "Works along the whole front, set up right after the camp: claims and cover, no ambush or pursuit; going out over them costs a yellow card.",
  "Rides camels: soft sand is open ground to them, and horses charged by them, or charging them, give a claim away.":
    "Rides camels: soft sand is open ground to it, and it has one claim more against mounted in charge combat.",
  "Would rather not: every enemy in combat with them has one claim more.":
    "Afraid of close combat: every enemy has one claim more against it.",
  "Goes for whatever it can reach and chases it two moves further; holding it back costs a card each time.":
    "Charges whatever it can reach and pursues two moves further; holding it back costs a card each time. It need not charge where the ground would hamper it, nor mounted against elephants or set formations with pikes.",
  "Unsteady from the start, as any foot is that stands in a flank sector.":
    "Unsteady from the start: kill-a-base dice one colour higher, as for most foot in a flank sector.",
  "Standing shields on half the bases or more: cover from bows and the like, and a claim against some foot that charges.":
    "Standing shields on half the bases or more: cover from bows and the like, and a claim in charge combat against foot that neither shatters nor shoves.",
  "Arquebusiers with a core of halberds and swords who close up, open out or skirmish as the day asks.":
    "Arquebusiers with a core of halberds and swords. They can fight close, loose or in skirmish form.",
  "Breaks one wound later than others, and loses heart less easily.": "Breaks one wound later; kill-a-base dice one colour lower.",
  "Kept some pikes beside the new bayonets, against mounted.": "Kept some pikes, to use against mounted, beside the new bayonets.",
  "A party of shot posted beside horse: it may stand on a wing and is never nervous, fires for friends who charge or are charged, gives no rear support, and charges a TuG only if one base breaks it.":
    "A party of shot posted beside horse: it may stand on a wing and is never nervous, fires for friends who charge or are charged, gives no rear support, and may charge a TuG only if that TuG would break by losing one more base.",
  "The same drill in shallower files: two ranks shoot, and they may skirmish.":
    "Files of horse that ride up, fire and wheel away by turns: two ranks shoot, and they may skirmish.",
  "Eager to close: one claim more against any foot when charging; foot with elan also shove.":
    "One claim more against any foot in charge combat; free charge within 3 BW; foot with elan also shove.",
  "Shot and artillery slow it twice as much.": "Shot slows it twice as much; artillery slows it no more than others.",
  "Spikes strewn before the front: two claims more against mounted who charge, though not against elephants.":
    "Spikes strewn before the front: two claims more against mounted who charge, though not against elephants. Laid at deployment, or for a yellow card while standing still 2 BW or more from enemy TuGs.",
  "Sharpened stakes, or svinfjer: as good as a barricade against mounted once planted.":
    "Sharpened stakes, or svinfjer: in a fight as good as a barricade against mounted. Planted at deployment, or for a red card while standing still 4 BW or more from enemies.",
};

/** A trait's sentence as its card says it. */
export function traitSentence(sentence: string): string {
  const said = curved(sentence);
  return CLEARER[said] ?? said;
}

/** The lines of a commander's card. */
export const COMMANDER_CARD = {
  grades: { wounds: "Wounds", grade: "Grade", cards: "Cards", groupMoves: "Group", die: "KaB die" },
  from: "From",
  range: { label: "Range", words: (widths: number) => `${widths} BW; beyond it +1 coloured card` },
  gives: {
    label: "Gives",
    none: "no cards to others",
    words: (cards: number | null, kind: string, widths: number, onlyFloating: boolean) =>
      `${cards === null ? "any number of cards" : `${counted(cards, "card")} each`} to ${kind} sub-commanders within ${widths} BW${onlyFloating ? ", while floating" : ""}; never to allies`,
  },
  floats: { label: "Floats", words: "need not lead a command" },
  moves: {
    label: "Prompts",
    contingent: "own contingent only",
    others: "other commands too, for +1 coloured card; never allies",
    own: "own command only",
  },
  invades: { label: "Invasion", words: (die: string) => `${die} die` },
  firstTurn: { label: "Turn 1", words: "cards dealt face up; unreliable if none is coloured" },
  title: (role: string, grade: string, kind: string) => `${role}, ${grade} ${kind}`,
  grade: (name: string, cards: number, most: number, die: string) =>
    `${name}: ${counted(cards, "card")}, group moves of ${most}, KaB die ${die}`,
} as const;

/** `letter` stands for a base in plain text. */
const FIGURES: Readonly<Record<Figure, { readonly letter: string; readonly words: string }>> = {
  pike: { letter: "P", words: "pikes" },
  shot: { letter: "S", words: "shot" },
  bow: { letter: "B", words: "bows" },
  blade: { letter: "F", words: "other foot" },
  horse: { letter: "H", words: "horse" },
  "horse-shot": { letter: "h", words: "shooting horse" },
  dragoon: { letter: "D", words: "dragoons" },
  elephant: { letter: "E", words: "elephants" },
  wagon: { letter: "W", words: "wagons" },
  "light-gun": { letter: "g", words: "light guns" },
  "medium-gun": { letter: "G", words: "medium guns" },
  "heavy-gun": { letter: "A", words: "heavy guns" },
};

export const figureWords = (figure: Figure): string => FIGURES[figure].words;

export const figureLetter = (figure: Figure): string => FIGURES[figure].letter;

type FigureCount = { readonly figure: Figure; readonly count: number };

/** The packing list. */
export const PACKING = {
  /** "8 pikes and 8 shot"; `over`: bases that the formation has no place for. */
  split: (counts: readonly FigureCount[], over: number) =>
    both([...counts.map(({ figure, count }) => `${count} ${FIGURES[figure].words}`), ...(over > 0 ? [`${over} more`] : [])]),
  base: (depth: string) => `1 BW wide, ${depth} deep`,
  forUnits: (numbers: readonly number[]) => `for ${both(numbers)}`,
  bases: (count: number, base: string) => `${counted(count, "base")}, ${base}`,
  camp: {
    name: "Camp",
    none: "none when invading, a mobile camp when defending",
    size: (width: number, depth: number) => `${width} by ${depth} BW`,
  },
  dragoonsOnFoot: "Dragoons on foot",
  pack: {
    name: "Command cards",
    words: (cards: number) => `one pack for both players: ${cards} cards, plus five for ambushes and flank marches`,
  },
  dice: { name: "Death dice", words: (colours: number) => `in ${counted(colours, "colour")}; also a six-sided die and a measure in BW` },
  markers: { name: "Markers", words: "for wounds, slowing, declared charges and lost bases" },
} as const;

export const CARD_NOTES = {
  boxes: "Each box is a base, and each half of it a wound. The black half breaks the unit group.",
  boxesInText: "Each box is a base. The [#] box breaks the unit group; the [/] boxes come after that.",
  going: "Moves: A is affected, BA badly affected.",
  house: (sign: string) => `${sign} marks Condotta’s own values.`,
  hidden: "Not shown: options, points and commands.",
} as const;

/** What is written on an order slip. */
export const SLIP_FIELDS = {
  unitGroup: "Unit group",
  unitGroups: "Unit groups",
  commander: "Commander",
  redCards: "Red cards so far",
  ambush: (title: string) => `${title}: unit group ____; commander ______`,
  march: (title: string, places: string, boxes: string) => `${title}: commander ______; unit groups ${places}; red cards ${boxes}`,
} as const;

export const ambushTitle = (number: number): string => `Ambush ${number}`;
export const marchTitle = (edge: ShortEdge): string => `Flank march ${edge}`;
/** The longest title of a march, as far as its height goes. */
export const MARCH = "Flank march";

/** The opponent learns of it only when these unit groups are seen ("Universal Rules 4"). */
const pikesSentences = ({ mayDropPikes }: Pick<CardSlips, "mayDropPikes">): readonly string[] =>
  mayDropPikes.length === 0
    ? []
    : [`If unit group ${either(mayDropPikes)} drops its pikes, note that here. Say so when the unit group appears.`];

/** How to lay an ambush ("Ambushes 1-7"). */
export const ambushSentences = (slips: CardSlips): readonly string[] => [
  "Place this slip face down in your own half, where nobody in the enemy’s half could see it.",
  "Write one unit group’s number, or leave the slip blank to bluff.",
  "Write the commander when deployment ends: every slip belongs to a command, a bluff too.",
  slips.mayAmbush.length === 0 ? "No unit group of this army can ambush." : `Can ambush: ${slips.mayAmbush.join(", ")}.`,
  ...pikesSentences(slips),
];

const redCards = (cards: number): string => counted(cards, "red card");

const nos = (numbers: readonly number[]): string => `${plural(numbers.length, "no.", "nos.")} ${both(numbers)}`;

/** "B Gustav Horn has 2 cards a turn: too few for nos. 3 and 7.", "D Arnim takes 10 and 11: needs 3 red cards, has 3 cards a turn." */
function leaderSentence({ letter, name, cards, needs, units }: CardSlips["leaders"][number], all: CardSlips["marchNeeds"]): string {
  if (needs === null) {
    const beyond = all.flatMap((one) => (one.cards > cards ? one.units : []));
    return `${letter} ${name} has ${counted(cards, "card")} a turn${beyond.length > 0 ? `: too few for ${nos(beyond)}` : ""}.`;
  }
  return `${letter} ${name} takes ${both(units)}: needs ${redCards(needs)}, has ${counted(cards, "card")} a turn.`;
}

/** How to send a flank march, and what it asks of this army ("Flank marching 1-3"). */
export const marchSentences = ({ marchMost, marchNeeds, leaders, away, ...slips }: CardSlips): readonly string[] => [
  `Lay this slip face down beside the camp and stand the commander on it. A sub-commander takes one to ${numeral(marchMost)} unit groups, an ally the whole contingent.`,
  ...(marchNeeds.length === 0
    ? []
    : [
        `To arrive: ${marchNeeds.map(({ cards, units }) => `${redCards(cards)} for ${nos(units)}`).join("; ")}. A mixed march needs the highest of these.`,
      ]),
  ...leaders.map((leader) => leaderSentence(leader, marchNeeds)),
  ...pikesSentences(slips),
  ...(away === "" ? [] : [away]),
];
