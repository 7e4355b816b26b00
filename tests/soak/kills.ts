import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { copyDatabase } from "@/db/sqlite";
import { databaseFile } from "@/lib/server/data-directory";
import { type Server, startServer } from "../e2e/site";
import { largeArmy, newSaver, type Saver } from "./saver";
import type { Soaked } from "./soaked";

const KILLS = 200;
/** Servers at a time, each with a data folder and players of its own. */
const LANES = 3;
const SAVERS = 3;
/** A new visitor, whose first save makes an account, comes every so many kills; the others go on looking after theirs. */
const KILLS_A_VISITOR = 4;

/** Every player has an address of his own, so that nobody is held up by the limits. */
const ENVIRONMENT = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };

type Course = { readonly kills: number; begun: number; survived: number; readonly losses: string[]; readonly savers: Saver[] };

const among = (count: number) => Math.floor(Math.random() * count);
const total = ({ savers }: Course, of: keyof Saver["tally"]) => savers.reduce((sum, { tally }) => sum + tally[of], 0);

/** Lets all save until the server is killed: just after an answer, or at any moment. */
async function saveUntilKilled(server: Server, savers: readonly Saver[]): Promise<void> {
  const killing = new AbortController();
  let left = among(2) === 0 ? 1 + among(60) : Number.POSITIVE_INFINITY;
  const kill = () => {
    killing.abort();
    return server.stop("SIGKILL");
  };
  const saveOn = async (saver: Saver) => {
    while (!killing.signal.aborted) {
      try {
        await saver.save(server.url);
      } catch (error) {
        // What fetch throws where a connection breaks off; whatever else is thrown was answered, and wrong.
        if (killing.signal.aborted && error instanceof TypeError) return;
        throw error;
      }
      if (--left === 0) await kill();
    }
  };
  const saving = Promise.all(savers.map(saveOn));
  if (left === Number.POSITIVE_INFINITY) await Promise.race([pause(20 + among(500)), saving]).then(kill);
  await saving;
  await kill();
}

async function check(server: Server, course: Course, savers: readonly Saver[]): Promise<void> {
  const losses = await Promise.all(savers.map((saver) => saver.losses(server.url)));
  course.losses.push(...losses.flat());
}

async function lane(number: number, dataDirectory: string, course: Course): Promise<void> {
  const savers: Saver[] = [];
  let server = await startServer(dataDirectory, ENVIRONMENT);
  const template = await largeArmy(server);
  for (let kills = 0; course.begun < course.kills && course.losses.length === 0; kills++) {
    course.begun++;
    if (kills % KILLS_A_VISITOR === 0 || savers.length < SAVERS) {
      const saver = newSaver(`Player ${number}-${savers.length}`, `10.${number}.${savers.length >> 8}.${savers.length & 255}`, template);
      savers.push(saver);
      course.savers.push(saver);
    }
    await saveUntilKilled(server, savers.slice(-SAVERS));
    server = await startServer(dataDirectory, ENVIRONMENT);
    await check(server, course, savers);
    course.survived++;
    if (course.survived % 20 === 0)
      console.log(`  ${course.survived} of ${course.kills} kills, ${total(course, "answered")} saves acknowledged`);
  }
  await server.stop();
  const problems = await copyDatabase(databaseFile(dataDirectory), join(dataDirectory, "checked.db"));
  course.losses.push(...problems.map((problem) => `the database of lane ${number} is damaged: ${problem}`));
}

/** Kills servers in the midst of saves, and looks after every start whether all is there that was acknowledged before. */
export async function soakKills(kills = KILLS): Promise<Soaked> {
  const course: Course = { kills, begun: 0, survived: 0, losses: [], savers: [] };
  const folder = mkdtempSync(join(tmpdir(), "condotta-soak-"));
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number, join(folder, String(number)), course)));
  for (const loss of course.losses) console.log(`  lost: ${loss}`);
  if (course.losses.length === 0) rmSync(folder, { recursive: true });
  else console.log(`  the databases are kept in ${folder}`);
  const unanswered = `${total(course, "unanswered")} not answered, of which ${total(course, "foundStored")} were found stored`;
  return {
    ok: course.losses.length === 0,
    told: `${course.begun} kills, ${total(course, "answered")} saves acknowledged, ${unanswered}, ${course.losses.length} lost`,
  };
}
