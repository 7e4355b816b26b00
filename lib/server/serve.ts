import { boot } from "./boot";
import { emptyBinsDaily } from "./empty-bins";
import { setRunning } from "./running";
import { settleRequests } from "./settle-requests";
import { stopGracefully } from "./stop-gracefully";

/** Makes this process a server, or ends it with a sentence for everything that stands in the way. */
export async function serve(root: string): Promise<void> {
  const booted = await boot(root, process.env);
  if (!booted.ok) {
    for (const problem of booted.problems) console.error(problem);
    process.exit(1);
  }
  const running = booted.value;
  setRunning(running);
  settleRequests(running.environment.trustProxy);
  stopGracefully(running);
  emptyBinsDaily(running);
  const { port, publicUrl, dataDirectory } = running.environment;
  running.log.info({ port, publicUrl, dataDirectory, data: running.knowledge.catalog.version }, "serving");
}
