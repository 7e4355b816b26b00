import type { SeatName } from "../../model/by-seat";
import type { Loaded } from "./loaded";

const DAY = 86_400_000;

/** Whether the other seat has not acted for so long that it need not be asked. */
export function otherIsAway({ battle, acted }: Loaded, seat: SeatName, now: Date): boolean {
  const days = battle.book.tables.limits.find((row) => row.id === "away-days")?.value ?? Number.POSITIVE_INFINITY;
  return now.getTime() - acted[seat === "a" ? "b" : "a"] >= days * DAY;
}
