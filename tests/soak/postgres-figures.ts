import pg from "pg";

const MOST = 10;

/** In the words of docs/SCALE.md: the statements that ran most often, and the bytes of a battle and of an army, indexes included. */
export async function figuresOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (text: string) => (await client.query<Record<string, string | number>>(text)).rows;
  try {
    await client.query("create extension if not exists pg_stat_statements");
    const statements = await ask(
      `select calls, round(mean_exec_time::numeric, 3) as ms, left(regexp_replace(query, '\\s+', ' ', 'g'), 160) as query
       from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) order by calls desc limit ${MOST}`,
    );
    const [sizes] = await ask(
      `select (select count(*) from battles) as battles, (select count(*) from battle_events) as events, (select count(*) from armies) as armies,
         pg_total_relation_size('battle_events') as event_bytes, pg_total_relation_size('armies') as army_bytes,
         pg_database_size(current_database()) as bytes`,
    );
    return [...statements.map(({ calls, ms, query }) => `${calls} x ${ms} ms: ${query}`), JSON.stringify(sizes)];
  } finally {
    await client.end();
  }
}
