import { z } from "zod";
import { battlefieldEdition } from "./battlefield-tables";
import { DENSITIES, TABLE_SIZES } from "./densities";
import { COLOURS, GRADES, TERRITORIES } from "./enumerations";
import type { Version } from "./identifiers";
import { rows } from "./rows";
import { deathDiceTable, packTable } from "./rules-tables";

const positive = z.int().min(1);
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
});
export type BattleTables = z.infer<typeof battleTables>;
export type BattleBounds = z.infer<typeof boundsTable>;
/** The tables that decide a battle, and their version. */
export type BattleEdition = { readonly version: Version; readonly tables: BattleTables };
