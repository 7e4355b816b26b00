/** What sample armies of Danes and Saxons and of the wars of Louis XIV cost, worked out as in the other sums. */
type Sums = Readonly<Record<string, { bases: readonly number[]; commanders: readonly number[]; points: number }>>;
export const SUMS_OF_THE_LATER_WARS: Sums = {
  "lutter-danish": {
    bases: [
      149, // (58 + 18 + 6 + 28) x 1.35
      ...[110, 110, 110, 110, 110], // 58 + 18 + 6 + 28
      82, // 60 - 6 + 28
      234, // 130 - 6 + 110
      170, // (92 + 12 + 12 + 10) x 1.35
      122, // 92 + 20, + 10
      170,
      ...[122, 122],
    ],
    commanders: [530, 375, 200, 200],
    points: 9607,
  },
  "lutter-league": {
    bases: [
      ...[136, 136], // (58 + 18 + 6 + 28 x 6/9) x 1.35
      ...[101, 101], // 58 + 18 + 6 + 28 x 6/9
      234, // 130 - 6 + 110
      194, // 110 - 6 + 90
      ...[170, 170], // (92 + 12 + 12 + 10) x 1.35
      ...[122, 122], // 92 + 20, + 10
      126, // 98 - 6 + 8 + 20, + 6
    ],
    commanders: [880, 375, 200],
    points: 9669,
  },
};
