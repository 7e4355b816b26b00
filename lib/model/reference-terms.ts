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

/**
 * The sections of the quick reference, in order: what is looked up most, as a turn goes, for the first side of the sheet; then how it is
 * all done, as a turn goes again; then what comes before the first turn and after the last.
 */
export const REFERENCE_SECTIONS = [
  "turn-sequence",
  "shooting",
  "movement",
  "dice-and-claims",
  "kill-a-base",
  "cards",
  "commanders",
  "prompted-actions",
  "charges",
  "combat",
  "breaking",
  "camps",
  "allies",
  "marches-and-ambushes",
  "before-the-battle",
  "victory-points",
] as const;
export type ReferenceSectionId = (typeof REFERENCE_SECTIONS)[number];

/**
 * How a column's cells are drawn: words; dice by letter ("R+W"); command cards by letter ("G/Y/R", "no", "–"); the six faces of a die in
 * words ("skull wound wound special blank blank").
 */
export const COLUMN_KINDS = ["text", "dice", "cards", "faces"] as const;

const of = <const Kind extends string, const Value extends string>(kind: Kind, values: readonly Value[]) =>
  values.map((value) => `${kind}:${value}` as const);

/** What a classification or formation makes of a unit group without being written down. */
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
 * What a bearer (a unit group, commander or camp) is or has; decides which rows of the quick reference an army can use. `form`: each form
 * it may stand in. `shoots`: each weapon it shoots with, attached ones too. `has`: its characteristics. `is`: what follows from the rest.
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

/** All traits of one unit group, commander or camp. */
export type Bearer = ReadonlySet<BearerTrait>;

/** Alternatives: one bearer must have every trait of one of them. Empty: everybody can use it. */
export type Needs = readonly (readonly BearerTrait[])[];
