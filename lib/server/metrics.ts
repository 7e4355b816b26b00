import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../../db/database";
import type { PostgresDatabase } from "../../db/postgres";

/** What a running process counts for whoever watches over it. Nothing in it names a player, an address or a battle. */
export type Metrics = {
  readonly answered: (endpoint: string, status: number, milliseconds: number) => void;
  /** An event stream opens; the result ends it. */
  readonly stream: () => () => void;
  readonly refused: (status: number) => void;
  readonly told: () => Promise<{ readonly text: string; readonly type: string }>;
};

/** Seconds: most answers take a few milliseconds, and nothing should take ten seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function gaugeConnections(registers: Registry[], { connections }: PostgresDatabase): void {
  const name = "condotta_database_connections";
  const gauge = new Gauge({
    ...{ name, help: "Connections to the database, and requests that wait for one.", labelNames: ["state"] as const, registers },
    collect() {
      for (const [state, count] of Object.entries(connections.counts())) gauge.set({ state }, count);
    },
  });
}

/** `isWell`: whether the process can read and store now. */
export function createMetrics(database: Database, isWell: () => Promise<boolean>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    ...{ name: "condotta_answer_seconds", help: "Answers of the API, by endpoint and status.", buckets: BUCKETS, registers },
    labelNames: ["endpoint", "status"] as const,
  });
  const refusals = new Counter({
    ...{ name: "condotta_refused_total", help: "Requests refused at the front door, by status.", registers },
    labelNames: ["status"] as const,
  });
  const streams = new Gauge({ name: "condotta_streams", help: "Open event streams of battles.", registers });
  const well = new Gauge({
    ...{ name: "condotta_healthy", help: "1 if this process can read and store, as /api/health says.", labelNames: ["engine"] as const },
    registers,
    async collect() {
      well.set({ engine: database.engine }, (await isWell()) ? 1 : 0);
    },
  });
  if (database.engine === "postgres") gaugeConnections(registers, database as PostgresDatabase);
  return {
    answered: (endpoint, status, milliseconds) => answers.observe({ endpoint, status }, milliseconds / 1000),
    refused: (status) => refusals.inc({ status }),
    stream() {
      streams.inc();
      return () => streams.dec();
    },
    told: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}
