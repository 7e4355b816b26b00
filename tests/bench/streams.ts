import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { z } from "zod";
import { startSite } from "../e2e/site";
import { percentile, report } from "./measure";

const ROOT = resolve(import.meta.dirname, "../..");
const LOAD = "tests/bench/stream-load.ts";
/** What got through at least, for the figure to mean something. */
const AT_LEAST = 1900;

const told = z.object({ latencies: z.array(z.number()), problems: z.array(z.string()) });

/** Plays in a process of its own, so that neither the server nor this one waits for the players' own work. */
async function playAt(url: string) {
  const child = spawn(process.execPath, ["--import", "tsx", LOAD, url], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => (printed += piece));
  const [code] = (await once(child, "close")) as [number | null];
  process.off("exit", end);
  if (code !== 0) throw new Error(`${LOAD} ended with ${code}`);
  return told.parse(JSON.parse(printed));
}

/** From a command until the other seat's stream tells of it: 200 battles, 400 streams, 100 commands a second, production server. */
export async function benchStreams(loop: number): Promise<void> {
  const site = await startSite({ LOG_LEVEL: "warn", TRUST_PROXY: "1" });
  try {
    const { latencies, problems } = await playAt(site.url);
    if (problems.length > 0 || latencies.length < AT_LEAST)
      throw new Error(`${latencies.length} commands arrived, ${problems.length} were not answered 200: ${problems[0]}`);
    const name = "command to the other seat's stream, 400 streams, 100 commands a second";
    report(`${name}, p50`, percentile(latencies, 0.5), "ms", null, loop);
    report(`${name}, p99`, percentile(latencies, 0.99), "ms", { most: 100 }, loop);
  } finally {
    await site.stop();
  }
}
