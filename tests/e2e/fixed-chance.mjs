// Loaded into a test's server before its program: all chance follows from the name in the file CHANCE_OF, from its beginning whenever that changes.
import crypto from "node:crypto";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Bytes for one use: what another use takes, and how often, changes nothing. */
function streamOf(use) {
  let last = null;
  let taken = 0;
  return (size) => {
    const name = readFileSync(process.env.CHANCE_OF, "utf8");
    if (name !== last) [last, taken] = [name, 0];
    taken += 1;
    return crypto.createHash("shake256", { outputLength: size }).update(`${name}|${use}|${size}|${taken}`).digest();
  };
}

const bytes = streamOf("randomBytes");
const values = streamOf("getRandomValues");
crypto.randomBytes = bytes;
globalThis.crypto.getRandomValues = (array) => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(values(array.byteLength));
  return array;
};
syncBuiltinESMExports();
