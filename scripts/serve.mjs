// The production server: Next makes the answers, behind lib/server/front-door.ts.
import { createServer } from "node:http";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import next from "next";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** How long Next may take to run instrumentation.ts. */
const BEGINS_WITHIN_MS = 10_000;

/** Told by lib/server/serve.ts, which Next loads through instrumentation.ts and bundles. */
let begin;
const begun = new Promise((done) => {
  begin = () => done(true);
});
const opened = new Promise((open) => {
  globalThis.condottaStarter = { begin, open };
});

// Next listens for upgrades on the server that it is given, and leaks their sockets. So it gets a server that nobody can reach.
const app = next({ dev: false, dir: root, port: Number(process.env.PORT || 3000), httpServer: createServer() });
await app.prepare();
// Next may be prepared a moment before instrumentation.ts has loaded all that it imports. If it never begins, it failed, or Next has changed.
if (!(await Promise.race([begun, pause(BEGINS_WITHIN_MS, false)]))) {
  console.error(
    "Next did not run instrumentation.ts, so nothing can be served. The messages above say why. If there are none, use the version of Next in package-lock.json.",
  );
  process.exit(1);
}
const serveThrough = await opened;
serveThrough(app.getRequestHandler());
