// One side of side-by-side.ts: stores in a file by the program of the folder that it runs in, as often as it is asked to.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { door } from "@/lib/server/api/door";
import { battleView } from "@/lib/server/battles/load-battle";
import { playCommand } from "@/lib/server/battles/play-command";
import { findSeat } from "@/lib/server/battles/seats";
import { boot } from "@/lib/server/boot";
import { setRunning } from "@/lib/server/running";
import { randomCommand } from "@/tests/build/played-battle";
import { NOBODY, numbers, twoPlayers } from "@/tests/server/battling";

const MILLISECONDS = 1500;
const TOGETHER = 16;

const folder = mkdtempSync(join(tmpdir(), "condotta-bench-"));
const booted = await boot(process.cwd(), { LOG_LEVEL: "silent", DATA_DIR: folder });
if (!booted.ok) throw new Error(booted.problems.join("\n"));
setRunning(booted.value);
const among = numbers(5);

/** Plays whole battles up to their tables; commands a second. */
async function commands(): Promise<number> {
  const start = performance.now();
  const isOver = () => performance.now() - start >= MILLISECONDS;
  let count = 0;
  async function playGame(): Promise<void> {
    const { battle } = await twoPlayers([7, 4]);
    while (!isOver()) {
      const found = await findSeat(battle, NOBODY);
      if (!found.ok) throw new Error(found.code);
      const { step, toAct } = battleView(found.loaded, null);
      const seat = toAct[among(toAct.length)];
      if (seat === undefined || ["flank", "compulsory", "optional"].includes(step)) return;
      const played = await playCommand(battle, seat, randomUUID(), randomCommand(battleView(found.loaded, seat).legal, among));
      if (!played.ok) throw new Error(played.refusal.message);
      count++;
    }
  }
  await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      while (!isOver()) await playGame();
    }),
  );
  return (count / (performance.now() - start)) * 1000;
}

const json = { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" };
const document = JSON.stringify(booted.value.knowledge.catalog.readyArmies[0]?.army);
let [address, visitor, revision, id, cookie] = [0, 0, 0, "", ""];

/** Saves one army again and again through its address; milliseconds a save. */
async function saving(): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < MILLISECONDS) {
    // The limits are of an address: each has a few hundred saves.
    if (count % 100 === 0) address++;
    const headers = { ...json, "x-forwarded-for": `10.1.${address >> 8}.${address & 255}`, cookie };
    if (visitor === 0) {
      const made = await door(new Request("http://localhost/api/armies", { method: "POST", headers, body: document }));
      const cookies = made.headers.getSetCookie().map((one) => one.split(";")[0]);
      [id, revision, cookie, visitor] = [((await made.json()) as { id: string }).id, 1, cookies.join("; "), 1];
      continue;
    }
    const asked = new Request(`http://localhost/api/armies/${id}`, {
      ...{ method: "PUT", body: document },
      headers: { ...headers, "if-match": `"${revision}"` },
    });
    const saved = await door(asked);
    if (saved.status !== 200) throw new Error(`a save was answered ${saved.status}: ${await saved.text()}`);
    revision++;
    count++;
  }
  return (performance.now() - start) / count;
}

console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "end") break;
  console.log(await (line === "commands" ? commands() : saving()));
}
// How a database is closed differs from version to version, and nobody reads this one again.
rmSync(folder, { recursive: true });
process.exit(0);
