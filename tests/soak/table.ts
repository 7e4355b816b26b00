import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { boot } from "@/lib/server/boot";
import { RATES } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { TABLE_LAWS } from "../build/table-laws";
import { anyOpening, wholeTableBattle } from "../build/whole-table-battle";
import { type Answered, lossesIn } from "../server/battle-soundness";
import { newBattler } from "../server/battler";
import { comeToTerrain, numbers } from "../server/battling";
import type { Soaked } from "./soaked";

const BATTLES = 1000;
const PLACEMENTS = 10_000;
const SECONDS = 60;

/** Random battles from the first roll to the day they are closed, on every table, with up to forty unit groups a side; all laws hold in each. */
export async function soakTable(): Promise<Soaked> {
  const first = Date.now() % 1_000_000;
  let commands = 0;
  let broken = 0;
  for (let at = 0; at < BATTLES; at++) {
    const seed = first + at;
    const played = wholeTableBattle(anyOpening(seed, at % 4 === 0 ? 40 : 12), seed, true);
    commands += played.turns.length;
    for (const [law, brokenBy] of Object.entries(TABLE_LAWS)) {
      const why = brokenBy(played);
      if (why.length === 0) continue;
      broken += 1;
      console.log(`  battle ${seed} breaks "${law}": ${why.slice(0, 3).join("; ")}`);
    }
    if (at % 100 === 99) console.log(`  ${at + 1} of ${BATTLES} battles, ${commands} commands`);
  }
  return { ok: broken === 0, told: `${BATTLES} battles from seed ${first}, ${commands} commands, ${broken} laws broken` };
}

type Flood = { readonly statuses: Map<number, number>; readonly answered: Answered[]; unasked: number };

/** One seat's placement, wherever it falls. */
async function place(battle: string, seat: SeatName, headers: Record<string, string>, among: (n: number) => number, flood: Flood) {
  const commandId = randomUUID();
  const rectangle = { w: 5 + among(6), h: 5 + among(6), x: among(450) / 10, y: among(300) / 10, angle: among(360) };
  const response = await newBattler().sendCommand(battle, { commandId, type: "place-piece", ...rectangle }, headers);
  flood.statuses.set(response.status, (flood.statuses.get(response.status) ?? 0) + 1);
  if (response.status === 429 && !response.headers.get("retry-after")) flood.unasked += 1;
  if (response.status !== 200) return;
  const { seq, view } = (await response.json()) as { seq: number; view: { seq: number } };
  flood.answered.push({ battle, seat, id: commandId, seq, last: view.seq });
}

/** Ten thousand placements in a minute, of both seats at once: more than the limit are turned away, what is answered is there, and the battle goes on. */
async function floodOf(running: Running): Promise<Soaked> {
  const among = numbers(7);
  const { battle, a, b } = await newBattler().facing();
  const layer = await comeToTerrain(running, battle);
  const headers = { a, b };
  const flood: Flood = { statuses: new Map(), answered: [], unasked: 0 };
  const start = performance.now();
  for (let sent = 0; sent < PLACEMENTS; sent += 20) {
    const seats = Array.from({ length: 20 }, (_, at) => (at % 4 === 0 ? otherSeat(layer) : layer));
    await Promise.all(seats.map((seat) => place(battle, seat, headers[seat], among, flood)));
    const ahead = start + ((sent + 20) / PLACEMENTS) * SECONDS * 1000 - performance.now();
    if (ahead > 0) await new Promise((done) => setTimeout(done, ahead));
  }
  const { requests, seconds } = RATES.commands;
  const took = (performance.now() - start) / 1000;
  const turnedAway = flood.statuses.get(429) ?? 0;
  const most = 2 * requests * (1 + Math.ceil(took / seconds));
  const losses = await lossesIn(running, flood.answered);
  for (const loss of losses.slice(0, 10)) console.log(`  ${loss}`);
  const isSound = [...flood.statuses.keys()].every((status) => [200, 409, 429].includes(status)) && flood.unasked === 0;
  const told = [...flood.statuses].map(([status, times]) => `${status} ${times}`).join(", ");
  return {
    ok: losses.length === 0 && isSound && turnedAway > 0 && PLACEMENTS - turnedAway <= most,
    told: `${PLACEMENTS} placements in ${Math.round(took)} s (${told}), ${losses.length} losses`,
  };
}

export async function soakPlacements(): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), "condotta-placements-"));
  const booted = await boot(resolve(import.meta.dirname, "../.."), { LOG_LEVEL: "silent", DATA_DIR: folder });
  if (!booted.ok) return { ok: false, told: booted.problems.join("; ") };
  setRunning(booted.value);
  try {
    return await floodOf(booted.value);
  } finally {
    booted.value.database.close();
    rmSync(folder, { recursive: true });
  }
}
