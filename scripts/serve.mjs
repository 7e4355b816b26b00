// The server in production: Next makes the answers, and lib/server/front-door.ts is what everybody talks to.
import { createServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How long Next may take until it runs instrumentation.ts, in milliseconds. What that does may then take as long as it likes. */
const PATIENCE = 60_000;

function giveUp() {
  console.error("Next does not run instrumentation.ts, so nothing can be served: use the version of Next in package-lock.json.");
  process.exit(1);
}

/** Kept by lib/server/serve.ts, which Next loads through instrumentation.ts and bundles with all that it needs. */
const opened = new Promise((open) => {
  const waiting = setTimeout(giveUp, PATIENCE);
  globalThis.condottaStarter = { begin: () => clearTimeout(waiting), open };
});

// Next listens for upgrades on the server that it is given, and leaks their sockets: it gets one that nobody can reach.
const app = next({ dev: false, dir: root, port: Number(process.env.PORT || 3000), httpServer: createServer() });
await app.prepare();
const serveThrough = await opened;
serveThrough(app.getRequestHandler());
