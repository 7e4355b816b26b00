import { z } from "zod";
import { SEATS, SOURCES } from "./enumerations";
import { battleId, orderId, unitNumber } from "./identifiers";

const text = z.string().min(1);
const length = z.number().min(0).max(200);
const seat = z.enum(SEATS);

/** The two players, as whoever lays the table calls them. */
const PLAN_CORNERS = ["defender", "invader"] as const;
export type PlanCorner = (typeof PLAN_CORNERS)[number];

/** BW from the left of whoever sits at the plan's corner, and from his edge. */
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
/** `why`: of what is not the rulebook's. */
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
  /** Its sides before it is turned: that along the edge, and the other. */
  along: length,
  deep: length,
  /** Degrees anticlockwise, under 90; one that lies square is not turned. */
  turned: z.int().min(0).max(89),
  centre: spot,
  /** Of the centre, from the other short edge. */
  right: length,
  /** The corner nearest to the edge that is measured from, and, of a turned piece, the next. */
  corners: z.array(spot).min(1).max(2),
});
export type PlanTerrain = z.infer<typeof terrain>;

const named = { number: unitNumber, name: text };
/** Of a unit group that is not on the table. */
const away = z.strictObject({ ...named, bases: z.int() });
export type PlanAway = z.infer<typeof away>;

const unit = z.strictObject({
  ...named,
  bases: z.int(),
  /** "close", "tercio", "on foot". */
  form: text,
  files: z.int(),
  ranks: z.int(),
  /** "ahead", "15° to the left": as its own side looks at the enemy. */
  facing: text,
  /** The letter of the command it belongs to; null before they are declared. */
  command: text.nullable(),
  /** Of the rectangle that its whole formation stands in. */
  frontLeft: spot,
  /** Null where it looks straight ahead. */
  frontRight: spot.nullable(),
  centre: spot,
  notes: z.array(text),
});
export type PlanUnit = z.infer<typeof unit>;

const commander = z.strictObject({
  letter: text,
  /** "Gustavus Adolphus"; "Army commander" or "Commander" to whoever does not know it. */
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
  /** What everybody sees of it. */
  seen: text,
  at: spot.nullable(),
  /** What it says; null to whoever may not know. */
  says: text.nullable(),
  /** The unit groups that it sends away, where their own player reads. */
  units: z.array(away),
  /** Whether the plan's own player alone knows what it says. */
  secret: z.boolean(),
});
export type PlanOrder = z.infer<typeof order>;

const army = z.strictObject({
  seat,
  name: text,
  role: z.enum(PLAN_CORNERS),
  camp: z.strictObject({ words: text, centre: spot }).nullable(),
  units: z.array(unit),
  /** Of the plan's own player: who is still to be deployed. */
  waiting: z.array(away),
  stragglers: z.array(z.strictObject(named)),
  commanders: z.array(commander),
  orders: z.array(order),
});
export type PlanArmy = z.infer<typeof army>;

const measure = z.strictObject({ millimetres: z.int(), figures: text, tenWidths: text, table: text });
export type PlanMeasure = z.infer<typeof measure>;

/** A battlefield as it is laid on a real table, as plain data: screen, paper, text and API all render this, so that they cannot disagree. */
export const battlePlan = z.strictObject({
  schema: z.literal("condotta.plan/1"),
  battle: battleId,
  /** Whose plan it is; null for the one that everybody may see. */
  seat: seat.nullable(),
  /** Stands wherever the plan is shown; null where nothing in it is a secret. */
  secret: text.nullable(),
  title: text,
  about: text,
  /** What of the sequence is still to come; null where all is set. */
  missing: text.nullable(),
  /** At whose left hand the corner is that everything is measured from. */
  corner: z.enum(PLAN_CORNERS),
  measured: text,
  facts: z.array(fact),
  measures: z.array(measure),
  terrain: z.array(terrain),
  /** That of the corner's player first. */
  armies: z.array(army).length(2),
  notes: z.array(text),
});
export type BattlePlan = z.infer<typeof battlePlan>;
