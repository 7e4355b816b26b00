// Draws the front page's pictures again from a running server: npm run pictures -- --server http://localhost:3000
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import type { CreatedBattle } from "../lib/model/battle";
import type { BattleCommand } from "../lib/model/battle-command";
import type { BattleView } from "../lib/model/battle-view";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = join(ROOT, "public/front");
const OPTIONS = { server: { type: "string", default: "http://localhost:3000" }, battle: { type: "string" } } as const;
/** `battle`: one that is already played there. */
const { server, battle: known } = parseArgs({ options: OPTIONS }).values;

/** Pixels across, enough for a narrow column on a screen with two pixels to the point. */
const WIDTH = 840;
const QUALITY = 0.82;
const MOST_COMMANDS = 400;
/** Milliseconds for a page: a busy server takes its time. */
const PATIENCE = 120_000;

const sampleArmy = (id: string): unknown => JSON.parse(readFileSync(join(ROOT, `data/ready-armies/${id}.json`), "utf8"));

async function ask<T>(path: string, token?: string, body?: unknown): Promise<T | null> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(server + path, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status === 429) {
    await new Promise((go) => setTimeout(go, Number(answer.headers.get("retry-after") ?? 1) * 1000));
    return ask(path, token, body);
  }
  return answer.ok ? ((await answer.json()) as T) : null;
}

/** The next command: what is suggested at the table, and before it the first that needs no more than its name. */
async function nextCommand(battle: string, token: string, { legal }: BattleView): Promise<BattleCommand | null> {
  const suggested = await ask<{ command: BattleCommand }>(`/api/battles/${battle}/suggestion`, token);
  if (suggested) return suggested.command;
  const [choice] = legal;
  if (!choice) return null;
  return choice.type === "sit" ? { ...choice, nonce: randomBytes(16).toString("hex") } : (choice as BattleCommand);
}

/** Plays until both armies are deployed, and tells the battle's id. */
async function playedBattle(): Promise<string> {
  const force = { kind: "army", army: sampleArmy("kircholm") };
  const seats = { a: force, b: { kind: "house" } };
  const made = await ask<CreatedBattle>("/api/battles", undefined, { table: { width: 45, depth: 30 }, seats });
  const token = made?.seats.a;
  if (!made || !token) throw new Error("no battle could be begun");
  const address = `/api/battles/${made.battle}`;
  for (let sent = 0; sent < MOST_COMMANDS; sent += 1) {
    const view = await ask<BattleView>(address, token);
    const command = view && (await nextCommand(made.battle, token, view));
    if (!command) break;
    await ask(`${address}/commands`, token, { commandId: randomUUID(), ...command });
    process.stdout.write(`${command.type}\n`);
    if (view.step === "ready") break;
  }
  process.stdout.write(`--battle ${made.battle}\n`);
  return made.battle;
}

/** A picture as WebP, as wide as the front page needs it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const coded = await page.evaluate(
    async ({ data, width, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((image.height * width) / image.width);
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    },
    { data: png.toString("base64"), width: WIDTH, quality: QUALITY },
  );
  return Buffer.from(coded, "base64");
}

const battle = known ?? (await playedBattle());
const PICTURES = [
  { name: "sheet", path: "/armies/kircholm/sheet", part: ".army-sheet" },
  { name: "map", path: `/battles/${battle}/record`, part: ".chart-sheet" },
  { name: "plan", path: `/battles/${battle}`, part: "svg.field" },
];

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell" });
for (const theme of ["light", "dark"] as const) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2, colorScheme: theme });
  const canvas = await browser.newPage();
  for (const { name, path, part } of PICTURES) {
    await page.goto(server + path, { waitUntil: "load", timeout: PATIENCE });
    await page.evaluate(() => document.fonts.ready);
    // The link is of the server that the pictures were made on.
    await page.locator(".sheet-code, .sheet-head a").evaluateAll((all) => {
      for (const one of all) one.remove();
    });
    const png = await page.locator(part).first().screenshot();
    writeFileSync(join(FOLDER, `${name}-${theme}.webp`), await asWebp(canvas, png));
  }
}
await browser.close();
