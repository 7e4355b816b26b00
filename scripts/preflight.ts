import { resolve } from "node:path";
import { boot } from "../lib/server/boot";

/** Checks and prepares everything a server needs, so that problems show before the build takes minutes. */
const booted = await boot(resolve(import.meta.dirname, ".."), process.env);
if (booted.ok) await booted.value.database.close();
else {
  for (const problem of booted.problems) console.error(problem);
  process.exitCode = 1;
}
