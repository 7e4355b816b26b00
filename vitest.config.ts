import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          // As many as there are cores: most of the time is spent waiting for programs the house tests start.
          maxWorkers: "100%",
          include: ["{app,db,scripts,tests}/**/*.test.{ts,tsx}", "*.test.ts"],
          exclude: ["tests/e2e/**", "**/node_modules/**"],
          // Only what hangs should fail for its time: a busy machine makes everything slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-lib",
          environment: "node",
          include: ["lib/**/*.test.ts"],
          // Values in, values out: nothing is left behind for the next file, and what is loaded once serves them all.
          isolate: false,
          maxWorkers: "100%",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/prepared-data.ts"],
          // Two servers and two browsers at a time: they mostly wait for one another, and two cores carry them.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
