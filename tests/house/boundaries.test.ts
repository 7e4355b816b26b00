import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const DEPCRUISE = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

type Violation = { from: string; to: string; rule: { name: string } };
type Module = { source: string; dependencies: { resolved: string }[] };
type Report = { modules: Module[]; summary: { violations: Violation[] } };

function cruise(folder: string, outputType: "json" | "err", from = ".") {
  const args = [DEPCRUISE, "--config", ".dependency-cruiser.cjs", "--output-type", outputType, from];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return { status, stdout };
}

/** One file of each folder, as the others would import it. */
const FOLDERS: Record<string, string> = {
  model: "lib/model",
  rules: "lib/rules",
  words: "lib/words",
  advice: "lib/advice",
  sheets: "lib/sheets",
  catalog: "lib/catalog",
  server: "lib/server",
  db: "db",
  app: "app/armies",
  components: "app/armies/_components",
  scripts: "scripts",
  builders: "tests/build",
};

const PACKAGES = [
  ...["zod", "@noble/hashes", "canonicalize", "pure-rand", "drizzle-orm", "better-sqlite3", "pino", "prom-client", "rate-limiter-flexible"],
  ...["next", "react", "react-dom", "react-hook-form", "@dnd-kit/core", "vitest", "fast-check", "qrcode"],
];

const PURE = ["@noble/hashes", "canonicalize"];
const REACT = ["react", "react-dom"];

/** The table of docs/ARCHITECTURE.md once more, in another hand: whatever is not named here must be refused. */
const MAY: Record<string, { rule: string; import: string[] }> = {
  model: { rule: "model-imports-only-itself", import: ["model", "zod"] },
  rules: { rule: "rules-import-only-model", import: ["rules", "model", ...PURE] },
  words: { rule: "words-import-only-model", import: ["words", "model"] },
  advice: { rule: "advice-imports-only-rules-and-model", import: ["advice", "rules", "model", ...PURE] },
  sheets: { rule: "sheets-import-only-words-rules-and-model", import: ["sheets", "words", "rules", "model", ...PURE] },
  catalog: {
    rule: "catalog-imports-only-model-and-data",
    import: ["catalog", "model", "data", "zod", "canonicalize", "@noble/hashes", "node:fs"],
  },
  db: { rule: "db-imports-only-model", import: ["db", "model", "drizzle-orm", "better-sqlite3", "pg", "node:fs"] },
  server: {
    rule: "server-imports-only-lib-and-db",
    import: [
      ...["server", "model", "rules", "words", "advice", "sheets", "catalog", "db"],
      ...["zod", "pino", "prom-client", "rate-limiter-flexible", "node:fs"],
    ],
  },
  app: {
    rule: "app-imports-no-data-layer",
    import: ["app", "components", "server", "sheets", "words", "advice", "rules", "model", "next", ...REACT],
  },
  components: {
    rule: "components-import-no-server",
    import: ["components", "sheets", "words", "advice", "rules", "model", "next", "react-hook-form", "@dnd-kit/core", "qrcode", ...REACT],
  },
  scripts: {
    rule: "scripts-import-only-lib-and-db",
    import: [...["scripts", "model", "rules", "words", "advice", "sheets", "catalog", "server", "db", "node:fs"], ...PACKAGES],
  },
};

const TARGETS = [...Object.keys(FOLDERS), ...PACKAGES, "data", "node:fs"];
const IN_TESTS = ["vitest", "fast-check", "builders"];

function plant(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** An empty tree under our own configuration, with a stub of every package. */
function emptyTree() {
  const folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  for (const name of [".dependency-cruiser.cjs", "tsconfig.json", "package.json"]) cpSync(join(ROOT, name), join(folder, name));
  for (const name of PACKAGES) {
    plant(join(folder, "node_modules", name), { "package.json": JSON.stringify({ name, main: "index.js" }), "index.js": "" });
  }
  for (const [name, path] of Object.entries(FOLDERS)) plant(folder, { [`${path}/target.ts`]: `export type Target = "${name}";\n` });
  plant(folder, { "data/target.json": "{}" });
  return folder;
}

/** Ours as a type only, through the alias: an arrow that is gone once compiled counts as well. */
function importOf(target: string) {
  if (target === "data") return 'import "@/data/target.json";\n';
  return FOLDERS[target]
    ? `import type { Target } from "@/${FOLDERS[target]}/target";\nexport type Same = Target;\n`
    : `import "${target}";\n`;
}

const slug = (target: string) => target.replaceAll(/[^a-z-]+/g, "-");

const trees: string[] = [];
function newTree() {
  const folder = emptyTree();
  trees.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of trees) rmSync(folder, { recursive: true, force: true });
});

describe("every arrow of the table, and no other", () => {
  const refused = new Map<string, string[]>();

  beforeAll(() => {
    const folder = newTree();
    for (const from of Object.keys(MAY)) {
      for (const target of TARGETS) {
        const place = `${FOLDERS[from]}/to-${slug(target)}`;
        plant(folder, { [`${place}.ts`]: importOf(target), [`${place}.test.ts`]: importOf(target) });
      }
    }
    for (const { from, rule } of (JSON.parse(cruise(folder, "json").stdout) as Report).summary.violations) {
      refused.set(from, [...(refused.get(from) ?? []), rule.name]);
    }
  }, 60_000);

  test.each(Object.keys(MAY))("from %s", (from) => {
    const { rule, import: allowed } = MAY[from]!;
    for (const target of TARGETS) {
      const place = `${FOLDERS[from]}/to-${slug(target)}`;
      const names = refused.get(`${place}.ts`) ?? [];
      expect.soft(names.includes(rule), `${from} importing ${target}`).toBe(!allowed.includes(target));
      expect.soft(names.length > 0, `${from} importing ${target}: some rule`).toBe(!allowed.includes(target));

      const inTests = refused.get(`${place}.test.ts`) ?? [];
      const allowedInTests = allowed.includes(target) || IN_TESTS.includes(target);
      expect.soft(inTests.includes(`${rule}-in-tests`), `a test in ${from} importing ${target}`).toBe(!allowedInTests);
    }
  });
});

test("a tree without a forbidden arrow passes", () => {
  expect(cruise(newTree(), "err").status).toBe(0);
});

test("planted arrows fail the check, each is named, and the less common ways of importing are seen too", () => {
  const folder = newTree();
  const planted = [
    { file: "lib/rules/planted.ts", text: 'import "node:fs";', rule: "pure-folders-use-nothing-of-node" },
    { file: "lib/rules/drawn.ts", text: 'import "react";', rule: "rules-import-only-model" },
    { file: "lib/model/ruled.ts", text: importOf("rules"), rule: "model-imports-only-itself" },
    { file: "lib/words/checked.ts", text: 'import "zod";', rule: "words-import-only-model" },
    { file: "app/_components/served.tsx", text: importOf("server"), rule: "components-import-no-server" },
    { file: "lib/rules/later.ts", text: 'export const later = () => import("fs/promises");', rule: "rules-import-only-model" },
    { file: "lib/rules/absent.ts", text: 'import "not-installed";', rule: "nothing-unresolved" },
    { file: "app/armies/_components/leading.tsx", text: 'import Link from "next/link";\nexport const Leading = Link;', rule: "one-link" },
    { file: "lib/rules/circle.ts", text: 'import type { A } from "./circle";\nexport type B = A;', rule: "no-circles" },
    { file: "lib/sheets/again.ts", text: 'export * from "@/lib/catalog/target";', rule: "sheets-import-only-words-rules-and-model" },
    { file: "lib/server/page.ts", text: importOf("app"), rule: "only-app-imports-app" },
    { file: "app/(group)/_components/data.tsx", text: importOf("catalog"), rule: "components-import-no-server" },
    { file: "app/api/lists/route.ts", text: importOf("db"), rule: "app-imports-no-data-layer" },
    { file: "proxy.ts", text: importOf("db"), rule: "app-imports-no-data-layer" },
    { file: "next.config.mjs", text: 'import "./tests/build/target";', rule: "only-tests-import-tests" },
  ];
  for (const { file, text } of planted) plant(folder, { [file]: text });
  const { status, stdout } = cruise(folder, "err");
  expect(status).toBeGreaterThan(0);
  for (const { file, rule } of planted) expect.soft(stdout).toContain(`error ${rule}: ${file}`);
});

test("the real model is read: every file of it, and what they import", { timeout: 60_000 }, () => {
  const files = readdirSync(join(ROOT, "lib/model"), { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const { modules } = JSON.parse(cruise(ROOT, "json", "lib/model").stdout) as Report;
  const read = modules.filter(({ source }) => source.startsWith("lib/model/"));
  expect(files.length).toBeGreaterThan(10);
  expect(read.length).toBe(files.length);
  const army = read.find(({ source }) => source === "lib/model/army.ts");
  expect(army?.dependencies.map(({ resolved }) => resolved)).toContain("lib/model/identifiers.ts");
  expect(army?.dependencies.some(({ resolved }) => resolved.includes("node_modules/zod/"))).toBe(true);
});
