import { z } from "zod";
import { angle, bySeat, form, shortEdge, square } from "./battlefield";
import { COLOURS, MOST, TERRAIN_KINDS, TERRITORIES } from "./enumerations";
import { orderId, unitNumber } from "./identifiers";

/** Rounded to a tenth, because sums of tenths can be off by the last bit. `+ 0` avoids minus zero. */
const toTenth = (length: number): number => Math.round(length * 10) / 10 + 0;
/** BW in steps of a tenth, on the largest table. */
const tenths = z.number().min(0).max(60).multipleOf(0.1).overwrite(toTenth);
const side = z.number().min(0.1).max(60).multipleOf(0.1).overwrite(toTenth);
const kind = z.enum(TERRAIN_KINDS);
/** A commander's index in the force. Forces that no list allows are played too. */
const commander = z
  .int()
  .min(0)
  .max(MOST.commanders - 1);
const units = z.array(unitNumber).max(100);
const place = { x: tenths, y: tenths };
/** A rectangle `w` by `h` around its centre, turned by `angle`. */
const rectangle = { w: side, h: side, ...place, angle };

/**
 * What the other seat may do to a piece. `about`: the point of the piece (as it lies after the move) to pivot about; null for its centre.
 */
const adjustment = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("leave") }),
  z.strictObject({ do: z.literal("remove") }),
  z.strictObject({ do: z.literal("move"), ...place, angle, about: z.strictObject(place).nullable() }),
]);
export type Adjustment = z.infer<typeof adjustment>;

/** Where a commander is: on the table, or at an ambush marker, real or bluff. */
export const commanderPlace = z.union([z.strictObject(place), z.strictObject({ ambush: orderId })]);
export type CommanderPlace = z.infer<typeof commanderPlace>;

/** The unit groups and ambush markers of one commander, by his index in the force. */
export const declaredCommand = z.strictObject({ commander, units, ambushes: z.array(orderId).max(3) });
export type DeclaredCommand = z.infer<typeof declaredCommand>;

const lost = z.strictObject({ tugs: z.int().min(0).max(200), sugs: z.int().min(0).max(200) });
/**
 * How the game ended: unit groups lost, whether each army broke, and whether its camp was sacked. `sacked` is present if the battle's
 * tables say what a sacked camp counts; without it no camp was sacked.
 */
const ending = { losses: bySeat(lost), broken: bySeat(z.boolean()), sacked: bySeat(z.boolean()).optional() };
export type Ending = z.infer<z.ZodObject<typeof ending>>;
/** The same, with each player's points. */
export const battleResult = z.strictObject({ ...ending, points: bySeat(z.int().min(0)) });
export type BattleResult = z.infer<typeof battleResult>;

/** Something that a player scores for. `lost`: by the enemy. `isCut`: it would be worth more than damage may count. */
export type ScorePart = { readonly points: number } & (
  | { readonly for: "triumph" | "survival" }
  | { readonly for: "damage"; readonly lost: Ending["losses"]["a"]; readonly isCut: boolean }
);

const count = z.int().min(0);
/** What everybody knows of an army: its TuGs and SuGs on the table, the groups nobody has seen, and whether it has a camp. */
const knownArmy = { tugs: count, sugs: count, unseen: count, camp: z.boolean() };
export type KnownArmy = z.infer<z.ZodObject<typeof knownArmy>>;
/** The lost TuGs from which it may be broken, and from which it certainly is; 0 for an army with no TuG to lose. */
const closingArmy = z.strictObject({ ...knownArmy, mayBreakAt: count, breaksAt: count });
/**
 * The sum that decides whether an army broke. `camp`: the TuGs its sacked camp counts as. `unseen`: groups that may or may not have been
 * TuGs on the table, so `size` (the TuGs there) and `breaksAt` are ranges. `broken`: null if it depends on them.
 */
export type BreakingSum = {
  readonly tugs: number;
  readonly camp: number;
  readonly unseen: number;
  readonly size: { readonly min: number; readonly max: number };
  readonly breaksAt: { readonly min: number; readonly max: number };
  readonly broken: boolean | null;
};

/** Where a unit group is deployed, and how it stands. */
const deploying = {
  number: unitNumber,
  ...place,
  facing: angle,
  files: z.int().min(1).max(99).optional(),
  form: form.optional(),
  caltrops: z.boolean().optional(),
  stakes: z.boolean().optional(),
};

/** Every command on the table, with its fields. */
export const TABLE_COMMANDS = {
  /** `width`: of the water; null for a terrain flank. */
  "choose-flank": { edge: shortEdge, width: tenths.nullable() },
  "place-flank-piece": { kind, ...rectangle },
  "choose-kind": { kind },
  "stop-choosing": {},
  /** Places the next kind the seat has chosen. */
  "place-piece": rectangle,
  "give-up-piece": {},
  "adjust-piece": { adjust: adjustment },
  /** The middle of the camp, along its own edge. */
  "place-camp": { x: tenths },
  "deploy-unit": deploying,
  /** Several unit groups of a batch, in any order: all of them are deployed, or none. Legal where each could be deployed in turn. */
  "deploy-units": { units: z.array(z.strictObject(deploying)).min(1).max(MOST.units) },
  /** A unit group that has no place anywhere: it straggles. */
  "leave-off-table": { number: unitNumber },
  /** A march without an edge, or an ambush without a unit group, is a bluff. */
  "give-orders": {
    marches: z.array(z.strictObject({ commander, edge: shortEdge.nullable(), units })).max(3),
    ambushes: z.array(z.strictObject({ ...place, unit: unitNumber.nullable() })).max(3),
  },
  /** Back about the front corner on that side, as the crew sees it. */
  "wheel-artillery": { number: unitNumber, corner: shortEdge, degrees: z.int().min(1).max(90) },
  "drop-pikes": { number: unitNumber },
  "place-commander": { commander, at: commanderPlace },
  "declare-commands": { commands: z.array(declaredCommand).max(MOST.commanders) },
  "scout-move": { number: unitNumber, distance: side },
  pass: {},
  "reveal-order": { order: orderId },
  "close-battle": ending,
  "accept-close-battle": {},
} as const satisfies Record<string, z.ZodRawShape>;

const range = z.strictObject({ min: z.number(), max: z.number() });
/** BW. */
const region = z.strictObject({ left: z.number(), bottom: z.number(), right: z.number(), top: z.number() });
const numbers = z.array(unitNumber);

/** The same commands as offered, one unit group at a time: what may be placed has its kind and limits instead of a place. */
export const LEGAL_TABLE_COMMANDS = {
  "choose-flank": { edge: shortEdge, width: range.nullable() },
  "place-flank-piece": { kind, size: range, region, edge: shortEdge },
  "choose-kind": { kind },
  "stop-choosing": {},
  "place-piece": { kind, size: range, region, touchesEdge: z.boolean() },
  "give-up-piece": {},
  /** `move`: BW it may be moved; null if it may not. */
  "adjust-piece": { piece: z.string(), move: z.number().nullable(), pivot: z.boolean(), remove: z.boolean() },
  /** `y` of its middle, and where the middle may be along the edge. */
  "place-camp": { y: z.number(), ranges: z.array(range) },
  "deploy-unit": { number: unitNumber, forms: z.array(form), files: range, region, caltrops: z.boolean(), stakes: z.boolean() },
  "leave-off-table": { number: unitNumber },
  "give-orders": {
    commanders: z.array(commander),
    edges: z.array(shortEdge),
    marching: numbers,
    ambushing: numbers,
    /** For ambushes and bluffed marches together. */
    ambushCards: z.int(),
  },
  "wheel-artillery": { number: unitNumber, degrees: range },
  "drop-pikes": { number: unitNumber },
  "place-commander": { commander, region, ambushes: z.array(orderId) },
  "declare-commands": { commanders: z.array(commander), units: numbers, ambushes: z.array(orderId) },
  "scout-move": { number: unitNumber, distance: range },
  pass: {},
  "reveal-order": { order: orderId },
  /** Null if the battle's tables do not say what breaks an army: any result is accepted. */
  "close-battle": { armies: bySeat(closingArmy).nullable() },
  "accept-close-battle": {},
} as const satisfies Record<Exclude<keyof typeof TABLE_COMMANDS, "deploy-units">, z.ZodRawShape>;

const colour = z.enum(COLOURS);

export const ROLES = ["invader", "defender"] as const;

const nonce = z.string().regex(/^[0-9a-f]{16,64}$/);

type Shapes = Readonly<Record<string, z.ZodRawShape>>;
type CommandOf<Given extends Shapes, Added extends z.ZodRawShape> = {
  [Type in keyof Given & string]: z.ZodObject<Added & { type: z.ZodLiteral<Type> } & Given[Type], z.core.$strict>;
}[keyof Given & string];

/** One schema for each shape, told apart by `type`. `added` goes into all of them. */
function documents<const Given extends Shapes, Added extends z.ZodRawShape>(shapes: Given, added: Added) {
  const all = Object.entries(shapes).map(([type, shape]) => z.strictObject({ ...added, type: z.literal(type), ...shape }));
  return all as unknown as readonly [CommandOf<Given, Added>, ...CommandOf<Given, Added>[]];
}

/** The commands up to out-scouting. */
const COMMANDS = {
  "choose-role": { role: z.enum(ROLES) },
  "choose-territory": { territory: z.enum(TERRITORIES) },
  "choose-square": { square },
  "waive-intercept": {},
  "declare-day": { pass: z.boolean() },
  "commit-card": { card: colour },
  "move-marker": { to: square },
  "keep-cards": { keep: z.array(colour).max(12) },
  abandon: {},
  "accept-abandon": {},
} as const;
const SENT = { sit: { nonce }, ...COMMANDS, ...TABLE_COMMANDS } as const;

export const battleCommand = z.discriminatedUnion("type", documents(SENT, {}));
export type BattleCommand = z.infer<typeof battleCommand>;

/**
 * A command that a seat may send now. `sit` has no nonce here: the player adds it, because one proposed by the server would prove nothing.
 */
export const legalCommand = z.discriminatedUnion("type", documents({ sit: {}, ...COMMANDS, ...LEGAL_TABLE_COMMANDS }, {}));
export type LegalCommand = z.infer<typeof legalCommand>;

const signed = { commandId: z.uuid() };
/** Every command sent has an id chosen by its sender. */
export const signedCommand = z.looseObject(signed);
/** A command as sent. Its id makes sure that sending it twice counts once. */
export const sentCommand = z.discriminatedUnion("type", documents(SENT, signed));

export const refusal = z.strictObject({ code: z.string(), message: z.string(), legal: z.array(legalCommand) });
