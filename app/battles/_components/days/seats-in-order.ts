import type { SeatName } from "@/lib/model/by-seat";

/** The reader's own seat first; for a spectator seat a. */
export const seatsInOrder = (eyes: SeatName | null): readonly [SeatName, SeatName] => (eyes === "b" ? ["b", "a"] : ["a", "b"]);
