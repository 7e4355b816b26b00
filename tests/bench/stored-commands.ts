import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SEATS, type Step } from "@/lib/model/enumerations";
import { battleView } from "@/lib/server/battles/load-battle";
import { openBattle } from "@/lib/server/battles/open-battle";
import { playCommand } from "@/lib/server/battles/play-command";
import { findSeat } from "@/lib/server/battles/seats";
import { boot } from "@/lib/server/boot";
import { type Running, setRunning } from "@/lib/server/running";
import { A_NONCE, randomCommand } from "../build/played-battle";
import { NOBODY, numbers, quick, requestOf } from "../server/battling";
import { median, report } from "./measure";

const RUNS = 5;
const MILLISECONDS = 2000;
/** Battles that are played at the same time, a command of one after a command of another. */
const TOGETHER = 16;
const LONG = 250;
const REBUILT = 9;
/** Where the days are over. */
const AT_TABLE: ReadonlySet<Step> = new Set(["flank", "compulsory", "optional"]);

/** A server's code over a database file of its own, which nobody else has open. */
async function startUp(folder: string): Promise<Running> {
  const booted = await boot(resolve(import.meta.dirname, "../.."), { LOG_LEVEL: "silent", DATA_DIR: folder });
  if (!booted.ok) throw new Error(booted.problems.join("\n"));
  setRunning(booted.value);
  return booted.value;
}

async function newBattle(cards: readonly [number, number]): Promise<string> {
  const answer = await openBattle(requestOf(quick("Whites", cards[0]), quick("Blues", cards[1])), NOBODY);
  if (!answer.ok) throw new Error("the benchmark's battle cannot be opened");
  return answer.created.battle;
}

/** Plays one game up to its table, and tells how many commands that took. */
async function playGame(among: (n: number) => number): Promise<number> {
  const battle = await newBattle([7, 4]);
  for (let count = 0; ; count++) {
    const found = await findSeat(battle, NOBODY);
    if (!found.ok) throw new Error(found.code);
    const { step, toAct } = battleView(found.loaded, null);
    const seat = toAct[among(toAct.length)];
    if (seat === undefined || AT_TABLE.has(step)) return count;
    const command = randomCommand(battleView(found.loaded, seat).legal, among);
    const played = await playCommand(battle, seat, randomUUID(), command);
    if (!played.ok) throw new Error(played.refusal.message);
  }
}

/** Commands stored a second while whole games are played, their openings included. */
async function storedCommands(among: (n: number) => number): Promise<number> {
  let commands = 0;
  const start = performance.now();
  const playOn = async () => {
    while (performance.now() - start < MILLISECONDS) {
      const played = await playGame(among);
      commands += played;
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, playOn));
  return (commands / (performance.now() - start)) * 1000;
}

/** Plays a battle's next command: seat a changes his mind as often as he may, so that the battle becomes a long one. */
async function playSlowly(
  battle: string,
  among: (n: number) => number,
  before = () => {},
): Promise<{ readonly seq: number; readonly ms: number }> {
  const found = await findSeat(battle, NOBODY);
  if (!found.ok) throw new Error(found.code);
  const { step, toAct } = battleView(found.loaded, null);
  const seat = step === "days" && battleView(found.loaded, "a").legal.length > 0 ? "a" : (toAct[0] ?? "a");
  const command = randomCommand(battleView(found.loaded, seat).legal, among);
  before();
  const start = performance.now();
  const played = await playCommand(battle, seat, randomUUID(), command);
  if (!played.ok) throw new Error(played.refusal.code);
  return { seq: played.view.seq, ms: performance.now() - start };
}

/** Milliseconds that one command takes in a battle of 250 events that must first be folded from them. */
async function rebuilt({ battleCache }: Running, among: (n: number) => number): Promise<number> {
  const battle = await newBattle([12, 6]);
  for (const seat of SEATS) await playCommand(battle, seat, randomUUID(), { type: "sit", nonce: A_NONCE });
  while ((await playSlowly(battle, among)).seq < LONG);
  const times: number[] = [];
  for (let at = 0; at < REBUILT; at++) {
    times.push((await playSlowly(battle, among, () => battleCache.drop(battle))).ms);
  }
  return median(times);
}

/** How fast the server's code stores what players command, in a real file with its log beside it. `loop`: the calibration. */
export async function benchStoredCommands(loop: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "condotta-bench-"));
  const running = await startUp(folder);
  const among = numbers(5);
  try {
    await storedCommands(among);
    const rates: number[] = [];
    for (let run = 0; run < RUNS; run++) rates.push(await storedCommands(among));
    report("commands of whole battles, stored", median(rates), "a second", { least: 3_000 }, loop);
    report("one command in a battle of 250 events, folded anew before it", await rebuilt(running, among), "ms", null, loop);
  } finally {
    running.database.close();
    rmSync(folder, { recursive: true });
  }
}
