// Test files share a process: what the server that one of them ran has left on it is not the next one's.
import { vi } from "vitest";

vi.unstubAllGlobals();
vi.restoreAllMocks();
for (const name of Object.keys(globalThis)) if (name.startsWith("condotta")) Reflect.deleteProperty(globalThis, name);
