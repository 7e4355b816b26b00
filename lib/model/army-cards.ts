import { z } from "zod";
import { armySheet, LOSS_BOXES, SHEET_READERS } from "./army-sheet";
import { COLOURS, FORMS, GRADES, SHORT_EDGES, SOURCES } from "./enumerations";
import { unitNumber } from "./identifiers";

/** The figures on a base, as drawn and as packed. */
export const FIGURES = [
  "pike",
  "shot",
  "bow",
  "blade",
  "horse",
  "horse-shot",
  "dragoon",
  "elephant",
  "wagon",
  "light-gun",
  "medium-gun",
  "heavy-gun",
] as const;
export type Figure = (typeof FIGURES)[number];

const text = z.string().min(1);
/** Empty if there is nothing to say. */
const words = z.string();
/** Null on cards for the opponent. */
const points = z.int().nullable();
const boxes = z.array(z.enum(LOSS_BOXES));
const numbers = z.array(unitNumber);
const count = z.int().min(0);

/** Base by base, front rank first. `null` is a gap in the formation; a shorter rank stands in the middle of its files. */
const formation = z.strictObject({
  form: z.enum(FORMS),
  ranks: z.array(z.array(z.enum(FIGURES).nullable())),
  /** The depth of one base, in hundredths of a BW. */
  depth: count,
  /** "3 wide, 2 deep" or "2 to 4 wide (here 2, 2 deep)"; for a draft "1 of the 16 bases of its formation". */
  words: text,
});
export type CardFormation = z.infer<typeof formation>;

/** What a classification or a grade gives. `source` is the least official one of all that it combines. */
const line = z.strictObject({ label: text, words: text, source: z.enum(SOURCES) });
export type CardLine = z.infer<typeof line>;

const trait = z.strictObject({ name: text, sentence: text });

const unitCard = z.strictObject({
  number: unitNumber,
  name: text,
  /** The list's own name for it, if the player renamed it. */
  line: words,
  /** "TuG", "SuG", "2 TuGs"; empty if its list has no such line. */
  counts: words,
  /** The commander it is intended for. */
  command: z.strictObject({ letter: text, name: text }).nullable(),
  /** "Mounted, formed loose, armoured, superior", and the short form players write. Null if its list has no such line. */
  classification: z.strictObject({ words: text, short: text }).nullable(),
  formation: formation.nullable(),
  bases: count,
  boxes,
  /** In wounds; `perBase` is wounds to a base. Null if its list has no such line. */
  breaks: z.strictObject({ at: count, perBase: count, words: text }).nullable(),
  /** How it moves, charges, fights and shoots. */
  lines: z.array(line),
  /** Its characteristics, its set formation, and any trait that follows from the rest and has a rule of its own. */
  traits: z.array(trait),
  /** Traits that follow and need only a word: "counts double". */
  follows: z.array(text),
  points,
});
export type UnitCard = z.infer<typeof unitCard>;

const commanderCard = z.strictObject({
  letter: text,
  /** His name, or his role if he has none. */
  name: text,
  title: text,
  lines: z.array(line),
  /** Himself and what he is after each wound: from his grade down to the lowest. */
  grades: z.array(z.strictObject({ grade: z.enum(GRADES), name: text, cards: count, blockSize: count, killABase: z.enum(COLOURS) })),
  /** The unit groups intended for him. */
  units: z.array(z.strictObject({ number: unitNumber, name: text, bases: count })),
  points,
});
export type CommanderCard = z.infer<typeof commanderCard>;

/** Who could march: unit groups, by the red cards that a march of that group alone needs. */
const marchNeed = z.strictObject({ cards: count, units: numbers });

const slips = z.strictObject({
  ambushes: z.array(z.strictObject({ number: z.int().min(1) })),
  marches: z.array(z.strictObject({ edge: z.enum(SHORT_EDGES) })),
  /** The most unit groups on one march. */
  marchMost: count,
  /** The most red cards any march needs: the slip has this many boxes. */
  cardsMost: count,
  marchNeeds: z.array(marchNeed),
  /** Who may lead a march. An ally takes his whole contingent; `needs` is the red cards for it. */
  leaders: z.array(z.strictObject({ letter: text, name: text, cards: count, needs: count.nullable(), units: numbers })),
  /** Unit groups that may be placed in ambush. */
  mayAmbush: numbers,
  /** Unit groups that may drop their pikes before they are deployed. */
  mayDropPikes: numbers,
  /** "breaks at 6 TuGs with 1 away"; empty if nothing can march. */
  away: words,
});
export type CardSlips = z.infer<typeof slips>;

const shelfRow = z.strictObject({ name: text, units: numbers, bases: count, /** "8 of pike, 8 of shot". */ split: words });
const shelf = z.strictObject({
  groups: z.array(
    z.strictObject({ name: text, /** "1 BW wide, ½ deep". */ base: text, bases: count, split: words, rows: z.array(shelfRow) }),
  ),
  others: z.array(z.strictObject({ name: text, words: text })),
});
export type CardShelf = z.infer<typeof shelf>;

/** All the cards and slips for one army, as plain data. Screen, paper, text and API all render this. */
export const armyCards = z.strictObject({
  schema: z.literal("condotta.cards/1"),
  reader: z.enum(SHEET_READERS),
  name: text,
  /** "Polish-Lithuanian, 1576–1660 · year 1605 · 10 000 points". */
  about: text,
  units: z.array(unitCard),
  commanders: z.array(commanderCard),
  /** Null for the opponent, like the packing list. */
  slips: slips.nullable(),
  shelf: shelf.nullable(),
  versions: armySheet.shape.versions,
  /** What the boxes and marks mean, one sentence each. */
  notes: z.array(text),
});
export type ArmyCards = z.infer<typeof armyCards>;

/** The cards, as data and as plain text. */
export const cardsAndText = z.strictObject({ cards: armyCards, text: z.string() });
export type CardsAndText = z.infer<typeof cardsAndText>;
