import type { ClaimRow, CombatTables } from "../../model/combat-tables";
import type { Condition, UnitClaim, UnitClaims } from "../../model/combat-terms";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { troopTraits } from "../army/troop-traits";
import { formsOf } from "../table/unit-shape";
import { meets, standingBearer } from "./standing";

const has = (characteristic: Troop["characteristics"][number]) => (troop: Troop) => troop.characteristics.includes(characteristic);
const isOf = (quality: Troop["quality"]) => (troop: Troop) => troop.quality === quality;

/** Conditions a classification settles, for good or once the unit group is set up. */
const SETTLED: Readonly<Partial<Record<Condition, (troop: Troop) => boolean>>> = {
  average: isOf("average"),
  superior: isOf("superior"),
  exceptional: isOf("exceptional"),
  "battle-wagon": (troop) => troop.type === "battle-wagon",
  barricades: has("barricades"),
  stakes: has("stakes"),
};

const ALWAYS: readonly Condition[] = ["average", "superior", "exceptional", "battle-wagon"];

const isSettled = (condition: Condition): boolean => SETTLED[condition] !== undefined;

function claimOf({ id, needs, against, when, unless, values }: ClaimRow, troop: Troop): UnitClaim | null {
  const bearers = formsOf(troop).map((form) => standingBearer(troop, form));
  if (needs.length > 0 && !bearers.some((one) => meets(one, needs))) return null;
  const left = values.filter((one) => one.when.every((each) => SETTLED[each]?.(troop) ?? true));
  // A claim that needs nothing belongs to this unit group only as far as its classification settles it.
  const own = needs.length > 0 ? left : left.filter((one) => one.when.some(isSettled));
  if (own.length === 0) return null;
  const open = own.map((one) => ({ value: one.value, when: one.when.filter((each) => !ALWAYS.includes(each)) }));
  return { id, against, when, unless, values: open };
}

/**
 * Every claim a unit group has by its classification, in charge and in melee, weapons first ("Combat: Claims and which dice to roll 3").
 */
export function claimsOfUnit(troop: Troop, { claims }: CombatTables, rules: RulesTables): UnitClaims {
  const { shatter, shove } = troopTraits(troop, rules);
  const all = (rows: readonly ClaimRow[]) => rows.flatMap((row) => claimOf(row, troop) ?? []);
  return {
    charge: all([...claims.charge, ...claims.general.filter((row) => row.charge)]),
    melee: all([...claims.melee, ...claims.general.filter((row) => row.melee)]),
    shatters: shatter,
    shoves: shove,
  };
}
