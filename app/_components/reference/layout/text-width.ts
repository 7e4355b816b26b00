/** Letters of Source Sans by their width, in ems; figures are tabular. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.2, " \u00a0"],
  [0.25, "',.:;ij|‘’·"],
  [0.27, "lI"],
  [0.29, "!"],
  [0.31, "f()[]{}-"],
  [0.35, "t°/\\r"],
  [0.42, "*s²"],
  [0.44, '"?z“”x'],
  [0.47, "cçvy"],
  [0.49, "JYL–"],
  [0.5, "0123456789#$+<=>F^_ek~†‡×±é−§"],
  [0.52, "agäVXE"],
  [0.55, "STZA`hnou≤≥öüñ"],
  [0.57, "bdpqPR"],
  [0.59, "CKßB"],
  [0.62, "&DG"],
  [0.67, "NUHOQ"],
  [0.73, "wM"],
  [0.82, "W¼—¾½"],
  [0.85, "%m@"],
];
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));
/** Of a letter that is not ours. */
const OTHER = 1;
/** How much wider the bold cut is. */
const BOLD = 1.04;

/** How wide a text is in ems, when it stands on one line: rather too wide than too narrow. */
export function textWidth(text: string, isBold = false): number {
  let width = 0;
  for (const letter of text) width += WIDTH_OF.get(letter) ?? OTHER;
  return isBold ? width * BOLD : width;
}
