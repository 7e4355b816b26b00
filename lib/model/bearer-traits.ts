import {
  ARMOURS,
  CHARACTERISTICS,
  COMMANDER_CLASSES,
  COMMANDER_ROLES,
  FIREPOWERS,
  FORMS,
  GRADES,
  IMPACT_WEAPONS,
  MELEE_WEAPONS,
  QUALITIES,
  SET_FORMATIONS,
  SHOOTING_WEAPONS,
  TRAININGS,
  TROOP_TYPES,
} from "./enumerations";

const of = <const Kind extends string, const Value extends string>(kind: Kind, values: readonly Value[]) =>
  values.map((value) => `${kind}:${value}` as const);

/** What a classification or a formation makes of a unit group without anybody writing it down. */
const MADE_OF_IT = [
  "tug",
  "sug",
  "double",
  "flexible",
  "dragoon",
  "shatter",
  "shove",
  "square",
  "evade",
  "skirmish",
  "group-moves",
] as const;

/**
 * What one bearer, a unit group, a commander or a camp, is or has: by these a row of the quick reference is of use to an army. `form`
 * is every form it may stand in, `shoots` every weapon it shoots with, attached ones too, `has` its characteristics, `is` what follows.
 */
export const BEARER_TRAITS = [
  ...of("type", TROOP_TYPES),
  ...of("training", TRAININGS),
  ...of("form", FORMS),
  ...of("set", SET_FORMATIONS),
  ...of("armour", ARMOURS),
  ...of("quality", QUALITIES),
  ...of("firepower", FIREPOWERS),
  ...of("shoots", SHOOTING_WEAPONS),
  ...of("impact", IMPACT_WEAPONS),
  ...of("melee", MELEE_WEAPONS),
  ...of("has", CHARACTERISTICS),
  ...of("is", MADE_OF_IT),
  ...of("commander", COMMANDER_ROLES),
  ...of("grade", GRADES),
  ...of("class", COMMANDER_CLASSES),
  ...of("camp", ["standard", "fortified", "mobile", "none"]),
] as const;
export type BearerTrait = (typeof BEARER_TRAITS)[number];

/** All that one unit group, commander or camp is and has. */
export type Bearer = ReadonlySet<BearerTrait>;

/** Alternatives: of one of them, one bearer must have every trait. None at all: everybody has use of it. */
export type Needs = readonly (readonly BearerTrait[])[];
