import type { SeatName } from "./by-seat";

export const otherSeat = (seat: SeatName): SeatName => (seat === "a" ? "b" : "a");
