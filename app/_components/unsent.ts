import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";

const PREFIX = "condotta.unsent.";

/** An army with changes that are only in this browser's storage. */
export type Unsent = {
  /** The page it opens on: the id of a stored army, or of the sample army it was made from. */
  readonly page: string;
  /** The id of the open page that wrote it. */
  readonly writer: string;
  /** The army stored on the server when the changes were made; null before the first save. */
  readonly base: StoredArmy | null;
  /** The key of the first save, so that repeats create only one army. */
  readonly creationKey: string;
  readonly army: Army;
};

const addressOf = ({ page, writer }: Pick<Unsent, "page" | "writer">): string => `${PREFIX}${page}.${writer}`;

function entries(prefix: string): readonly (readonly [string, string])[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => [key, localStorage.getItem(key) ?? ""] as const);
  } catch {
    // The browser forbids storage, so nothing can be there.
    return [];
  }
}

/** Returns whether the browser stored it. A full or forbidden storage does not. */
export function keepUnsent(unsent: Unsent): boolean {
  try {
    localStorage.setItem(addressOf(unsent), JSON.stringify(unsent));
    return true;
  } catch {
    return false;
  }
}

export function dropUnsent(unsent: Pick<Unsent, "page" | "writer">): void {
  try {
    localStorage.removeItem(addressOf(unsent));
  } catch {
    // The browser forbids storage, so there is nothing to remove.
  }
}

/** Removes all unsent changes, when the account is deleted. */
export function dropAllUnsent(): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) localStorage.removeItem(key);
  } catch {
    // The browser forbids storage, so there is nothing to remove.
  }
}

/** Null for a record whose army this version cannot read. It stays in the storage. */
async function read(text: string): Promise<Unsent | null> {
  const { army } = await import("@/lib/model/army");
  try {
    const record = JSON.parse(text) as Unsent;
    return army.safeParse(record.army).success && typeof record.writer === "string" ? record : null;
  } catch {
    return null;
  }
}

/** The unsent records of one page; null for each that cannot be read. */
export async function unsentOn(page: string): Promise<readonly (Unsent | null)[]> {
  return Promise.all(entries(`${PREFIX}${page}.`).map(([, text]) => read(text)));
}

/** All readable unsent records of this browser. */
export async function allUnsent(): Promise<readonly Unsent[]> {
  const records = await Promise.all(entries(PREFIX).map(([, text]) => read(text)));
  return records.filter((one) => one !== null);
}
