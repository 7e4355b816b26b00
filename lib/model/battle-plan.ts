import { z } from "zod";
import { SEATS, SOURCES } from "./enumerations";
import { battleId, orderId, unitNumber } from "./identifiers";
import { rows } from "./source";

const text = z.string().min(1);
const length = z.number().min(0).max(200);
const seat = z.enum(SEATS);

/** The two corners, named after the player who sits there. */
const PLAN_CORNERS = ["defender", "invader"] as const;
export type PlanCorner = (typeof PLAN_CORNERS)[number];

/** BW from the left of the player at the plan's corner, and from that player's edge. */
const spot = z.strictObject({ left: length, edge: length });
export type PlanSpot = z.infer<typeof spot>;

const PLAN_FACTS = [
  "table",
  "where",
  "territory",
  "invader",
  "defender",
  "first-turn",
  "out-scouting",
  "flank",
  "sectors",
  "deployment",
] as const;
/** `why` is null for rulebook values. */
const fact = z.strictObject({
  id: z.enum(PLAN_FACTS),
  label: text,
  value: text,
  source: z.enum(SOURCES).nullable(),
  why: text.nullable(),
});
export type PlanFact = z.infer<typeof fact>;

const terrain = z.strictObject({
  /** Its number on the map. */
  mark: z.int().min(1),
  kind: text,
  /** Its sides before it is turned: along the edge, and away from it. */
  along: length,
  deep: length,
  /** Degrees anticlockwise, 0 to 89; 0 lies square. */
  turned: z.int().min(0).max(89),
  centre: spot,
  /** Distance from the centre to the other short edge. */
  right: length,
  /** The corner nearest to the edge measured from; for a turned piece also the next corner. */
  corners: z.array(spot).min(1).max(2),
});
export type PlanTerrain = z.infer<typeof terrain>;

const named = { number: unitNumber, name: text };
/** A unit group that is not on the table. */
const away = z.strictObject({ ...named, bases: z.int() });
export type PlanAway = z.infer<typeof away>;

const unit = z.strictObject({
  ...named,
  bases: z.int(),
  /** "close", "tercio", "on foot". */
  form: text,
  files: z.int(),
  ranks: z.int(),
  /** "ahead", "15° to the left": as its own side sees it, looking at the enemy. */
  facing: text,
  /** The letter of its command; null before commands are declared. */
  command: text.nullable(),
  /** The front left corner of the rectangle around the formation. */
  frontLeft: spot,
  /** Null if it faces straight ahead. */
  frontRight: spot.nullable(),
  centre: spot,
  notes: z.array(text),
});
export type PlanUnit = z.infer<typeof unit>;

const commander = z.strictObject({
  letter: text,
  /** "Gustavus Adolphus"; "Army commander" or "Commander B" for a reader who may not know the name. */
  name: text,
  title: text,
  place: text,
  at: spot.nullable(),
  /** Null before commands are declared. */
  leads: text.nullable(),
});
export type PlanCommander = z.infer<typeof commander>;

const order = z.strictObject({
  order: orderId,
  /** "March 1". */
  called: text,
  /** What everybody can see of it. */
  seen: text,
  at: spot.nullable(),
  /** What the order says; null if the reader may not know. */
  says: text.nullable(),
  /** The unit groups it sends away, on their own player's plan. */
  units: z.array(away),
  /** Whether only the plan's own player knows what it says. */
  secret: z.boolean(),
});
export type PlanOrder = z.infer<typeof order>;

const army = z.strictObject({
  seat,
  name: text,
  role: z.enum(PLAN_CORNERS),
  camp: z.strictObject({ words: text, centre: spot }).nullable(),
  units: z.array(unit),
  /** Groups of the plan's own player still to be deployed. */
  waiting: z.array(away),
  stragglers: z.array(z.strictObject(named)),
  commanders: z.array(commander),
  orders: z.array(order),
});
export type PlanArmy = z.infer<typeof army>;

const measure = z.strictObject({ millimetres: z.int(), figures: text, tenWidths: text, table: text });
export type PlanMeasure = z.infer<typeof measure>;

/** A battlefield ready to be laid on a real table, as plain data. Screen, paper, text and API all render this, so they cannot disagree. */
export const battlePlan = z.strictObject({
  schema: z.literal("condotta.plan/1"),
  battle: battleId,
  /** Whose plan it is; null for the public plan. */
  seat: seat.nullable(),
  /** A warning printed on every page; null if nothing on the plan is secret. */
  secret: text.nullable(),
  title: text,
  about: text,
  /** Which steps are still to come; null if everything is placed. */
  missing: text.nullable(),
  /** The corner everything is measured from: the one at this player's left hand. */
  corner: z.enum(PLAN_CORNERS),
  measured: text,
  facts: z.array(fact),
  measures: z.array(measure),
  terrain: z.array(terrain),
  /** The army of the player at the corner comes first. */
  armies: z.array(army).length(2),
  notes: z.array(text),
});
export type BattlePlan = z.infer<typeof battlePlan>;

const millimetres = z.int().min(1).max(200);

/** The tables of `data/basing`: sizes in millimetres. No army and no battle is judged by them. */
export const basingTables = z.strictObject({
  /** The base widths in use, smaller first, and how many figures stand on them. */
  baseSizes: rows(["small", "large"], { millimetres, figures: z.strictObject({ min: millimetres, max: millimetres }) }),
});
export type BasingTables = z.infer<typeof basingTables>;
export type BaseSize = BasingTables["baseSizes"][number];
