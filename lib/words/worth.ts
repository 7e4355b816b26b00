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

/** The page of what troops are worth. */
export const WORTH = {
  title: "What troops are worth",
  link: "What troops are worth",
  intro:
    "Every line of every army list has fought every other: from afar, head on and in the flank, in the open and in rough going. What a base wins and loses there, in points, is its worth.",
  limits:
    "One unit group meets one. Nobody has a commander or a card, nobody is beside it, nobody must hold a place. Scouting, speed, drill and what else no such fight shows are added as stated values. Prices follow worth only as far as the formula of a price lets them.",
  method: "How it was reckoned, and what it cannot tell: docs/WORTH.md.",
  list: "Army list",
  listOption: (name: string, years: readonly number[]): string => `${name}, ${years.join("–")}`,
  all: "All lists",
  show: "Show",
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
