import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FILES = "node_modules/@fontsource";
const SUBSETS = ["latin", "latin-ext", "cyrillic"] as const;
type Subset = (typeof SUBSETS)[number];

/** The site's three fonts. Cormorant SC is used for two words only. */
const FACES = [
  { name: "EB Garamond", folder: "eb-garamond", subsets: SUBSETS, weights: [500] },
  { name: "Source Sans 3", folder: "source-sans-3", subsets: SUBSETS, weights: [400, 600] },
  { name: "Cormorant SC", folder: "cormorant-sc", subsets: ["latin"], weights: [600] },
] as const satisfies readonly { name: string; folder: string; subsets: readonly Subset[]; weights: readonly Weight[] }[];
type FaceName = (typeof FACES)[number]["name"];

type Weight = 400 | 500 | 600;
type Font = { readonly name: string; readonly data: Buffer; readonly weight: Weight; readonly style: "normal" };
type File = { readonly face: FaceName; readonly folder: string; readonly subset: Subset; readonly weight: Weight };

/** Each subset has its own name, so that a missing letter is looked up in the next. */
const familyOf = (face: FaceName): string => SUBSETS.map((subset) => `${face} ${subset}`).join(", ");

export const PICTURE_FAMILIES = {
  title: familyOf("EB Garamond"),
  text: familyOf("Source Sans 3"),
  eyebrow: familyOf("Cormorant SC"),
} as const;

let fonts: Promise<readonly Font[]> | null = null;

async function readFont({ face, folder, subset, weight }: File): Promise<Font> {
  const data = await readFile(join(process.cwd(), FILES, folder, "files", `${folder}-${subset}-${weight}-normal.woff`));
  return { name: `${face} ${subset}`, data, weight, style: "normal" };
}

const files: readonly File[] = FACES.flatMap(({ name, folder, subsets, weights }) =>
  subsets.flatMap((subset) => weights.map((weight) => ({ face: name, folder, subset, weight }))),
);

/** From the packages with one file per weight: the renderer supports neither woff2 nor variable fonts. Read once. */
export function pictureFonts(): Promise<readonly Font[]> {
  fonts ??= Promise.all(files.map(readFont));
  return fonts;
}

const SPACES = /[\s\u00a0\u2000-\u200a\u202f]+/g;
/** All characters that these fonts lack. The renderer would fetch those from the internet. */
const OTHERS =
  /[^\x20-\x7e\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u017f\u0218-\u021b\u0400-\u045f\u0490\u0491\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u2116]/gu;

/** A text with only the characters that the picture's fonts have. */
export const drawable = (text: string): string => text.normalize("NFC").replace(SPACES, " ").replace(OTHERS, "").trim();
