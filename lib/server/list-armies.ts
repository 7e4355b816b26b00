import type { Armies } from "../../db/armies";
import type { Part } from "../../db/army-lists";
import { armyId } from "../model/identifiers";
import type { ArmyPlace, ArmySummary } from "../model/stored-army";
import { type PartOfList, partOf } from "./part-of-list";

/**
 * A part of an owner's army summaries: those in one place, or (null) all but the bin. The last changed comes first; in the bin, the last
 * deleted.
 */
export function listArmies(armies: Armies, owner: string, place: ArmyPlace | null, part: Part): Promise<PartOfList<ArmySummary>> {
  const places = place === null ? (["desk", "archive"] as const) : [place];
  return partOf(
    part,
    (asked) => armies.summaries(owner, places, asked),
    (row) => row,
    ({ id, createdAt, changedAt, moment: _, ...rest }) => ({
      ...rest,
      id: armyId.parse(id),
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }),
  );
}
