import type { SeatName } from "@/lib/model/by-seat";

/** One's own first; seat a for everybody else. */
export const seatsInOrder = (eyes: SeatName | null): readonly [SeatName, SeatName] => (eyes === "b" ? ["b", "a"] : ["a", "b"]);
