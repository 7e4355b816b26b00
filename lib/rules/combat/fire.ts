import type { CombatTables, FireStepRow } from "../../model/combat-tables";
import {
  type ExtraFire,
  FIRE_DICE,
  type FireCondition,
  type FireDie,
  type FireRange,
  type FireStart,
  type FireStepId,
  type Reaches,
  type ShooterState,
  type TargetState,
  type UnitFire,
  type WeaponFire,
} from "../../model/combat-terms";
import type { Form, ShootingWeapon } from "../../model/enumerations";
import type { Bearer, BearerTrait } from "../../model/reference-terms";
import type { Troop } from "../../model/troop";
import { formsOf, isCaracole } from "../army/troop-traits";
import { rulesRow } from "../rules-row";
import { type CombatBook, meets, standingBearer } from "./standing";

/**
 * The shooting die this many steps up (negative: down), between its minimum and the best there is ("Shooting: Determining which dice to
 * roll").
 */
function steppedDie(start: FireStart, steps: number, { fireSteps }: Pick<CombatTables, "fireSteps">): FireDie {
  const { die, least } = rulesRow(fireSteps.starts, start);
  const at = Math.max(FIRE_DICE.indexOf(least), Math.min(FIRE_DICE.length - 1, FIRE_DICE.indexOf(die) + steps));
  return FIRE_DICE[at] ?? die;
}

type Shooting = NonNullable<Troop["shooting"]>;

/** A file that shoots: its weapon, how many of its bases have it, and the distance to the target. */
export type ShootingFile = {
  readonly troop: Troop;
  readonly form: Form;
  readonly shooting: Shooting;
  readonly bases: number;
  readonly range: FireRange;
  readonly states: readonly ShooterState[];
};

export type Target = { readonly troop: Troop; readonly form: Form; readonly states: readonly TargetState[] };

/** One die, and every step that led to it. */
export type FireRoll = { readonly start: FireStart; readonly die: FireDie; readonly steps: readonly FireStepId[] };

type Shot = { readonly file: ShootingFile; readonly bearer: Bearer; readonly bases: number };
type Aim = { readonly target: Target; readonly bearer: Bearer };

const CONDITIONS: Readonly<Record<FireCondition, (shot: Shot, aim: Aim) => boolean>> = {
  "effective-range": ({ file }) => file.range === "effective",
  "long-range": ({ file }) => file.range === "long",
  "too-few-bases": ({ file, bases }) => file.bases < bases,
  "running-away": ({ file }) => file.states.includes("running-away"),
  "at-chargers": ({ file }) => file.states.includes("at-chargers"),
  unreliable: ({ file }) => file.states.includes("unreliable"),
  skirmishing: ({ file }) => file.form === "skirmish",
  "foe-not-skirmishing": (_, { target }) => target.form !== "skirmish",
  "foe-in-square": (_, { target }) => target.states.includes("in-square"),
  "foe-covered": (_, { target }) => target.states.includes("covered"),
  "foe-in-combat": (_, { target }) => target.states.includes("in-combat"),
  "foe-ahead": (_, { target }) => !target.states.includes("flanked"),
};

const isGiven = ({ cases }: FireStepRow, shot: Shot, aim: Aim): boolean =>
  cases.some(
    ({ weapons, needs, against, when }) =>
      (weapons.length === 0 || weapons.includes(shot.file.shooting.weapon)) &&
      meets(shot.bearer, needs) &&
      meets(aim.bearer, against) &&
      when.every((one) => CONDITIONS[one](shot, aim)),
  );

function shotOf(file: ShootingFile, bases: number): Shot {
  const stateTraits: readonly BearerTrait[] = [
    `firepower:${file.shooting.firepower ?? "average"}`,
    ...(file.states.includes("unreliable") ? (["commander:ally"] as const) : []),
  ];
  return { file, bearer: new Set([...standingBearer(file.troop, file.form), ...stateTraits]), bases };
}

function aimOf(target: Target): Aim {
  const stateTraits: readonly BearerTrait[] = target.states.includes("in-square") ? ["is:square"] : [];
  return { target, bearer: new Set([...standingBearer(target.troop, target.form), ...stateTraits]) };
}

function rollOf(start: FireStart, shot: Shot, aim: Aim, book: CombatBook): FireRoll {
  const matching = book.combat.fireSteps.steps.filter((row) => isGiven(row, shot, aim));
  const sum = matching.reduce((steps, { step }) => steps + step, 0);
  return { start, die: steppedDie(start, sum, book.combat), steps: matching.map(({ id }) => id) };
}

/** Three ranks of an early caracole shoot, as long as there are three ("Glossary: Caracole (Early formation)"). */
const hasThirdRank = ({ troop, bases }: ShootingFile, { combat }: CombatBook): boolean =>
  troop.characteristics.includes("caracole-early") && bases >= rulesRow(combat.depths, "early-caracole").ranks;

/** Bases a file needs for its full die. Each half of a wagon's long edge shoots in full ("Glossary: Battlewagons"). */
export function basesToShoot(weapon: ShootingWeapon, { type }: Troop, { ranges, depths }: CombatTables): number {
  const { bases } = rulesRow(ranges.weapons, weapon);
  return type === "battle-wagon" ? Math.min(bases, rulesRow(depths, "battle-wagon-fire").ranks) : bases;
}

/** The dice one file shoots with at a target ("Shooting: Determining which dice to roll"). */
export function fileFire(file: ShootingFile, target: Target, book: CombatBook): readonly FireRoll[] {
  const shot = shotOf(file, basesToShoot(file.shooting.weapon, file.troop, book.combat));
  const starts: readonly FireStart[] = hasThirdRank(file, book) ? ["file", "third-rank"] : ["file"];
  return starts.map((start) => rollOf(start, shot, aimOf(target), book));
}

/**
 * The extra die of a unit group with regimental guns or platoon fire: guns take the steps of artillery, platoons those of their own weapon
 * ("Glossary: Regimental Guns, Platoon Fire"). Any number of bases is enough.
 */
export function extraFire(start: "regimental-guns" | "platoon-fire", file: ShootingFile, target: Target, book: CombatBook): FireRoll {
  const shooting: Shooting = start === "platoon-fire" ? file.shooting : { weapon: "light-artillery", firepower: null };
  return rollOf(start, shotOf({ ...file, shooting }, 0), aimOf(target), book);
}

/** Steps from its own classification and the range, against any target. Skirmishers shoot at a TuG, and no better at others. */
function ownSteps({ weapon, firepower }: Shooting, troop: Troop, range: FireRange, { fireSteps }: CombatTables): number {
  const skirmishes = troop.formation === "skirmish";
  const bearer: Bearer = new Set<BearerTrait>([`firepower:${firepower ?? "average"}`, ...(skirmishes ? (["form:skirmish"] as const) : [])]);
  const conditions = [`${range}-range`, ...(skirmishes ? ["skirmishing", "foe-not-skirmishing"] : [])];
  const matching = fireSteps.steps.filter(({ cases }) =>
    cases.some(
      ({ weapons, needs, against, when }) =>
        against.length === 0 &&
        (weapons.length === 0 || weapons.includes(weapon)) &&
        meets(bearer, needs) &&
        when.every((one) => conditions.includes(one)),
    ),
  );
  return matching.reduce((sum, { step }) => sum + step, 0);
}

/** Whether the die is lower in a form it may choose or when charged: steps whose other needs it meets. */
const isLower = (id: FireStepId, troop: Troop, forms: readonly Form[], { fireSteps }: CombatTables): boolean =>
  rulesRow(fireSteps.steps, id).cases.some(
    ({ needs }) => needs.length > 0 && forms.some((form) => meets(standingBearer(troop, form), needs)),
  );

/** A caracole's pistols reach farther and have one range; a manga's arquebuses shoot to their full range ("Glossary: Caracole, Manga"). */
export function reachesOf(weapon: ShootingWeapon, troop: Troop, { ranges }: CombatTables): { effective: number; long: number | null } {
  const { effective, long } = rulesRow(ranges.weapons, weapon);
  const has = (one: Troop["characteristics"][number]) => troop.characteristics.includes(one);
  if (weapon === "pistol" && isCaracole(troop)) return { effective: rulesRow(ranges.special, "caracole-pistol").reach, long: null };
  if (weapon === "arquebus" && has("manga")) return { effective, long: rulesRow(ranges.special, "manga").reach };
  return { effective, long };
}

function weaponFire(shooting: Shooting, troop: Troop, combat: CombatTables): WeaponFire {
  const reaches = reachesOf(shooting.weapon, troop, combat);
  const starts: readonly FireStart[] = troop.characteristics.includes("caracole-early") ? ["file", "third-rank"] : ["file"];
  const diceAt = (range: FireRange) => starts.map((start) => steppedDie(start, ownSteps(shooting, troop, range, combat), combat));
  const dice = { effective: diceAt("effective"), long: reaches.long === null ? [] : diceAt("long") };
  return { weapon: shooting.weapon, ...reaches, bases: basesToShoot(shooting.weapon, troop, combat), dice };
}

/** Guns have one die to their full range; platoons have their weapon's ranges and beyond ("Glossary: Regimental Guns, Platoon Fire"). */
function extraReaches(start: ExtraFire["start"], troop: Troop, combat: CombatTables): Reaches {
  const { reach } = rulesRow(combat.ranges.special, start);
  const { shooting } = troop;
  if (start === "regimental-guns" || shooting === null)
    return { effective: reach, long: null, dice: { effective: [steppedDie(start, 0, combat)], long: [] } };
  const dieAt = (range: FireRange) => [steppedDie(start, ownSteps(shooting, troop, range, combat), combat)];
  const { effective } = rulesRow(combat.ranges.weapons, shooting.weapon);
  return { effective, long: reach, dice: { effective: dieAt("effective"), long: dieAt("long") } };
}

/** What a unit group shoots with, before its target is known ("Shooting: Range and depth of shooters"). */
export function fireOfUnit(troop: Troop, combat: CombatTables): UnitFire {
  const all = [...(troop.shooting ? [troop.shooting] : []), ...troop.attached];
  const extras = (["regimental-guns", "platoon-fire"] as const).filter((one) => troop.characteristics.includes(one));
  return {
    weapons: all.map((one) => weaponFire(one, troop, combat)),
    extra: extras.map((start) => ({ start, ...extraReaches(start, troop, combat) })),
    lowerSkirmishing: troop.formation !== "skirmish" && isLower("skirmishers", troop, formsOf(troop), combat),
    lowerAtChargers: isLower("plug-bayonet", troop, formsOf(troop), combat),
  };
}
