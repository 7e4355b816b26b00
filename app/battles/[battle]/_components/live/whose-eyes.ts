import type { SeatName } from "@/lib/model/by-seat";

/** The header that names the seat of a request: an account may hold both. */
export const whoseEyes = (seat: SeatName | null): Readonly<Record<string, string>> => (seat ? { "x-seat": seat } : {});
