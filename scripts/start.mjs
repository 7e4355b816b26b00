// npm start: from a fresh clone to a running site. It needs only Node and a compiler.
import { createServer } from "node:net";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, productionEnvironment } from "./steps/build.mjs";
import { checkNode, install } from "./steps/install.mjs";
import { Fault, run, runMain, stopIfAsked } from "./steps/run.mjs";
import { START } from "./steps/words.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function portAsked() {
  const text = process.env.PORT || "3000";
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Fault(START.badPort(text));
}

/** Checked before the installation, which takes minutes. */
function checkPortIsFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      reject(new Fault(error.code === "EADDRINUSE" ? START.portTaken(port) : START.portRefused(port, error.code)));
    });
    probe.listen(port, () => probe.close(resolve));
  });
}

async function main() {
  checkNode();
  const port = portAsked();
  await checkPortIsFree(port);
  await install(root);
  const env = { ...productionEnvironment(), PORT: String(port) };
  // It prints its own sentences about the environment, the data and the database.
  const preflight = await run(process.execPath, ["--import", "tsx", "scripts/preflight.ts"], { cwd: root, env });
  stopIfAsked();
  if (preflight.code !== 0) return preflight.code;
  await build(root);
  const served = await run(process.execPath, ["scripts/serve.mjs"], { cwd: root, env });
  return served.code;
}

await runMain(main);
