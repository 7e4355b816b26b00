import { z } from "zod";
import { SOURCES, TERRITORIES } from "./enumerations";
import { unitNumber, version, years } from "./identifiers";

/** Who a sheet is for: its player, or the opponent, who sees no points, no options and no intended commands. */
export const SHEET_READERS = ["own", "opponent"] as const;
export type SheetReader = (typeof SHEET_READERS)[number];

/**
 * What losing a base means; one box for each base, in order of loss. `open`: no effect. `crossed`: the unit group breaks at the first wound
 * on it. `half`: it breaks at the second wound. Every box after that is crossed.
 */
export const LOSS_BOXES = ["open", "half", "crossed"] as const;
export type LossBox = (typeof LOSS_BOXES)[number];

const text = z.string().min(1);
/** Null if a sheet for the opponent leaves it out. */
const points = z.int().nullable();
const boxes = z.array(z.enum(LOSS_BOXES));

export const SHEET_FIGURES = ["points", "tugs", "breaksAt", "commandCards", "mapCards", "scoutingCards", "territories"] as const;

/** One number at the top of a sheet, in words: "11, 1". */
const sheetFigure = z.strictObject({ id: z.enum(SHEET_FIGURES), label: text, value: text, source: z.enum(SOURCES).nullable() });
export type SheetFigure = z.infer<typeof sheetFigure>;

const sheetCommander = z.strictObject({
  /** His name, or his role if he has none. */
  name: text,
  /** "army commander, talented, professional"; without the role if `name` says it. */
  title: text,
  /** "4 cards", "floats", "group moves of 4", "range 12 BW". */
  abilities: z.array(text),
  /** One box for each grade a wound can take from him. */
  boxes,
  points,
});
export type SheetCommander = z.infer<typeof sheetCommander>;

/** A classification in the short forms of the rulebook's own table; empty where the table prints nothing. */
const sheetTroop = z.strictObject({
  type: text,
  formation: text,
  armour: text,
  quality: text,
  shooting: z.string(),
  charge: z.string(),
  melee: z.string(),
  characteristics: z.array(text),
  /** Traits that follow from the rest; printed in italics. */
  follows: z.array(text),
});

const sheetUnit = z.strictObject({
  number: unitNumber,
  name: text,
  /** The list's own name for it, if the player renamed it. */
  line: z.string(),
  /** Null if its list has no such line. */
  troop: sheetTroop.nullable(),
  bases: z.int(),
  boxes,
  /** "3 bases + 1 wound"; empty if its list has no such line. */
  breaksAfter: z.string(),
  points,
});
export type SheetUnit = z.infer<typeof sheetUnit>;

/** A commander with the unit groups intended for him. Without a commander: the unassigned groups. */
const sheetCommand = z.strictObject({ commander: sheetCommander.nullable(), units: z.array(sheetUnit) });
export type SheetCommand = z.infer<typeof sheetCommand>;

const listEdition = z.strictObject({ name: text, years, version });

/** One army on paper, as plain data. Screen, paper, text and API all render this, so they cannot disagree. */
export const armySheet = z.strictObject({
  schema: z.literal("condotta.sheet/1"),
  reader: z.enum(SHEET_READERS),
  name: text,
  /** "Polish-Lithuanian, 1576–1660 · year 1605 · 10 000 points". */
  about: text,
  verdict: z.strictObject({ legal: z.boolean(), words: text, reasons: z.array(text) }),
  figures: z.array(sheetFigure),
  /** How many lost TuGs break the army while this many are away on a flank march. */
  flankMarches: z.array(z.strictObject({ away: z.int(), breaksAt: z.int() })),
  commands: z.array(sheetCommand),
  /** "Standard camp, poor, 3 by 2 BW". */
  camp: z.strictObject({ words: text, boxes, points }),
  territories: z.array(z.strictObject({ letter: z.enum(TERRITORIES), name: text })),
  versions: z.strictObject({ list: listEdition, allies: z.array(listEdition), rules: version, tables: text.optional() }),
  /** One sentence each: what the boxes mean, which values are not from the rulebook, and what the opponent's sheet leaves out. */
  notes: z.array(text),
  /** The link of this army's share. Null if it is not shared, and on the opponent's sheet, because the share shows everything. */
  link: z.url().nullable(),
});
export type ArmySheet = z.infer<typeof armySheet>;

export const TEXT_STYLES = ["full", "compact", "lines", "markdown", "bbcode", "csv"] as const;
export type TextStyle = (typeof TEXT_STYLES)[number];

/** A sheet, and the same as plain text in each style. */
export const sheetAndText = z.strictObject({
  sheet: armySheet,
  text: z.strictObject({
    ...{ full: z.string(), compact: z.string(), lines: z.string() },
    /** The same as `lines`, marked up for forums. */
    ...{ markdown: z.string(), bbcode: z.string() },
    /** A table of comma-separated values, for spreadsheets. */
    csv: z.string(),
  } satisfies Record<TextStyle, z.ZodType>),
});
export type SheetAndText = z.infer<typeof sheetAndText>;
