import type { Armies } from "../../db/armies";
import type { Part } from "../../db/army-lists";
import { armyId } from "../model/identifiers";
import type { ArmyPlace, ArmySummary } from "../model/stored-army";

export type PartAsked = Part;

/** Part of an owner's armies in short, the newest change first: those in one place, or (null) all but those in the bin. */
export async function listArmies(armies: Armies, owner: string, place: ArmyPlace | null, part: Part): Promise<readonly ArmySummary[]> {
  const rows = await armies.summaries(owner, place === null ? ["desk", "archive"] : [place], part);
  return rows.map(({ id, createdAt, changedAt, ...rest }) => ({
    ...rest,
    id: armyId.parse(id),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}
