import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { rowValue, rulesRow } from "../rules-row";

type Breaking = Pick<Troop, "formation" | "characteristics">;
type Threshold = RulesTables["army"]["breakPoints"][number];

const reached = (amount: number, row: Threshold): number => Math.floor((amount * row.numerator) / row.denominator) + row.extra;

/**
 * The wounds, two to a base, at which a unit group breaks ("Break points", "Universal Rules 1", "Glossary: Steady, Fanatics"): a TuG at
 * more than half its bases, a SuG at more than a third, steady one wound later, fanatics at their last base.
 */
export function breakPoint(troop: Breaking, bases: number, tables: Pick<RulesTables, "army">): number {
  const wounds = bases * rowValue(tables.army.limits, "wounds-per-base");
  if (troop.characteristics.includes("fanatics")) return reached(wounds, rulesRow(tables.army.breakPoints, "fanatics"));
  const steady = troop.characteristics.includes("steady") ? rowValue(tables.army.limits, "steady-wounds") : 0;
  return reached(wounds, rulesRow(tables.army.breakPoints, troop.formation === "skirmish" ? "sug" : "tug")) + steady;
}

/** The lost TuGs that break an army ("Break points 3"): half, rounded up. An army without TuGs has none to lose. */
export function armyBreaksAt(tugs: number, row: Threshold): number {
  return Math.ceil((tugs * row.numerator) / row.denominator) + row.extra;
}
