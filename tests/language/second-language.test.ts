import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { addressOf, pageRoutes } from "../e2e/routes";
import { type Site, startSite } from "../e2e/site";
import { copyInSecondLanguage } from "./copy-in-second-language";

const ROOT = resolve(import.meta.dirname, "../..");
/** On the disk of the checkout, whose packages it shares. */
const folder = join(ROOT, ".next/second-language");
let site: Site | undefined;

beforeAll(async () => {
  copyInSecondLanguage(ROOT, folder);
  const environment = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: folder,
    env: environment,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The second language was not built:\n${stdout}${stderr}`);
  site = await startSite({}, inject("preparedData"), folder);
});

afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every text in the data of the game, which has names of its own and is translated as data. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value.toLowerCase()];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const DATA = readdirSync(join(ROOT, "data"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => textsOf(JSON.parse(readFileSync(join(ROOT, "data", name), "utf8"))));

/** The game's names, units of measure, and what a program is told rather than a player. */
const NAMES = [
  "condotta",
  "renatio et gloriam",
  "mortem et gloriam",
  "alasdair harley",
  "simon hall",
  "mm",
  "cm",
  "bw",
  "json",
  "api",
  "qr",
];
const KNOWN = [...DATA.map((text) => text.replace(/[[\]]|\(\w[\w-]*\)/g, "")), ...NAMES].join("\n");

const READ_ALOUD =
  /\s(?:aria-label|title|placeholder|alt|aria-roledescription)="([^"]*)"|<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g;

const decoded = (text: string) =>
  text.replace(
    /&(?:amp|quot|#x27|lt|gt|nbsp);/g,
    (entity) => ({ "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&nbsp;": " " })[entity] ?? "<",
  );

/** What of a page is read: its texts and the names of its elements. */
function readIn(html: string): readonly string[] {
  const body = html.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  const names = [...body.matchAll(READ_ALOUD)].map(([, name, meta]) => name ?? meta ?? "");
  return [...body.replace(/<[^>]*>/g, "\n").split("\n"), ...names]
    .map((text) => decoded(text).trim())
    .filter((text) => text !== "" && !/^https?:/.test(text));
}

/** English in a text: whole words in a row, all of their letters ours, unless they stand like that in the data. */
const englishIn = (text: string): readonly string[] =>
  (text.match(/(?<!\p{L})[A-Za-z']{3,}(?: +[A-Za-z']{2,}(?!\p{L}))*(?!\p{L})/gu) ?? []).filter(
    (run) => /[a-z]/.test(run) && !KNOWN.includes(run.toLowerCase()),
  );

test.each(pageRoutes())("%s has no sentence but from lib/words", async (route) => {
  if (!site) throw new Error("not running");
  const answer = await fetch(await addressOf(route, site));
  expect(answer.status).toBe(200);
  const texts = readIn(await answer.text());
  expect(texts.some((text) => /[áéíóú]/.test(text))).toBe(true);
  expect([...new Set(texts.flatMap(englishIn))]).toEqual([]);
});

test("so has no refusal", async () => {
  if (!site) throw new Error("not running");
  for (const [path, method] of [
    ["/api/armies/none", "GET"],
    ["/api/none", "GET"],
    ["/api/armies", "PATCH"],
    ["/api/assess", "POST"],
  ] as const) {
    const answer = (await (await fetch(site.url + path, { method })).json()) as { error: { message: string } };
    expect(answer.error.message).toMatch(/[áéíóú]/);
  }
});
