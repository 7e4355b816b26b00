import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import type { CreatedBattle } from "@/lib/model/battle";
import { databaseFile } from "@/lib/server/data-directory";
import { bearer, quickForce } from "../e2e/seat";
import { type Site, startSite } from "../e2e/site";
import { largeArmy, newSaver, type Saver } from "../soak/saver";
import { type Answer, ask } from "./besieged";
import { judgeAnswer, judgeLog, type Row } from "./judges";

const SAVERS = 4;
/** Bytes that are left of the disk. */
const ROOM = 400_000;
/** Saves of each after the disk is full. */
const TRIES = 15;
const PASSWORD = "kriegskunst zu fuss";

/** No file of this server grows beyond so many bytes, as on a disk that is full; null: as it will. */
function limitFiles({ pid }: Site, bytes: number | null): void {
  const { status, stderr } = spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes ?? "unlimited"}:`], { encoding: "utf8" });
  if (status !== 0) throw new Error(`prlimit (package util-linux) is needed: ${stderr}`);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

type Course = { count: number; refused: number; readonly faults: string[] };

/** A save that is refused in words is no loss; one that ends otherwise is. */
async function saveOnce(saver: Saver, url: string, course: Course): Promise<void> {
  course.count++;
  try {
    await saver.save(url);
  } catch (error) {
    if (/was answered 503: \{"error"/.test(String(error))) course.refused++;
    else course.faults.push(`on a full disk ${String(error).slice(0, 300)}`);
  }
}

/** What is asked while nothing can be stored: reading goes on, the rest is refused in words. */
async function askWhileFull(url: string, battle: CreatedBattle, cookie: string, course: Course): Promise<Answer> {
  const sit = { commandId: crypto.randomUUID(), type: "sit", nonce: "00112233445566778899aabbccddeeff" };
  const at = `/api/battles/${battle.battle}`;
  const reading = [at, `${at}/record`, "/api/lists", `/battles/${battle.battle}`, "/armies", "/api/armies"];
  for (const path of reading) {
    const read = await ask(url, { path, headers: { cookie } });
    course.count++;
    if (read.status !== 200) course.faults.push(`on a full disk GET ${path} answers ${read.status} ${read.text.slice(0, 200)}`);
  }
  const claim = {
    method: "POST",
    path: "/api/account/claim",
    headers: { origin: url, cookie },
    document: { email: "full@example.org", password: PASSWORD },
  };
  const writing = [{ method: "POST", path: `${at}/commands`, headers: bearer(battle.seats.a), document: sit }, claim];
  const answers: Answer[] = [];
  for (const asking of writing) answers.push(await ask(url, asking));
  course.count += answers.length;
  course.faults.push(...answers.flatMap((answer, which) => judgeAnswer(`on a full disk ${writing[which]?.path}`, answer, true) ?? []));
  const [, claimed] = answers;
  if (!claimed) throw new Error("nothing was claimed");
  return claimed;
}

async function besiege(site: Site, course: Course): Promise<void> {
  const { url } = site;
  const template = await largeArmy(site);
  const savers = Array.from({ length: SAVERS }, (_, at) => newSaver(`Player ${at}`, `10.8.0.${at}`, template));
  const document = { table: { width: 45, depth: 30 }, seats: { a: quickForce("Whites"), b: { kind: "house" } } };
  const battle = JSON.parse((await ask(url, { method: "POST", path: "/api/battles", document })).text) as CreatedBattle;
  const visited = await ask(url, { method: "POST", path: "/api/armies", document: template, headers: { origin: url } });
  const cookie = String(visited.headers["set-cookie"]?.[0]?.split(";")[0]);
  for (const saver of savers) for (let time = 0; time < 3; time++) await saveOnce(saver, url, course);
  const file = databaseFile(site.dataDirectory);
  limitFiles(site, Math.max(sizeOf(file), sizeOf(`${file}-wal`)) + ROOM);
  const until = Date.now() + 30_000;
  while (course.refused === 0 && Date.now() < until) await Promise.all(savers.map((saver) => saveOnce(saver, url, course)));
  // A few bytes may still fit where an army does not.
  limitFiles(site, 1);
  const claimed = await askWhileFull(url, battle, cookie, course);
  for (let time = 0; time < TRIES; time++) await Promise.all(savers.map((saver) => saveOnce(saver, url, course)));
  if (course.refused === 0) course.faults.push("the disk was never full");
  limitFiles(site, null);
  for (const saver of savers) course.faults.push(...(await saver.losses(url)));
  // Every save that was not acknowledged was refused, and a refusal says that nothing was stored.
  const stored = savers.reduce((sum, { tally }) => sum + tally.foundStored, 0);
  if (stored > 0) course.faults.push(`${stored} saves were refused and stored all the same`);
  const signed = await ask(url, {
    method: "POST",
    path: "/api/account/sign-in",
    headers: { origin: url },
    document: { email: "full@example.org", password: PASSWORD },
  });
  if (claimed.status === 503 && signed.status !== 401) course.faults.push(`a claim was refused, and signing in answers ${signed.status}`);
  for (const saver of savers) await saveOnce(saver, url, course);
}

/** A disk that fills while armies are saved and battles played: what is acknowledged is kept, what is refused is not, and with room again all goes on. */
export async function besiegeFullDisk(): Promise<readonly Row[]> {
  const site = await startSite({ TRUST_PROXY: "1", LOG_LEVEL: "fatal" });
  const course: Course = { count: 0, refused: 0, faults: [] };
  try {
    await besiege(site, course);
    course.faults.push(...judgeLog(site.printed()));
    return [{ what: `a full disk, ${course.refused} saves refused`, count: course.count, slowest: null, faults: course.faults }];
  } finally {
    await site.stop();
  }
}
