import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Army } from "@/lib/model/army";
import type { CreatedBattle } from "@/lib/model/battle";
import type { LegalCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { StoredArmy } from "@/lib/model/stored-army";
import { freeBytes } from "@/lib/server/health";
import { armyBytes, LIMITS } from "@/lib/server/limits";
import { bearer, quickForce } from "../e2e/seat";
import { type Site, startSite } from "../e2e/site";
import { largeArmy } from "../soak/saver";
import { type Answer, type Asking, ask } from "./besieged";
import { judgeAnswer, judgeLog, type Row } from "./judges";

const MEGABYTE = 1_000_000;
/** Megabytes: what is free above the floor at first, and what then takes more than that away. */
const [ABOVE, TAKEN] = [100, 500];
/** Commands of one seat after which a battle should long have been ready. */
const MOST_COMMANDS = 300;

type Course = { count: number; readonly faults: string[] };
type Visit = {
  readonly url: string;
  readonly cookie: string;
  readonly small: Army;
  readonly large: Army;
  readonly id: string;
  readonly battle: CreatedBattle;
  readonly course: Course;
};

const newBattle = { table: { width: 45, depth: 30 }, seats: { a: quickForce("Whites"), b: { kind: "house" } } };

async function asked({ url, cookie, course }: Pick<Visit, "url" | "cookie" | "course">, asking: Asking): Promise<Answer> {
  course.count++;
  return ask(url, { ...asking, headers: { origin: url, cookie, ...asking.headers } });
}

/** What a visitor has before the disk fills: an army, and a battle against the house commander. */
async function arrive({ url }: Site, course: Course): Promise<Visit> {
  const long = await largeArmy({ url });
  const small = { ...long, units: long.units.slice(0, 3) };
  const large = { ...long, units: long.units.map((unit) => ({ ...unit, name: "n".repeat(60) })) };
  if (armyBytes(large) - armyBytes(small) <= LIMITS.smallSave) throw new Error("the large army is not large enough");
  const first = await asked({ url, cookie: "", course }, { method: "POST", path: "/api/armies", document: small });
  const cookie = String(first.headers["set-cookie"]?.[0]?.split(";")[0]);
  const opened = await asked({ url, cookie, course }, { method: "POST", path: "/api/battles", document: newBattle });
  const { id } = JSON.parse(first.text) as StoredArmy;
  return { url, cookie, small, large, id, battle: JSON.parse(opened.text) as CreatedBattle, course };
}

const listed = async (visit: Visit): Promise<number> =>
  (JSON.parse((await asked(visit, { path: "/api/armies" })).text) as readonly unknown[]).length;

const saveOf = ({ id, cookie }: Visit, document: Army, revision: number): Asking => ({
  ...{ method: "PUT", path: `/api/armies/${id}`, document, headers: { cookie, "if-match": `"${revision}"` } },
});

/** Whatever is large is refused in words that say for how long, and nothing of it is stored. */
async function refuseLarge(visit: Visit): Promise<void> {
  const { large: document, course } = visit;
  const before = await listed(visit);
  const create = { method: "POST", path: "/api/armies", document };
  for (const asking of [
    create,
    { ...create, path: "/api/shares" },
    saveOf(visit, document, 1),
    { ...create, path: "/api/battles", document: newBattle },
  ]) {
    const { status, text, headers } = await asked(visit, asking);
    const isTold = status === 503 && text.includes('"disk-low"') && Number(headers["retry-after"]) > 0;
    if (!isTold)
      course.faults.push(`below the floor ${asking.method} ${asking.path} of something large answers ${status} ${text.slice(0, 200)}`);
  }
  const stored = (await listed(visit)) - before;
  if (stored > 0) course.faults.push(`${stored} large armies were refused and stored all the same`);
}

/** What is read and what is small. */
async function goOn(visit: Visit): Promise<void> {
  const { small, battle, id, course } = visit;
  const at = `/battles/${battle.battle}`;
  const reading = [
    "/armies",
    `/armies/${id}`,
    `/armies/${id}/sheet`,
    "/battles",
    at,
    `${at}/record`,
    "/api/armies",
    "/api/lists",
    `/api${at}`,
  ];
  const going: Asking[] = reading.map((path) => ({ path }));
  going.push({ method: "POST", path: "/api/armies", document: { ...small, name: "Small" } }, saveOf(visit, { ...small, name: "Saved" }, 1));
  for (const asking of going) {
    const { status, text } = await asked(visit, asking);
    if (status === null || status >= 300)
      course.faults.push(`below the floor ${asking.method ?? "GET"} ${asking.path} answers ${status} ${text.slice(0, 200)}`);
  }
}

const sensible = (legal: readonly LegalCommand[]): object | null => {
  const [first] = legal.filter(({ type }) => type !== "abandon");
  return first?.type === "sit" ? { ...first, nonce: "00112233445566778899aabbccddeeff" } : (first ?? null);
};

/** Plays the battle that has begun until it is ready to be fought; the house commander answers of itself. */
async function finish(visit: Visit): Promise<void> {
  const { battle, course } = visit;
  const [path, headers] = [`/api/battles/${battle.battle}`, bearer(battle.seats.a)];
  for (let sent = 0; sent < MOST_COMMANDS; sent++) {
    const { step, legal } = JSON.parse((await asked(visit, { path, headers })).text) as BattleView;
    if (step === "ready") return;
    const suggested = await asked(visit, { path: `${path}/suggestion`, headers });
    const command = (suggested.status === 200 && (JSON.parse(suggested.text) as { command: object } | null)?.command) || sensible(legal);
    const document = { commandId: crypto.randomUUID(), ...command };
    const answer = await asked(visit, { method: "POST", path: `${path}/commands`, document, headers });
    const fault = answer.status === 200 ? null : `below the floor a battle stops at ${step}: ${answer.status} ${answer.text.slice(0, 200)}`;
    if (fault) {
      course.faults.push(fault);
      return;
    }
  }
  course.faults.push(`below the floor a battle is not ready after ${MOST_COMMANDS} commands`);
}

async function besiege(site: Site, folder: string, course: Course): Promise<void> {
  const visit = await arrive(site, course);
  const filler = join(folder, "filler");
  const { status, stderr } = spawnSync("fallocate", ["-l", String(TAKEN * MEGABYTE), filler], { encoding: "utf8" });
  if (status !== 0) throw new Error(`fallocate (package util-linux) is needed: ${stderr}`);
  await refuseLarge(visit);
  await goOn(visit);
  await finish(visit);
  rmSync(filler);
  const fault = judgeAnswer("with room again", await asked(visit, { method: "POST", path: "/api/armies", document: visit.large }));
  if (fault) course.faults.push(fault);
}

/** A disk that is nearly full: whatever is large waits, and everything else goes on, until there is room again. */
export async function besiegeLowDisk(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "condotta-siege-"));
  const course: Course = { count: 0, faults: [] };
  const floor = Math.floor(freeBytes(folder) / MEGABYTE) - ABOVE;
  const site = await startSite({ DATA_DIR: folder, MIN_FREE_MB: String(floor), TRUST_PROXY: "1", LOG_LEVEL: "fatal" });
  try {
    await besiege(site, folder, course);
    course.faults.push(...judgeLog(site.printed()));
    return [{ what: "a disk that is nearly full", count: course.count, slowest: null, faults: course.faults }];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
