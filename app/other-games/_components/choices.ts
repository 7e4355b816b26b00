export type Choice = { readonly value: string; readonly label: string };

/** What a field may be, by its words; all of them, or only these. */
export const choicesOf = (names: Readonly<Record<string, string>>, only: readonly string[] = Object.keys(names)): readonly Choice[] =>
  only.map((value) => ({ value, label: names[value] ?? value }));

/** Whole numbers from one to the other. */
export const numbersFrom = (least: number, most: number, label = (value: number) => String(value)): readonly Choice[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at).map((value) => ({ value: String(value), label: label(value) }));
