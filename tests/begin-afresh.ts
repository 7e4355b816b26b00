// Test files share a process: what the server that one of them ran has left on it is not the next one's.
import { createHash, type ScryptOptions } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import { clearUp } from "./build/clearing-up";

afterAll(clearUp);
vi.unstubAllGlobals();
vi.restoreAllMocks();
for (const name of Object.keys(globalThis)) if (name.startsWith("condotta")) Reflect.deleteProperty(globalThis, name);

type Done = (error: Error | null, key: Buffer) => void;

// A key takes a tenth of a second to derive, and there are thousands. Most tests only ask whether two are the same, which cheap ones tell as
// well; a file with keys that were made elsewhere sets `condottaRealKeys`.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  function scrypt(password: string, salt: string, bytes: number, cost: ScryptOptions, done: Done): void {
    crypto.scrypt(password, salt, bytes, "condottaRealKeys" in globalThis ? cost : { ...cost, N: 2 }, done);
  }
  return { ...crypto, default: crypto, scrypt };
});

// The shipped data take half a second to read and check, and hundreds of servers begin with the same.
vi.mock("@/lib/catalog/load-catalog", async (original) => {
  const { loadCatalog } = await original<typeof import("@/lib/catalog/load-catalog")>();
  const read = new Map<string, ReturnType<typeof loadCatalog>>();
  const contentOf = (directory: string): string => {
    const hash = createHash("sha256");
    for (const file of readdirSync(directory, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        hash.update(`${file.parentPath.slice(directory.length)}/${file.name}\n`).update(readFileSync(join(file.parentPath, file.name)));
    return hash.digest("hex");
  };
  return {
    loadCatalog(directory: string) {
      const content = contentOf(directory);
      const known = read.get(content) ?? loadCatalog(directory);
      read.set(content, known);
      return known;
    },
  };
});
