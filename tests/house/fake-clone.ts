import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { packagesFingerprint } from "../../scripts/steps/fingerprint.mjs";

const ROOT = resolve(import.meta.dirname, "../..");

/** Stands for Next: notes that it was asked to build, and takes its time. */
const FAKE_NEXT = `
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
appendFileSync("log.txt", process.argv[2] + "\\n");
await new Promise((resolve) => setTimeout(resolve, Number(process.env.FAKE_BUILD_MS ?? 50)));
if (process.env.FAKE_BUILD_FAILS) process.exit(1);
mkdirSync(".next", { recursive: true });
writeFileSync(".next/BUILD_ID", "fake");
`;

/** Stands for our server: serves until it is told to stop. */
const FAKE_SERVE = `
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";
appendFileSync("log.txt", "start\\n");
const { PORT: port } = process.env;
createServer((_, response) => response.end("served")).listen(Number(port), () => console.log("Ready on " + port));
process.on("SIGTERM", () => process.exit(143));
process.on("SIGINT", () => process.exit(130));
`;

/** Stands for tsx: lets Node read a .ts file that has no types in it. */
const FAKE_TSX = `
import { register } from "node:module";
const hook = \`
  import { readFileSync } from "node:fs";
  export async function load(url, context, next) {
    return url.endsWith(".ts") ? { format: "module", shortCircuit: true, source: readFileSync(new URL(url)) } : next(url, context);
  }\`;
register("data:text/javascript," + encodeURIComponent(hook));
`;

/** Stands for vitest: reports what the test put into a file. */
const FAKE_VITEST = `
import { copyFileSync } from "node:fs";
const project = process.argv[process.argv.indexOf("--project") + 1];
const file = process.argv.find((argument) => argument.startsWith("--outputFile.json=")).split("=")[1];
console.log("these are the tests of " + project);
copyFileSync(project + "-report.json", file);
`;

const FAKE_PREFLIGHT = `
import { appendFileSync } from "node:fs";
appendFileSync("log.txt", "preflight\\n");
if (process.env.FAKE_FAULT) {
  console.error(process.env.FAKE_FAULT);
  process.exit(1);
}
`;

const FAKE_PACKAGES: Record<string, Record<string, string>> = {
  next: { "dist/bin/next": FAKE_NEXT },
  tsx: { "index.js": FAKE_TSX },
  vitest: { "vitest.mjs": FAKE_VITEST },
  "better-sqlite3": { "index.cjs": "module.exports = class { close() {} };" },
};

function write(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function writePackages(folder: string) {
  for (const [name, files] of Object.entries(FAKE_PACKAGES)) {
    const main = Object.keys(files)[0];
    write(join(folder, "fakes", name), { "package.json": JSON.stringify({ name, version: "1.0.0", type: "module", main }), ...files });
  }
}

const fileReferences = (names: string[]) => Object.fromEntries(names.map((name) => [name, `file:fakes/${name}`]));

function packageOf(scripts: Record<string, string>) {
  const dependencies = fileReferences(["next", "tsx", "better-sqlite3"]);
  const devDependencies = fileReferences(["vitest"]);
  return JSON.stringify({ name: "clone", version: "1.0.0", type: "module", scripts, dependencies, devDependencies });
}

type Ended = { code: number | null; output: string };

/** A started script: what it printed so far, and a promise of its end. */
class Started {
  output = "";
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    this.#child = child;
    child.stdout?.on("data", (piece) => (this.output += piece));
    child.stderr?.on("data", (piece) => (this.output += piece));
    this.ended = new Promise((done) => child.on("close", (code) => done({ code, output: this.output })));
  }

  async says(text: string) {
    const until = Date.now() + 50_000;
    while (!this.output.includes(text)) {
      if (Date.now() > until || this.#child.exitCode !== null) throw new Error(`It never said "${text}" but:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Only the script itself: what it started must be reached through it. */
  async stop(signal: NodeJS.Signals = "SIGTERM") {
    this.#child.kill(signal);
    return this.ended;
  }

  /** Like a power cut: the script and all it started, in their own group. */
  async cut() {
    try {
      if (this.#child.pid) process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // All of it has ended already.
    }
    return this.ended;
  }
}

/** Our scripts in a clone of their own, over packages that only pretend: no network, no compiler, no minutes. */
export function fakeClone(scripts: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  for (const path of ["scripts/start.mjs", "scripts/test.mjs", "scripts/steps"])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  writePackages(folder);
  write(folder, {
    "package.json": packageOf(scripts),
    ".npmrc": "offline=true\n",
    "scripts/preflight.ts": FAKE_PREFLIGHT,
    "scripts/serve.mjs": FAKE_SERVE,
    "app/page.tsx": "one",
    "data/lists/a.json": "{}",
  });
  const started: Started[] = [];
  return {
    folder,
    write: (files: Record<string, string>) => write(folder, files),
    log: () => (existsSync(join(folder, "log.txt")) ? readFileSync(join(folder, "log.txt"), "utf8").trim().split("\n") : []),
    /** As npm leaves it, without the seconds that npm takes. */
    install() {
      mkdirSync(join(folder, "node_modules"));
      for (const name of Object.keys(FAKE_PACKAGES)) symlinkSync(join(folder, "fakes", name), join(folder, "node_modules", name));
      writeFileSync(join(folder, "node_modules/.condotta-installed"), packagesFingerprint(folder));
    },
    forget: () => rmSync(join(folder, "log.txt"), { force: true }),
    start(script: "start" | "test", environment: Record<string, string> = {}, args: string[] = []) {
      const env = { ...process.env, NODE_ENV: "production" as const, ...environment };
      const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], { cwd: folder, env, detached: true });
      const one = new Started(child);
      started.push(one);
      return one;
    },
    async remove() {
      for (const one of started) await one.cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
