import { TERMINAL } from "../words/terminal";
import { boot } from "./boot";
import { cleanDaily } from "./clean-leftovers";
import { frontDoor, type Handle } from "./front-door";
import { failed, messageOf, type Outcome } from "./problems";
import { type Running, setRunning } from "./running";
import { stopGracefully } from "./stop-gracefully";

/** What scripts/serve.mjs waits for: that this has begun, and then the server for Next's answers. */
type Starter = { begin(): void; open(serveThrough: (handle: Handle) => void): void };

const { condottaStarter: starter } = globalThis as typeof globalThis & { condottaStarter?: Starter };

/** Next's own server leaks the sockets of upgrades and lets clients choose their address, so only `next dev` may use it. */
async function bootBehindFrontDoor(root: string): Promise<Outcome<Running>> {
  if (process.env.NODE_ENV === "production" && !starter) return failed(TERMINAL.serve.nextStart);
  return boot(root, process.env);
}

function open(running: Running, handle: Handle): void {
  const { log, knowledge, environment } = running;
  const { port, publicUrl, dataDirectory } = environment;
  const server = frontDoor(running, handle);
  stopGracefully(running, server);
  const cannotListen = (error: Error) => {
    console.error(TERMINAL.serve.noPort(port, messageOf(error)));
    process.exit(1);
  };
  server.once("error", cannotListen);
  server.listen(port, () => {
    server.off("error", cannotListen);
    server.on("error", (error) => log.error({ err: error }, "a connection could not be taken"));
    log.info({ port, publicUrl, dataDirectory, data: knowledge.catalog.version }, "serving");
    console.log(TERMINAL.serve.ready(publicUrl));
  });
}

async function start(root: string): Promise<void> {
  const booted = await bootBehindFrontDoor(root);
  if (!booted.ok) {
    for (const problem of booted.problems) console.error(problem);
    process.exit(1);
  }
  const running = booted.value;
  setRunning(running);
  process.once("exit", () => void running.database.close());
  cleanDaily(running);
  starter?.open((handle) => open(running, handle));
}

/** Starts the server in this process, or ends the process with a sentence for each problem. */
export async function serve(root: string): Promise<void> {
  starter?.begin();
  try {
    await start(root);
  } catch (error) {
    // Next would log the error and never answer a request.
    console.error(error);
    process.exit(1);
  }
}
