import type { Army } from "../../model/army";
import type { ListId, Version } from "../../model/identifiers";
import type { Book } from "./book";

/** An army updated to today's versions, and what was updated. */
export type Renewal = { readonly army: Army; readonly lists: boolean; readonly rules: boolean };

/**
 * The army on what is in force today: its list, its external allies' lists, and the rules tables (no longer pinned). Null if nothing it
 * pins has changed. A list no longer in force stays pinned. The army itself is not changed, only judged again. `rules`: the version of the
 * tables in force.
 */
export function renewVersions(army: Army, book: Book, rules: Version): Renewal | null {
  const today = (list: ListId | null, pinned: Version | null): Version | null => {
    if (list === null || pinned === null) return pinned;
    const inForce = book.current.get(list);
    return inForce && inForce !== book.byVersion.get(pinned) ? inForce.list.version : pinned;
  };
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
