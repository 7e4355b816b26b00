import pg from "pg";
import type { PostgresDatabase } from "./postgres";
import { connectionTo } from "./postgres-connections";

/** What processes tell each other through the database, by LISTEN and NOTIFY. A notice may be lost, so nothing may depend on one. */
type Notices = {
  /** Tells all processes, this one included, a few milliseconds later. No line break in it. */
  readonly tell: (line: string) => void;
};

type Hearing = {
  readonly hear: (line: string) => void;
  /** Something may have been missed: called every few seconds, and whenever hearing begins again. */
  readonly catchUp: () => void;
  readonly onTrouble: (error: unknown) => void;
};

const CHANNEL = "condotta";
/** Milliseconds: many notices of one moment go in one. */
const TOGETHER = 5;
/** Bytes of one notice; PostgreSQL takes fewer than 8,000. */
const MOST = 7_900;
/** Milliseconds between two looks whether the connection still hears, and for its answer. */
const LOOK = 2000;
const ANSWER = 4000;
/** Milliseconds until the next try, at first and at most. */
const AGAIN = { first: 50, most: 2000 };

/** Lines in as few notices as they fit. */
function packed(lines: readonly string[]): readonly string[] {
  const notices: string[] = [];
  for (const line of new Set(lines)) {
    const last = notices.at(-1);
    if (last !== undefined && Buffer.byteLength(last) + Buffer.byteLength(line) < MOST) notices[notices.length - 1] = `${last}\n${line}`;
    else notices.push(line);
  }
  return notices;
}

/** One connection that hears, until it ends. */
async function hearOnce(url: string, { hear, catchUp }: Hearing, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(url), query_timeout: ANSWER });
  client.on("error", onEnd);
  client.on("end", onEnd);
  client.on("notification", ({ payload = "" }) => {
    for (const line of payload.split("\n")) hear(line);
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
  catchUp();
  return client;
}

/** Keeps hearing as long as the database is open, whatever happens to its connections. */
export function openNotices({ connections, beforeClose }: PostgresDatabase, hearing: Hearing): Notices {
  let client: pg.Client | null = null;
  let [isOver, hasTried, wait] = [false, false, AGAIN.first];
  let retry: NodeJS.Timeout | undefined;
  const later = () => {
    if (isOver || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void begin();
    }, wait).unref();
    wait = Math.min(wait * 2, AGAIN.most);
  };
  async function begin(): Promise<void> {
    let own: pg.Client | null = null;
    const onEnd = () => {
      if (own !== null && client !== own) return;
      client = null;
      later();
    };
    try {
      own = await hearOnce(connections.url, hearing, onEnd);
      if (isOver) return void own.end().catch(() => {});
      [client, wait] = [own, AGAIN.first];
    } catch (error) {
      // The first try may fail because this process is still busy with its start.
      if (hasTried) hearing.onTrouble(error);
      hasTried = true;
      later();
    }
  }
  const looking = setInterval(() => {
    const own = client;
    if (!own) return;
    hearing.catchUp();
    own.query("select 1").catch(() => {
      if (client === own) client = null;
      void own.end().catch(() => {});
      later();
    });
  }, LOOK).unref();
  let waiting: string[] = [];
  function send(): void {
    const lines = waiting;
    waiting = [];
    for (const notice of packed(lines))
      connections.query({ name: "notify", text: "select pg_notify($1, $2)", values: [CHANNEL, notice] }).catch(() => {});
  }
  beforeClose(async () => {
    isOver = true;
    clearInterval(looking);
    clearTimeout(retry);
    await client?.end().catch(() => {});
  });
  void begin();
  return {
    tell(line) {
      if (isOver) return;
      if (waiting.push(line) === 1) setTimeout(send, TOGETHER).unref();
    },
  };
}
