// A thread that asks PostgreSQL for a test, which waits for the answer without giving way to anybody: as SQLite answers.
import { workerData } from "node:worker_threads";
import pg from "pg";

const { port, flag } = workerData;
const clients = new Map();

/** Types as SQLite gives them: JSON as text, numbers as numbers, booleans as 0 and 1. */
const PARSERS = { 16: (text) => Number(text === "t"), 20: Number, 23: Number, 114: String, 1700: Number };
const types = { getTypeParser: (id) => PARSERS[id] ?? String };

async function clientOf(url) {
  const known = clients.get(url);
  if (known) return known;
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => clients.delete(url));
  await client.connect();
  clients.set(url, client);
  return client;
}

port.on("message", async ({ question, url, text, values }) => {
  let answer;
  try {
    const client = await clientOf(url);
    const { rows, rowCount } = await client.query(values.length > 0 ? { text, values, types } : { text, types });
    answer = { rows, changes: rowCount };
  } catch (error) {
    answer = { error: `${error.message}${error.code === "23503" ? " (FOREIGN KEY)" : ""}`, code: error.code };
  }
  port.postMessage({ question, ...answer });
  Atomics.store(flag, 0, Math.max(question, Atomics.load(flag, 0)));
  Atomics.notify(flag, 0);
});
