import type { SeatName } from "@/lib/model/by-seat";

/** Says for which seat one asks: an account may hold both. */
export const whoseEyes = (seat: SeatName | null): Readonly<Record<string, string>> => (seat ? { "x-seat": seat } : {});
