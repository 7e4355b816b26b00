import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { fakeClone } from "./fake-clone";

const PASSING = { typecheck: "true", lint: "true", boundaries: "true", unused: "true", browsers: "true", "check:data": "true" };

const passedTest = { status: "passed" };
const failedTest = { status: "failed", fullName: "the pack has fifty cards", failureMessages: ["AssertionError: 49\n    at deal.ts"] };
type FileReport = { name: string; status: string; message?: string; assertionResults: object[] };
const report = (passed: number, failed: number, files: FileReport[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

const remove: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of remove.splice(0)) await one();
});

function freshCloneWith(scripts: Record<string, string>, unit: string, browser = report(3, 0)) {
  const clone = fakeClone({ ...PASSING, ...scripts });
  remove.push(clone.remove);
  clone.write({ "unit-report.json": unit, "postgres-report.json": report(4, 0), "browser-report.json": browser });
  return clone;
}

function cloneWith(...of: Parameters<typeof freshCloneWith>) {
  const clone = freshCloneWith(...of);
  clone.install();
  return clone;
}

/** A folder that holds only what a bare machine has, and the programs given. */
function pathWith(programs: Record<string, string>) {
  const bin = mkdtempSync(join(tmpdir(), "bin-"));
  remove.push(() => rmSync(bin, { recursive: true }));
  symlinkSync(process.execPath, join(bin, "node"));
  for (const name of ["sh", "true"]) symlinkSync(`/bin/${name}`, join(bin, name));
  for (const name of ["g++", "make", "python3"]) symlinkSync("/bin/true", join(bin, name));
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), text);
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

const lastLine = (output: string) => output.trimEnd().split("\n").at(-1);

describe("the last line", () => {
  test("adds up the tests of both projects when all is well", async () => {
    const { code, output } = await freshCloneWith({}, report(20, 0)).start("test", { FAKE_BUILD_MS: "0" }).ended;
    expect(lastLine(output)).toBe("27 passed, 0 failed");
    expect(output).toMatch(
      /\nbuild +\d+\.\d +passed\nbrowser +\d+\.\d +3 {2}passed\n(?:.+\n)+unit +\d+\.\d +20 {2}passed\npostgres +\d+\.\d +4 {2}passed\n/,
    );
    // Two run at a time: each line says whose it is.
    for (const project of ["unit", "postgres", "browser"]) expect(output).toContain(`\n${project}: these are the tests of ${project}\n`);
    expect(code).toBe(0);
  });

  test("counts and names failed tests, files that could not be loaded and failed checks, and runs every check all the same", async () => {
    const files = [
      { name: "deal.test.ts", status: "failed", assertionResults: [failedTest, passedTest] },
      { name: "lost.test.ts", status: "failed", message: "Cannot find module\n    at lost.ts", assertionResults: [] },
    ];
    const clone = cloneWith({ lint: "echo crooked line; exit 1", typecheck: "echo wrong type; exit 2" }, report(20, 1, files));
    const { code, output } = await clone.start("test").ended;
    expect(lastLine(output)).toBe("27 passed, 4 failed");
    expect(output).toContain("crooked line");
    expect(output).toContain("wrong type");
    const order = ["types: FAILED", "build: Building", "build: passed", "browser: Running"].map((said) => output.indexOf(said));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    expect(output.split("\n").filter((line) => line.startsWith("failed: "))).toEqual([
      expect.stringMatching(/deal\.test\.ts, the pack has fifty cards: AssertionError: 49$/),
      expect.stringMatching(/lost\.test\.ts: Cannot find module$/),
    ]);
    expect(output).toMatch(/\nbrowser +\d+\.\d +3 {2}passed\n/);
    expect(code).toBe(1);
  });

  test("a failed build leaves the browser tests unrun and says so", async () => {
    const { code, output } = await cloneWith({}, report(20, 0)).start("test", { FAKE_BUILD_FAILS: "yes" }).ended;
    expect(output).toContain("browser: not run, because build failed.");
    expect(lastLine(output)).toBe("24 passed, 2 failed");
    expect(code).toBe(1);
  });

  test("tests that end without a report count as failed", async () => {
    const { code, output } = await cloneWith({}, "no report").start("test", {}, ["--only", "unit"]).ended;
    expect(lastLine(output)).toBe("0 passed, 1 failed");
    expect(code).toBe(1);
  });
});

describe("steps chosen by name", () => {
  test("run alone", async () => {
    const { code, output } = await cloneWith({ lint: "exit 1" }, report(20, 0)).start("test", {}, ["--only", "types,unit"]).ended;
    expect(lastLine(output)).toBe("20 passed, 0 failed");
    expect(output).not.toContain("lint");
    expect(code).toBe(0);
  });

  test("and no others exist", async () => {
    const { code, output } = await cloneWith({}, report(20, 0)).start("test", {}, ["--only", "spelling"]).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Use npm test -- --only with one or more of types, [a-z, ]+, joined by commas\.\n$/);
  });
});

describe("the browser and the PDF reader, where they are missing", () => {
  const isRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  const environment = (bin: string) => ({ PATH: bin, npm_execpath: npmBesideNode() });

  test.runIf(isRoot)("are installed from Debian by root", async () => {
    const bin = pathWith({ "apt-get": `#!/bin/sh\necho "$DEBIAN_FRONTEND $@" >> "$APT_LOG"\n` });
    const log = join(bin, "apt.log");
    const clone = cloneWith({}, report(1, 0));
    const { output } = await clone.start("test", { ...environment(bin), APT_LOG: log }, ["--only", "browser"]).ended;
    // PostgreSQL is found where Debian puts it, whatever the path: it may be there already.
    expect(output).toMatch(/Installing chromium-headless-shell(?:, poppler-utils and postgresql| and poppler-utils) from Debian\./);
    expect(readFileSync(log, "utf8")).toMatch(
      /^noninteractive update --quiet\nnoninteractive install --yes --quiet --no-install-recommends chromium-headless-shell poppler-utils(?: postgresql)?\n$/,
    );
    expect(lastLine(output)).toBe("3 passed, 0 failed");
  });

  test("are not required by steps that do not use them", async () => {
    const clone = cloneWith({}, report(20, 0));
    const { output } = await clone.start("test", environment(pathWith({})), ["--only", "unit"]).ended;
    expect(lastLine(output)).toBe("20 passed, 0 failed");
  });
});

/** npm beside the Node that runs us, since the bare path has none. */
function npmBesideNode() {
  return process.env.npm_execpath ?? join(process.execPath, "../../lib/node_modules/npm/bin/npm-cli.js");
}
