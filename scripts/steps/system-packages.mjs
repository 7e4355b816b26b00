import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Fault, run, step } from "./run.mjs";
import { PACKAGES } from "./words.mjs";

/** What the tests run beside Node, and the Debian package each comes with. */
const NEEDED = [
  { program: "chromium", debian: "chromium" },
  { program: "pdftotext", debian: "poppler-utils" },
];

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

const packagesMissing = () => NEEDED.filter(({ program }) => !isOnPath(program)).map(({ debian }) => debian);

async function aptGet(args) {
  const { code } = await run("apt-get", args, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  if (code !== 0) throw new Fault(PACKAGES.failed(`apt-get ${args.join(" ")}`, code));
}

/** The browser and the reader of PDFs: installed where we may, asked for where we may not. */
export async function provideSystemPackages() {
  const missing = packagesMissing();
  if (missing.length === 0) return;
  const mayInstall = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  if (!mayInstall) throw new Fault(PACKAGES.missing(missing));
  await step(PACKAGES.begins(missing), async () => {
    await aptGet(["update", "--quiet"]);
    await aptGet(["install", "--yes", "--quiet", "--no-install-recommends", ...missing]);
  });
}
