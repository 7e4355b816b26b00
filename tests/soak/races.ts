import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { boot } from "@/lib/server/boot";
import type { Running } from "@/lib/server/running";
import { type Answered, lossesIn } from "../server/battle-soundness";
import { nextCommand, numbers, opened, quick, send } from "../server/battling";
import { sqlIn } from "../server/stored";
import type { Soaked } from "./soaked";

const RACES = 10_000;
/** In one battle, in which a card may be changed fifty times a day, before the next is opened. */
const RACES_A_BATTLE = 20;
const ROOT = resolve(import.meta.dirname, "../..");

type Won = Answered & { readonly card: string };
/** What a racer is told: to make itself ready, or to go. */
export type Asked =
  | { readonly battle: string; readonly go: boolean }
  | { readonly army: string; readonly owner: string; readonly revision: number };
/** The result; `overtaken`: the other's event was stored first, and it decided again. */
export type Ran = { readonly answered: Won | null; readonly refused: string | null; readonly overtaken: boolean };
export type Racers = readonly [ChildProcess, ChildProcess];
type Course = { readonly answered: Won[]; readonly problems: string[]; races: number; overtaken: number; refused: number };

/** A battle in which seat a may change its mind again and again, because b plays no card. */
async function racingGround(running: Running, seed: number): Promise<string> {
  const among = numbers(seed);
  for (;;) {
    const { battle } = await opened(quick("Whites", 6), quick("Blues", 6), undefined, running);
    for (;;) {
      const next = await nextCommand(battle, among, running);
      if (!next) throw new Error(`${battle} ended before it had begun`);
      if (next.command.type === "commit-card") break;
      await send(battle, next.seat, next.command, undefined, running);
    }
    const { hand } = running.battleCache.find(battle)?.battle.seats.a ?? { hand: [] };
    if (new Set(hand).size > 1) return battle;
  }
}

export const answers = (racers: Racers): Promise<unknown[]> => Promise.all(racers.map(async (racer) => (await once(racer, "message"))[0]));

export async function ask(racers: Racers, asked: Asked): Promise<unknown[]> {
  const answering = answers(racers);
  for (const racer of racers) racer.send(asked);
  return answering;
}

async function raceOnce(racers: Racers, battle: string, course: Course): Promise<void> {
  await ask(racers, { battle, go: false });
  const both = (await ask(racers, { battle, go: true })) as readonly Ran[];
  course.races++;
  course.overtaken += both.filter((one) => one.overtaken).length;
  course.answered.push(...both.flatMap((one) => one.answered ?? []));
  const refusals = both.flatMap((one) => one.refused ?? []);
  course.refused += refusals.length;
  // Who comes second may find that his card lies there already; the first has no such excuse.
  if (refusals.length > 1 || refusals.some((code) => code !== "same-card"))
    course.problems.push(`${battle}: refused ${refusals.join(", ")}`);
}

/** What two that were both told they had won would show: one number answered twice, or a card that is another one. */
function doubles(running: Running, answered: readonly Won[]): readonly string[] {
  const card = sqlIn(running).prepare("select event ->> 'card' from battle_events where battle = ? and seq = ?").pluck();
  const taken = new Set<string>();
  return answered.flatMap((one) => {
    const place = `${one.battle} ${one.seq}`;
    const twice = taken.has(place) ? [`${place} was answered to two`] : [];
    taken.add(place);
    return card.get(one.battle, one.seq) === one.card ? twice : [...twice, `${place} is not the card that was answered`];
  });
}

async function raceAll(running: Running, racers: Racers, course: Course): Promise<void> {
  while (course.races < RACES && course.problems.length === 0) {
    const battle = await racingGround(running, course.races + 1);
    for (let race = 0; race < RACES_A_BATTLE; race++) await raceOnce(racers, battle, course);
    running.battleCache.drop(battle);
    if (course.races % 1000 === 0) console.log(`  ${course.races} of ${RACES} races, ${course.overtaken} times one was overtaken`);
  }
  course.problems.push(...doubles(running, course.answered), ...(await lossesIn(running, course.answered)));
}

/** Two processes over the database that the variables name. */
export function startRacers(variables: Readonly<Record<string, string>>): Racers {
  const start = (lane: number) =>
    fork(join(ROOT, "tests/soak/racer.ts"), [JSON.stringify(variables), String(lane)], { cwd: ROOT, execArgv: ["--import", "tsx"] });
  return [start(0), start(1)];
}

/**
 * Lets two processes, begun from the same event, race for the next one, and looks whether both ever won it, or one was lost. `elsewhere`: the
 * variables of a database that is not in a folder of its own.
 */
export async function soakRaces(elsewhere: Readonly<Record<string, string>> = {}): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), "condotta-races-"));
  const variables = { LOG_LEVEL: "silent", DATA_DIR: folder, ...elsewhere };
  const booted = await boot(ROOT, variables);
  if (!booted.ok) return { ok: false, told: booted.problems.join(" ") };
  const racers = startRacers(variables);
  const course: Course = { answered: [], problems: [], races: 0, overtaken: 0, refused: 0 };
  try {
    await answers(racers);
    await raceAll(booted.value, racers, course);
  } finally {
    for (const racer of racers) racer.kill();
    await booted.value.database.close();
  }
  for (const problem of course.problems.slice(0, 20)) console.log(`  ${problem}`);
  if (course.problems.length === 0) rmSync(folder, { recursive: true });
  const told = `${course.races} races, ${course.answered.length} commands stored, ${course.refused} refused, ${course.overtaken} times one was overtaken`;
  return { ok: course.problems.length === 0 && course.overtaken > 0, told: `${told}, ${course.problems.length} problems` };
}
