import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Running } from "./running";

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
