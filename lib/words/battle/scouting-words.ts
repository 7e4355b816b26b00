import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { otherSeat } from "../../model/other-seat";
import { counted, numeral } from "../phrasing";
import { type SeatNames, says, whose } from "./seat-names";

type Scouted = NonNullable<BattleView["outscouting"]>;

/** Who is out-scouted, and by how much. */
export function scoutingWords({ by, difference }: Pick<Scouted, "by" | "difference">, names: SeatNames): string {
  if (by === null) return "A tie: nobody is out-scouted.";
  return `${says(names, otherSeat(by), "are", "is")} out-scouted by ${difference} per cent.`;
}

/** What follows from it in the deployment ("Out-scouting 3", "Remaining Deployment 2"). */
export function scoutingMeans({ by }: Pick<Scouted, "by">, names: SeatNames): string {
  if (by === null) return "The defender begins the deployment.";
  const seat = otherSeat(by);
  const own = whose(names, seat);
  return `${says(names, seat, "deploy", "deploys")} first: ${own} camp, and at least that share of ${own} unit groups.`;
}

/** "The five days before the Battle 1.4", "Out-scouting 1, 2". */
export function keepingMeans({ limits }: Pick<BattleTables, "limits">): string {
  const compared = limits.find((row) => row.id === "scouting-counted")?.value ?? 0;
  return `Out-scouting compares the best ${numeral(compared)} cards of each player. A card you keep is one of yours, in place of a scouting card that you would be dealt; one you do not keep is gone. Your opponent sees how many you keep, not which.`;
}

/** What keeping so many of them comes to. */
export function keepingWords(kept: number, of: number): string {
  if (kept === 0) return `You keep none of ${counted(of, "card")}.`;
  return kept === of ? `You keep ${of === 1 ? "it" : `all ${of}`}.` : `You keep ${kept} of ${of}.`;
}
