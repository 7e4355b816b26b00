import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { Metadata } from "next";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { beforeAll, expect, test, vi } from "vitest";
import RootLayout, { metadata } from "@/app/layout";
import { door } from "@/lib/server/api/door";
import { setRunning } from "@/lib/server/running";
import { addressOf, pageRoutes } from "../e2e/routes";
import { bootSoundly } from "../server/program-folder";

const ROOT = resolve(import.meta.dirname, "../..");
const SITE = { url: "http://localhost:3000" };

/** Where the reader is; Next tells it to components. */
let address = new URL(SITE.url);
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": "10.0.0.1" }) }));
vi.mock("next/server", () => ({ connection: async () => {} }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({}),
  usePathname: () => address.pathname,
  useSearchParams: () => address.searchParams,
}));

beforeAll(async () => {
  setRunning(await bootSoundly());
  // Shares, lists, events and battles are made over the API before they are shown.
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => door(new Request(url, init)));
});

type Asked = { readonly params: Promise<Record<string, string>>; readonly searchParams: Promise<Record<string, string>> };
type Page = {
  readonly default: ComponentType<Asked>;
  readonly metadata?: Metadata;
  readonly generateMetadata?: (asked: Asked) => Promise<Metadata>;
};

/** Every text of a page as the server sends it, with what a browser's tab and a preview say of it. */
async function sentFor(route: string, query = ""): Promise<string> {
  address = new URL((await addressOf(route, SITE)) + query);
  const [names, values] = [route.split("/"), address.pathname.split("/")];
  const inBrackets = names.flatMap((name, at) => (name.startsWith("[") ? [[name.slice(1, -1), values[at] ?? ""]] : []));
  const asked = {
    params: Promise.resolve(Object.fromEntries(inBrackets)),
    searchParams: Promise.resolve(Object.fromEntries(address.searchParams)),
  };
  const page: Page = await import(join(ROOT, "app", route, "page.tsx"));
  const about = page.metadata ?? (await page.generateMetadata?.(asked)) ?? metadata;
  const said = [about.title, about.description, about.openGraph?.title, about.openGraph?.description].filter(
    (one) => typeof one === "string",
  );
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <RootLayout>
      <p>{said.join(" | ")}</p>
      <page.default {...asked} />
    </RootLayout>,
    { onError: (error) => void errors.push(error) },
  );
  expect(errors).toEqual([]);
  return text(prelude);
}

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
  (text.match(/(?<![\p{L}\p{N}])[A-Za-z']{3,}(?: +[A-Za-z']{2,}(?!\p{L}))*(?![\p{L}\p{N}])/gu) ?? []).filter(
    (run) => /[a-z]/.test(run) && !KNOWN.includes(run.toLowerCase()),
  );

/** Pages that show nothing, and only lead to another. */
const LEADS_ON = ["/battles/[battle]/odds"];

test.each(pageRoutes().filter((route) => !LEADS_ON.includes(route)))("%s has no sentence but from lib/words", async (route) => {
  const texts = readIn(await sentFor(route));
  expect(texts.some((one) => /[áéíóú]/.test(one))).toBe(true);
  expect([...new Set(texts.flatMap(englishIn))]).toEqual([]);
});

/** The questions of a page: what it shows hangs on which is asked. */
const questionsIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="[^"]*[?;&]ask=([a-z-]+)/g)].flatMap(([, ask]) => ask ?? []);

/** Fields for numbers, by their names. */
const numbersIn = (html: string): readonly string[] =>
  [...html.matchAll(/<input [^>]*type="number"[^>]*>/g)].flatMap(([input]) => / name="([^"]+)"/.exec(input)?.[1] ?? []);

const GAMES = pageRoutes().filter((route) => route.startsWith("/other-games/"));

test.each(GAMES)("%s has none in any of its questions, nor where they are wrong", async (route) => {
  const asks = [...new Set(questionsIn(await sentFor(route)))];
  expect(asks.length).toBeGreaterThan(1);
  for (const ask of asks) {
    const html = await sentFor(route, `?ask=${ask}`);
    const numbers = numbersIn(html);
    const wrong = await sentFor(route, `?ask=${ask}${numbers.map((name) => `&${name}=99999`).join("")}`);
    for (const shown of [html, wrong]) expect([ask, ...new Set(readIn(shown).flatMap(englishIn))]).toEqual([ask]);
    expect(wrong.includes('aria-invalid="true"')).toBe(numbers.length > 0);
  }
});

test.each([
  ["/api/armies/none", "GET"],
  ["/api/none", "GET"],
  ["/api/armies", "PATCH"],
  ["/api/assess", "POST"],
])("nor has the refusal of %s", async (path, method) => {
  const answer = await door(new Request(SITE.url + path, { method }));
  expect((await answer.json()).error.message).toMatch(/[áéíóú]/);
});
