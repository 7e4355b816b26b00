import { z } from "zod";
import { placed, shortEdge, water } from "./battlefield";
import { bySeat } from "./by-seat";
import { SEATS, TERRAIN_KINDS } from "./enumerations";
import { frozenForce } from "./frozen-force";
import { displayName, orderId, unitNumber } from "./identifiers";
import { battleResult, commanderPlace, declaredCommand } from "./table-command";
import { camp, orderPlace, secretOrder } from "./table-event";

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
export const tableView = {
  flank: flank.nullable(),
  laying: laying.nullable(),
  /** Null if there is none, or none yet. */
  camps: bySeat(camp.nullable()),
  units: z.array(placed),
  /** Unit groups that had no place. */
  stragglers: z.array(z.strictObject({ seat, number: unitNumber, name: displayName })),
  markers: z.array(shownOrder),
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
