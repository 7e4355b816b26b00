import type { Armies } from "../../db/armies";
import { LIMITS } from "./limits";

/** Moves an owner's army to the bin. False if there is none outside it. */
export async function deleteArmy(armies: Armies, owner: string, id: string): Promise<boolean> {
  return (await armies.move({ id, owner, place: "bin", placedAt: new Date(), most: LIMITS.armies })) !== null;
}
