import { z } from "zod";
import { armySheet, LOSS_BOXES, SHEET_READERS } from "./army-sheet";
import { COLOURS, FORMS, GRADES, SHORT_EDGES, SOURCES } from "./enumerations";
import { unitNumber } from "./identifiers";

/** What stands on a base, as it is drawn and as it is taken from the shelf. */
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
/** Empty where there is nothing to say. */
const words = z.string();
/** Null on cards for the opponent. */
const points = z.int().nullable();
const boxes = z.array(z.enum(LOSS_BOXES));
const numbers = z.array(unitNumber);
const count = z.int().min(0);

/** Base by base: front rank first, `null` where the formation leaves a place empty; a shorter rank stands in the middle of its files. */
const formation = z.strictObject({
  form: z.enum(FORMS),
  ranks: z.array(z.array(z.enum(FIGURES).nullable())),
  /** Hundredths of a BW from front to back of one base. */
  depth: count,
  /** "3 wide, 2 deep", "2 wide (2 to 4), 2 deep": in brackets how else it may stand; of a draft "1 of the 16 bases of its formation". */
  words: text,
});
export type CardFormation = z.infer<typeof formation>;

/** What a classification or a grade gives, and the source furthest from the rulebook of all that makes it up. */
const line = z.strictObject({ label: text, words: text, source: z.enum(SOURCES) });
export type CardLine = z.infer<typeof line>;

const trait = z.strictObject({ name: text, sentence: text });

const unitCard = z.strictObject({
  number: unitNumber,
  name: text,
  /** What the list calls it, where the player calls it otherwise. */
  line: words,
  /** "TuG", "SuG", "2 TuGs"; empty where its list has no such line. */
  counts: words,
  /** Who is meant to lead it. */
  command: z.strictObject({ letter: text, name: text }).nullable(),
  /** "Mounted, formed loose, armoured, superior", and the short form that players write; null where its list has no such line. */
  classification: z.strictObject({ words: text, short: text }).nullable(),
  formation: formation.nullable(),
  bases: count,
  boxes,
  /** In wounds, so many of them to a base; null where its list has no such line. */
  breaks: z.strictObject({ at: count, perBase: count, words: text }).nullable(),
  /** How it moves, charges, fights and shoots. */
  lines: z.array(line),
  /** Its characteristics, its set formation, and what follows from the rest, where that is a rule of its own. */
  traits: z.array(trait),
  /** What follows and is said in a word: "counts double". */
  follows: z.array(text),
  points,
});
export type UnitCard = z.infer<typeof unitCard>;

const commanderCard = z.strictObject({
  letter: text,
  /** As he is called: his name, or his role. */
  name: text,
  title: text,
  lines: z.array(line),
  /** What he is, and what he is after each wound: from his grade to the lowest. */
  grades: z.array(z.strictObject({ grade: z.enum(GRADES), name: text, cards: count, blockSize: count, killABase: z.enum(COLOURS) })),
  /** The unit groups meant for him. */
  units: z.array(z.strictObject({ number: unitNumber, name: text, bases: count })),
  points,
});
export type CommanderCard = z.infer<typeof commanderCard>;

/** Who could go: unit groups by the red cards that a march of theirs alone asks for. */
const marchNeed = z.strictObject({ cards: count, units: numbers });

const slips = z.strictObject({
  ambushes: z.array(z.strictObject({ number: z.int().min(1) })),
  marches: z.array(z.strictObject({ edge: z.enum(SHORT_EDGES) })),
  /** Places for unit groups on a march. */
  marchMost: count,
  /** The most red cards that any march asks for: so many boxes. */
  cardsMost: count,
  marchNeeds: z.array(marchNeed),
  /** Who may lead a march; an ally goes with all that he has. `needs`: the red cards for that. */
  leaders: z.array(z.strictObject({ letter: text, name: text, cards: count, needs: count.nullable(), units: numbers })),
  /** Unit groups that may lie in ambush. */
  mayAmbush: numbers,
  /** Unit groups that may have dropped their pikes before anybody sees them. */
  mayDropPikes: numbers,
  /** "breaks at 6 TuGs with 1 away"; empty where none can be. */
  away: words,
});
export type CardSlips = z.infer<typeof slips>;

const shelfRow = z.strictObject({ name: text, units: numbers, bases: count, /** "8 of pike, 8 of shot". */ split: words });
const shelf = z.strictObject({
  groups: z.array(z.strictObject({ name: text, /** "1 × ½ BW". */ base: text, bases: count, split: words, rows: z.array(shelfRow) })),
  others: z.array(z.strictObject({ name: text, words: text })),
});
export type CardShelf = z.infer<typeof shelf>;

/** All the small papers that go to the table with one army, as plain data: screen, paper, text and API all render this. */
export const armyCards = z.strictObject({
  schema: z.literal("condotta.cards/1"),
  reader: z.enum(SHEET_READERS),
  name: text,
  /** "Polish-Lithuanian, 1576–1660 · year 1605 · 10 000 points". */
  about: text,
  units: z.array(unitCard),
  commanders: z.array(commanderCard),
  /** Null for the opponent, as is the shelf. */
  slips: slips.nullable(),
  shelf: shelf.nullable(),
  versions: armySheet.shape.versions,
  /** What the boxes and marks mean, a sentence each. */
  notes: z.array(text),
});
export type ArmyCards = z.infer<typeof armyCards>;

/** The cards and the same as plain text. */
export const cardsAndText = z.strictObject({ cards: armyCards, text: z.string() });
export type CardsAndText = z.infer<typeof cardsAndText>;
