import { counted } from "./phrasing";

const TABLES: Readonly<Record<string, string>> = {
  body: "Body",
  training: "Training",
  armour: "Armour",
  shooting: "Shooting",
  impact: "Impact",
  melee: "Melee",
  characteristics: "Characteristic",
  firepower: "Firepower",
  quality: "Quality",
  artilleryQuality: "Quality of guns",
};

const signed = (value: number): string => `${value >= 0 ? "+" : "−"}${Math.abs(Math.round(value * 100))}%`;

/** How worth was measured, step by step; the numbers behind it stand in docs/WORTH.md. */
const METHOD: readonly (readonly [name: string, text: string])[] = [
  [
    "Who",
    "Every line of every list, without its options and with each of them, at the size that sample armies take most. Lines that are the same count once: 459 kinds. Lists count alike. In a list a line counts half by how often sample armies take it, half by how many the list allows.",
  ],
  [
    "Meetings",
    "Every kind meets every other. In three of four meetings one comes on from 12 BW, each of them half the time. In one of four the faster strikes a flank, if it may charge. A quarter of all are in rough going. The side that comes on charges or shoots, whichever is better for it. The other does what is worst for its enemy: it stands, runs, skirmishes, counter-charges or charges, behind its stakes or barricades if it has them. After 8 turns it is over.",
  ],
  ["Loss", "The share of the wounds that break it which a unit group has taken on average. Broken or caught, it has lost everything."],
  [
    "Worth in the fight",
    "The one set of values with which every kind wins as much worth of its enemies as it loses of its own, over all its meetings. Together all kinds are worth what they cost.",
  ],
  [
    "Stated values",
    "Scouting, speed, drill, moving as a group, nerves and counting as a TuG show in no such fight. Each has a value that we state, with a reason. They are opinions.",
  ],
  [
    "Prices",
    "The formula of a price keeps its shape. Its constants move to where prices are nearest to worth, each held back by how far it moves. A constant changes only if it was found beyond its bar, and if three kinds or more carry it.",
  ],
  ["Bars", "Lists were drawn at random 400 times. Two thirds of the time a constant came out within its bar."],
];

const LIMITS: readonly string[] = [
  "One against one favours troops that shoot and wait. It wrongs troops that are fast, that stand in a line with others (pikes without shot), and that break what others have shot at.",
  "The enemy is anybody at all, also troops that your army would never meet.",
  "A bar says how much hangs on which lists were written. It does not say how wrong the model is: the range is nearer to that.",
  "A constant that few kinds carry (close horse, medium guns, wagons, elephants) is measured on those few. A body and its usual weapon cannot be told apart well. Their sum can.",
  "Sample armies had other sizes when this was measured. Their new sizes change it a little.",
];

/** The page of what troops are worth. */
export const WORTH = {
  title: "What troops are worth",
  link: "What troops are worth",
  intro:
    "Every line of every army list has fought every other: from afar, head on and in the flank, in the open and in rough going. What a base wins and loses there, in points, is its worth.",
  limits:
    "One unit group meets one. Nobody has a commander or a card, nobody is beside it, nobody must hold a place. Scouting, speed, drill and what else no such fight shows are added as stated values. Prices follow worth only as far as the formula of a price lets them.",
  methodLink: "How it was reckoned, and what it cannot tell",
  list: "Army list",
  listOption: (name: string, years: readonly number[]): string => `${name}, ${years.join("–")}`,
  all: "All lists",
  show: "Show",
  method: "How it was reckoned",
  steps: METHOD,
  limitsHead: "What it cannot tell",
  limitsList: LIMITS,
  caption:
    "Points of one base, in a unit group as large as armies take it. Beside a line that many lists have, how many more. Choose a list to see its lines with their options.",
  troops: "Troops",
  bases: "Bases",
  was: "Price before",
  price: "Price",
  worth: "Worth",
  difference: "Worth over price",
  why: "Why",
  sortBy: (column: string): string => `Sort by ${column.toLowerCase()}`,
  more: (count: number): string => `and ${counted(count, "more line")}`,
  differenceOf: (worth: number, price: number): string => signed(worth / price - 1),
  worst: "The ten farthest from their price",
  best: "Does best against",
  worstAgainst: "Does worst against",
  exchange: (won: number, lost: number): string => `${Math.round(won)} won, ${Math.round(lost)} lost`,
  exchangeNote: "Points of the enemy that it takes in a meeting, and points of its own that it gives.",
  constants: "What the price is made of",
  constantsNote:
    "Found: what fits best, in the second of two rounds. Bar: how far that goes up and down if other lists had been written. Range: what it comes to with no flanks or more, no rough going or more, and fewer or more turns. A constant changes only where it was found beyond its bar.",
  constant: "Constant",
  old: "Before",
  found: "Found",
  bar: "Bar",
  rangeHead: "Range",
  range: (least: number, most: number): string => `${WORTH.number(least)} to ${WORTH.number(most)}`,
  now: "Now",
  types: "Kinds of troops",
  constantName: (table: string, id: string): string => `${TABLES[table] ?? table}: ${id.replaceAll("-", " ")}`,
  number: (value: number): string => `${Math.round(value * 100) / 100}`.replace("-", "−"),
  plusMinus: (value: number): string => `±${Math.round(value * 100) / 100}`,
} as const;
