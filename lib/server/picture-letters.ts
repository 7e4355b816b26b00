import { readFile } from "node:fs/promises";
import { join } from "node:path";

const FILES = "node_modules/@fontsource/cormorant-sc/files";
const SUBSETS = ["latin", "latin-ext", "cyrillic"] as const;
const WEIGHTS = [500, 600] as const;

type Font = { readonly name: string; readonly data: Buffer; readonly weight: (typeof WEIGHTS)[number]; readonly style: "normal" };

/** Each subset goes by a name of its own, so that what one lacks is looked for in the next. */
export const PICTURE_FAMILY = SUBSETS.map((subset) => `Cormorant SC ${subset}`).join(", ");

let fonts: Promise<readonly Font[]> | null = null;

async function readFont(subset: (typeof SUBSETS)[number], weight: (typeof WEIGHTS)[number]): Promise<Font> {
  const data = await readFile(join(process.cwd(), FILES, `cormorant-sc-${subset}-${weight}-normal.woff`));
  return { name: `Cormorant SC ${subset}`, data, weight, style: "normal" };
}

/** The only packaged letters that the picture's maker can read: it knows neither woff2 nor variable fonts. Read once. */
export function pictureFonts(): Promise<readonly Font[]> {
  fonts ??= Promise.all(SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => readFont(subset, weight))));
  return fonts;
}

const SPACES = /[\s\u00a0\u2000-\u200a\u202f]+/g;
/** All that these fonts have not. Whatever they lack, the picture's maker would ask the internet for. */
const OTHERS = /[^\x20-\x7e\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u017f\u0401\u0410-\u044f\u0451\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026]/gu;

/** A text as far as the picture's letters go. */
export const drawable = (text: string): string => text.normalize("NFC").replace(SPACES, " ").replace(OTHERS, "").trim();
