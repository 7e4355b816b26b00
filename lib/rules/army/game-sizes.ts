import type { RulesTables } from "../../model/rules-tables";
import { rowValue } from "../rules-row";

/** The points limits games are played at, smallest first. `house` (Tournament Guidelines: Army selection). */
export const gameSizes = ({ army: { limits } }: RulesTables): readonly number[] =>
  (["points-limit-small", "points-limit-medium", "points-limit"] as const).map((id) => rowValue(limits, id));
