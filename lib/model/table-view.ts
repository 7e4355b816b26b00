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

/** The secure flank: water, or pieces of terrain along that edge. */
const flank = z.strictObject({ edge: shortEdge, water: water.nullable() });
export type Flank = z.infer<typeof flank>;

/** What has become of a kind that was chosen. */
const CHOICE_STATES = ["waiting", "laid", "lost"] as const;
const terrainChoice = z.strictObject({ by: seat, kind, as, state: z.enum(CHOICE_STATES) });
export type TerrainChoice = z.infer<typeof terrainChoice>;

/** How the laying of terrain stands. */
const laying = z.strictObject({
  choices: z.array(terrainChoice),
  /** Who chooses no more optional kinds. */
  stopped: bySeat(z.boolean()),
  /** Of the piece that is to be placed next. */
  dice: z.strictObject({ by: seat, kind, as, sector: die, edge: die }).nullable(),
  /** The piece just placed, and what the other seat rolled for it. */
  adjusting: z.strictObject({ by: seat, piece: z.string(), die }).nullable(),
});
export type Laying = z.infer<typeof laying>;

/** `secret`: told to its own seat, and to everybody once it is revealed. */
const shownOrder = z.strictObject({
  seat,
  order: orderId,
  place: orderPlace,
  secret: secretOrder.nullable(),
  revealed: z.boolean(),
});
export type ShownOrder = z.infer<typeof shownOrder>;

/** All of a battle that lies on the table, as one seat sees it. */
export const tableView = {
  flank: flank.nullable(),
  laying: laying.nullable(),
  /** Null where there is none, or none yet. */
  camps: bySeat(camp.nullable()),
  units: z.array(placed),
  /** Unit groups for which there was no place. */
  stragglers: z.array(z.strictObject({ seat, number: unitNumber, name: displayName })),
  markers: z.array(shownOrder),
  /** Whether a seat has given its orders; what they are is shown when both have. */
  ordered: bySeat(z.boolean()),
  /** Who deploys now, and how many unit groups are still to be set in this batch. */
  batch: z.strictObject({ seat, left: z.int() }).nullable(),
  commanders: z.array(z.strictObject({ seat, commander: z.int(), at: commanderPlace })),
  commands: bySeat(z.array(declaredCommand).nullable()),
  /** Whose result waits for the other's consent. */
  closing: z.strictObject({ seat, result: battleResult }).nullable(),
  result: battleResult.nullable(),
  /** The own unit groups and commanders; a spectator has none. */
  own: frozenForce.pick({ commanders: true, units: true }).nullable(),
};
