import { z } from "zod";
import { battleResult, commanderPlace, declaredCommand, legalCommand } from "./battle-command";
import { camp, orderPlace, secretOrder } from "./battle-event";
import type { Square } from "./battle-tables";
import { bySeat, piece, placed, shortEdge, square, table, water } from "./battlefield";
import type { SeatName } from "./by-seat";
import { COLOURS, DIE_FACES, SEATS, STEPS, TERRAIN_KINDS, TERRITORIES, type Territory } from "./enumerations";
import { frozenForce, frozenUnit, shownForce } from "./force";
import { battleId, displayName, hex, orderId, playerName, unitNumber } from "./identifiers";

const seat = z.enum(SEATS);
const kind = z.enum(TERRAIN_KINDS);
const die = z.int().min(1).max(6);
/** Flank pieces are neither chosen beforehand nor rolled for. */
const as = z.enum(["compulsory", "optional"]);

/** The secure flank: water, or terrain pieces along that edge. */
const flank = z.strictObject({ edge: shortEdge, water: water.nullable() });
export type Flank = z.infer<typeof flank>;

/** What became of a kind that was chosen. */
const CHOICE_STATES = ["waiting", "laid", "lost"] as const;
const terrainChoice = z.strictObject({ by: seat, kind, as, state: z.enum(CHOICE_STATES) });
export type TerrainChoice = z.infer<typeof terrainChoice>;

/** The state of laying terrain. */
const laying = z.strictObject({
  choices: z.array(terrainChoice),
  /** Seats that have stopped choosing optional kinds. */
  stopped: bySeat(z.boolean()),
  /** The dice for the piece to be placed next. */
  dice: z.strictObject({ by: seat, kind, as, sector: die, edge: die }).nullable(),
  /** The piece just placed, and the other seat's die for it. */
  adjusting: z.strictObject({ by: seat, piece: z.string(), die }).nullable(),
});
export type Laying = z.infer<typeof laying>;

/** `secret`: shown to its own seat, and to everybody once revealed. */
const shownOrder = z.strictObject({
  seat,
  order: orderId,
  place: orderPlace,
  secret: secretOrder.nullable(),
  revealed: z.boolean(),
});
export type ShownOrder = z.infer<typeof shownOrder>;

/** Everything on the table, as one seat sees it. */
const tableView = {
  flank: flank.nullable(),
  laying: laying.nullable(),
  /** Null if there is none, or none yet. */
  camps: bySeat(camp.nullable()),
  units: z.array(placed),
  /** Unit groups that had no place. */
  stragglers: z.array(z.strictObject({ seat, number: unitNumber, name: displayName })),
  markers: z.array(shownOrder),
  /** The other seat's unit groups that a revealed march or ambush names, while they are not on the table; absent if there are none. */
  revealedUnits: z.array(frozenUnit.omit({ commander: true }).extend({ seat })).optional(),
  /** Whether a seat has given its orders; they are shown once both have. */
  ordered: bySeat(z.boolean()),
  /** Who deploys now, and how many unit groups of this batch are left. */
  batch: z.strictObject({ seat, left: z.int() }).nullable(),
  commanders: z.array(z.strictObject({ seat, commander: z.int(), at: commanderPlace })),
  commands: bySeat(z.array(declaredCommand).nullable()),
  /** The seat whose result waits for the other's agreement. */
  closing: z.strictObject({ seat, result: battleResult }).nullable(),
  result: battleResult.nullable(),
  /** The seat's own unit groups and commanders; null for a spectator. */
  own: frozenForce.pick({ commanders: true, units: true }).nullable(),
};

const colour = z.enum(COLOURS);

const day = z.strictObject({
  day: z.int().min(1).max(5),
  /** A null card is a pass. */
  cards: bySeat(colour.nullable()),
  mover: seat.nullable(),
  from: square,
  to: square,
});
const outscouting = z.strictObject({ cards: bySeat(z.array(colour)), percent: bySeat(z.int()), by: seat.nullable(), difference: z.int() });

/** `open`: waiting for the holder of the invite. */
const CHAIRS = ["open", "player", "house"] as const;
const DECLARATIONS = ["pass", "play"] as const;

/** What a seat (or, with `seat` null, a spectator) may see of a battle: all that its page, stream and API carry. */
export const battleView = z.strictObject({
  battle: battleId,
  seq: z.int().min(0),
  step: z.enum(STEPS),
  toAct: z.array(seat),
  seat: seat.nullable(),
  oneHand: z.boolean().optional(),
  /** Of a sealed exchange: the hash of each army that is in. Absent from other battles. */
  seals: bySeat(hex(32).nullable()).optional(),
  chairs: bySeat(z.enum(CHAIRS)),
  roles: z.strictObject({ invader: seat, defender: seat }).nullable(),
  invasion: z.array(bySeat(z.enum(DIE_FACES))),
  territory: z.enum(TERRITORIES).nullable(),
  square: square.nullable(),
  day: z.int().nullable(),
  /** What each seat that is short of cards has declared for this day. */
  declared: bySeat(z.enum(DECLARATIONS).nullable()),
  /** A committed card is still in it. After the five days: the cards kept. */
  hand: z.array(colour),
  handCounts: bySeat(z.int()),
  committed: bySeat(z.boolean()),
  /** The card this seat committed today; only this seat sees it. */
  card: colour.nullable(),
  days: z.array(day),
  outscouting: outscouting.nullable(),
  forces: bySeat(shownForce.nullable()),
  table,
  pieces: z.array(piece),
  ...tableView,
  abandonOffered: bySeat(z.boolean()),
  commitment: hex(32),
  chain: hex(32),
  seed: hex(32).nullable(),
  legal: z.array(legalCommand),
});
export type BattleView = z.infer<typeof battleView>;

const viewFields = battleView.pick({
  ...{ battle: true, step: true, toAct: true, chairs: true, roles: true, territory: true, square: true, day: true },
  ...{ forces: true, table: true, abandonOffered: true },
}).shape;

/** A battle in an account's list, as its seat sees it; as a spectator sees it if the account holds both seats. */
export const battleSummary = z.strictObject({
  ...viewFields,
  /** The seats the account holds. */
  seats: z.array(z.enum(SEATS)).min(1).max(2),
  /** Whether one person plays both seats. */
  oneHand: z.boolean(),
  /** What the players are called. */
  names: bySeat(playerName.nullable()).optional(),
  /** When anybody last acted in it. */
  changedAt: z.iso.datetime(),
});
export type BattleSummary = z.infer<typeof battleSummary>;

export const myBattles = z.strictObject({ battles: z.array(battleSummary) });

/**
 * Whether the marker may come to a square now, and what it would take. `needed`: how many steps better a card must be; null: the cards of
 * one day cannot do it.
 */
export type MarkerOutlook =
  /** Nobody defends yet: any territory of the square may be chosen. */
  | { readonly state: "no-territory"; readonly possible: readonly Territory[] }
  /** Those of the square's territories that the defender's list has. */
  | { readonly state: "territory"; readonly defender: SeatName; readonly possible: readonly Territory[] }
  | { readonly state: "outside"; readonly territory: Territory }
  /** `orElse`: who places it if an intercepting invader waives. */
  | { readonly state: "placing"; readonly placer: SeatName | null; readonly orElse: SeatName | null }
  | { readonly state: "choosing"; readonly needed: number | null }
  | { readonly state: "moving"; readonly mover: SeatName; readonly difference: number; readonly needed: number | null }
  /** The five days are over. */
  | { readonly state: "settled"; readonly on: Square | null }
  | { readonly state: "abandoned" };
