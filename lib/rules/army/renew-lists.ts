import type { Army } from "../../model/army";
import type { ListId, Version } from "../../model/identifiers";
import type { Book } from "./book";

/**
 * The army made from the lists as they are today, its own and those of its external allies; null where it pins none that has changed
 * since. A list that is in force no more stays as it is pinned. The army itself is judged anew, not changed.
 */
export function renewLists(army: Army, book: Book): Army | null {
  const today = (list: ListId | null, pinned: Version | null): Version | null =>
    list === null || pinned === null ? pinned : (book.current.get(list)?.list.version ?? pinned);
  const listVersion = today(army.list, army.listVersion);
  const commanders = army.commanders.map((one) => {
    const version = today(one.list, one.listVersion);
    return version === one.listVersion ? one : { ...one, listVersion: version };
  });
  const hasChanged = listVersion !== army.listVersion || commanders.some((one, at) => one !== army.commanders[at]);
  return hasChanged ? { ...army, listVersion, commanders } : null;
}
