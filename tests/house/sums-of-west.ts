/** What the ready armies of the west of Europe cost, worked out from the table of points, as in the other files of sums. */
export const SUMS_OF_THE_WEST: Readonly<
  Record<string, { readonly bases: readonly number[]; readonly commanders: readonly number[]; readonly points: number }>
> = {
  "fornovo-french": {
    bases: [
      270, // (92 + 24 + 30 + 8) x 1.75
      208, // (92 + 24 + 30 + 8) x 1.35
      118, // 98 - 6 + 20, + 6
      142, // (58 + 14 + 18 + 6) x 1.35, + 12
      208,
      74, // 60 - 6 + 20
      223, // (110 - 6 + 90) x 1.15
      208,
      142, // 92 + 12 + 30 + 8
      74,
      223,
    ],
    commanders: [480, 375, 375],
    points: 9762,
  },
  "fornovo-milanese": {
    bases: [
      208, // (92 + 24 + 30 + 8) x 1.35
      154, // 92 + 24 + 30 + 8
      118, // 98 - 6 + 20, + 6
      154,
      82, // 58 + 18 + 6
      68, // 60 + 8
      74, // 60 - 6 + 20
      154,
      124, // 70 - 6 + 60
      120, // 98 - 6 + 14 + 8, + 6
      154,
      82,
    ],
    commanders: [530, 375, 375, 225],
    points: 9869,
  },
};
