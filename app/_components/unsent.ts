import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";

const PREFIX = "condotta.unsent.";

/** An army with changes that the server does not have yet, as this browser keeps it. */
export type Unsent = {
  /** The page it opens on: a stored army's id, or that of the ready army it was made from. */
  readonly page: string;
  /** The open page that wrote it. */
  readonly writer: string;
  /** What the server held when the changes were made; null before the first save. */
  readonly base: StoredArmy | null;
  /** What the first save is called, so that it makes one army however often it is sent. */
  readonly creationKey: string;
  readonly army: Army;
};

const addressOf = ({ page, writer }: Pick<Unsent, "page" | "writer">): string => `${PREFIX}${page}.${writer}`;

function entries(prefix: string): readonly (readonly [string, string])[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => [key, localStorage.getItem(key) ?? ""] as const);
  } catch {
    // Storage forbidden by the browser: nothing can have been kept.
    return [];
  }
}

/** Whether the browser took it: a full or forbidden storage does not. */
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
    // Nothing was kept, so nothing is left to remove.
  }
}

/** For one who wants nothing of his to be left. */
export function dropAllUnsent(): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left to remove.
  }
}

/** A record is only as good as its army: one that this version does not understand is left where it is, and told. */
async function read(text: string): Promise<Unsent | null> {
  const { army } = await import("@/lib/model/army");
  try {
    const record = JSON.parse(text) as Unsent;
    return army.safeParse(record.army).success && typeof record.writer === "string" ? record : null;
  } catch {
    return null;
  }
}

/** What is kept for one page; null for each that cannot be read. */
export async function unsentOn(page: string): Promise<readonly (Unsent | null)[]> {
  return Promise.all(entries(`${PREFIX}${page}.`).map(([, text]) => read(text)));
}

/** What is kept in this browser and can be read: each with what it takes to open, store or drop it. */
export async function allUnsent(): Promise<readonly Unsent[]> {
  const records = await Promise.all(entries(PREFIX).map(([, text]) => read(text)));
  return records.filter((one) => one !== null);
}
