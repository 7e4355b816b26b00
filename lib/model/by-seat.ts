import type { SEATS } from "./enumerations";

export type SeatName = (typeof SEATS)[number];
export type BySeat<T> = { readonly [Seat in SeatName]: T };

export const otherSeat = (seat: SeatName): SeatName => (seat === "a" ? "b" : "a");
