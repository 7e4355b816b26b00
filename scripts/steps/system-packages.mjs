import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Fault, run, step } from "./run.mjs";
import { PACKAGES } from "./words.mjs";

/** The programs that the tests need besides Node, with their Debian packages. */
const NEEDED = [
  { program: "chromium-headless-shell", debian: "chromium-headless-shell" },
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

/** Installs the browser and the PDF reader, or asks for them if we have no right to install. */
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
