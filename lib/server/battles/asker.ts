import type { SeatName } from "../../model/by-seat";

/** Who asks something of a battle: by a seat's token, else by the account of his session; `seat` is the one he says he means. */
export type Asker = { readonly token: string | null; readonly userId: string | null; readonly seat: SeatName | null };
