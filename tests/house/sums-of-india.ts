/**
 * What ready armies of India cost, worked out from the table of points: a base of each unit group in the order of their
 * numbers, and the commanders in theirs. Camps are standard and poor unless the points say more.
 */
export const SUMS_OF_INDIA: Readonly<Record<string, { bases: readonly number[]; commanders: readonly number[]; points: number }>> = {
  haldighati: {
    bases: [
      118,
      190, // (92 + 12 + 14 + 14) x 1.35 = 178.2, + 12
      132,
      155, // (92 - 8 + 14 + 8) x 1.35 = 143.1, + 12
      210, // an elephant, formed and protected
      74, // 60 - 6 + 20
      178,
      155,
      132,
      114, // 92 + 14 + 8
      132,
      ...[155, 155],
    ],
    commanders: [880, 375, 375, 90], // the ally: 180 x 0.6 x 0.85 = 91.8
    points: 9986,
  },
  "haldighati-rajput": {
    bases: [
      ...[106, 106], // 92 - 8 + 14 + 8
      150, // (92 - 8 + 14 + 8 - 4) x 1.35, + 12
      155, // (92 - 8 + 14 + 8) x 1.35, + 12
      106,
      179, // (92 - 8 + 12 + 14 + 14) x 1.35, + 12
      ...[155, 155],
      210, // 210
      50, // 36 - 6 + 20
      155,
      112, // 98 - 8 - 6 + 14 + 8, + 6
      50,
    ],
    commanders: [680, 290, 290, 175],
    points: 9649,
  },
  "khanwa-mughal": {
    bases: [
      118, // 98 - 6 + 20, + 6
      ...[132, 132], // 92 + 12 + 8 + 20
      204, // 110 - 6 + 90, + 10
      84, // 60 - 6 + 20, + 10
      178, // (92 + 12 + 8 + 20) x 1.35
      ...[84, 84],
      134, // 70 - 6 + 60, + 10
      132,
      114, // 92 + 14 + 8
      118,
    ],
    commanders: [1430, 375, 375],
    points: 9874,
  },
  "khanwa-rajput": {
    bases: [
      179, // (92 - 8 + 12 + 14 + 14) x 1.35, + 12
      155, // (92 - 8 + 14 + 8) x 1.35, + 12
      210, // 210
      ...[155, 155],
      106, // 92 - 8 + 14 + 8
      ...[155, 155],
      210,
      50, // 36 - 6 + 20
      ...[106, 106],
    ],
    commanders: [680, 290, 290, 90],
    points: 9874,
  },
  panipat: {
    bases: [
      118, // 98 - 6 + 20, + 6
      ...[132, 132], // 92 + 12 + 20 + 8
      204, // 110 - 6 + 90, + 10
      84, // 60 - 6 + 20, + 10
      178, // 132 x 1.35 = 178.2
      84, // bows cost what arquebuses do
      84,
      ...[134, 134], // 70 - 6 + 60, + 10
      112, // the same as the flanking parties without scouts
      132,
      118,
    ],
    commanders: [1430, 375, 375],
    points: 9866, // with 150 for the fortified camp
  },
  "panipat-afghan-1556": {
    bases: [
      170, // (92 + 12 + 14 + 8) x 1.35
      210, // 210
      250, // 210 + 20 + 20
      154, // (92 + 14 + 8) x 1.35
      74, // 60 - 6 + 20
      210,
      106, // 92 - 8 + 14 + 8
      114, // 92 + 14 + 8
      210,
      118, // 92 - 8 + 12 + 14 + 8
      ...[106, 106],
      ...[155, 155], // (92 - 8 + 14 + 8) x 1.35, + 12
    ],
    commanders: [800, 340, 340, 90],
    points: 9774,
  },
  "panipat-lodi": {
    bases: [
      170, // (92 + 12 + 14 + 8) x 1.35
      210, // 210
      74, // 60 - 6 + 20
      30, // (60 - 8 - 6 - 10) x 0.7
      210,
      118, // 92 - 8 + 12 + 14 + 8
      ...[106, 106], // 92 - 8 + 14 + 8
      210,
      118,
      ...[106, 106],
      ...[155, 155], // (92 - 8 + 14 + 8) x 1.35, + 12
    ],
    commanders: [260, 340, 340, 175],
    points: 9875,
  },
  "panipat-mughal-1556": {
    bases: [
      118, // 98 - 6 + 20, + 6
      ...[132, 132], // 92 + 12 + 8 + 20
      178, // (92 + 12 + 8 + 20) x 1.35
      ...[132, 132],
      ...[74, 74], // 60 - 6 + 20
      124, // 70 - 6 + 60
      118,
      132,
      112, // 98 - 6 + 20
    ],
    commanders: [880, 375, 375],
    points: 9674,
  },
};
