import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paperRoom, paperSize } from "@/app/_components/paper/paper";

const app = join(import.meta.dirname, "../../app");
const read = (file: string): string => readFileSync(join(app, file), "utf8");

/** Drawn on the server as a picture: no page has its styles. */
const PICTURE = "a/[share]/_components/share-picture.tsx";

/** Styles in a source, but for those that are named after the numbers in them; and types to make others of. */
const otherStyles = (source: string): readonly string[] =>
  (source.match(/\bstyle=.*|setAttribute\("style".*|cssText =.*|CSSProperties/g) ?? []).filter(
    (one) => !/^style=\{(?:\w+N|n)umbers\b/.test(one),
  );

test("no page writes a style but numbers for the style sheets", () => {
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && file !== PICTURE && !file.endsWith("/css-numbers.ts"),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap((file) => otherStyles(read(file)).map((one) => `${file}: ${one.trim()}`))).toEqual([]);
  expect(otherStyles('<p className="a" style={{ color }}>')).toHaveLength(1);
});

test("the margins of @page, which cannot read numbers, are those of the leaf", () => {
  const margins = [...read("_components/paper/paper.css").matchAll(/margin: (\d+)mm;/g)].map(([, mm]) => Number(mm));
  const margin = (paperSize("a4").width - paperRoom("a4").width) / 2;
  expect(margins).toEqual([margin, margin, margin, margin]);
});
