import type { Army } from "../../model/army";
import type { ArmyList } from "../../model/army-list";
import type { ListId, Version } from "../../model/identifiers";

/** All that an army can be begun from: the lists in force, and the sample armies with the ids of their pages. */
export type Beginnings = { readonly lists: readonly ArmyList[]; readonly samples: readonly { readonly id: string; readonly army: Army }[] };

type Known = {
  readonly inForce: readonly ArmyList[];
  /** A list in that version, or (null) as in force; null if it is not known. */
  readonly find: (id: ListId, version: Version | null) => ArmyList | null;
};

/**
 * The lists that an editor needs for an army: its own and its allies', in force and as the army pinned them, and those its allies may come
 * from. Lists in force come first. A version that is not known is left out.
 */
export function deskLists(army: Army, { inForce, find }: Known): readonly ArmyList[] {
  const pinned = [army, ...army.commanders].flatMap(({ list, listVersion }) => (list === null ? [] : (find(list, listVersion) ?? [])));
  const named = new Set(pinned.map((list) => list.id));
  const newest = inForce.filter((list) => named.has(list.id));
  const senders = [...pinned, ...newest].flatMap((list) => list.commanders.externalAllies.map((one) => one.list));
  const wanted = new Set([...named, ...senders]);
  return [...new Set([...inForce.filter((list) => wanted.has(list.id)), ...pinned])];
}
