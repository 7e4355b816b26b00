import { z } from "zod";
import { DENSITIES, TABLE_SIZES } from "./densities";
import { GOINGS, GRADES, SET_FORMATIONS, TERRAIN_CATEGORIES, TERRAIN_KINDS, TERRITORIES } from "./enumerations";
import { rows } from "./rows";
import { baseDepthsTable, breakRow, campsTable } from "./rules-tables";
import { source } from "./source";

/** In BW, to a tenth. */
const length = z.number().min(0).max(60);
const positive = z.int().min(1);
const sourced = { source };
const sizes = z.strictObject({ min: length, max: length, ...sourced });

/** `anyone`: whoever is in it; `foot`, `foot-skirmishers`: these alone are hard to see, others stand out. */
const HIDES = ["anyone", "foot", "foot-skirmishers"] as const;

export const BATTLEFIELD_LIMITS = [
  /** BW between two pieces when they are placed. */
  "spacing",
  /** Tenths of a BW: what lies so near touches. */
  "touch-tenths",
  /** Of the search: tenths of a BW, and degrees. */
  "search-tenths",
  "search-degrees",
  /** Of a piece for each built-up area chosen or laid. */
  "enclosed-for-each-village",
  "adjust-move-from",
  "adjust-pivot-from",
  "adjust-remove-from",
  /** BW. */
  "adjust-distance",
  /** From the middle of the table's depth to where a seat may deploy, BW. */
  "deployment-gap",
  "batch",
  "first-deployment-least",
  "files-least",
  "ranks-most",
  /** BW to either side of the middle of the own edge. */
  "camp-reach",
  "march-groups-most",
  "ambush-cards",
  /** Red cards that a march needs to arrive. */
  "march-cards-skirmishers",
  "march-cards-mounted",
  "march-cards-others",
  /** Hundredths of a BW: the sides of an ambush marker and of a commander's base. */
  "marker-size",
  /** Tenths of a BW between the points from which a marker is looked for. */
  "sight-tenths",
  /** BW to either side of a crest within which one sees over it. */
  "crest-reach",
  /** BW more over good and rough going for troops that are fleet of foot. */
  "fleet-of-foot",
  /** Degrees: how far a gun may be wheeled back when all are deployed. */
  "wheel-most",
  /** Fewer command cards in turn 1 for a commander who bluffed a march. */
  "bluff-cards",
  "triumph-points",
  "tug-points",
  "sug-points",
  "damage-most",
  "survival-points",
  /** Days after which a battle may be closed without the other's consent. */
  "close-days",
] as const;
export type BattlefieldLimit = (typeof BATTLEFIELD_LIMITS)[number];

export const MOVERS = [
  "foot-close",
  "foot-loose",
  "foot-skirmish",
  "mounted-close",
  "mounted-loose",
  "mounted-skirmish",
  "elephant",
  "battle-wagon",
  "light-artillery",
  "artillery",
] as const;
export type Mover = (typeof MOVERS)[number];

/** What else than lost TuGs brings an army nearer to breaking, as so many of them. */
export const breakingTable = rows(["sacked-camp"], { tugs: z.int().min(0) });

/** The tables of `data/battlefield`, by the file each stands in. */
export const battlefieldTables = z.strictObject({
  /** By the size of the table; lengths in BW. */
  tables: rows(TABLE_SIZES, {
    /** How deep a flank sector is, from either short edge. */
    sector: z.strictObject({ value: length, ...sourced }),
    flankPiece: sizes,
    compulsory: sizes,
    optional: sizes,
    /** Its most is from elsewhere than its least where that is told. */
    water: sizes.extend({ mostSource: source.optional() }),
  }),
  /** How many pieces of which category are compulsory, and how many optional ones each seat may choose. */
  pieceNumbers: rows(DENSITIES, {
    compulsory: z.array(z.strictObject({ categories: z.array(z.enum(TERRAIN_CATEGORIES)).min(1), count: positive })),
    optional: z.int().min(0),
  }),
  /** The categories of which the two pieces of a terrain flank may be. */
  flankCategories: rows(["rough", "difficult"], {}),
  terrainKinds: rows(TERRAIN_KINDS, {
    name: z.string().min(1),
    territories: z.array(z.enum(TERRITORIES)).min(1),
    category: z.enum(TERRAIN_CATEGORIES),
    going: z.enum(GOINGS),
    /** Of elephants and camels, where it is another. */
    elephants: z.enum(GOINGS).nullable(),
    camels: z.enum(GOINGS).nullable(),
    /** BW from which those who are in it are seen; null: from anywhere. */
    seenInto: z.number().min(0).nullable(),
    hides: z.enum(HIDES),
    /** Nobody sees through it. */
    blocksSight: z.boolean(),
    /** Nobody sees over its ridge, which runs along its longer side through its middle. */
    crest: z.boolean(),
    cover: z.boolean(),
    field: z.boolean(),
    builtUp: z.boolean(),
    optionalOnly: z.boolean(),
    /** Lost where the sector die says the middle. */
    notInMiddle: z.boolean(),
    note: z.string().min(1).nullable(),
  }),
  /** What each number of the first die says of where a piece goes. */
  sectorDice: rows(["1", "2", "3", "4", "5", "6"], { sector: z.enum(["left", "middle", "right"]) }),
  /** Whether, by the second die, it must touch an edge of the table. */
  edgeDice: rows(["1", "2", "3", "4", "5", "6"], { touches: z.boolean() }),
  /** The numbers of the other seat's die, and all other measures. */
  limits: rows(BATTLEFIELD_LIMITS, { value: positive }),
  /** BW in a single move over each going; null: no move at all. */
  moves: rows(MOVERS, { good: length, rough: length.nullable(), difficult: length.nullable() }),
  breaking: breakingTable,
});

/** What of the rules' other tables a battlefield is decided by. */
const borrowed = {
  camps: campsTable.pick({ kinds: true, size: true }),
  baseDepths: baseDepthsTable,
  /** Bases in ranks, as `setFormations` has them. */
  formations: rows(SET_FORMATIONS, {
    ranks: z.array(z.string()).nullable(),
    double: z.boolean(),
    neverNervous: z.boolean(),
    dropsPikes: z.boolean().optional(),
  }),
  /** The most cards that a commander holds. */
  commandCards: rows(GRADES, { cards: positive }),
  /** TuGs that a group in double formation counts as. */
  doubleTugs: rows(["double-group-tugs"], { value: positive }),
};

/** What tells whether an army is broken. Older tables have none of it: what they were told of a result was taken as told. */
const judged = {
  breaking: breakingTable.optional(),
  /** The share of its TuGs whose loss breaks an army. */
  armyBreaks: rows(["army"], breakRow).optional(),
};

/** All that is decided on the table itself. */
export const battlefieldEdition = battlefieldTables.extend({ ...borrowed, ...judged });
export type BattlefieldFiles = z.infer<typeof battlefieldTables>;
export type BattlefieldTables = z.infer<typeof battlefieldEdition>;
