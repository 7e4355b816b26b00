/** `knip --production`: what only tests use is not used. */
const isProduction = process.argv.includes("--production");

/** Tests that run for minutes, and programs that tests start. */
const RUN_BY_HAND_OR_BY_TESTS = [
  "tests/{bench,siege,soak}/run.ts",
  "tests/bench/{stream-load,storing-here}.ts",
  "tests/bench/empty-page/next.config.mjs",
  "tests/golden/record.ts",
  "tests/soak/racer.ts",
  "tests/siege/loop-watch.mjs",
  "tests/e2e/fixed-chance.mjs",
  "tests/server/{stopping-server,writer,battle-writer}.ts",
];

export default {
  entry: ["scripts/*.{mjs,ts}!", ...(isProduction ? [] : RUN_BY_HAND_OR_BY_TESTS)],
  project: ["**/*.{ts,tsx,mts,mjs,cjs,css}!", "!tests/**!", "!**/*.test.{ts,tsx}!"],
  // What a file exports for its own tests is used by the file itself.
  ignoreExportsUsedInFile: isProduction,
  drizzle: { config: ["drizzle.config.ts", "drizzle.postgres.config.ts"] },
  ignoreBinaries: ["fallocate", "pg_dump", "prlimit"],
  // Fonts are named in style sheets and by their files; scripts are run with tsx.
  ignoreDependencies: ["@fontsource/eb-garamond", "@fontsource/source-sans-3", ...(isProduction ? ["tsx"] : [])],
  eslint: { config: ["eslint.compat.mjs"] },
};
