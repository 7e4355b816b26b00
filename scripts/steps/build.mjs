import { existsSync } from "node:fs";
import { join } from "node:path";
import { markerAt, sourcesFingerprint } from "./fingerprint.mjs";
import { alone } from "./lock.mjs";
import { Fault, run, step, stopIfAsked } from "./run.mjs";
import { BUILD } from "./words.mjs";

const NEXT = "node_modules/next/dist/bin/next";

export const productionEnvironment = () => ({ ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });

async function buildNow(root, finished, fingerprint) {
  finished.remove();
  const { code } = await run(process.execPath, [NEXT, "build"], { cwd: root, env: productionEnvironment() });
  stopIfAsked();
  if (code !== 0) throw new Fault(BUILD.failed(code));
  finished.write(fingerprint);
}

/** Builds the site for production if the sources have changed since the last finished build. */
export async function build(root) {
  const finished = markerAt(join(root, ".next", ".condotta-built"));
  const isBuilt = (fingerprint) => finished.names(fingerprint) && existsSync(join(root, ".next", "BUILD_ID"));
  if (isBuilt(sourcesFingerprint(root))) return;
  await alone(root, async () => {
    const fingerprint = sourcesFingerprint(root);
    if (isBuilt(fingerprint)) return;
    await step(BUILD.begins, () => buildNow(root, finished, fingerprint));
  });
}
