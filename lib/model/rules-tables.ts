import { z } from "zod";
import {
  ARMOURS,
  CAMP_KINDS,
  CAMP_QUALITIES,
  CHARACTERISTICS,
  COLOURS,
  COMMANDER_CLASSES,
  DEMANDS,
  DIE_FACES,
  FIREPOWERS,
  FORMATIONS,
  type Formation,
  GRADES,
  IMPACT_WEAPONS,
  MELEE_WEAPONS,
  QUALITIES,
  SET_FORMATIONS,
  type SetFormation,
  SHOOTING_WEAPONS,
  TRAININGS,
  TROOP_TYPES,
} from "./enumerations";
import { displayName, type Version } from "./identifiers";
import { rows } from "./source";

const whole = z.int();
const positive = z.int().min(1);
const valued = { value: whole };
const sentence = z.string().min(1).max(300);
/** A name, its abbreviation, and its meaning in our own words. */
const worded = { name: z.string().min(1), short: z.string().min(1), sentence };

const LIMITS = [
  "commanders-min",
  "commanders-max",
  "sub-commanders-min",
  "sub-commanders-max",
  "talented-max",
  "contingent-min",
  "contingent-max",
  "contingent-minimum-divisor",
  "points-limit",
  "points-limit-small",
  "points-limit-medium",
  "double-group-tugs",
  "wounds-per-base",
  "steady-wounds",
  "map-cards-wanted",
  "fragile-foot-bases",
  "group-move-cards",
  "march-cards-skirmishers",
  "march-cards-mounted",
  "march-cards-others",
] as const;

/** The losses that break it: a share of a group's wounds (rounded down) or of an army's TuGs (rounded up), plus `extra`. */
export const breakRow = { numerator: positive, denominator: positive, extra: z.int().min(0) };

export const armyTable = z.strictObject({
  limits: rows(LIMITS, valued),
  breakPoints: rows(["tug", "sug", "fanatics", "army"], breakRow),
});

const BODIES = [
  "foot-close",
  "foot-loose",
  "foot-flexible",
  "foot-skirmish",
  "mounted-close",
  "mounted-loose",
  "mounted-flexible",
  "mounted-skirmish",
  "mounted-dragoon",
  "light-artillery",
  "medium-artillery",
  "heavy-artillery",
  "battle-wagon",
  "elephant",
] as const;
export type Body = (typeof BODIES)[number];

export const pointsTable = z.strictObject({
  body: rows(BODIES, valued),
  training: rows(TRAININGS, valued),
  armour: rows(ARMOURS, valued),
  shooting: rows(SHOOTING_WEAPONS, valued),
  impact: rows(IMPACT_WEAPONS, valued),
  melee: rows(MELEE_WEAPONS, valued),
  /** Tenths of the shooting weapon's price. */
  firepower: rows(FIREPOWERS, { tenths: positive }),
  /** Thousandths of the price of everything that depends on quality. */
  quality: rows(QUALITIES, { thousandths: positive }),
  artilleryQuality: rows(QUALITIES, { thousandths: positive }),
  characteristics: rows(CHARACTERISTICS, valued),
  /** The lowest price of a base. */
  least: rows(["any", "mounted"], valued),
  armyCommander: rows(GRADES, valued),
  subCommander: rows(["mediocre", "competent", "talented"], valued),
  /** Per cent of a sub-commander's price. */
  ally: rows(["ally"], { percent: positive }),
  commanderClass: rows(COMMANDER_CLASSES, { percent: positive }),
  commanderRounding: rows(["nearest"], { value: positive }),
  campKind: rows(CAMP_KINDS, valued),
  campQuality: rows(CAMP_QUALITIES, valued),
});

export const SCOUTS_OF = ["foot-skirmishers", "mounted", "dragoons", "flexible-mounted", "caracole"] as const;

export const cardsTable = z.strictObject({
  gradeValue: rows(GRADES, valued),
  /** Scouting points for each base. */
  scouting: rows(SCOUTS_OF, valued),
  /** The Scouts characteristic multiplies a base's points by this, for scouting cards only. */
  scoutsFactor: rows(["scouts"], valued),
  mapStart: rows(["start"], valued),
  /** Cards added once the other commanders' grade values reach `from`, and for each number of scouting points. */
  mapSteps: rows(["other-commanders", "scouting-first", "scouting-second"], { from: positive, value: whole }),
  scoutingStart: rows(["start"], valued),
  scoutingCommander: rows(["talented"], valued),
  scoutingPerCard: rows(["points"], { value: positive }),
  scoutingMost: rows(["cards"], { value: positive }),
});

const commandersTable = z.strictObject({
  grades: rows(GRADES, {
    name: z.string(),
    cards: positive,
    blockSize: positive,
    invasionDie: z.enum(COLOURS),
    kabDie: z.enum(COLOURS),
    armyOnly: z.boolean(),
  }),
  classes: rows(COMMANDER_CLASSES, {
    name: z.string(),
    sentence,
    commandRange: positive,
    /** Cards the army commander may give to each sub-commander; null: any number. */
    giftCards: z.int().min(0).nullable(),
    giftRange: z.int().min(0),
    floats: z.boolean(),
    promptsOthers: z.boolean(),
  }),
});

const STATES = ["standard", "fortified", "mobile", "none"] as const;

export const campsTable = z.strictObject({
  kinds: rows(CAMP_KINDS, { name: z.string(), sentence, defending: z.enum(STATES), invading: z.enum(STATES) }),
  qualities: rows(CAMP_QUALITIES, { name: z.string() }),
  /** In BW; `sackedAt`: the bases whose loss sacks it. */
  size: rows(["camp"], { width: positive, depth: positive, sackedAt: positive }),
});

const characteristicsTable = rows(CHARACTERISTICS, worded);

const WEAPONS = [...SHOOTING_WEAPONS, ...IMPACT_WEAPONS, ...MELEE_WEAPONS].filter((one, at, all) => all.indexOf(one) === at) as readonly (
  | (typeof SHOOTING_WEAPONS)[number]
  | (typeof IMPACT_WEAPONS)[number]
  | (typeof MELEE_WEAPONS)[number]
)[];
const weaponsTable = rows(WEAPONS, worded);

const classificationsTable = z.strictObject({
  types: rows(TROOP_TYPES, worded),
  trainings: rows(TRAININGS, worded),
  formations: rows(FORMATIONS, worded),
  armours: rows(ARMOURS, worded),
  qualities: rows(QUALITIES, worded),
  firepowers: rows(FIREPOWERS, worded),
});

/** `S` shot, `P` pike, `B` any base, `.` a gap; one string for each rank, front rank first. */
const rank = z.string().regex(/^[SPB.]+$/);

const setFormationsTable = rows(SET_FORMATIONS, {
  ...worded,
  /** Bases of a unit group; null if the list decides. */
  size: positive.nullable(),
  /** Null if the formation does not fix it. */
  ranks: z.array(rank).nullable(),
  /** How many of its bases may shoot. */
  shooters: z.strictObject({ of: positive, may: positive }).nullable(),
  double: z.boolean(),
  /** Every move costs as much as a group move. */
  movesAsGroup: z.boolean(),
  noFlank: z.boolean(),
  noRear: z.boolean(),
  rearSupported: z.boolean(),
  /** Its pikes shove in three ranks or more ("Shove"). */
  shoves: z.boolean(),
  neverNervous: z.boolean(),
  /** May drop its pikes for good. Older tables lack this: with them only pike and shot may. */
  dropsPikes: z.boolean().optional(),
});

const SIZED = ["dragoons", "battle-wagons", "elephants"] as const;
const unitSizesTable = rows(SIZED, { min: positive, max: positive });

const BASES = ["foot", "mounted", "artillery", "elephant", "battle-wagon", "commander"] as const;
/** Hundredths of a BW. */
export const baseDepthsTable = rows(BASES, { depth: positive });

export const deathDiceTable = rows(COLOURS, { letter: z.string().length(1), faces: z.array(z.enum(DIE_FACES)).length(6) });
export const packTable = rows(COLOURS, { cards: positive, value: z.int().min(0), coloured: z.boolean() });

/** Older versions of the rules have no such table and ask for nothing. */
const demandsTable = rows(DEMANDS, {});

/** All rules tables of the house, by file name (`data/rules/army.json` is `army`). */
export const houseTables = z.strictObject({
  army: armyTable,
  points: pointsTable,
  cards: cardsTable,
  commanders: commandersTable,
  camps: campsTable,
  characteristics: characteristicsTable,
  weapons: weaponsTable,
  classifications: classificationsTable,
  setFormations: setFormationsTable,
  unitSizes: unitSizesTable,
  baseDepths: baseDepthsTable,
  deathDice: deathDiceTable,
  pack: packTable,
  demands: demandsTable.optional(),
});

/** `name`: of tables that an organiser has written; the house's have none. */
export const rulesTables = houseTables.extend({ name: displayName.optional() });
export type RulesTables = z.infer<typeof rulesTables>;
/** The tables that judge an army, and their version. */
export type RulesEdition = { readonly version: Version; readonly tables: RulesTables };

type SizedTroop = {
  readonly type: (typeof TROOP_TYPES)[number];
  readonly formation: Formation;
  readonly setFormation: SetFormation | null;
};

/** The unit group sizes, in bases, that the rules fix for such troops, and the rule's source; null if the army list decides. */
export function ruledSizes(
  { type, formation, setFormation }: SizedTroop,
  { setFormations, unitSizes }: Pick<RulesTables, "setFormations" | "unitSizes">,
): { readonly min: number; readonly max: number; readonly of: string } | null {
  const set = setFormations.find((row) => row.id === setFormation);
  if (set?.size) return { min: set.size, max: set.size, of: set.name };
  const sized = { dragoon: "dragoons", "battle-wagon": "battle-wagons", elephant: "elephants" } as const;
  const kind = formation === "dragoon" ? "dragoon" : type;
  const row = kind in sized ? unitSizes.find((one) => one.id === sized[kind as keyof typeof sized]) : undefined;
  return row ? { min: row.min, max: row.max, of: row.id } : null;
}
