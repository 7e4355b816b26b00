import type { BattleRecord } from "../../model/battle";
import type { BattleEvent } from "../../model/battle-event";
import type { BattleView } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { type SeatNames, seatNames } from "./seat-names";

type Known = Parameters<typeof seatNames>[0];
type Found<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

/** What both seats are called in a record. It may be of any battle, and its events may be in any order. */
export function recordNames({ events }: Pick<BattleRecord, "events">, eyes: SeatName | null): SeatNames {
  const find = <Type extends BattleEvent["type"]>(type: Type, seat?: SeatName) =>
    events.find((event): event is Found<Type> => event.type === type && (seat === undefined || event.seat === seat));
  const role = find("role-chosen");
  const invader = role && (role.role === "invader" ? role.seat : otherSeat(role.seat));
  const shown = (seat: SeatName) => find("force-sealed", seat)?.shown ?? null;
  const house = find("battle-opened")?.house;
  const chair = (seat: SeatName): BattleView["chairs"]["a"] => (house?.[seat] ? "house" : find("force-sealed", seat) ? "player" : "open");
  const known: Known = {
    forces: { a: shown("a"), b: shown("b") },
    roles: invader ? { invader, defender: otherSeat(invader) } : null,
    chairs: { a: chair("a"), b: chair("b") },
  };
  // The forces, and with them the names of commanders, are revealed once the battle is over.
  const commanders = (seat: SeatName) => find("force-sealed", seat)?.force?.commanders ?? [];
  return { ...seatNames(known, eyes), commanders: { a: commanders("a"), b: commanders("b") } };
}
