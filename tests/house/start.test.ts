import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BUILD, INSTALL, RUN, START } from "../../scripts/steps/words.mjs";
import { freePort } from "../e2e/site";
import { fakeClone } from "./fake-clone";

/** The browser's tests run beside these, and have ports of their own. */
const newPort = async (): Promise<string> => String(await freePort(8));

let clone: ReturnType<typeof fakeClone>;
let port: string;
beforeEach(async () => {
  port = await newPort();
});

function freshCloneForEach() {
  beforeEach(() => {
    clone = fakeClone();
  });
  afterEach(() => clone.remove());
}

/** Installed and built once for all tests of a group. */
function readyCloneForAll() {
  beforeAll(async () => {
    clone = fakeClone();
    port = await newPort();
    await serveOnce();
  });
  afterAll(() => clone.remove());
}

/** Starts, waits until it serves, stops. */
async function serveOnce(environment: Record<string, string> = {}) {
  clone.forget();
  const site = clone.start("start", { PORT: port, ...environment });
  await site.says("Ready on");
  await site.stop();
  return clone.log();
}

const ALL = ["preflight", "build", "start"];
const REUSED = ["preflight", "start"];

describe("a fresh clone", () => {
  freshCloneForEach();

  test("installs, checks, builds and serves, in this order; development packages come too", async () => {
    const site = clone.start("start", { PORT: port });
    await site.says("Ready on");
    expect(await (await fetch(`http://localhost:${port}`)).text()).toBe("served");
    expect(clone.log()).toEqual(ALL);
    expect(site.output).toMatch(
      /Installing the packages[^\n]*\.\n[\s\S]*done in \d+\.\d s[\s\S]*Building the site[^\n]*\.\n[\s\S]*done in \d+\.\d s/,
    );
    expect(existsSync(join(clone.folder, "node_modules/vitest"))).toBe(true);
    expect(existsSync(join(clone.folder, "package-lock.json"))).toBe(false);
    await site.stop();
  });

  test("two starts at once install and build once, and both serve", async () => {
    const [one, two] = [clone.start("start", { PORT: port }), clone.start("start", { PORT: await newPort() })];
    await Promise.all([one.says("Ready on"), two.says("Ready on")]);
    expect(clone.log().filter((word) => word === "build")).toHaveLength(1);
    expect((one.output + two.output).match(/Installing the packages/g)).toHaveLength(1);
    expect(one.output + two.output).toContain(RUN.waiting);
    await Promise.all([one.stop(), two.stop()]);
  });
});

describe("a later start", () => {
  readyCloneForAll();

  test("with nothing changed neither installs nor builds", async () => {
    expect(await serveOnce()).toEqual(REUSED);
  });

  test("builds again when a source changed, not for data or a test", async () => {
    clone.write({ "data/lists/a.json": '{"changed": true}', "app/page.test.tsx": "a test" });
    expect(await serveOnce()).toEqual(REUSED);
    clone.write({ "app/page.tsx": "two" });
    expect(await serveOnce()).toEqual(ALL);
    clone.write({ "lib/rules/new.ts": "new" });
    expect(await serveOnce()).toEqual(ALL);
    expect(await serveOnce()).toEqual(REUSED);
  });

  test("does not trust an unfinished build", async () => {
    clone.write({ "app/page.tsx": "three" });
    clone.forget();
    const site = clone.start("start", { PORT: port, FAKE_BUILD_MS: "20000" });
    await expect.poll(() => clone.log(), { timeout: 50_000 }).toContain("build");
    await site.cut();
    clone.write({ "app/page.tsx": "two" });
    expect(await serveOnce()).toEqual(ALL);
  });

  test("does not trust a build that failed", async () => {
    clone.write({ "app/page.tsx": "four" });
    const { code, output } = await clone.start("start", { PORT: port, FAKE_BUILD_FAILS: "yes" }).ended;
    expect(code).toBe(1);
    expect(output).toContain(BUILD.failed(1));
    expect(await serveOnce()).toEqual(ALL);
  });

  test("does not trust an unfinished install", async () => {
    const folder = join(clone.folder, "node_modules");
    rmSync(join(folder, ".condotta-installed"));
    writeFileSync(join(folder, ".condotta-installing"), "");
    mkdirSync(join(folder, "half-unpacked"));
    const site = clone.start("start", { PORT: port });
    await site.says("Ready on");
    expect(site.output).toContain(INSTALL.brokenOff);
    expect(existsSync(join(folder, "half-unpacked"))).toBe(false);
    expect(existsSync(join(folder, ".condotta-installing"))).toBe(false);
    await site.stop();
  });

  test("waits while another builds, and no longer once that one is killed", async () => {
    clone.write({ "app/page.tsx": "five" });
    clone.forget();
    const killed = clone.start("start", { PORT: port, FAKE_BUILD_MS: "60000" });
    await expect.poll(() => clone.log(), { timeout: 50_000 }).toContain("build");
    const site = clone.start("start", { PORT: await newPort() });
    await site.says(RUN.waiting);
    expect(clone.log()).not.toContain("start");
    await killed.cut();
    await site.says("Ready on");
    await site.stop();
  });

  test.each([
    { signal: "SIGTERM", code: 143 },
    { signal: "SIGINT", code: 130 },
    { signal: "SIGHUP", code: 129 },
  ] as const)("passes $signal on to the server and ends with its code", async ({ signal, code }) => {
    const site = clone.start("start", { PORT: port });
    await site.says("Ready on");
    expect((await site.stop(signal)).code).toBe(code);
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow();
  });
});

describe("what cannot be served is said in one sentence", () => {
  freshCloneForEach();

  test("a port that is taken, before anything is installed", async () => {
    const other = createServer().listen(Number(port));
    const { code, output } = await clone.start("start", { PORT: port }).ended;
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`${START.portTaken(port)}\n`);
  });

  test.each(["http", "0", "65536", "-1"])("PORT=%s", async (text) => {
    const { code, output } = await clone.start("start", { PORT: text }).ended;
    expect(code).toBe(1);
    expect(output).toBe(`${START.badPort(text)}\n`);
  });

  test("a fault found before the build, in its own words and with its code", async () => {
    const { code, output } = await clone.start("start", { PORT: port, FAKE_FAULT: "PUBLIC_URL is no address." }).ended;
    expect(code).toBe(1);
    expect(output.trim().split("\n").at(-1)).toBe("PUBLIC_URL is no address.");
    expect(clone.log()).toEqual(["preflight"]);
  });

  test("a missing compiler, with the Debian packages to install", async () => {
    const bin = mkdtempSync(join(tmpdir(), "bin-"));
    symlinkSync(process.execPath, join(bin, "node"));
    symlinkSync("/bin/sh", join(bin, "sh"));
    const { code, output } = await clone.start("start", { PORT: port, PATH: bin }).ended;
    rmSync(bin, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain(INSTALL.noCompiler(["g++", "make", "python3"]));
  });

  test("an old Node", async () => {
    const { checkNode } = await import("../../scripts/steps/install.mjs");
    expect(() => checkNode("20.8.1")).toThrow("Condotta needs Node 20.19 or newer. This is Node 20.8.1.");
    expect(() => checkNode("18.20.0")).toThrow("Condotta needs Node 20.19 or newer");
    expect(() => checkNode("20.19.0")).not.toThrow();
    expect(() => checkNode("24.0.0")).not.toThrow();
  });
});
