import type { Army } from "@/lib/model/army";

const PREFIX = "condotta.draft.";

/** The draft kept in this browser under this key, or null. Refuses one that is no army, saying so. */
export async function readDraft(key: string): Promise<Army | null> {
  const stored = storedUnder(key);
  if (stored === null) return null;
  const { army } = await import("@/lib/model/army");
  const parsed = army.safeParse(JSON.parse(stored));
  if (!parsed.success) throw new Error("it is not an army that this version understands.");
  return parsed.data;
}

function storedUnder(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    // Storage forbidden by the browser: nothing can have been kept.
    return null;
  }
}

/** Whether the browser took it: a full or forbidden storage does not. */
export function writeDraft(key: string, army: Army): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(army));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept, so nothing is left to remove.
  }
}
