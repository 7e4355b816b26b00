import { z } from "zod";
import { battleResult, commanderPlace, declaredCommand, ROLES } from "./battle-command";
import { angle, bySeat, PIECE_ROLES, piece, placed, shortEdge, square, table } from "./battlefield";
import { COLOURS, DIE_FACES, MOST, SEATS, STEPS, TERRAIN_KINDS, TERRITORIES } from "./enumerations";
import { frozenForce, shownForce } from "./force";
import { displayName, hex, orderId, unitNumber, version } from "./identifiers";

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

const colour = z.enum(COLOURS);
const cards = z.array(colour);
const day = z.int().min(1).max(5);

/** One draw: the word of the battle it took (from 0), out of how many values, and the result. */
const draw = z.strictObject({ n: z.int().min(1), value: z.int().min(0), word: z.int().min(0) });
export type Draw = z.infer<typeof draw>;

/** Events that draw nothing have no `draws`. Null: the draws are still secret. */
const drawn = { draws: z.array(draw).nullable() };

type Shapes = Readonly<Record<string, z.ZodRawShape>>;
type EventOf<Given extends Shapes, Added extends z.ZodRawShape> = {
  [Type in keyof Given & string]: z.ZodObject<{ type: z.ZodLiteral<Type> } & Added & Given[Type], z.core.$strict>;
}[keyof Given & string];

/** One schema for each event, told apart by `type`. `added` goes into all of them. */
const eventsOf = <const Given extends Shapes, Added extends z.ZodRawShape>(shapes: Given, added: Added) =>
  Object.entries(shapes).map(([type, shape]) =>
    z.strictObject({ type: z.literal(type), ...added, ...shape }),
  ) as unknown as readonly EventOf<Given, Added>[];

/**
 * All events. Nullable fields (cards, force, salt, draws, pack) are null in the public record while they are secret; the stored event
 * always has them.
 */
function happenings<Link extends z.ZodRawShape>(link: Link) {
  const event = <Type extends string, Shape extends z.ZodRawShape, Who extends z.ZodType>(type: Type, who: Who, shape: Shape) =>
    z.strictObject({ type: z.literal(type), seat: who, ...shape, ...link });
  const bySeats = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) => event(type, seat, shape);
  const byNobody = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) => event(type, z.null(), shape);
  return [
    /**
     * `rules`: the version of the tables it is decided by. `house`: the seats the computer plays. `oneHand`: the same caller opened both
     * seats for players. `openArmies`: both players are shown both armies once both are sealed; absent where they stay secret.
     */
    byNobody("battle-opened", {
      ...{ rules: version, table, house: bySeat(z.boolean()), oneHand: z.boolean() },
      openArmies: z.literal(true).optional(),
    }),
    /**
     * A force is fixed before either is shown; `shown` is null in the record until both are. `forceHash`: lower-case hex SHA-256 of `salt +
     * "|" + canonical JSON of force`; `force` and `salt` are secret until the battle is closed or abandoned. `holder`: the SHA-256 of the
     * seat's token, null for the computer. `sameHand`: the same person holds both seats.
     */
    bySeats("force-sealed", {
      shown: shownForce.nullable(),
      forceHash: hex(32),
      force: frozenForce.nullable(),
      salt: hex(16).nullable(),
      holder: hex(32).nullable(),
      sameHand: z.boolean(),
    }),
    bySeats("partner-joined", { holder: hex(32) }),
    bySeats("seat-sat", { nonce: z.string() }),
    byNobody("invasion-rolled", { dice: bySeat(z.enum(DIE_FACES)), ...drawn }),
    bySeats("role-chosen", { role: z.enum(ROLES) }),
    bySeats("territory-chosen", { territory: z.enum(TERRITORIES) }),
    bySeats("intercept-waived", {}),
    bySeats("square-chosen", { square }),
    /** `pack`: all fifty shuffled cards; the hands are its first cards. */
    byNobody("cards-dealt", { counts: bySeat(z.int()), hands: bySeat(cards).nullable(), pack: cards.nullable(), ...drawn }),
    /** `forced`: declared by the server, because the seat had no choice left. */
    bySeats("day-declared", { day, pass: z.boolean(), forced: z.boolean() }),
    bySeats("card-committed", { day, card: colour.nullable() }),
    /** A null card is a pass and counts as black. Without a mover the marker stays. */
    byNobody("cards-revealed", { day, cards: bySeat(colour.nullable()), difference: z.int().min(0), mover: seat.nullable() }),
    bySeats("marker-moved", { day, from: square, to: square }),
    bySeats("cards-kept", { count: z.int().min(0), keep: cards.nullable() }),
    /** `dealt`: each seat's cards in the order dealt. `cards`: the best ones that count, held cards included, best first. */
    byNobody("scouting-dealt", {
      dealt: bySeat(cards).nullable(),
      cards: bySeat(cards),
      percent: bySeat(z.int()),
      by: seat.nullable(),
      difference: z.int().min(0),
    }),
    ...eventsOf(TABLE_HAPPENINGS.bySeats, { seat, ...link }),
    ...eventsOf(TABLE_HAPPENINGS.byNobody, { seat: z.null(), ...link }),
    ...eventsOf(TABLE_HAPPENINGS.drawn, { seat: z.null(), ...drawn, ...link }),
    bySeats("abandon-offered", {}),
    /** `alone`: the other seat was not asked, because it had not acted for long, was empty, or is the computer's. */
    bySeats("abandoned", { alone: z.boolean() }),
    /** Published in the step after which nothing more is drawn. */
    byNobody("seed-published", { seed: hex(32) }),
  ] as const;
}

const happening = z.discriminatedUnion("type", happenings({}));
/** An event as the rules decide it. The server adds its number, its step and its link of the chain. */
export type Happening = z.infer<typeof happening>;

/** An event of the record. */
export const battleEvent = z.discriminatedUnion("type", happenings({ seq: z.int().min(1), step: z.enum(STEPS), chain: hex(32) }));
export type BattleEvent = z.infer<typeof battleEvent>;
