import type { Armies } from "../../db/armies";
import { armyId } from "../model/identifiers";
import type { ArmyPlace, ArmySummary } from "../model/stored-army";

/** An owner's armies in short, the newest change first: those in one place, or (null) all but those in the bin. */
export async function listArmies(armies: Armies, owner: string, place: ArmyPlace | null): Promise<readonly ArmySummary[]> {
  const rows = await armies.summaries(owner, place);
  return rows.map(({ id, createdAt, changedAt, ...rest }) => ({
    ...rest,
    id: armyId.parse(id),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}
