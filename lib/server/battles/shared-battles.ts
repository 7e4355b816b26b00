import { randomBytes } from "node:crypto";
import type { BattleCompanies } from "../../../db/battle-company";
import type { Battles } from "../../../db/battles";
import type { PostgresDatabase } from "../../../db/postgres";
import { openNotices } from "../../../db/postgres-notices";
import type { Log } from "../environment";
import { databaseTrouble } from "../problems";
import { createCompanies } from "./companies";
import type { BattleNews, Loaded } from "./loaded";

type Parts = {
  readonly database: PostgresDatabase;
  readonly battles: Pick<Battles, "lastSeqs">;
  readonly news: BattleNews;
  readonly companies: Pick<BattleCompanies, "names" | "ticks">;
  readonly load: (battle: string) => Promise<Loaded | null>;
  readonly learn: () => Promise<void>;
  readonly log: Log;
};

/**
 * Joins this process with all others on the same database. After an append they hear its number and read the events from the table; what a
 * lost notice told is found there a little later. Who is at a table is told again and again, so that nobody stays who has gone.
 */
export function shareBattles({ database, battles, news, companies: stored, load, learn, log }: Parts) {
  const self = randomBytes(4).toString("hex");
  const trouble = (error: unknown) => {
    if (!databaseTrouble(error)) log.error({ err: error }, "news of a battle could not be read");
  };
  /** Tells those who listen here, unless they know it. */
  async function bring(battle: string, seq: number): Promise<void> {
    const isNewer = (than: number) => (news.heard().get(battle) ?? Number.POSITIVE_INFINITY) < than;
    const loaded = isNewer(seq) ? await load(battle) : null;
    // Another notice may have brought it meanwhile.
    if (loaded && isNewer(loaded.battle.seq)) news.notify(loaded);
  }
  async function catchUp(): Promise<void> {
    companies.beat();
    await learn();
    const heard = [...news.heard().keys()];
    if (heard.length === 0) return;
    for (const { battle, seq } of await battles.lastSeqs(heard)) await bring(battle, seq);
    await companies.readOld();
  }
  const hearLine: Record<string, (of: readonly string[]) => unknown> = {
    event: ([battle = "", seq = "", by = ""]) => (by === self ? undefined : bring(battle, Number(seq)).catch(trouble)),
    company: ([battle = "", by = ""]) => (by === self ? undefined : companies.heardChange(battle).catch(trouble)),
    here: ([battle = "", by = "", a = "", b = ""]) =>
      by === self ? undefined : companies.heardStreams(battle, by, { a: Number(a), b: Number(b) }),
  };
  const { tell } = openNotices(database, {
    hear(line) {
      const [what = "", ...of] = line.split(" ");
      hearLine[what]?.(of);
    },
    catchUp: () => void catchUp().catch(trouble),
    onTrouble: () => log.warn("this server hears nothing from others until the database is back"),
  });
  const companies = createCompanies(stored, {
    streams: (battle, { a, b }) => tell(`here ${battle} ${self} ${a} ${b}`),
    change: (battle) => tell(`company ${battle} ${self}`),
  });
  const battleNews: BattleNews = {
    ...news,
    notify(loaded) {
      news.notify(loaded);
      tell(`event ${loaded.battle.battle} ${loaded.battle.seq} ${self}`);
    },
  };
  return { battleNews, companies };
}
