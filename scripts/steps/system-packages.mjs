import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Fault, run, step } from "./run.mjs";
import { PACKAGES } from "./words.mjs";

/** Where Debian puts the programs, a folder for each version. */
const DEBIAN = "/usr/lib/postgresql";

/** The folder of the newest PostgreSQL's programs; null if none is installed. */
export function postgresPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, "bin")), ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program)))) ?? null;
}

const POSTGRES = { isThere: () => postgresPrograms() !== null, debian: "postgresql" };

/** What the tests need besides Node, by their step: how it is found, and its Debian package. */
const NEEDED = {
  browser: [
    { isThere: () => isOnPath("chromium-headless-shell"), debian: "chromium-headless-shell" },
    { isThere: () => isOnPath("pdftotext"), debian: "poppler-utils" },
    POSTGRES,
  ],
  postgres: [POSTGRES],
};

function isOnPath(program) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function aptGet(args) {
  const { code } = await run("apt-get", args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  if (code !== 0) throw new Fault(PACKAGES.failed(`apt-get ${args.join(" ")}`, code));
}

/** Debian makes a database server of its own at once, which nobody here asked for. This keeps it from that. */
const NO_SERVER = "/etc/postgresql-common/createcluster.d/condotta-tests.conf";

async function installFromDebian(packages) {
  await aptGet(["update", "--quiet"]);
  const isPostgres = packages.includes("postgresql");
  if (isPostgres) {
    mkdirSync(dirname(NO_SERVER), { recursive: true });
    writeFileSync(NO_SERVER, "create_main_cluster = false\n");
  }
  try {
    await aptGet(["install", "--yes", "--quiet", "--no-install-recommends", ...packages]);
  } finally {
    if (isPostgres) rmSync(NO_SERVER, { force: true });
  }
}

/** Installs what these steps need (the browser and the PDF reader, PostgreSQL), or asks for it if we have no right to install. */
export async function provideSystemPackages(steps) {
  const needed = new Set(steps.flatMap((name) => NEEDED[name] ?? []));
  const missing = [...needed].flatMap(({ isThere, debian }) => (isThere() ? [] : [debian]));
  if (missing.length === 0) return;
  const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!mayInstall) throw new Fault(PACKAGES.missing(missing));
  await step(PACKAGES.begins(missing), () => installFromDebian(missing));
}
