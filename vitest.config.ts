import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { inSecondLanguage } from "./tests/language/second-language.ts";

const ROOT = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

/** Begun first, in this order: a long file that is left for the end lets the other core wait, and its size does not tell how long it is. */
const LONG_FILES = [
  "battle-two-players",
  "every-route",
  "papers",
  "offline",
  "editor-saving",
  "shares",
  "odds",
  "http",
  "battle-company",
  "events",
  "battle-one-device",
  "sheet",
  "import",
  "battle-alone",
  "export",
  "every-reader",
  "lists",
  "editor",
  "sharing-dialog",
  "table-handling",
  "play",
  "battles",
  "battle-keyboard",
  "two-builds",
  "account",
  "my-armies",
];

/** What is stored, changed and raced for, which must be so on both engines: run on SQLite with the unit tests, and on PostgreSQL beside them. */
const STORING = [
  ...["accounts-whole", "account", "identity-traps", "wrong-tries", "leftovers", "schemas", "unstorable-text"],
  ...["armies", "armies-changed", "armies-refused", "army-rows", "army-tags", "listed-armies", "bounded-storage", "streamed-export"],
  ...["shares", "share-rows", "shares-and-accounts", "shares-forever", "following-shares", "own-values", "own-values-and-accounts"],
  ...["own-lists", "own-lists-in-armies", "own-lists-and-accounts", "own-lists-as-allies", "own-tables"],
  ...["battles", "battles-stored", "battles-joining", "battles-closed", "battles-and-accounts", "battle-company", "my-battles"],
  ...["battles-at-table", "battles-forces", "battles-likings", "battles-typed-forces", "battles-verified", "desk-army"],
  ...["battles-api", "battles-api-commands", "battles-api-streams", "room-to-come-along", "postgres-*", "several-servers", "races"],
  ...["exchanges", "events", "events-rounds", "events-sealed", "events-battles", "events-races", "events-and-accounts"],
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG_FILES.findIndex((name) => moduleId.endsWith(`/tests/e2e/${name}.test.ts`));
  return place === -1 ? LONG_FILES.length : place;
};

/** Files with a page of their own run together, after all others: a worker ends, with all it has loaded, where the next file wants another world. */
const wantsPage = ({ moduleId }: TestSpecification): number => Number(readFileSync(moduleId, "utf8").startsWith("// @vitest-environment"));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).map((file) => ({ file, page: wantsPage(file), place: placeOf(file) }));
    return sorted.toSorted((one, other) => one.page - other.page || one.place - other.place).map(({ file }) => file);
  }
}

/** Only what hangs should fail for its time: a busy machine makes everything slow. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 60_000, expect: { poll: { timeout: 60_000 } } } as const;

export default defineConfig({
  resolve: { alias: { "@": ROOT } },
  test: {
    ...PATIENT,
    // What one project has made of a file, the others need not make again.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // As many as there are cores: most of the time is spent waiting for programs the house tests start.
          maxWorkers: "100%",
          include: ["{db,scripts,tests}/**/*.test.{ts,tsx}", "*.test.ts"],
          // What is loaded once serves them all; what a server keeps on its process is taken away before each file.
          isolate: false,
          setupFiles: ["tests/begin-afresh.ts"],
          exclude: ["tests/{e2e,language}/**", "tests/server/postgres-*.test.ts", "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          environment: "node",
          // One more than there are cores: much of it is waiting for PostgreSQL.
          maxWorkers: 3,
          include: STORING.map((name) => `tests/server/${name}.test.ts`),
          isolate: false,
          globalSetup: ["tests/server/cluster.ts"],
          setupFiles: ["tests/server/on-postgres.ts", "tests/begin-afresh.ts"],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-pure",
          environment: "node",
          include: ["{app,lib}/**/*.test.{ts,tsx}"],
          // Values in, values out: nothing is left behind for the next file, and what is loaded once serves them all.
          isolate: false,
          maxWorkers: "100%",
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/prepared-data.ts"],
          // Every file has a server of its own and every test a visitor of its own: the browser and what is loaded once serve them all.
          isolate: false,
          // One more than there are cores: much of a journey is waiting, and the unit tests run beside them.
          maxWorkers: 3,
          testTimeout: 600_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        plugins: [inSecondLanguage(ROOT)],
        test: {
          name: "unit-language",
          environment: "node",
          include: ["tests/language/**/*.test.tsx"],
          setupFiles: ["tests/begin-afresh.ts"],
          maxWorkers: "100%",
        },
      },
    ],
  },
});
