import type { BySeat, SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";

export const eachSeat = <T>(of: (seat: SeatName) => T): BySeat<T> => ({ a: of("a"), b: of("b") });

/** Whether each seat has its force: only then is either shown to the other. */
export const areBothSealed = ({ seats }: Battle): boolean => seats.a.shown !== null && seats.b.shown !== null;

/** The defender, then the invader: who goes first where the sequence has an order. */
export const defenderFirst = ({ roles }: Battle): readonly SeatName[] => (roles ? [roles.defender, roles.invader] : []);
