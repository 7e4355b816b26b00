import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import { findList } from "../rules/army/book";
import { running } from "./running";

/**
 * The lists that the editor needs for an army: its own and its allies', in force and as the army pinned them, and those its allies may come
 * from. Lists in force come first. A version never known here is left out.
 */
export function deskLists(army: Army): readonly ArmyList[] {
  const { catalog, book } = running().knowledge;
  const named = [army, ...army.commanders];
  const pinned = named.flatMap(({ list, listVersion }) => (list === null ? [] : (findList(book, list, listVersion)?.list ?? [])));
  const senders = pinned.flatMap((list) => list.commanders.externalAllies.map((one) => one.list));
  const wanted = new Set([...pinned.map((list) => list.id), ...senders]);
  return [...new Set([...catalog.lists.filter((list) => wanted.has(list.id)), ...pinned])];
}
