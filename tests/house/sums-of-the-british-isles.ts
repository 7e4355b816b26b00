/**
 * What ready armies of the British Isles cost, worked out from the table of points: a base of each unit group in the order of their
 * numbers, and the commanders in theirs. Camps are standard and poor unless the points say more.
 */
export const SUMS_OF_THE_BRITISH_ISLES: Readonly<
  Record<string, { bases: readonly number[]; commanders: readonly number[]; points: number }>
> = {
  "flodden-english": {
    bases: [
      72, // 58 + 10 + 4
      94, // 60 + 8 + 26
      72,
      124, // 70 - 6 + 60
      126, // 98 + 14 + 8, + 6
      72,
      94,
      72,
      124,
      72,
      94,
      72,
      94,
      56, // 36 - 6 + 26
    ],
    commanders: [880, 375, 375, 200],
    points: 9694,
  },
  "flodden-scots": {
    bases: [
      127, // (58 + 12 + 18 + 6) x 1.35
      82, // 58 + 18 + 6
      234, // 130 - 6 + 110
      ...[78, 78], // 58 + 18 + 6 - 4
      126, // 98 + 14 + 8, + 6
      82,
      234,
      ...[82, 82], // 60 - 8 - 6 + 12 + 8 - 4 + 20
      50, // 36 - 6 + 20
    ],
    commanders: [480, 340, 340, 110],
    points: 9610,
  },
};
