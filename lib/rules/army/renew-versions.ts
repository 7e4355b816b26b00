import type { Army } from "../../model/army";
import type { ListId, Version } from "../../model/identifiers";
import type { Book } from "./book";

/** Today's version of an army, and what it took from the older one. */
export type Renewal = { readonly army: Army; readonly lists: boolean; readonly rules: boolean };

/**
 * The army made from what is in force today: its own list, those of its external allies, and the rules tables, which it names no more.
 * Null where it pins none that has changed since. A list that is in force no more stays as it is pinned. The army itself is judged
 * anew, not changed. `rules`: the version of the tables in force.
 */
export function renewVersions(army: Army, book: Book, rules: Version): Renewal | null {
  const today = (list: ListId | null, pinned: Version | null): Version | null =>
    list === null || pinned === null ? pinned : (book.current.get(list)?.list.version ?? pinned);
  const listVersion = today(army.list, army.listVersion);
  const commanders = army.commanders.map((one) => {
    const version = today(one.list, one.listVersion);
    return version === one.listVersion ? one : { ...one, listVersion: version };
  });
  const newLists = listVersion !== army.listVersion || commanders.some((one, at) => one !== army.commanders[at]);
  const newRules = army.rules !== null && army.rules !== rules;
  if (!newLists && !newRules) return null;
  return { army: { ...army, listVersion, commanders, rules: newRules ? null : army.rules }, lists: newLists, rules: newRules };
}
