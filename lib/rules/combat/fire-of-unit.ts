import type { CombatTables } from "../../model/combat-tables";
import type { ExtraFire, FireRange, FireStart, FireStepId, Reaches, UnitFire, WeaponFire } from "../../model/combat-terms";
import type { Form, ShootingWeapon } from "../../model/enumerations";
import type { Bearer, BearerTrait } from "../../model/reference-terms";
import type { Troop } from "../../model/troop";
import { isCaracole } from "../army/troop-traits";
import { rulesRow } from "../rules-row";
import { formsOf } from "../table/unit-shape";
import { basesToShoot } from "./fire";
import { meets, standingBearer } from "./standing";
import { steppedDie } from "./stepped-die";

type Shooting = NonNullable<Troop["shooting"]>;

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
function reachesOf(weapon: ShootingWeapon, troop: Troop, { ranges }: CombatTables): { effective: number; long: number | null } {
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
