import type { ArmyRow } from "../../db/armies";
import { armyId } from "../model/identifiers";
import type { StoredArmy } from "../model/stored-army";

/** An army as its owner is shown it: nothing of whose it is or how it came here. */
export function asStoredArmy({ id, revision, place, createdAt, changedAt, document }: ArmyRow): StoredArmy {
  return {
    ...{ id: armyId.parse(id), revision, place },
    ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
    army: document,
  };
}
