import { basename } from "node:path";
import { run } from "./run.mjs";

/** Runs the npm that called us, or the one on the path. */
export function npm(args, options) {
  const called = process.env.npm_execpath;
  const [command, first] = called && basename(called) === "npm-cli.js" ? [process.execPath, [called]] : ["npm", []];
  return run(command, [...first, ...args], options);
}
