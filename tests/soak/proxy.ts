import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** Milliseconds for which a process that refused a connection is passed over, if another is there. */
const PASSED_OVER = 500;
const REFUSED = ["ECONNREFUSED"];

type Upstream = { readonly port: number; downUntil: number };

/** What a proxy in front of several web processes does: each request to the next one, and past those that are down. Loopback only. */
export async function startProxy(ports: readonly number[]) {
  const upstreams: readonly Upstream[] = ports.map((port) => ({ port, downUntil: 0 }));
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const counts = { passed: 0, elsewhere: 0, broken: 0 };
  let turn = 0;

  function inTurn(): readonly Upstream[] {
    const from = turn++ % upstreams.length;
    const all = [...upstreams.slice(from), ...upstreams.slice(0, from)];
    return [...all.filter((one) => one.downUntil <= Date.now()), ...all.filter((one) => one.downUntil > Date.now())];
  }

  function break_(answer: ServerResponse): void {
    counts.broken++;
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502, { "content-type": "text/plain" }).end("No web process answered.");
  }

  /** Only what cannot have arrived goes to another process: the sender alone knows whether the rest bears repeating. */
  function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse, [next, ...others]: readonly Upstream[]): void {
    if (!next) {
      break_(answer);
      return;
    }
    const { method, url, headers } = asked;
    const sent = request({ host: "127.0.0.1", port: next.port, method, path: url, headers, agent }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      got.once("error", () => answer.destroy());
      got.once("aborted", () => answer.destroy());
    });
    answer.once("close", () => sent.destroy());
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (answer.destroyed) return;
      if (!REFUSED.includes(error.code ?? "")) {
        break_(answer);
        return;
      }
      next.downUntil = Date.now() + PASSED_OVER;
      counts.elsewhere++;
      pass(asked, body, answer, others);
    });
    sent.end(body);
  }

  const server = createServer(async (asked, answer) => {
    counts.passed++;
    const body = await buffer(asked).catch(() => null);
    if (body) pass(asked, body, answer, inTurn());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
