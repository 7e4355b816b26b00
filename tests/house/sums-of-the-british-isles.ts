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
  "pinkie-english": {
    bases: [
      ...[72, 72], // 58 + 10 + 4
      94, // 60 + 8 + 26
      74, // 60 - 6 + 20
      194, // 110 - 6 + 90
      72,
      94,
      74,
      ...[142, 142], // 92 + 12 + 30 + 8
      208, // (92 + 24 + 30 + 8) x 1.35
      126, // 98 + 14 + 8, + 6
      118, // 98 - 6 + 20, + 6
    ],
    commanders: [880, 375, 375],
    points: 9902,
  },
  "pinkie-scots": {
    bases: [
      82, // 58 + 18 + 6
      86, // 58 + 18 + 6, + 4
      50, // (58 + 10 + 4) x 0.7
      124, // 70 - 6 + 60
      82,
      86,
      82,
      126, // 98 + 14 + 8, + 6
      ...[82, 82],
      74, // 60 - 6 + 20
      82, // 60 - 8 - 6 + 12 + 8 - 4 + 20
      ...[50, 50], // 36 - 6 + 20
    ],
    commanders: [480, 340, 340, 110],
    points: 9746,
  },
  "yellow-ford-english": {
    bases: [
      ...[95, 95], // 58 + 18 + 6 + 20 x 6/9
      50, // 36 - 6 + 20
      194, // 110 - 6 + 90
      95,
      63, // (58 + 18 + 6 + 20 x 0.6 x 6/9) x 0.7
      124, // 70 - 6 + 60
      ...[114, 114], // 92 + 14 + 8
      112, // 98 - 8 + 8 + 8, + 6
      95,
      63,
      50,
      ...[80, 80], // 66 - 6 + 20
    ],
    commanders: [530, 375, 375, 200],
    points: 9818,
  },
  "yellow-ford-irish": {
    bases: [
      96, // 66 - 6 + 20, + 16
      86, // 66 - 6 + 20, + 6
      89, // 58 - 6 + 18 + 6 + 20 x 6/9
      135, // (92 - 8 + 8 + 8) x 1.35
      ...[86, 86],
      74, // 66 - 8 - 6 + 8 + 8, + 6
      68, // 60 + 8
      ...[112, 112], // 98 - 8 + 8 + 8, + 6
      30, // (36 - 6 - 10 + 8 x 0.6) x 0.7
      74,
      ...[82, 82], // 60 - 8 - 6 + 12 + 8 - 4 + 20
    ],
    commanders: [800, 340, 340, 205],
    points: 9734,
  },
};
