import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/by-seat";
import { counted, numeral } from "../phrasing";
import { say, term, type Words } from "../sentence";
import { type SeatNames, subject, verb } from "./seat-names";

type Scouted = NonNullable<BattleView["outscouting"]>;

export const SCOUTING = {
  heading: "Out-scouting",
  sum: "Together",
  difference: "Difference",
  percent: (percent: number): string => `${percent}%`,
  keep: "Cards to keep for out-scouting",
  kept: "kept",
  notKept: "not kept",
} as const;

/** Who is out-scouted, and by how much. */
export function scoutingWords({ by, difference }: Pick<Scouted, "by" | "difference">, names: SeatNames): Words {
  const outScouted = term("out-scouting", "out-scouted");
  if (by === null) return say`A tie: nobody is ${outScouted}.`;
  const seat = otherSeat(by);
  return say`${subject(names, seat)} ${verb(names, seat, "are", "is")} ${outScouted} by ${difference}%.`;
}

/** What follows from it in the deployment ("Out-scouting 3", "Remaining Deployment 2"). */
export function scoutingMeans(
  { by, difference }: Pick<Scouted, "by" | "difference">,
  names: SeatNames,
  { battlefield }: Pick<BattleTables, "battlefield">,
): Words {
  const least = battlefield?.limits.find((row) => row.id === "first-deployment-least")?.value;
  if (by === null) return say`The ${term("defender")} begins the ${term("deployment")}.`;
  const seat = otherSeat(by);
  const own = verb(names, seat, "your", "their");
  return say`${subject(names, seat)} ${term("deployment", verb(names, seat, "deploy", "deploys"))} first: ${own} ${term("camp")} and ${difference}% of ${own} ${term("unit-group", "unit groups")}, rounded up${least === undefined ? "" : ` (minimum ${least})`}.`;
}

/** "The five days before the Battle 1.4", "Out-scouting 1, 2". */
export function keepingMeans({ limits }: Pick<BattleTables, "limits">): Words {
  const compared = limits.find((row) => row.id === "scouting-counted")?.value ?? 0;
  return say`${term("out-scouting", "Out-scouting")} compares the best ${numeral(compared)} cards of each player. Each card you keep replaces one you would be dealt. The rest are discarded. Your opponent sees how many you keep, not which.`;
}

/** How many of them are kept so far. */
export const keepingWords = (kept: number, of: number): string => `You keep ${kept === 0 ? "none" : kept} of ${counted(of, "card")}.`;
