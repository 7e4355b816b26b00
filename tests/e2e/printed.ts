import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";

type Word = { readonly text: string; readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
/** Sizes and places in points. */
type PrintedPage = {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[] /** As drawn. */;
  readonly text: string;
};
export type Printed = {
  readonly pages: readonly PrintedPage[];
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[];
};

/** Poppler's tools read from their input where the file is called "-". */
function run(pdf: Buffer, program: string, ...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input: pdf, maxBuffer: 64e6 });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return stdout;
}
const read = (...asked: Parameters<typeof run>): string => run(...asked).toString("utf8");

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const plain = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

function wordsOf(page: string): Word[] {
  const words = page.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g);
  return [...words].map(([, left, top, right, bottom, text = ""]) => ({
    ...{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
    text: plain(text),
  }));
}

function fontsOf(table: string): Printed["fonts"] {
  const [heads = "", , ...rows] = table.trimEnd().split("\n");
  const at = heads.indexOf("emb");
  return rows.map((row) => ({ name: row.slice(0, row.indexOf(" ")), embedded: row.slice(at, at + 3).trim() === "yes" }));
}

/** The page as its own rules put it on paper, without background graphics unless they are asked for. */
export const pdfOf = (page: Page, printBackground = false): Promise<Buffer> => page.pdf({ preferCSSPageSize: true, printBackground });

export function readPdf(pdf: Buffer): Printed {
  const texts = read(pdf, "pdftotext", "-raw", "-", "-").split("\f");
  const pages = [...read(pdf, "pdftotext", "-bbox", "-", "-").matchAll(/<page width="([\d.]+)" height="([\d.]+)">([\s\S]*?)<\/page>/g)];
  return {
    pages: pages.map(([, width, height, inside = ""], at) => ({
      ...{ width: Number(width), height: Number(height) },
      words: wordsOf(inside),
      text: texts[at] ?? "",
    })),
    fonts: fontsOf(read(pdf, "pdffonts", "-")),
  };
}

/** How light the first page is, from 0 to 255: all over, and in most places. */
export function lightOf(pdf: Buffer): { readonly mean: number; readonly median: number } {
  const drawn = run(pdf, "pdftoppm", "-gray", "-r", "20", "-singlefile", "-");
  const head = /^P5\s+\d+\s+\d+\s+255\s/.exec(drawn.toString("latin1"))?.[0];
  if (head === undefined) throw new Error("pdftoppm drew nothing");
  const dots = drawn.subarray(head.length).toSorted();
  return { mean: dots.reduce((sum, one) => sum + one, 0) / dots.length, median: dots[dots.length >> 1] ?? 0 };
}

const READY = resolve(import.meta.dirname, "../../data/ready-armies");
const lengthOf = (file: string): number => readFileSync(join(READY, file)).length;

/** The sample armies that are printed: the shortest, one in between and the longest. Unit tests measure what a leaf holds for every army. */
export const PRINTED_ARMIES: readonly string[] = (() => {
  const files = readdirSync(READY).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return [0, files.length >> 1, files.length - 1].map((at) => (files[at] ?? "").replace(/\.json$/, ""));
})();
