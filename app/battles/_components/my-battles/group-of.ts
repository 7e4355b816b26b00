import type { BattleSummary } from "@/lib/model/battle-summary";
import { SEATS } from "@/lib/model/enumerations";

/** What becomes of a battle next: something of its reader, of the other one, of both at the table, or nothing. */
export const GROUPS = ["yours", "theirs", "table", "archive"] as const;
export type Group = (typeof GROUPS)[number];

type Standing = Pick<BattleSummary, "step" | "seats" | "toAct" | "chairs" | "abandonOffered">;

/** Whether the other one has offered to abandon the battle, and the reader has not answered. */
const isOffered = ({ seats, abandonOffered }: Standing): boolean =>
  SEATS.some((seat) => abandonOffered[seat] && !seats.includes(seat)) && !seats.some((seat) => abandonOffered[seat]);

export function groupOf(battle: Standing): Group {
  const { step, seats, toAct, chairs } = battle;
  if (step === "abandoned" || step === "closed") return "archive";
  if (step === "ready") return seats.some((seat) => toAct.includes(seat)) ? "yours" : "table";
  // Before the other has come there is nothing to do but to wait: the battle's page sits down by itself.
  if (SEATS.some((seat) => chairs[seat] === "open")) return "theirs";
  return seats.some((seat) => toAct.includes(seat)) || isOffered(battle) ? "yours" : "theirs";
}
