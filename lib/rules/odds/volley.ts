import { type FireRange, type ShooterState, SLOWINGS, type TargetState } from "../../model/combat-terms";
import type { Shooting } from "../../model/troop-shape";
import { facesOf, meanWounds, woundOdds } from "../combat/fight";
import { basesToShoot, extraFire, type FireRoll, fileFire, reachesOf, type ShootingFile, type Target } from "../combat/fire";
import { rowValue, rulesRow } from "../rules-row";
import { type Group, ranksAt } from "./group";
import { type OddsBook, withDie } from "./odds-book";

/** How one unit group shoots at another: BW, whether both stand in line, and what else counts. */
export type Aim = {
  readonly distance: number;
  readonly line: boolean;
  readonly shooter: readonly ShooterState[];
  readonly target: readonly TargetState[];
};

/** The wounds of a volley, and the BW that it slows by. */
export type ShotOutcome = { readonly wounds: number; readonly slowed: number; readonly chance: number };

/** BW that fire slows by at most. */
export const MOST_SLOWED = SLOWINGS.length;

/** One volley. */
export type Volley = {
  readonly range: FireRange;
  readonly dice: readonly FireRoll[];
  readonly outcomes: readonly ShotOutcome[];
};

/** Volleys of a unit group at another, by the bases each has lost; null if nothing is shot. */
export type Fire = (lostByShooter: number, lostByTarget: number) => Volley | null;

const GUNS: readonly Shooting["weapon"][] = ["light-artillery", "medium-artillery", "heavy-artillery"];
const SHOT: readonly Shooting["weapon"][] = ["arquebus", "musket", "carbine", "pistol"];

const isGun = ({ weapon }: Shooting): boolean => GUNS.includes(weapon);

const weaponsOf = ({ shooting, attached }: Group["troop"]): readonly Shooting[] => [...(shooting ? [shooting] : []), ...attached];

/** Whether it has anything to shoot with, and does. */
export const shoots = ({ troop, body }: Group): boolean =>
  body.shoots && (weaponsOf(troop).length > 0 || troop.characteristics.includes("regimental-guns"));

/** The longest range of anything it shoots with; 0 if it does not shoot. */
export function longestReach(group: Group, { combat }: OddsBook): number {
  if (!shoots(group)) return 0;
  const { troop } = group;
  const weapons = weaponsOf(troop).map(({ weapon }) => reachesOf(weapon, troop, combat));
  const extras = (["regimental-guns", "platoon-fire"] as const).filter((one) => troop.characteristics.includes(one));
  return Math.max(
    ...weapons.map(({ effective, long }) => long ?? effective),
    ...extras.map((one) => rulesRow(combat.ranges.special, one).reach),
  );
}

/** The longest effective range of its weapons; without any, that of its regimental guns; 0 if it does not shoot. */
export function longestEffective({ troop }: Group, { combat }: OddsBook): number {
  const weapons = weaponsOf(troop).map(({ weapon }) => reachesOf(weapon, troop, combat).effective);
  const guns = troop.characteristics.includes("regimental-guns") ? rulesRow(combat.ranges.special, "regimental-guns").reach : 0;
  return weapons.length > 0 ? Math.max(...weapons) : guns;
}

/** The shortest effective range of any weapon of these; null if they have none. */
export function shortestEffective(groups: readonly Group[], { combat }: OddsBook): number | null {
  const all = groups.flatMap(({ troop }) => weaponsOf(troop).map(({ weapon }) => reachesOf(weapon, troop, combat).effective));
  return all.length > 0 ? Math.min(...all) : null;
}

function rangeOf(weapon: Shooting["weapon"], troop: Group["troop"], distance: number, { combat }: OddsBook): FireRange | null {
  const { effective, long } = reachesOf(weapon, troop, combat);
  if (distance <= effective) return "effective";
  return long !== null && distance <= long ? "long" : null;
}

/** The most bases that may shoot in one volley; null: all. A tercio has one facing ("Glossary: Tercio"). */
function mostBases({ setFormation }: Group["troop"], { combat, rules }: OddsBook): number | null {
  if (setFormation === "tercio") return rowValue(combat.limits, "tercio-facing");
  const { shooters } = setFormation === null ? { shooters: null } : rulesRow(rules.setFormations, setFormation);
  return shooters?.may ?? null;
}

/** How many times a result of this weapon counts towards slowing ("Shooting: Slowing effect of fire 4, 5"); never more than once. */
function slowingFactor(shooting: Shooting, target: Group, { combat }: OddsBook): number {
  const isUnused = target.troop.characteristics.includes("unused-to-firearms") && SHOT.includes(shooting.weapon);
  return isGun(shooting) || isUnused ? rowValue(combat.limits, "slowing-factor") : 1;
}

type Cast = { readonly roll: FireRoll; readonly slowing: number };

/** The chances of wounds and of results that slow, `[results][wounds]`. */
function throwAll(casts: readonly Cast[], { rules, perBase }: OddsBook): readonly Float64Array[] {
  const none: readonly Float64Array[] = [new Float64Array([1])];
  return casts.reduce(
    (before, { roll, slowing }) =>
      withDie(before, facesOf(roll.die, rules), perBase, (results, face) => results + (face === "blank" ? 0 : slowing)),
    none,
  );
}

const outcomesKept = new WeakMap<OddsBook, Map<string, readonly ShotOutcome[]>>();

/** Everything that these dice can do to a target of this frontage, reckoned once for the same dice. */
function outcomesOf(casts: readonly Cast[], frontage: number, book: OddsBook): readonly ShotOutcome[] {
  const kept = outcomesKept.get(book) ?? new Map<string, readonly ShotOutcome[]>();
  outcomesKept.set(book, kept);
  const dice = casts.map(({ roll, slowing }) => `${roll.die}${slowing}`).sort();
  const name = `${frontage}:${dice.join()}`;
  const made = kept.get(name) ?? allOutcomes(casts, frontage, book);
  kept.set(name, made);
  return made;
}

function allOutcomes(casts: readonly Cast[], frontage: number, book: OddsBook): readonly ShotOutcome[] {
  const chances = Array.from({ length: MOST_SLOWED + 1 }, () => new Float64Array(casts.length * book.perBase + 1));
  for (const [results, row] of throwAll(casts, book).entries()) {
    const to = chances[slowedBy(results, frontage, book)];
    for (const [wounds, chance] of row.entries()) if (to) to[wounds] = (to[wounds] ?? 0) + chance;
  }
  return chances.flatMap((row, slowed) =>
    Array.from(row, (chance, wounds) => ({ wounds, slowed, chance })).filter(({ chance }) => chance > 0),
  );
}

/** By how many BW so many results slow a target of this frontage ("Shooting: Slowing effect of fire 2"). */
function slowedBy(results: number, frontage: number, { combat }: OddsBook): number {
  const halves = SLOWINGS.map((id) => rowValue(combat.limits, id));
  return halves.filter((half) => results * 2 >= half * frontage).length;
}

const meansKept = new WeakMap<OddsBook, Map<FireRoll["die"], number>>();

function meanOf(dice: readonly FireRoll[], book: OddsBook): number {
  const kept = meansKept.get(book) ?? new Map<FireRoll["die"], number>();
  meansKept.set(book, kept);
  const meanOfOne = (die: FireRoll["die"]) => {
    const mean = kept.get(die) ?? meanWounds(woundOdds([die], book.rules));
    kept.set(die, mean);
    return mean;
  };
  return dice.reduce((sum, { die }) => sum + meanOfOne(die), 0);
}

/** What a unit group shoots with at another. Dice are worked out once for each number of bases. */
export function fireOf(shooter: Group, target: Group, aim: Aim, book: OddsBook): Fire {
  const { troop } = shooter;
  const seen: Target = { troop: target.troop, form: target.form, states: targetStates(target, aim) };
  const states: readonly ShooterState[] = [
    ...aim.shooter,
    ...(shooter.body.states.includes("unreliable") ? (["unreliable"] as const) : []),
  ];
  const weapons = weaponsOf(troop).flatMap((shooting) => {
    const range = rangeOf(shooting.weapon, troop, aim.distance, book);
    return range === null ? [] : [{ shooting, range, ...fileDice(shooter, seen, { shooting, range, states }, book) }];
  });
  const extras = extraCasts(shooter, target, seen, { ...aim, states }, book);
  const known = new Map<number, Volley | null>();
  if (!shooter.body.shoots || weapons.length + extras.length === 0) return () => null;

  const volleyAt = (files: readonly number[], frontage: number): Volley | null => {
    const best = weapons.map(({ shooting, range, depth, dice }) => {
      const arc = aim.line ? 0 : arcOf(shooting, aim.distance, book);
      const rolls = shootingFiles(files, frontage + 2 * arc, depth, mostBases(troop, book)).flatMap(dice);
      return { shooting, range, rolls, mean: meanOf(rolls, book) };
    });
    const chosen = best.reduce<(typeof best)[number] | null>((one, other) => (one === null || other.mean > one.mean ? other : one), null);
    const own = chosen?.rolls.map((roll) => ({ roll, slowing: slowingFactor(chosen.shooting, target, book) })) ?? [];
    const casts = [...own, ...extras];
    if (casts.length === 0) return null;
    const outcomes = outcomesOf(casts, frontage, book);
    return { range: chosen?.range ?? "effective", dice: casts.map(({ roll }) => roll), outcomes };
  };
  return (lostByShooter, lostByTarget) => {
    const LOSSES = 64;
    const key = lostByShooter * LOSSES + lostByTarget;
    const ready = known.get(key);
    if (ready !== undefined) return ready;
    const made = volleyAt(ranksAt(shooter, lostByShooter), ranksAt(target, lostByTarget).length);
    known.set(key, made);
    return made;
  };
}

function targetStates({ body }: Group, { target }: Aim): readonly TargetState[] {
  const isCovered = body.states.includes("covered") || body.states.includes("barricades");
  return [...target, ...(isCovered ? (["covered"] as const) : []), ...(body.square ? (["in-square"] as const) : [])];
}

/** BW on either side of a file: guns reach wider over more than a few BW ("Glossary: Artillery"). */
function arcOf(shooting: Shooting, distance: number, { combat }: OddsBook): number {
  const isWide = isGun(shooting) && distance > rowValue(combat.limits, "gun-arc-beyond");
  return rowValue(combat.limits, isWide ? "gun-arc" : "arc");
}

type Firing = Pick<ShootingFile, "shooting" | "range" | "states">;

/** The bases a file needs, and its dice with so many. */
function fileDice({ troop, form }: Group, seen: Target, firing: Firing, book: OddsBook) {
  const isThree = troop.characteristics.includes("caracole-early");
  const depth = isThree ? rulesRow(book.combat.depths, "early-caracole").ranks : basesToShoot(firing.shooting.weapon, troop, book.combat);
  const known = new Map<number, readonly FireRoll[]>();
  const dice = (bases: number): readonly FireRoll[] => {
    const ready = known.get(bases) ?? fileFire({ troop, form, bases, ...firing }, seen, book);
    known.set(bases, ready);
    return ready;
  };
  return { depth, dice };
}

/** The bases of each file that shoots, the deepest first, as far as the formation lets bases shoot. */
function shootingFiles(files: readonly number[], mostFiles: number, depth: number, most: number | null): readonly number[] {
  let left = most ?? Number.POSITIVE_INFINITY;
  const deepest = [...files].sort((one, other) => other - one).slice(0, mostFiles);
  return deepest.flatMap((ranks) => {
    const bases = Math.min(ranks, depth, left);
    left -= bases;
    return bases > 0 ? [bases] : [];
  });
}

/** The one die more of regimental guns and of platoons. */
function extraCasts(
  shooter: Group,
  target: Group,
  seen: Target,
  { distance, states }: Pick<Aim, "distance"> & Pick<Firing, "states">,
  book: OddsBook,
): readonly Cast[] {
  const { troop, form } = shooter;
  const has = (start: "regimental-guns" | "platoon-fire") =>
    troop.characteristics.includes(start) && distance <= rulesRow(book.combat.ranges.special, start).reach;
  const gun: Shooting = { weapon: "light-artillery", firepower: null };
  const file = { troop, form, bases: 0, states };
  const guns = has("regimental-guns")
    ? [
        {
          roll: extraFire("regimental-guns", { ...file, shooting: gun, range: "effective" }, seen, book),
          slowing: slowingFactor(gun, target, book),
        },
      ]
    : [];
  const { shooting } = troop;
  if (shooting === null || !has("platoon-fire")) return guns;
  const range: FireRange = distance <= reachesOf(shooting.weapon, troop, book.combat).effective ? "effective" : "long";
  const platoons = extraFire("platoon-fire", { ...file, shooting, range }, seen, book);
  return [...guns, { roll: platoons, slowing: slowingFactor(shooting, target, book) }];
}
