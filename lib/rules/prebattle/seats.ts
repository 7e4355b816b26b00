import type { BySeat, SeatName } from "../../model/by-seat";
import type { Battle } from "./battle";

export const eachSeat = <T>(of: (seat: SeatName) => T): BySeat<T> => ({ a: of("a"), b: of("b") });

/** Whether both seats have their forces: only then is either shown to the other. */
export const areBothSealed = ({ seats }: Battle): boolean => seats.a.shown !== null && seats.b.shown !== null;

/** The defender, then the invader: the order in which they act. */
export const defenderFirst = ({ roles }: Battle): readonly SeatName[] => (roles ? [roles.defender, roles.invader] : []);
