import { z } from "zod";
import { ROLES } from "./battle-command";
import { STEPS } from "./battle-steps";
import { square, table } from "./battlefield";
import { bySeat } from "./by-seat";
import { COLOURS, DIE_FACES, SEATS, TERRITORIES } from "./enumerations";
import { frozenForce, shownForce } from "./frozen-force";
import { hex } from "./hex";
import { version } from "./identifiers";
import { TABLE_HAPPENINGS } from "./table-event";

const seat = z.enum(SEATS);
const colour = z.enum(COLOURS);
const cards = z.array(colour);
const day = z.int().min(1).max(5);

/** One draw: which word of the battle it took (counted from 0), out of how many values, and what came. */
const draw = z.strictObject({ n: z.int().min(1), value: z.int().min(0), word: z.int().min(0) });
export type Draw = z.infer<typeof draw>;

/** Where nothing was drawn there is no `draws`; where it is null the draws are still secret. */
const drawn = { draws: z.array(draw).nullable() };

type Shapes = Readonly<Record<string, z.ZodRawShape>>;
type EventOf<Given extends Shapes, Added extends z.ZodRawShape> = {
  [Type in keyof Given & string]: z.ZodObject<{ type: z.ZodLiteral<Type> } & Added & Given[Type], z.core.$strict>;
}[keyof Given & string];

/** One event for each shape, told apart by its `type`; `added` to all of them. */
const eventsOf = <const Given extends Shapes, Added extends z.ZodRawShape>(shapes: Given, added: Added) =>
  Object.entries(shapes).map(([type, shape]) =>
    z.strictObject({ type: z.literal(type), ...added, ...shape }),
  ) as unknown as readonly EventOf<Given, Added>[];

/**
 * What can happen. What is nullable by name of a secret (cards, force, salt, draws, pack) is null in the record
 * while it is one; the stored event has it.
 */
function happenings<Link extends z.ZodRawShape>(link: Link) {
  const event = <Type extends string, Shape extends z.ZodRawShape, Who extends z.ZodType>(type: Type, who: Who, shape: Shape) =>
    z.strictObject({ type: z.literal(type), seat: who, ...shape, ...link });
  const bySeats = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) => event(type, seat, shape);
  const byNobody = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) => event(type, z.null(), shape);
  return [
    /** `rules`: of the tables that it is decided by. `house`: which seats the house commander takes. `oneHand`: one caller opened both seats for players. */
    byNobody("battle-opened", { rules: version, table, house: bySeat(z.boolean()), oneHand: z.boolean() }),
    /**
     * A force is fixed before either is shown; until both are, `shown` is null in the record. `forceHash`: lower-case hex SHA-256 of `salt + "|" + canonical JSON of force`; both are
     * secret until the battle is closed or abandoned. `holder`: the SHA-256 of the seat's token; null for the house.
     * `sameHand`: the one who took this seat holds the other one too.
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
    /** `pack`: the fifty shuffled cards, of which the hands are the first. */
    byNobody("cards-dealt", { counts: bySeat(z.int()), hands: bySeat(cards).nullable(), pack: cards.nullable(), ...drawn }),
    /** `forced`: the server declared it, since the seat had no choice left. */
    bySeats("day-declared", { day, pass: z.boolean(), forced: z.boolean() }),
    bySeats("card-committed", { day, card: colour.nullable() }),
    /** A card of null is a pass, which counts as black. Without a mover the marker stays. */
    byNobody("cards-revealed", { day, cards: bySeat(colour.nullable()), difference: z.int().min(0), mover: seat.nullable() }),
    bySeats("marker-moved", { day, from: square, to: square }),
    bySeats("cards-kept", { count: z.int().min(0), keep: cards.nullable() }),
    /** `dealt`: what each seat was dealt, in that order. `cards`: the best that count, kept ones among them, the better first. */
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
    /** `alone`: the other seat was not asked, as it had not acted for long, nobody sat there, or the house commander did. */
    bySeats("abandoned", { alone: z.boolean() }),
    /** Comes with the step in which the battle's chance is over. */
    byNobody("seed-published", { seed: hex(32) }),
  ] as const;
}

const happening = z.discriminatedUnion("type", happenings({}));
/** What the rules decide has happened; the server gives it a number, the step it happened in and its link of the chain. */
export type Happening = z.infer<typeof happening>;

/** An event of the record. */
export const battleEvent = z.discriminatedUnion("type", happenings({ seq: z.int().min(1), step: z.enum(STEPS), chain: hex(32) }));
export type BattleEvent = z.infer<typeof battleEvent>;
