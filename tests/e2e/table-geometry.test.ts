import { resolve } from "node:path";
import { build } from "vite";
import { expect, it } from "vitest";
import { CATALOG } from "../build/rules";
import { browserForThisFile } from "./browser";
import { type TableVerdicts, tableVerdicts } from "./table-verdicts";

const PLACEMENTS = 10_000;
const SEED = 7;
const ROOT = resolve(import.meta.dirname, "../..");
const BROWSERS = "chrome111";

const { visit } = browserForThisFile();

/** What judges the placements, as one script for a page: it makes `table.tableVerdicts`. */
async function scriptForPage(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "@": ROOT } },
    build: {
      write: false,
      target: BROWSERS,
      lib: { entry: resolve(import.meta.dirname, "table-verdicts.ts"), formats: ["iife"], name: "table" },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((output) => ("output" in output ? output.output : []));
  return chunks.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : [])).join("\n");
}

declare const table: { readonly tableVerdicts: typeof tableVerdicts };

it("Node and Chromium judge ten thousand placements the same, half of them within 0.1 BW of a limit", async () => {
  const { tables } = CATALOG.battle;
  const here = tableVerdicts(SEED, PLACEMENTS, tables);
  const page = await visit();
  await page.addScriptTag({ content: await scriptForPage() });
  const there = await page.evaluate<TableVerdicts, [number, number, typeof tables]>(
    ([seed, placements, ours]) => table.tableVerdicts(seed, placements, ours),
    [SEED, PLACEMENTS, tables],
  );
  expect(there.lines.filter((line, at) => line !== here.lines[at])).toEqual([]);
  expect([there.lines.length, here.lines.length]).toEqual([PLACEMENTS, PLACEMENTS]);
  expect(here.near).toBeGreaterThanOrEqual(PLACEMENTS / 2);
  expect(here.legal).toBeGreaterThan(PLACEMENTS / 10);
});
