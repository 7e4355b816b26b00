import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { RUN } from "./words.mjs";

/**
 * A socket with a name of the folder's own, which Linux gives to one process at a time and takes back when it ends, however it ends. No
 * file is left that might be a dead process's. Null where the name is taken. No package can do it: it holds while packages are installed.
 */
function hold(root) {
  const name = createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 32);
  return new Promise((resolve, reject) => {
    const held = createServer();
    held.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)));
    held.listen(`\0condotta-${name}`, () => resolve(held.unref()));
  });
}

/** Does the work while no other start or test in this clone installs or builds. Elsewhere than on Linux nobody is waited for. */
export async function alone(root, work) {
  if (process.platform !== "linux") return work();
  let held = await hold(root);
  if (!held) console.log(RUN.waiting);
  while (!held) {
    await pause(300);
    held = await hold(root);
  }
  try {
    return await work();
  } finally {
    held.close();
  }
}
