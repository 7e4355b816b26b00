/** What ready armies of the Ottoman world cost, worked out from the table of points as those of India are. */
export const SUMS_OF_THE_OTTOMAN_WORLD: Readonly<
  Record<string, { bases: readonly number[]; commanders: readonly number[]; points: number }>
> = {
  "mohacs-hungarian": {
    bases: [
      154, // 92 + 24 + 30 + 8
      ...[114, 114], // 98 - 6 + 14 + 8
      ...[154, 154],
      124, // 70 - 6 + 60
      194, // 110 - 6 + 90
      89, // 58 + 18 + 6 + 20 x 4/12
      ...[86, 86], // 60 + 20, + 6
      74, // 60 - 6 + 20
      114,
      120, // 98 - 6 + 14 + 8, + 6
      114, // 92 + 14 + 8
    ],
    commanders: [480, 340, 340, 375],
    points: 9939,
  },
  "mohacs-ottoman": {
    bases: [
      ...[134, 134], // 92 + 14 + 8 + 20
      46, // (60 - 8 - 6 + 20) x 0.7
      197, // (92 + 12 + 14 + 8 + 20) x 1.35
      153, // (60 + 14 - 6 + 8 + 20 x 1.5) x 1.35, + 10
      140, // (60 + 14 - 6 + 8 + 20) x 1.35, + 10
      ...[134, 134], // 70 - 6 + 60, + 10
      ...[134, 134],
      118, // 98 - 8 - 6 + 8 + 20, + 6
      112, // 98 - 8 - 6 + 8 + 20
    ],
    commanders: [880, 375, 340, 340],
    points: 9993,
  },
};
