import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { inBrowser, inTab, parsedAs } from "../browser/storage";

const PREFIX = "condotta.unsent.";

/** Lists with changes that are only in this browser's storage, each under its id. */
export const UNSENT_LIST = "condotta.unsent-list.";

/** In a tab: the histories of armies that were left for another page, each under its id. */
export const LEFT = "condotta.left.";

/** Why drafted armies are as they are, each under its address. */
export const WHY = "condotta.why.";

/** An army with changes that are only in this browser's storage. */
export type Unsent = {
  /** The page it opens on: the id of a stored army or of the sample army it was made from, or `new/` and the key of an army begun here. */
  readonly page: string;
  /** The id of the open page that wrote it. */
  readonly writer: string;
  /** The army stored on the server when the changes were made; null before the first save. */
  readonly base: StoredArmy | null;
  /** The key of the first save, so that repeats create only one army. */
  readonly creationKey: string;
  readonly army: Army;
  /** Of an army begun here: what its first save sends, so that all pages that hold it store the same; else null. Earlier versions wrote none. */
  readonly first?: Army | null;
  /** The account signed in when it was begun, before the first save; null for none. Earlier versions wrote none. */
  readonly account?: string | null;
  /** In milliseconds; records of earlier versions have none. */
  readonly keptAt?: number;
};

const keyOf = ({ page, writer }: Pick<Unsent, "page" | "writer">): string => `${PREFIX}${page}.${writer}`;

/** Returns whether the browser stored it. A full or forbidden storage does not. */
export const keepUnsent = (unsent: Unsent): boolean => inBrowser.write(keyOf(unsent), JSON.stringify({ ...unsent, keptAt: Date.now() }));

export const dropUnsent = (unsent: Pick<Unsent, "page" | "writer">): void => inBrowser.remove(keyOf(unsent));

/** Removes all that this browser keeps of armies, when the account is deleted. */
export function dropAllUnsent(): void {
  [PREFIX, UNSENT_LIST, WHY].flatMap(inBrowser.keys).forEach(inBrowser.remove);
  inTab.keys(LEFT).forEach(inTab.remove);
}

/**
 * The unsent records under this prefix; null for each whose army this version cannot read, which stays in the storage. They are listed and
 * read in one go: a record that is dropped in between would pass for unreadable.
 */
async function readAll(prefix: string): Promise<readonly (Unsent | null)[]> {
  // Most visits find none, and need no schema.
  if (inBrowser.keys(prefix).length === 0) return [];
  const { army } = await import("@/lib/model/army");
  const read = (key: string) =>
    parsedAs(inBrowser.read(key), (value) => {
      const record = value as Unsent;
      const isReadable = [record.army, record.first ?? record.army].every((one) => army.safeParse(one).success);
      return isReadable && typeof record.writer === "string" ? record : null;
    });
  return inBrowser.keys(prefix).map(read);
}

/** The unsent records of one page; null for each that cannot be read. */
export const unsentOn = (page: string): Promise<readonly (Unsent | null)[]> => readAll(`${PREFIX}${page}.`);

/** The unsent record of one page that was written last. */
export async function latestUnsent(page: string): Promise<Unsent | null> {
  const records = (await unsentOn(page)).filter((one) => one !== null);
  return records.toSorted((one, other) => (one.keptAt ?? 0) - (other.keptAt ?? 0)).at(-1) ?? null;
}

/** All unsent records of one page as they are written; empty where there are none. */
export const unsentText = (page: string): string =>
  inBrowser
    .keys(`${PREFIX}${page}.`)
    .map((key) => inBrowser.read(key) ?? "")
    .join("");

/** Whether anything waits in this browser. Costs next to nothing. */
export const isAnyUnsent = (): boolean => inBrowser.keys(PREFIX).length > 0;

/** All readable unsent records of this browser. */
export async function allUnsent(): Promise<readonly Unsent[]> {
  return (await readAll(PREFIX)).filter((one) => one !== null);
}

/** The folder of the pages of armies that the server does not have yet. */
export const FOLDER = "new/";

export const isBegunHere = (page: string): boolean => page.startsWith(FOLDER);
