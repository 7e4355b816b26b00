/**
 * What ready armies of eastern Europe cost, worked out from the table of points: a base of each unit group in the order of their
 * numbers, and the commanders in theirs. Camps are standard and poor unless the points say more.
 */
export const SUMS_OF_EASTERN_EUROPE: Readonly<Record<string, { bases: readonly number[]; commanders: readonly number[]; points: number }>> =
  {
    "berestechko-cossack": {
      bases: [
        119, // (66 - 6 + 28) x 1.35
        88, // 66 - 6 + 28
        158, // 130 + 28
        183, // 130 + 16.8 + 36
        ...[88, 88],
        ...[39, 39], // (60 - 8 - 6 + 10) x 0.7
        126, // 98 - 6 + 8 + 20, + 6
        ...[104, 104, 104], // 98 - 8 - 6 + 20
        151, // (92 - 8 + 8 + 20) x 1.35
      ],
      commanders: [800, 340, 180, 175],
      points: 9929,
    },
    "berestechko-polish": {
      bases: [
        110, // 58 + 18 + 6 + 28
        118, // 58 + 18 + 6 + 28, + 8
        194, // 110 - 6 + 90
        122, // 92 + 20, + 10
        212, // (92 + 12 + 30 + 10) x 1.35, + 18
        200, // (92 + 12 + 14 + 10 + 20) x 1.35
        120, // 98 - 6 + 8 + 20
        70, // (92 + 8) x 0.7
        212,
        200,
        126, // 98 - 6 + 8 + 20, + 6
        120,
        100, // 78 - 6 + 28
      ],
      commanders: [530, 680, 375],
      points: 9949,
    },
    "klushino-muscovite": {
      bases: [
        167, // (92 - 8 + 12 + 8 + 20) x 1.35
        74, // 60 - 6 + 20
        204, // 110 - 6 + 90, + 10
        ...[112, 112, 112, 112, 112], // 98 - 8 - 6 + 8 + 20
        88, // 66 - 6 + 28
        ...[101, 101], // 58 + 18 + 6 + 28 x 6/9
        122, // 92 + 20, + 10
        118, // 92 + 12, + 14
      ],
      commanders: [285, 375, 200, 225],
      points: 9657,
    },
    "klushino-polish": {
      bases: [
        ...[212, 212, 212, 212, 212], // (92 + 12 + 30 + 10) x 1.35, + 18
        126, // 98 - 6 + 8 + 20, + 6
        212,
        120, // 98 - 6 + 8 + 20
        200, // (92 + 12 + 14 + 10 + 20) x 1.35
        82, // 60 - 6 + 28
        124, // 70 - 6 + 60
      ],
      commanders: [880, 375, 375, 375],
      points: 9857,
    },
  };
