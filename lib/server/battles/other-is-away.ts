import { otherSeat, type SeatName } from "../../model/by-seat";
import { toAct } from "../../rules/prebattle/legal-commands";
import { DAY } from "../day";
import type { Loaded } from "./loaded";

/** Whether the battle has waited for the other seat for so many days that its consent is not needed. */
export function otherIsAway({ battle, acted }: Loaded, seat: SeatName, now: Date, days: number): boolean {
  const isWaitedFor = toAct(battle).includes(otherSeat(seat));
  return isWaitedFor && now.getTime() - Math.max(acted.a, acted.b) >= days * DAY;
}
