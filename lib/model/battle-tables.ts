import { z } from "zod";
import {
  COLOURS,
  DENSITIES,
  GOINGS,
  GRADES,
  REGIONS,
  SET_FORMATIONS,
  TABLE_SIZES,
  TERRAIN_CATEGORIES,
  TERRAIN_KINDS,
  TERRITORIES,
} from "./enumerations";
import { listId, type Version } from "./identifiers";
import { baseDepthsTable, breakRow, campsTable, deathDiceTable, packTable } from "./rules-tables";
import { rows, source } from "./source";

/** In BW, to a tenth. */
const length = z.number().min(0).max(60);
const positive = z.int().min(1);
const sourced = { source };
const sizes = z.strictObject({ min: length, max: length, ...sourced });

/** `anyone`: hides all troops in it. `foot`, `foot-skirmishers`: hides only these. */
const HIDES = ["anyone", "foot", "foot-skirmishers"] as const;

export const BATTLEFIELD_LIMITS = [
  /** BW between two pieces when they are placed. */
  "spacing",
  /** In tenths of a BW: pieces this close count as touching. */
  "touch-tenths",
  /** Steps of the search, in tenths of a BW and in degrees. */
  "search-tenths",
  "search-degrees",
  /** Enclosed fields for each built-up area chosen or laid. */
  "enclosed-for-each-village",
  "adjust-move-from",
  "adjust-pivot-from",
  "adjust-remove-from",
  /** BW. */
  "adjust-distance",
  /** BW from the middle of the table's depth to where a seat may deploy. */
  "deployment-gap",
  "batch",
  "first-deployment-least",
  "files-least",
  "ranks-most",
  /** BW to either side of the middle of the own edge. */
  "camp-reach",
  "march-groups-most",
  "ambush-cards",
  /** Red cards a march needs to arrive. */
  "march-cards-skirmishers",
  "march-cards-mounted",
  "march-cards-others",
  /** In hundredths of a BW: the sides of an ambush marker and of a commander's base. */
  "marker-size",
  /** In tenths of a BW: the distance between the points from which a marker is looked for. */
  "sight-tenths",
  /** BW to either side of a crest from which troops can see over it. */
  "crest-reach",
  /** Extra BW over good and rough going for troops that are fleet of foot. */
  "fleet-of-foot",
  /** Degrees a gun may be wheeled back once all are deployed. */
  "wheel-most",
  /** Command cards that a commander who bluffed a march loses in turn 1. */
  "bluff-cards",
  "triumph-points",
  "tug-points",
  "sug-points",
  "damage-most",
  "survival-points",
  /** Days after which a battle may be closed without the other player's agreement. */
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

/** Losses that count towards breaking as this many lost TuGs. */
export const breakingTable = rows(["sacked-camp"], { tugs: z.int().min(0) });

/** The tables of `data/battlefield`, by file name. */
export const battlefieldTables = z.strictObject({
  /** By table size; lengths in BW. */
  tables: rows(TABLE_SIZES, {
    /** The depth of a flank sector, from either short edge. */
    sector: z.strictObject({ value: length, ...sourced }),
    flankPiece: sizes,
    compulsory: sizes,
    optional: sizes,
    /** `mostSource`: given if the maximum has another source than the minimum. */
    water: sizes.extend({ mostSource: source.optional() }),
  }),
  /** How many pieces of each category are compulsory, and how many optional pieces each seat may choose. */
  pieceNumbers: rows(DENSITIES, {
    compulsory: z.array(z.strictObject({ categories: z.array(z.enum(TERRAIN_CATEGORIES)).min(1), count: positive })),
    optional: z.int().min(0),
  }),
  /** Categories allowed for the two pieces of a terrain flank. */
  flankCategories: rows(["rough", "difficult"], {}),
  terrainKinds: rows(TERRAIN_KINDS, {
    name: z.string().min(1),
    territories: z.array(z.enum(TERRITORIES)).min(1),
    category: z.enum(TERRAIN_CATEGORIES),
    going: z.enum(GOINGS),
    /** The going for elephants and camels, if different. */
    elephants: z.enum(GOINGS).nullable(),
    camels: z.enum(GOINGS).nullable(),
    /** BW within which troops in it are seen; null: from anywhere. */
    seenInto: z.number().min(0).nullable(),
    hides: z.enum(HIDES),
    /** Blocks all sight through it. */
    blocksSight: z.boolean(),
    /** Blocks sight over its ridge, which runs along the middle of its longer side. */
    crest: z.boolean(),
    cover: z.boolean(),
    field: z.boolean(),
    builtUp: z.boolean(),
    optionalOnly: z.boolean(),
    /** The piece is lost if the sector die says the middle. */
    notInMiddle: z.boolean(),
    note: z.string().min(1).nullable(),
  }),
  /** Where each result of the first die puts a piece. */
  sectorDice: rows(["1", "2", "3", "4", "5", "6"], { sector: z.enum(["left", "middle", "right"]) }),
  /** Whether the second die makes it touch a table edge. */
  edgeDice: rows(["1", "2", "3", "4", "5", "6"], { touches: z.boolean() }),
  /** The results of the other seat's die, and all other measures. */
  limits: rows(BATTLEFIELD_LIMITS, { value: positive }),
  /** BW in a single move over each going; null: cannot move there. */
  moves: rows(MOVERS, { good: length, rough: length.nullable(), difficult: length.nullable() }),
  breaking: breakingTable,
});

/** What a battlefield uses from the other rules tables. */
const borrowed = {
  camps: campsTable.pick({ kinds: true, size: true }),
  baseDepths: baseDepthsTable,
  /** Bases by rank, as in `setFormations`. */
  formations: rows(SET_FORMATIONS, {
    ranks: z.array(z.string()).nullable(),
    double: z.boolean(),
    neverNervous: z.boolean(),
    dropsPikes: z.boolean().optional(),
  }),
  /** The most cards a commander can hold. */
  commandCards: rows(GRADES, { cards: positive }),
  /** How many TuGs a double group counts as. */
  doubleTugs: rows(["double-group-tugs"], { value: positive }),
};

/** What decides whether an army is broken. Older tables lack it: their battles accept any claimed result. */
const judged = {
  breaking: breakingTable.optional(),
  /** The share of lost TuGs that breaks an army. */
  armyBreaks: rows(["army"], breakRow).optional(),
};

/** Everything that decides play on the table. */
const battlefieldEdition = battlefieldTables.extend({ ...borrowed, ...judged });
export type BattlefieldFiles = z.infer<typeof battlefieldTables>;
export type BattlefieldTables = z.infer<typeof battlefieldEdition>;

const named = { name: z.string().min(1) };

export const FLANKS = ["A", "B", "C", "D", "E"] as const;
export const SQUARES = FLANKS.flatMap((row) => ([1, 2, 3, 4, 5] as const).map((column) => `${row}${column}` as const));
export type Square = (typeof SQUARES)[number];
export const FLANK_KINDS = ["water", "terrain", "none"] as const;
export type FlankKind = (typeof FLANK_KINDS)[number];
export const DIRECTIONS = ["orthogonal", "diagonal"] as const;

const BATTLE_BOUNDS = ["unit-groups", "bases", "close-offers", "abandon-offers"] as const;
/** The most a force may bring to a battle, and how often a seat may offer to close or abandon it. */
const boundsTable = rows(BATTLE_BOUNDS, { value: positive });

/** The countries where battles are fought, as far as they tell battlefields apart. From west to east, by region. */
const LANDS = [
  ...(["england", "scotland", "ireland"] as const),
  ...(["low-countries", "france", "savoy-and-lorraine", "italy", "iberia"] as const),
  ...(["empire", "switzerland", "hungary-and-transylvania", "scandinavia-and-the-baltic"] as const),
  ...(["poland-lithuania", "muscovy", "ukraine-and-crimea"] as const),
  ...(["balkans-and-anatolia", "egypt-and-syria", "persia", "maghreb", "sahel"] as const),
  ...(["india", "china-and-manchuria", "korea", "japan"] as const),
];
const landsTable = rows(LANDS, {
  /** Players' own lists of this region are at home there. */
  region: z.enum(REGIONS),
  /** The other lists that are. */
  lists: z.array(listId),
  /** What battlefields are named after. */
  towns: z.array(z.string().min(1)).min(1),
  /** Those of the towns that are by the sea. */
  ports: z.array(z.string().min(1)),
});

/** The tables of `data/prebattle`, by file name. */
export const prebattleTables = z.strictObject({
  /** The squares of the map and whose territories they belong to. */
  squares: rows(SQUARES, { density: z.enum(DENSITIES), flank: z.enum(FLANKS), territories: z.array(z.enum(TERRITORIES)).min(1) }),
  densities: rows(DENSITIES, { ...named, column: positive.max(5) }),
  /** The secure flank of each row of the map. */
  flanks: rows(FLANKS, { ...named, kind: z.enum(FLANK_KINDS), water: z.enum(["coast", "river"]).nullable() }),
  territories: rows(TERRITORIES, named),
  /**
   * By how many steps the card is better: where the marker may go. Each move is so many single steps, each in one of its direction's four
   * ways.
   */
  markerMoves: rows(["1", "2", "3", "4"], { moves: z.array(z.strictObject({ direction: z.enum(DIRECTIONS), steps: positive })).min(1) }),
  /** The card a pass counts as. */
  pass: rows(["pass"], { countsAs: z.enum(COLOURS) }),
  scoutingPercent: rows(COLOURS, { percent: z.int().min(0) }),
  /**
   * `card-changes`: for one seat in a day. `away-days`: after this many days without acting, a seat is no longer asked about abandoning.
   */
  limits: rows(["days", "scouting-counted", "cards-most", "card-changes", "away-days"], { value: positive }),
  /** In BW. */
  tableSizes: rows(TABLE_SIZES, { ...named, width: positive, depth: positive }),
  bounds: boundsTable,
  lands: landsTable,
});
export type PrebattleTables = z.infer<typeof prebattleTables>;

/** Everything a battle is decided by: the tables of the sequence and the army rules it uses. A battle names their version. */
export const battleTables = prebattleTables.extend({
  deathDice: deathDiceTable,
  pack: packTable,
  /** The death die of each army commander in the invasion roll. */
  invasionDice: rows(GRADES, { die: z.enum(COLOURS) }),
  /** Terrain, deployment and after. A battle whose tables lack these was played on before they existed and ends with out-scouting. */
  battlefield: battlefieldEdition.optional(),
  /** Missing from older tables: their battles use the bounds in force now. */
  bounds: boundsTable.optional(),
  /** Missing from older tables: their battlefields are named after the same towns wherever they are. */
  lands: landsTable.optional(),
});
export type BattleTables = z.infer<typeof battleTables>;
export type BattleBounds = z.infer<typeof boundsTable>;
/** The tables that decide a battle, and their version. */
export type BattleEdition = { readonly version: Version; readonly tables: BattleTables };
