// The server in production: Next makes the answers, and lib/server/front-door.ts is what everybody talks to.
import { createServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Kept by lib/server/serve.ts, which Next loads through instrumentation.ts and bundles with all that it needs. */
let hasBegun = false;
const opened = new Promise((open) => {
  globalThis.condottaStarter = { begin: () => (hasBegun = true), open };
});

// Next listens for upgrades on the server that it is given, and leaks their sockets: it gets one that nobody can reach.
const app = next({ dev: false, dir: root, port: Number(process.env.PORT || 3000), httpServer: createServer() });
await app.prepare();
// Next waits for instrumentation.ts: where it was not run by now, it could not be, or Next has changed.
if (!hasBegun) {
  console.error(
    "Next did not run instrumentation.ts, so nothing can be served. The messages above say why. If there are none, use the version of Next in package-lock.json.",
  );
  process.exit(1);
}
const serveThrough = await opened;
serveThrough(app.getRequestHandler());
