import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const DOCS = execFileSync("git", ["ls-files", "docs/**.md", "CONTRIBUTING.md", "README.md"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n");

/** A file by its path or its name alone: `lib/rules/army/edits.ts`, `troop-glossary.ts`. What begins with a stroke is an address. */
const FILE = /`([\w.[\]-][\w./[\]-]*\.(?:ts|tsx|mjs|cjs|json|css))`/g;

const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n");

test.each(DOCS)("every file that %s names is there", (doc) => {
  const named = [...readFileSync(join(ROOT, doc), "utf8").matchAll(FILE)].map(([, file = ""]) => file);
  expect(named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual([]);
});
