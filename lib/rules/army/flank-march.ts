import type { Troop } from "../../model/troop";
import type { Contingent, Muster, MusteredUnit } from "./muster";

/** Troops that never go on a flank march ("Flank marching 1.2"). */
const STAYS: readonly Troop["type"][] = ["artillery", "battle-wagon", "elephant"];

/** One round each side of the table ("Flank marching 1.1"). */
const MARCHES = 2;

const tugsOf = ({ variant }: MusteredUnit): number => variant?.tugs ?? 0;
const mayMarch = ({ variant }: MusteredUnit): boolean => variant !== null && !STAYS.includes(variant.troop.type);
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

/** An ally takes everything he leads, or does not go ("Flank marching 1.3"). */
const alliedMarch = ({ units }: Contingent): number => (units.every(mayMarch) ? sum(units.map(tugsOf)) : 0);

/**
 * The most TuGs (double groups count as two) an army can have away on flank marches at once ("Flank marching 1"): two marches, each of an
 * ally with all his troops, or of a sub-commander with as many unit groups as the largest contingent has. Any groups count, because
 * commands are declared only after deployment.
 */
export function mostTugsAway({ army, units, contingents, book }: Muster): number {
  const { max } = book.measures.contingent;
  const own = units.filter((one) => one.leader?.role !== "ally" && mayMarch(one)).map(tugsOf);
  own.sort((one, other) => other - one);
  const subs = army.commanders.filter((one) => one.role === "sub");
  const marches = [...subs.map((_, at) => sum(own.slice(at * max, (at + 1) * max))), ...contingents.map(alliedMarch)];
  marches.sort((one, other) => other - one);
  return sum(marches.slice(0, MARCHES));
}
