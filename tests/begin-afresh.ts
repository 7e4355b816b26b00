// Test files share a process: what the server that one of them ran has left on it is not the next one's.
import type { ScryptOptions } from "node:crypto";
import { vi } from "vitest";

vi.unstubAllGlobals();
vi.restoreAllMocks();
for (const name of Object.keys(globalThis)) if (name.startsWith("condotta")) Reflect.deleteProperty(globalThis, name);

type Done = (error: Error | null, key: Buffer) => void;

// A key takes a tenth of a second to derive: the same password with the same salt has the same one, and is not derived again.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const derived = new Map<string, Promise<Buffer>>();
  const derive = (...[password, salt, bytes, cost]: [string, string, number, ScryptOptions]) =>
    new Promise<Buffer>((resolve, reject) => {
      crypto.scrypt(password, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
    });
  function scrypt(password: string, salt: string, bytes: number, cost: ScryptOptions, done: Done): void {
    const asked = JSON.stringify([password, salt, bytes, cost]);
    const key = derived.get(asked) ?? derive(password, salt, bytes, cost);
    derived.set(asked, key);
    key.then((found) => done(null, found)).catch((error) => done(error, Buffer.alloc(0)));
  }
  return { ...crypto, default: crypto, scrypt };
});
