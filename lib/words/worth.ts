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
    "Every line of every list, without its options and with each of them, at the size that sample armies take most. Lines that are the same count once: 460 kinds. Every list counts the same. Within a list, half of a line’s weight is how often sample armies take it, and half is how many the list allows.",
  ],
  [
    "Meetings",
    "Every kind meets every other. In three of four meetings one of the two advances from 12 BW; each does so half the time. In one of four the faster one strikes a flank, if it may charge. A quarter of all meetings are in rough going. The side that advances charges or shoots, whichever is better for it. The other side stands, runs away, skirmishes, counter-charges or charges, whichever is worst for its enemy. It has its stakes or barricades, if there are any. A meeting ends after 8 turns.",
  ],
  [
    "Loss",
    "The wounds that a unit group has taken, on average, as a share of those that break it. A unit group that is broken or caught has lost everything.",
  ],
  [
    "Worth in the fight",
    "Each kind gets a value in points. The values are set so that, over all its meetings, a kind destroys as much value as it loses. They are scaled so that all kinds together are worth what they cost.",
  ],
  [
    "Stated values",
    "Such fights do not show what these are worth: scouting, speed, drill, group moves, nerves, and being a TuG. We give each a value with a reason. These values are opinions.",
  ],
  [
    "Prices",
    "The formula of a price keeps its shape. Its constants are changed to bring prices as near to worth as they can. The further a constant moves, the more it is held back. A constant changes only if the value found lies beyond its bar, and if three kinds or more have it.",
  ],
  [
    "Bars",
    "We repeated this 400 times, each time with army lists drawn at random. In two of three cases a constant came out within its bar.",
  ],
];

const LIMITS: readonly string[] = [
  "Fights of one against one favour troops that shoot and wait. They undervalue fast troops, troops that stand in a line with others (pikes without shot), and troops that break what others have shot at.",
  "Every kind of troops is an enemy here, even those that your army would never meet.",
  "A bar shows how far a value depends on the lists that we happen to have. It does not show how wrong the model may be. The range comes closer to that.",
  "A constant that few kinds carry (close horse, medium guns, wagons, elephants) is measured on those few. It is hard to tell how much of a price is the body and how much its usual weapon; the sum of both is certain enough.",
  "Prices were set by an earlier measurement. This one was made with the lists and sample armies of today. Only one price would change by it: the body of elephants would cost 170 instead of 176.",
];

/** The page of what troops are worth. */
export const WORTH = {
  title: "What troops are worth",
  link: "What troops are worth",
  intro:
    "Every line of every army list has fought every other: from a distance, head on and in the flank, in the open and in rough going. What a base wins and loses there, in points, is its worth.",
  limits:
    "One unit group meets one. There are no commanders, no cards, no friends beside them and no place to hold. Scouting, speed, drill and other things that such a fight cannot show are added as stated values. A price can follow the worth only as far as our price formula allows.",
  methodLink: "How we measured it, and what it does not show",
  list: "Army list",
  listOption: (name: string, years: readonly number[]): string => `${name}, ${years.join("–")}`,
  all: "All lists",
  show: "Show",
  method: "How we measured it",
  steps: METHOD,
  limitsHead: "What it does not show",
  limitsList: LIMITS,
  caption:
    "Points of one base, in a unit group of the size that armies usually take. “And 3 more lines” means that three other lines are the same troops. Choose a list to see its lines with their options.",
  troops: "Troops",
  bases: "Bases",
  was: "Old price",
  price: "Price",
  worth: "Worth",
  difference: "Worth over price",
  because: (why: string): string => `Why: ${why}`,
  sortBy: (column: string): string => `Sort by ${column.toLowerCase()}`,
  more: (count: number): string => `and ${counted(count, "more line")}`,
  differenceOf: (worth: number, price: number): string => signed(worth / price - 1),
  worst: "The ten farthest from their price",
  best: "Does best against",
  worstAgainst: "Does worst against",
  exchange: (won: number, lost: number): string => `${Math.round(won)} won, ${Math.round(lost)} lost`,
  exchangeNote: "Won: points that its enemy loses in a fight. Lost: points that it loses itself.",
  constants: "What the price is made of",
  constantsNote:
    "Found: the value that fits the fights best. Bar: how far this value would go up or down with other lists. Range: the values with fewer or more flank attacks, rough going and turns. A constant changes only if the value found lies beyond its bar.",
  constant: "Constant",
  old: "Old",
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
