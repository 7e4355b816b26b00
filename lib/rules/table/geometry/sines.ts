/**
 * The sines of 0 to 90 degrees in millionths. Shipped, because the last digit of `Math.sin` may differ between browsers, and a piece must
 * lie in the same place on every machine.
 */
const MILLIONTHS: readonly number[] = [
  0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434, 173648, 190809, 207912, 224951, 241922, 258819, 275637, 292372,
  309017, 325568, 342020, 358368, 374607, 390731, 406737, 422618, 438371, 453990, 469472, 484810, 500000, 515038, 529919, 544639, 559193,
  573576, 587785, 601815, 615661, 629320, 642788, 656059, 669131, 681998, 694658, 707107, 719340, 731354, 743145, 754710, 766044, 777146,
  788011, 798636, 809017, 819152, 829038, 838671, 848048, 857167, 866025, 874620, 882948, 891007, 898794, 906308, 913545, 920505, 927184,
  933580, 939693, 945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148, 981627, 984808, 987688, 990268, 992546, 994522, 996195,
  997564, 998630, 999391, 999848, 1000000,
];

const QUARTER = 90;

/** The sine of a whole number of degrees, in millionths. Throws for fractions: documents have whole degrees only. */
export function sine(degrees: number): number {
  const round = 4 * QUARTER;
  const angle = ((degrees % round) + round) % round;
  const half = angle % (2 * QUARTER);
  const size = MILLIONTHS[half <= QUARTER ? half : 2 * QUARTER - half];
  if (size === undefined) throw new Error(`There is no sine of ${degrees} degrees: only whole degrees are turned by.`);
  return angle > 2 * QUARTER ? -size : size;
}

/** The cosine of a whole number of degrees, in millionths; throws like `sine`. */
export function cosine(degrees: number): number {
  return sine(degrees + QUARTER);
}
