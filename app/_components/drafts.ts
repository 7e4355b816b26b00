import type { Army } from "@/lib/model/army";

const PREFIX = "condotta.draft.";
const NEW = "new.";

/** Under what a draft is kept: a ready army's id, or the list that a new army is raised from. */
export const newDraftKey = (list: string): string => NEW + list;

const addressOf = (key: string): string => (key.startsWith(NEW) ? `/armies/new?list=${key.slice(NEW.length)}` : `/armies/${key}`);

function nameIn(stored: string | null): string | null {
  try {
    const { name } = JSON.parse(stored ?? "null") as { name?: unknown };
    return typeof name === "string" ? name : null;
  } catch {
    // What cannot be read is told where it is opened.
    return null;
  }
}

/** Every draft kept in this browser, by name. */
export function keptDrafts(): readonly { readonly name: string; readonly address: string }[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys
      .map((key) => ({
        name: nameIn(localStorage.getItem(key)) ?? "A draft that cannot be read",
        address: addressOf(key.slice(PREFIX.length)),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, "en-GB"));
  } catch {
    // Storage forbidden by the browser: nothing can have been kept.
    return [];
  }
}

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

/** Whether another tab changed this draft. */
export const isDraft = (event: StorageEvent, key: string): boolean => event.key === PREFIX + key;

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept, so nothing is left to remove.
  }
}
