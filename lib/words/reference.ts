import type { KILL_A_BASE_MOMENTS, TESTED } from "../model/afield-tables";
import type { Mover } from "../model/battle-tables";
import type { Grade } from "../model/enumerations";
import type { RowMark } from "../model/quick-reference";
import { gradeTerm, tugsWords } from "./army-terms";
import { both, counted, either, grouped, plural } from "./phrasing";
import { joined, say, slot, type Words } from "./sentence";
import { term } from "./terms";

/** The page of the quick reference, whole or fitted to an army or a battle. */
export const REFERENCE = {
  title: "Quick reference",
  lead: "The tables you look up during a game. Values that are not from the rulebook are marked. Tap one of them, or a blank cell, to enter your own value.",
  asText: "Download as text",
  shown: "How to show it",
  views: { read: "On screen", printed: "As printed" },
  parts: { fight: "For the fight", all: "All that apply" },
  types: { usual: "Usual", large: "Large" },
  sections: "Sections",
  letters: "Dice and cards: K black, W white, G green, Y yellow, R red",
  find: { label: "Find in the reference", hint: "Find: keil, rout, musket…" },
  nothingFound: "Nothing found. Try fewer or shorter words.",
  /** Names of troops stand in the lists, not here. */
  lookInLists: "Look in the army lists",
  rows: (all: number) => counted(all, "row"),
  found: (count: number, all: number, sections: number) => `${count} of ${counted(all, "row")}, in ${counted(sections, "section")}`,
  source: "Source",
  blank: "blank",
} as const;

/** How a mark is printed behind the name of its row. */
export const ROW_MARK_WORDS: Readonly<Record<RowMark, string>> = { opponent: "theirs", both: "both" };
export const ROW_MARKS_EXPLAINED = "theirs: only for the opponent; both: for either player";

/** The quick reference of an army. */
export const ARMY_REFERENCE = {
  name: (army: string) => `Army reference: ${army}`,
  tab: (army: string) => `${army}: army reference`,
  heading: "Army reference",
  lead: "Each section below has every row this army can use, against any enemy.",
  optionsHidden: "This reference does not show which options you took: it has the rows for every option your troops could take.",
  column: (name: string) => `the column “${name}”`,
  nothingLeftOut: "Nothing is left out.",
  leftOut: (rows: number, columns: number) =>
    `${both([...(rows > 0 ? [counted(rows, "row")] : []), ...(columns > 0 ? [counted(columns, "column")] : [])])} left out, and why`,
  /** "Camps: Flexible; Mobile": what one section leaves out. */
  leftOutOf: (section: string, names: readonly string[]) => `${section}: ${names.join("; ")}`,
  /** Sections that are not needed during the fight. */
  others: (titles: readonly string[]) =>
    say`Not shown: ${both(titles.map((title) => `“${title}”`))}. They are the same for every army. Find them under “${REFERENCE.parts.all}” or in ${slot("whole", "the whole quick reference")}.`,
} as const;

/** A player's own values in the quick reference. */
export const OWN_VALUES = {
  write: "Enter your own value",
  change: "Change your own value",
  saving: "Saving your own value",
  field: (cell: string) => `Your own value: ${cell}`,
  /** `value`: what the cell shows now, if anything. */
  button: (action: string, value: string | null, cell: string) => `${action}${value === null ? "" : ` ${value}`}: ${cell}`,
  printed: (value: string) => `Printed: ${value}.`,
  clear: "Clear the field to remove your value.",
  unreachable: "The server cannot be reached. Your text is still here: try again when you are online.",
} as const;

const TUG = term("tug", "TuG");
const TUGS = term("tug", "TuGs");
const SUG = term("sug", "SuG");
const UG = term("unit-group", "UG");
const UGS = term("unit-group", "UGs");
const SKIRMISH = term("skirmishers", "skirmish");

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

/** Before the battle: the map, the marker and the cards. */
export const BEFORE_BATTLE = {
  map: "Map: flank, density, territories",
  better: "Card better by",
  steps: "Marker may go (or less)",
  ways: { orthogonal: "straight", diagonal: "diagonal" },
  scouts: {
    "foot-skirmishers": say`${SKIRMISH} ${term("foot")}`,
    mounted: say`${term("mounted")}`,
    dragoons: say`${term("dragoon", "dragoons")}`,
    "flexible-mounted": say`${term("flexible-mounted")}`,
    caracole: say`${term("caracole")}`,
  },
  mapCards: say`${term("map-card", "Map cards")}`,
  mapCardsCount: (start: number, [least, most]: readonly [number, number], others: Step, first: Step, second: Step) =>
    say`${start} + ${term("army-commander")}’s ${term("grade")} (${least}–${most}); +${others.value} if other ${term("commander", "commanders")}’ grades total ${others.from} or more; +${first.value} at ${first.from}, +${second.value} at ${second.from} ${term("scouting-points")}`,
  scoutingCards: say`${term("scouting-card", "Scouting cards")}`,
  scoutingCardsCount: (start: number, each: number, talented: number, most: number) =>
    say`${start}, +1 for each ${each} ${term("scouting-points")}; +${talented} ${term("talented")} or better; ${most} at most`,
  pointsPerBase: say`${term("scouting-points", "Scouting points")} per ${term("base")}`,
  pointsOf: (values: readonly (readonly [number, readonly Words[]])[], factor: number) =>
    say`${joined(
      values.map(([value, who]) => say`${value} ${joined(who, ", ")}`),
      "; ",
    )}; ${term("scouts")} ×${factor}`,
  outScouting: say`${term("out-scouting", "Out-scouting")}`,
  percents: (dice: readonly (readonly [string, number])[]) =>
    say`${dice.map(([letter, percent]) => `${letter} ${percent}%`).join(", ")} of the loser’s ${UGS}`,
} as const;

type Step = { readonly value: number; readonly from: number };

/** Terrain: how many pieces, how large, where, and of what nature. */
export const TERRAIN_TABLES = {
  pieces: { density: "Pieces", compulsory: "Compulsory", optional: "Optional, each" },
  sizes: {
    table: "Table (all in BW)",
    sector: "Flank sector",
    flank: "Flank piece",
    compulsory: "Compulsory",
    optional: "Optional",
    waterFrom: "Water wide, from",
    waterTo: "to",
  },
  placing: {
    title: "Placing",
    first: "1st d6",
    second: "2nd d6",
    theirs: "Enemy d6",
    sectors: (sectors: readonly string[]) => `${sectors.join(", ")} (as you sit)`,
    touches: (numbers: string) => `${numbers} touches an edge`,
    adjust: (move: number, distance: number, turn: number, remove: number) =>
      `${move}+ may move it ${distance}, ${turn}+ also turn it, or on ${remove} remove it`,
  },
  kinds: { kind: "Terrain", territories: "In", going: "Going (el. elephants)", nature: "Sight, cover" },
  elephants: (going: string) => `el. ${going}`,
  camels: (going: string) => say`${term("camelry", "camels")} ${going}`,
  into: { anyone: "", foot: say` (${term("foot")})`, "foot-skirmishers": say` (${SKIRMISH} ${term("foot")})` },
  seenInto: (distance: number) => `into ${distance}`,
  notThrough: "not through",
  notOver: "not over",
  cover: "cover",
  field: "a field",
  fieldPerVillage: (most: number) => say`a field, at most ${most} for each ${term("village")}`,
  builtUp: "built-up",
  optional: say`${term("optional-piece", "optional")}`,
  notMiddle: "not middle",
} as const;

export const PACK_TABLE = { card: "Card", number: "In the pack", worth: "Worth", coloured: "Coloured" } as const;

export const yesNo = (is: boolean): string => (is ? "yes" : "no");

export const COMMANDER_TABLES = {
  grade: "Grade",
  armyOnly: (grade: Words) => say`${grade} (army)`,
  cards: "Cards",
  groups: "Group of",
  invasion: "Invasion",
  killABase: "KaB on them",
  class: "Class",
  range: "Range",
  gifts: "Gifts to subs of own class, not allies",
  gift: (cards: number | null, distance: number) => `${cards === null ? "any number" : `${cards} each`}, within ${distance}`,
  floats: "Floats",
  prompts: "Prompts others’",
} as const;

export const MOVE_TABLES = {
  move: "Move, BW",
  good: "Good",
  rough: "Rough",
  difficult: "Difficult",
  variable: "Variable die",
  wheels: (distance: number) => say`${term("wheel", "wheels")} ${distance}`,
  signed,
} as const;

export const MOVERS: Readonly<Record<Mover, Words>> = {
  "foot-close": say`${term("close", "Close")} ${term("foot")}`,
  "foot-loose": say`${term("loose", "Loose")} ${term("foot")}, ${term("dragoon", "dragoons")} on ${term("foot")}`,
  "foot-skirmish": say`${term("skirmishers", "Skirmish")} ${term("foot")}`,
  "mounted-close": say`${term("close", "Close")} ${term("mounted")}`,
  "mounted-loose": say`${term("loose", "Loose")} ${term("mounted")}, ${term("dragoon", "dragoons")}`,
  "mounted-skirmish": say`${term("skirmishers", "Skirmish")} ${term("mounted")}`,
  elephant: say`${term("elephant", "Elephants")}`,
  "battle-wagon": say`${term("battle-wagon", "Battle wagons")}, ${term("mobile-camp")}`,
  "light-artillery": say`${term("light-artillery", "Light artillery")}`,
  artillery: say`${term("medium-artillery", "Medium")}, ${term("heavy-artillery", "heavy artillery")}`,
};

export const DICE_TABLE = {
  whitePlusHeading: "Shooting: Determining which dice to roll 3",
  die: "Death die",
  faces: "Faces",
  mean: "Mean wounds",
} as const;

export const CLAIM_TABLES = {
  yours: "Your claims minus theirs",
  dice: "Dice",
  support: "Supporting file adds (melee)",
  any: "any",
  orLess: (value: number) => `${signed(value)} or less`,
  orMore: (value: number) => `${signed(value)} or more`,
  both: (low: number, high: number) => `${signed(low)}, ${signed(high)}`,
  span: (low: number, high: number) => `${signed(low)} to ${signed(high)}`,
  one: signed,
  charge: "Charge",
  melee: "Melee",
  /** `mark`: of a house value. */
  general: (mark: string) => `General claims (* also when fought on flank or rear${mark})`,
  chargeWeapons: "Weapons in the charge, to the front",
  meleeWeapons: "Weapons in melee, to the front",
} as const;

export const FIRE_TABLES = {
  dice: "Dice of shooting",
  start: say`A ${term("file")} starts with`,
  up: "Up a step",
  down: "Down a step",
  range: "Range, BW",
  effective: "Effective",
  long: "Long",
  bases: "Bases for the full die",
  inCaracole: (weapon: Words) => say`${weapon} in ${term("caracole")}`,
  shooters: "Bases that shoot",
  shootersBases: "Bases",
  of: (may: number, all: number) => `${may} of ${all}`,
  more: "More fire",
  from: "First die",
  reach: "Reach",
} as const;

export const KILL_A_BASE_TABLES = {
  cause: "Test when",
  on: "on",
  rolled: "rolled",
  who: {
    near: say`${UGS} within 3`,
    army: say`every ${UG}`,
    contingent: say`each of its ${UGS}`,
    passed: say`${UG} passed`,
    itself: say`that ${UG}`,
    commander: say`the ${term("commander")}`,
  } satisfies Record<(typeof TESTED)[number], Words>,
  when: {
    "at-once": "at once",
    "phase-end": "phase end",
    "turn-end": "End of Turn",
    dealing: "Card Phase",
  } satisfies Record<(typeof KILL_A_BASE_MOMENTS)[number], string>,
  of: "Of",
  die: "Die",
  mean: "Mean bases",
  changes: "Changes",
  steps: (steps: number) => `${Math.abs(steps)} ${steps < 0 ? "lower" : "higher"}`,
  face: "Face",
  unit: "UG",
  commander: "Commander",
} as const;

export const BREAK_TABLES = {
  units: "Losses that break a UG, by bases (½ = a wound)",
  tug: say`${TUG}`,
  steadyTug: say`${term("steady", "Steady")} ${TUG}`,
  sug: say`${SUG}`,
  fanatics: say`${term("fanatics", "Fanatics")}`,
  moreWounds: (wounds: number) => say`+${wounds} ${term("wound", plural(wounds, "wound"))}`,
  all: "all",
  share: (share: string, isOver: boolean) => `${isOver ? "over " : ""}${share}`,
  army: "Army",
  /** `sizes`: "1–2: 1, 3–4: 2". */
  armyLosses: (share: string, sizes: string) => say`${share} of its ${TUGS} lost (of ${sizes})`,
  double: say`${term("double-group", "Double group")}`,
  counts: (tugs: number) => say`counts ${tugsWords(tugs)}`,
  sackedCamp: say`${term("sacked", "Sacked")} ${term("camp")}`,
  campLosses: (tugs: number) => say`counts as ${tugsWords(tugs)} lost, not in army size`,
} as const;

export const CAMP_TABLE = {
  size: "Size",
  sizes: (width: number, depth: number, losses: number) =>
    say`${width} wide, ${depth} deep; ${term("sacked")} at ${losses} ${term("base", plural(losses, "base"))} lost`,
} as const;

export const MARCH_TABLE = {
  march: "March of",
  red: "Red cards",
  who: {
    "march-cards-skirmishers": say`all in ${SKIRMISH} form`,
    "march-cards-mounted": say`all ${term("mounted")}`,
    "march-cards-others": "anything else",
  },
  /** `short`: grades that never hold so many cards. */
  cards: (cards: number, short: readonly Grade[]) =>
    short.length === 0 ? `${cards}` : say`${cards} (never ${either(short.map(gradeTerm))})`,
} as const;

export const VICTORY_TABLES = {
  heading: "Scoring system and victory points",
  points: "Points",
  triumph: say`${term("triumph", "Triumph")}: they ${term("army-breaks", "break")}, you do not`,
  tug: say`Otherwise each enemy ${TUG} lost`,
  double: say`${term("double-group", "Double group")}`,
  sug: say`${SUG}`,
  most: "Most for losses",
  survival: "Neither army broken, each",
  more: (points: number) => `+${grouped(points)}`,
  example: "For example",
  score: "Score",
  examples: {
    idle: "No losses",
    brave: say`You break; they lost 4 ${TUGS}`,
    bloody: say`5 ${TUGS} each, neither army breaks`,
    both: say`Both armies break`,
  },
  ourLosses: "The score is the rulebook’s, the losses in the example are ours.",
  inSize: "A double group counts as two TuGs in the army’s size.",
} as const;
