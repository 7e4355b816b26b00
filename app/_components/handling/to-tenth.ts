/** Places are sent in tenths of a BW, never as minus zero. */
export const toTenth = (length: number): number => Math.round(length * 10) / 10 + 0;
