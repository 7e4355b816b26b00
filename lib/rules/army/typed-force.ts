import type { BattleTables } from "../../model/battle-tables";
import { ARMOURS, GRADES, IMPACT_WEAPONS, MELEE_WEAPONS, SHOOTING_WEAPONS, TRAININGS } from "../../model/enumerations";
import type { Fault } from "../../model/faults";
import type { QuickForce, QuickTroop } from "../../model/force";
import { type RulesTables, ruledSizes } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { GUNS, troopProblems } from "../../model/troop-consistency";
import { rowValue, rulesRow } from "../rules-row";

/** The rules a typed force must keep: only what a page needs to check it too. */
export type ForceRules = Pick<RulesTables, "setFormations" | "unitSizes" | "commanders" | "demands"> & {
  readonly limits: RulesTables["army"]["limits"];
  /** The fewest bases that make a unit group wide enough. */
  readonly filesLeast: number;
  readonly most: ForceMost;
};

/** The most unit groups and bases a force may bring to a battle; null if the tables set no limit. */
type ForceMost = { readonly groups: number; readonly bases: number } | null;

/** The most a force may bring by these tables; null if they set no limit. */
export const forceMost = ({ bounds }: BattleTables): ForceMost =>
  bounds ? { groups: rowValue(bounds, "unit-groups"), bases: rowValue(bounds, "bases") } : null;

/** The rules for typed forces, from the tables of the rules and of the battle. */
export function forceRules({ army, setFormations, unitSizes, commanders, demands }: RulesTables, battle: BattleTables): ForceRules {
  const { battlefield } = battle;
  const filesLeast = battlefield ? rowValue(battlefield.limits, "files-least") : 1;
  return { limits: army.limits, setFormations, unitSizes, commanders, demands, filesLeast, most: forceMost(battle) };
}

type Path = Fault["path"];
const faultIf = (wrong: boolean, path: Path, code: string, params: Fault["params"] = {}): readonly Fault[] =>
  wrong ? [{ path, code, params }] : [];

/** Whether these troops carry weapons on board. */
const carries = (type: QuickTroop["type"]): boolean => type === "battle-wagon" || type === "elephant";

/** The typed troops as a classification with nothing added. The gun of a wagon or an elephant is on board. */
export function troopAsTyped({ type, formation, training, setFormation, weapon, characteristics }: QuickTroop): Troop {
  const weapons = weapon === null ? [] : [{ weapon, firepower: null }];
  const isOnBoard = carries(type) && weapon !== null && GUNS.includes(weapon);
  return {
    ...{ type, formation, training, setFormation, characteristics },
    ...{ armour: "unprotected", quality: "average", impact: null, melee: null },
    ...(isOnBoard ? { shooting: null, attached: weapons } : { shooting: weapons[0] ?? null, attached: [] }),
  };
}

/** The same troops with each value that a typed force does not give. Training may be left out, because nothing before the game needs it. */
function otherwise(classification: Troop): readonly Troop[] {
  const aboard = carries(classification.type) && classification.attached.length === 0;
  return [
    ...(classification.training === null ? TRAININGS : []).map((training) => ({ ...classification, training })),
    ...ARMOURS.map((armour) => ({ ...classification, armour })),
    ...IMPACT_WEAPONS.map((impact) => ({ ...classification, impact })),
    ...MELEE_WEAPONS.map((melee) => ({ ...classification, melee })),
    ...(aboard ? SHOOTING_WEAPONS.map((weapon) => ({ ...classification, attached: [{ weapon, firepower: null }] })) : []),
  ];
}

const SHOOTS_WITH: Path = ["shooting", "attached"];

/**
 * Contradictions that no missing value could resolve; `weapon` is the typed force's own field for shooting. Typing what follows anyway
 * (such as evade of dragoons) breaks nothing.
 */
function classificationFaults(troop: QuickTroop, path: Path): readonly Fault[] {
  const classification = troopAsTyped(troop);
  const problems = troopProblems(classification).filter(({ code }) => code !== "characteristic-follows");
  if (problems.length === 0) return [];
  const others = otherwise(classification).map((one) => troopProblems(one).map(({ code }) => code));
  return problems
    .filter(({ code }) => others.every((codes) => codes.includes(code)))
    .map((problem) => ({
      ...{ code: problem.code, params: problem.params },
      path: [...path, "troop", ...(SHOOTS_WITH.includes(problem.path[0] ?? "") ? ["weapon"] : problem.path)],
    }));
}

/** What of that is wrong with one unit group of a typed force, by its place. Needs nothing of the others. */
export function typedUnitFaults({ troop, bases }: QuickForce["units"][number], place: number, rules: ForceRules): readonly Fault[] {
  const path = ["units", place];
  const ruled = ruledSizes(troop, rules);
  const at = [...path, "bases"];
  const sized = ruled
    ? faultIf(bases < ruled.min || bases > ruled.max, at, "size-not-of-formation", { size: bases, ...ruled })
    : faultIf(bases < rules.filesLeast, at, "unit-too-small", { least: rules.filesLeast });
  return [...classificationFaults(troop, path), ...sized];
}

/** "Command and Commanders: Commanders": how many, who may be legendary, and how many are talented or better. */
function commanderFaults({ commander, subCommanders }: QuickForce, { limits, commanders }: ForceRules): readonly Fault[] {
  const least = rowValue(limits, "sub-commanders-min");
  const most = rowValue(limits, "talented-max");
  const talented = [commander, ...subCommanders].map(({ grade }) => GRADES.indexOf(grade) >= GRADES.indexOf("talented"));
  const before = (at: number) => talented.slice(0, at + 1).filter(Boolean).length;
  return [
    ...faultIf(subCommanders.length < least, ["subCommanders"], "sub-commanders-few", { have: subCommanders.length, min: least }),
    ...subCommanders.flatMap(({ grade }, at) => {
      const path = ["subCommanders", at, "grade"];
      const tooMany = talented[at + 1] === true && before(at + 1) > most;
      if (rulesRow(commanders.grades, grade).armyOnly) return faultIf(true, path, "legendary-not-army");
      return faultIf(tooMany, path, "talented-many", { max: most });
    }),
  ];
}

/** "Allies": the groups that name an ally are his contingent; nobody else can be given to him. */
function contingentFaults({ subCommanders, units }: QuickForce, { limits }: ForceRules): readonly Fault[] {
  const [min, max] = [rowValue(limits, "contingent-min"), rowValue(limits, "contingent-max")];
  return subCommanders.flatMap(({ ally }, at) => {
    if (!ally) return [];
    const have = units.filter((unit) => unit.commander === at).length;
    const path = ["subCommanders", at, "ally"];
    return [...faultIf(have < min, path, "contingent-few", { have, min }), ...faultIf(have > max, path, "contingent-many", { have, max })];
  });
}

/**
 * Every commander leads somebody, except an army commander of a class that floats. Unit groups that name nobody may follow anybody but an
 * ally: there must be one for each commander no unit group names.
 */
function leadingFaults({ commander, subCommanders, units }: QuickForce, { demands, commanders }: ForceRules): readonly Fault[] {
  if (!demands?.some(({ id }) => id === "commander-leads")) return [];
  const free = units.filter((unit) => unit.commander === null).length;
  const idle = subCommanders.flatMap(({ ally }, at) =>
    ally || units.some((unit) => unit.commander === at) ? [] : [["subCommanders", at]],
  );
  const floats = rulesRow(commanders.classes, commander.class).floats;
  const waiting: readonly Path[] = [...idle.map((path) => [...path, "grade"]), ...(floats ? [] : [["commander", "grade"]])];
  return waiting.slice(free).flatMap((path) => faultIf(true, path, "leads-nobody"));
}

/** Whether the unit groups of a force are more, or larger together, than any rulebook army could be (`house`). Paths begin at the force. */
export function sizeFaults(units: readonly { readonly bases: number }[], most: ForceMost): readonly Fault[] {
  if (!most) return [];
  const bases = units.reduce((sum, unit) => sum + unit.bases, 0);
  return [
    ...faultIf(units.length > most.groups, ["units"], "force-groups-many", { have: units.length, most: most.groups }),
    ...faultIf(bases > most.bases, ["units"], "force-bases-many", { have: bases, most: most.bases }),
  ];
}

/**
 * Every place where a typed force breaks the rulebook's own limits: set formations, unit sizes, classifications as far as given,
 * commanders, and who leads whom; or is larger than a battle allows. Its list is not known here.
 */
export function typedForceFaults(force: QuickForce, rules: ForceRules): readonly Fault[] {
  return [
    ...commanderFaults(force, rules),
    ...contingentFaults(force, rules),
    ...leadingFaults(force, rules),
    ...force.units.flatMap((unit, at) => typedUnitFaults(unit, at, rules)),
    ...sizeFaults(force.units, rules.most),
  ];
}
