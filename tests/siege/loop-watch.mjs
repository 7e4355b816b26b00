// Loaded into a server before all else: tells how long its event loop was held at most since it was last asked, in milliseconds.
import { createServer } from "node:http";

const STEP = 2;

/** Time that passed, or that this process worked meanwhile where that is less: on a busy machine it waits for others, too. */
function now() {
  const { user, system } = process.cpuUsage();
  return { passed: performance.now(), worked: (user + system) / 1000 };
}
const heldSince = (last) => {
  const { passed, worked } = now();
  return Math.min(passed - last.passed - STEP, worked - last.worked);
};

let [last, most] = [now(), 0];
setInterval(() => {
  most = Math.max(most, heldSince(last));
  last = now();
}, STEP).unref();

const port = Number(process.env.LOOP_WATCH_PORT);
if (port > 0)
  createServer((_, response) => {
    const held = Math.max(most, heldSince(last));
    [last, most] = [now(), 0];
    response.end(String(held));
  })
    .listen(port, "127.0.0.1")
    .unref();
