import { resolve } from "node:path";
import { type Logger, pino } from "pino";
import { z } from "zod";
import { SYNCS, type Sync } from "../../db/sqlite";
import { done, failed, type Outcome } from "./problems";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = {
  readonly port: number;
  readonly dataDirectory: string;
  /** Where PostgreSQL is, with a password: never told. Null for a file in DATA_DIR. */
  readonly databaseUrl: string | null;
  /** The origin that browsers use: scheme, host and port. */
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly sync: Sync;
  /** Bytes of free space below which only small saves are stored. */
  readonly freeSpaceFloor: number;
  readonly logLevel: LogLevel;
  /** What opens /api/metrics: never told. Null where they are off. */
  readonly metricsToken: string | null;
};

type Variables = Readonly<Record<string, string | undefined>>;

function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
/** Whether a text is the address of a PostgreSQL database. */
export const isPostgres = (text: string) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
const isMegabytes = (text: string) => /^\d{1,7}$/.test(text);
const MEGABYTE = 1_000_000;
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values, { error: values.join(" or ") });

/** Never printed. */
const SECRET = ["DATABASE_URL", "METRICS_TOKEN"];

/** Every message says what would be valid. */
const variables = z.object({
  PORT: z.string().refine(isPort, "a whole number from 1 to 65535").default("3000"),
  DATA_DIR: z.string().default("var"),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, "the address of a PostgreSQL database: postgres://ACCOUNT:PASSWORD@HOST:5432/DATABASE")
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(
      (text) => originOf(text) !== null,
      "an http or https address without a path, such as https://condotta.example or http://192.168.1.20:3000",
    )
    .optional(),
  TRUST_PROXY: oneOf(["0", "1"]).default("0"),
  DB_SYNC: oneOf(SYNCS).default("normal"),
  MIN_FREE_MB: z.string().refine(isMegabytes, "a whole number of megabytes from 0 to 9999999").default("500"),
  LOG_LEVEL: oneOf(LOG_LEVELS).default("info"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,256}$/, "16 to 256 letters, digits and signs, without spaces")
    .optional(),
});

/** Reads the environment variables that this program knows. An empty one counts as not set. Paths are relative to `root`. */
export function readEnvironment(given: Variables, root: string): Outcome<Environment> {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(set);
  if (!parsed.success)
    return failed(
      ...parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return SECRET.includes(name) ? `${name} must be ${message}.` : `${name} is "${set[name]}", but must be ${message}.`;
      }),
    );
  const { PORT, DATA_DIR, DATABASE_URL, PUBLIC_URL, TRUST_PROXY, DB_SYNC, MIN_FREE_MB, LOG_LEVEL, METRICS_TOKEN } = parsed.data;
  return done({
    port: Number(PORT),
    dataDirectory: resolve(root, DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    publicUrl: originOf(PUBLIC_URL ?? "") ?? `http://localhost:${Number(PORT)}`,
    trustProxy: TRUST_PROXY === "1",
    sync: DB_SYNC,
    // Where PostgreSQL stores, its own disk counts.
    freeSpaceFloor: DATABASE_URL === undefined ? Number(MIN_FREE_MB) * MEGABYTE : 0,
    logLevel: LOG_LEVEL,
    metricsToken: METRICS_TOKEN ?? null,
  });
}

export type Log = Logger;

/** Writes one line of JSON per event to standard output. */
export const createLog = (level: LogLevel): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } });
