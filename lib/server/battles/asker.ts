import type { SeatName } from "../../model/by-seat";

/** The caller of a battle request: by a seat's token, or by the session's account. `seat` is the seat that the caller named. */
export type Asker = { readonly token: string | null; readonly userId: string | null; readonly seat: SeatName | null };
