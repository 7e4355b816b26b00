import { z } from "zod";
import { SOURCES, TERRITORIES } from "./enumerations";
import { unitNumber, version, years } from "./identifiers";

/** Whom a sheet is for: its player, or the opponent, who sees no points, no options and no intended commands. */
export const SHEET_READERS = ["own", "opponent"] as const;
export type SheetReader = (typeof SHEET_READERS)[number];

/**
 * What the loss of a base means, one box a base in the order of loss: `open` can be lost; at the first wound on `crossed` the unit
 * group is broken; `half` breaks it at its second wound. Whatever comes after is crossed.
 */
export const LOSS_BOXES = ["open", "half", "crossed"] as const;
export type LossBox = (typeof LOSS_BOXES)[number];

const text = z.string().min(1);
/** Null where a sheet for the opponent leaves it out. */
const points = z.int().nullable();
const boxes = z.array(z.enum(LOSS_BOXES));

export const SHEET_FIGURES = ["points", "tugs", "breaksAt", "commandCards", "mapCards", "scoutingCards", "territories"] as const;

/** One number at the head of a sheet, in words: "11, 1". */
const sheetFigure = z.strictObject({ id: z.enum(SHEET_FIGURES), label: text, value: text, source: z.enum(SOURCES).nullable() });
export type SheetFigure = z.infer<typeof sheetFigure>;

const sheetCommander = z.strictObject({
  /** As he is called: his name, or his role. */
  name: text,
  /** "army commander, talented, professional"; without the role where that is what he is called. */
  title: text,
  /** "4 cards", "floats", "block of 4", "range 12 BW". */
  abilities: z.array(text),
  /** One for each grade that a wound can take from him. */
  boxes,
  points,
});
export type SheetCommander = z.infer<typeof sheetCommander>;

/** A classification in the short forms of the rulebook's own table; empty where nothing is printed. */
const sheetTroop = z.strictObject({
  type: text,
  formation: text,
  armour: text,
  quality: text,
  shooting: z.string(),
  charge: z.string(),
  melee: z.string(),
  characteristics: z.array(text),
  /** What follows from the rest, printed in italics. */
  follows: z.array(text),
});

const sheetUnit = z.strictObject({
  number: unitNumber,
  name: text,
  /** What the list calls it, where the player calls it otherwise. */
  line: z.string(),
  /** Null where its list has no such line. */
  troop: sheetTroop.nullable(),
  bases: z.int(),
  boxes,
  /** "3 bases and a wound"; empty where its list has no such line. */
  breaksAfter: z.string(),
  points,
});
export type SheetUnit = z.infer<typeof sheetUnit>;

/** A commander with the unit groups meant for him; without one, those not yet given to a command. */
const sheetCommand = z.strictObject({ commander: sheetCommander.nullable(), units: z.array(sheetUnit) });
export type SheetCommand = z.infer<typeof sheetCommand>;

const listEdition = z.strictObject({ name: text, years, version });

/** One army on paper, as plain data: screen, paper, text and API all render this, so that they cannot disagree. */
export const armySheet = z.strictObject({
  schema: z.literal("condotta.sheet/1"),
  reader: z.enum(SHEET_READERS),
  name: text,
  /** "Polish-Lithuanian, 1576–1660 · year 1605 · 10 000 points". */
  about: text,
  verdict: z.strictObject({ legal: z.boolean(), words: text, reasons: z.array(text) }),
  figures: z.array(sheetFigure),
  /** The TuGs whose loss breaks the army while so many of its TuGs are away on a flank march. */
  flankMarches: z.array(z.strictObject({ away: z.int(), breaksAt: z.int() })),
  commands: z.array(sheetCommand),
  /** "Standard camp, poor, 3 by 2 BW". */
  camp: z.strictObject({ words: text, boxes, points }),
  territories: z.array(z.strictObject({ letter: z.enum(TERRITORIES), name: text })),
  versions: z.strictObject({ list: listEdition, allies: z.array(listEdition), rules: version }),
  /** What the boxes mean, which values are not the rulebook's, and what a sheet for the opponent leaves out; a sentence each. */
  notes: z.array(text),
  /** The share that is this very army; null where there is none, and for the opponent, who would read everything there. */
  link: z.url().nullable(),
});
export type ArmySheet = z.infer<typeof armySheet>;

export const TEXT_STYLES = ["full", "compact", "lines"] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** A sheet and the same as plain text in every style. */
export const sheetAndText = z.strictObject({
  sheet: armySheet,
  text: z.strictObject({ full: z.string(), compact: z.string(), lines: z.string() } satisfies Record<TextStyle, z.ZodType>),
});
export type SheetAndText = z.infer<typeof sheetAndText>;
