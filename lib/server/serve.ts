import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { TERMINAL } from "../words/terminal";
import { boot } from "./boot";
import { cleanDaily } from "./clean-leftovers";
import { frontDoor, type Handle } from "./front-door";
import { failed, messageOf, type Outcome } from "./problems";
import { type Running, setRunning } from "./running";

/** How long unfinished answers may still take, in milliseconds. */
const GRACE = 1000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Returns all unfinished answers. They are dropped with their connection: if several requests wait on one connection, Node closes only the
 * first answer when it ends.
 */
export function watchAnswers(server: Server): () => readonly ServerResponse[] {
  const open = new Map<Socket, Set<ServerResponse>>();
  server.on("request", ({ socket }, response) => {
    if (socket.destroyed) return;
    const own = open.get(socket) ?? new Set();
    if (!open.has(socket)) socket.once("close", () => open.delete(socket));
    open.set(socket, own.add(response));
    response.once("close", () => own.delete(response));
  });
  return () => [...open.values()].flatMap((own) => [...own]);
}

const isEventStream = (response: ServerResponse) => String(response.getHeader("content-type")).startsWith("text/event-stream");

function whenClosed(answers: readonly ServerResponse[]): Promise<unknown> {
  return Promise.all(answers.map((answer) => new Promise((resolve) => answer.once("close", resolve))));
}

/**
 * On SIGTERM or SIGINT: accepts no more connections, ends event streams at once, gives other answers a short time, and exits. It waits no
 * longer for any connection: a stalled upload would take minutes.
 */
export function stopGracefully({ log }: Pick<Running, "log">, server: Server): void {
  const open = watchAnswers(server);
  // Ctrl+C arrives twice: from the terminal, and from scripts/start.mjs, which passes it on.
  let isStopping = false;
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      const answers = open();
      log.info({ signal, answers: answers.length }, "stopping");
      server.close();
      for (const answer of answers.filter(isEventStream)) answer.end();
      await Promise.race([whenClosed(answers), new Promise((resolve) => setTimeout(resolve, GRACE))]);
      process.exit(code);
    });
  }
}

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
