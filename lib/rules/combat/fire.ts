import type { CombatTables, FireStepRow } from "../../model/combat-tables";
import type { FireCondition, FireDie, FireRange, FireStart, FireStepId, ShooterState, TargetState } from "../../model/combat-terms";
import type { Form, ShootingWeapon } from "../../model/enumerations";
import type { Bearer, BearerTrait } from "../../model/reference-terms";
import type { Troop } from "../../model/troop";
import { rulesRow } from "../rules-row";
import { type CombatBook, meets, standingBearer } from "./standing";
import { steppedDie } from "./stepped-die";

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
