import type { ArmyList } from "../model/army-list";
import type { ListId } from "../model/identifiers";
import { running } from "./running";

/** The lists that building an army of this one needs: itself first, then those its allies may come from. */
export function deskLists(id: ListId): readonly ArmyList[] {
  const { lists } = running().knowledge.catalog;
  const own = lists.find((list) => list.id === id);
  if (!own) return [];
  const allies = new Set(own.commanders.externalAllies.map((one) => one.list));
  return [own, ...lists.filter((list) => allies.has(list.id))];
}
