import type { BattleSummary } from "@/lib/model/battle-view";
import { SEATS } from "@/lib/model/enumerations";

/** Who acts next in a battle: its reader, the opponent, both at the table, or nobody. */
export const GROUPS = ["yours", "theirs", "table", "archive"] as const;
export type Group = (typeof GROUPS)[number];

type Standing = Pick<BattleSummary, "step" | "seats" | "toAct" | "chairs" | "abandonOffered">;

/** Whether the opponent has offered to abandon the battle, and the reader has not answered. */
const isOffered = ({ seats, abandonOffered }: Standing): boolean =>
  SEATS.some((seat) => abandonOffered[seat] && !seats.includes(seat)) && !seats.some((seat) => abandonOffered[seat]);

export function groupOf(battle: Standing): Group {
  const { step, seats, toAct, chairs } = battle;
  if (step === "abandoned" || step === "closed") return "archive";
  if (step === "ready") return seats.some((seat) => toAct.includes(seat)) ? "yours" : "table";
  // Without an opponent the reader can only wait: the battle's page takes the seat by itself.
  if (SEATS.some((seat) => chairs[seat] === "open")) return "theirs";
  return seats.some((seat) => toAct.includes(seat)) || isOffered(battle) ? "yours" : "theirs";
}
