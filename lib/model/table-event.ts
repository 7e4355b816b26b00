import { z } from "zod";
import { angle, PIECE_ROLES, piece, placed, shortEdge } from "./battlefield";
import { MOST, SEATS, TERRAIN_KINDS } from "./enumerations";
import { hex } from "./hex";
import { displayName, orderId, unitNumber } from "./identifiers";
import { battleResult, commanderPlace, declaredCommand } from "./table-command";

const die = z.int().min(1).max(6);
const length = z.number().min(0).max(200);
const seat = z.enum(SEATS);
const kind = z.enum(TERRAIN_KINDS);
const commander = z
  .int()
  .min(0)
  .max(MOST.commanders - 1);
const chosen = { kind, as: z.enum(["compulsory", "optional"]) };

const CAMP_STATES = ["standard", "fortified", "mobile"] as const;
/** `x`, `y`: the centre; the camp faces the enemy. */
export const camp = z.strictObject({ state: z.enum(CAMP_STATES), x: length, y: length });
export type PlacedCamp = z.infer<typeof camp>;

/** What everybody sees of an order: a commander beside the camp, or a marker on the table. */
export const orderPlace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("march"), commander }),
  z.strictObject({ kind: z.literal("ambush"), x: length, y: length }),
]);
export type OrderPlace = z.infer<typeof orderPlace>;

/** What an order says. Without an edge or a unit group it is a bluff. */
export const secretOrder = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("march"), commander, edge: shortEdge.nullable(), units: z.array(unitNumber) }),
  z.strictObject({ kind: z.literal("ambush"), x: length, y: length, unit: unitNumber.nullable() }),
]);
export type SecretOrder = z.infer<typeof secretOrder>;

/** `orderHash`: lower-case hex SHA-256 of `salt + "|" + canonical JSON of secret`. `secret` and `salt` are null while they are secret. */
const givenOrder = z.strictObject({
  order: orderId,
  place: orderPlace,
  orderHash: hex(32),
  secret: secretOrder.nullable(),
  salt: hex(16).nullable(),
});
export type GivenOrder = z.infer<typeof givenOrder>;

/** The events of the table: the shapes of each, and whether a seat causes it or it happens by itself. */
export const TABLE_HAPPENINGS = {
  bySeats: {
    "flank-chosen": { edge: shortEdge, width: length.nullable() },
    "kind-chosen": chosen,
    "choosing-stopped": {},
    "piece-placed": { piece },
    "piece-given-up": { kind, as: z.enum(PIECE_ROLES) },
    /** `to`: its place afterwards; null if it was left alone or removed. */
    "piece-adjusted": {
      piece: z.string(),
      do: z.enum(["leave", "move", "remove"]),
      to: z.strictObject({ x: length, y: length, angle }).nullable(),
    },
    "camp-placed": { camp },
    "unit-deployed": { unit: placed },
    "unit-straggling": { number: unitNumber, name: displayName },
    /** Null in the record until both seats have given their orders. */
    "orders-given": { orders: z.array(givenOrder).nullable() },
    "artillery-wheeled": { number: unitNumber, corner: shortEdge, degrees: z.int(), x: length, y: length, facing: angle },
    "pikes-dropped": { number: unitNumber },
    /** `forced`: the seat has nothing left to deploy and was not asked. */
    passed: { forced: z.boolean() },
    /** `forced`: revealed by the sequence, like a bluffed march once all are deployed. */
    "order-revealed": { order: orderId, secret: secretOrder, salt: hex(16), forced: z.boolean() },
    "commander-placed": { commander, at: commanderPlace },
    "commands-declared": { commands: z.array(declaredCommand) },
    /** `x`, `y`: the centre after the move. `nervous`: whether they are nervous there. */
    "scouts-moved": { number: unitNumber, distance: length, x: length, y: length, nervous: z.boolean() },
    "close-offered": { result: battleResult },
    /** `alone`: the other player had not answered for long, or is the computer. */
    "battle-closed": { result: battleResult, alone: z.boolean() },
  },
  byNobody: {
    /** `by`: the seat that lays the piece. */
    "piece-lost": { by: seat, ...chosen },
  },
  /** Events that happen by themselves, with dice. */
  drawn: {
    "placing-rolled": { by: seat, ...chosen, sector: die, edge: die },
    /** `by`: the seat that may adjust it. */
    "adjusting-rolled": { by: seat, piece: z.string(), die },
  },
} as const satisfies Record<string, Record<string, z.ZodRawShape>>;
