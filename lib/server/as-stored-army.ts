import type { ArmyRow } from "../../db/armies";
import { armyId } from "../model/identifiers";
import type { StoredArmy } from "../model/stored-army";

/** An army as its owner sees it, without its owner and creation key. */
export function asStoredArmy({ id, revision, place, createdAt, changedAt, document }: ArmyRow): StoredArmy {
  return {
    ...{ id: armyId.parse(id), revision, place },
    ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
    army: document,
  };
}
