/**
 * What ready armies of East Asia and Africa cost, worked out from the table of points: a base of each unit group in the order of their
 * numbers, and the commanders in theirs. A camp that is not standard and poor is in the points alone.
 */
export const SUMS_OF_EAST_ASIA_AND_AFRICA: Readonly<
  Record<string, { bases: readonly number[]; commanders: readonly number[]; points: number }>
> = {
  "alcacer-quibir-moroccan": {
    bases: [
      194, // 110 - 6 + 90
      154, // (92 + 14 + 8) x 1.35
      130, // (60 + 14 - 6 + 8 + 20) x 1.35
      82, // 60 - 6 + 8 + 20
      ...[74, 74], // 60 - 6 + 20
      112, // 98 - 6 + 20
      114, // 92 + 14 + 8
      106, // 98 - 8 - 6 + 14 + 8
      112,
      114,
      106,
    ],
    commanders: [880, 375, 375, 375],
    points: 9789,
  },
  "tondibi-moroccan": {
    bases: [
      ...[124, 124], // 70 - 6 + 60
      ...[130, 130], // (60 + 14 - 6 + 8 + 20) x 1.35
      ...[74, 74], // 60 - 6 + 20
      112, // 98 - 6 + 20
      ...[114, 114], // 92 + 14 + 8
      112,
      ...[114, 114],
    ],
    commanders: [880, 375, 375],
    points: 9520,
  },
  "tondibi-songhai": {
    bases: [
      162, // (92 + 12 + 14 + 8 - 6) x 1.35
      107, // (58 - 8 + 8 - 6 + 20) x 1.35, + 10
      ...[60, 60], // 60 - 8 - 6 - 6 + 20
      56, // 58 - 8 + 12 - 6
      60,
      120, // 92 + 12 + 14 + 8 - 6
      146, // (92 + 14 + 8 - 6) x 1.35
      100, // 92 - 8 + 14 + 8 - 6
      120,
      146,
      100,
      44, // 36 - 6 - 6 + 20
      98, // 92 - 8 - 6 + 8 + 8, + 4
      104, // 92 - 8 - 6 + 8 + 8, + 10
    ],
    commanders: [480, 340, 340, 90],
    points: 9626,
  },
};
