import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import type { Running } from "./running";

/** How long an answer under way may still take, in milliseconds. */
const GRACE = 1000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Every answer that has begun and not ended, while the returned set lives. */
function watchAnswers(): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return open;
}

const isEventStream = (response: ServerResponse) => String(response.getHeader("content-type")).startsWith("text/event-stream");

function whenClosed(answers: readonly ServerResponse[]): Promise<unknown> {
  return Promise.all(answers.map((answer) => new Promise((resolve) => answer.once("close", resolve))));
}

/**
 * On SIGTERM or SIGINT: ends event streams at once, gives other answers a short grace, closes the database and exits.
 * Next stops accepting at the same signal, but then waits for every open connection, for minutes where an upload stalls.
 */
export function stopGracefully({ database, log }: Running): void {
  const open = watchAnswers();
  process.once("exit", () => database.sqlite.close());
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.once(signal, async () => {
      const answers = [...open];
      log.info({ signal, answers: answers.length }, "stopping");
      for (const answer of answers.filter(isEventStream)) answer.end();
      await Promise.race([whenClosed(answers), new Promise((resolve) => setTimeout(resolve, GRACE))]);
      process.exit(code);
    });
  }
}
