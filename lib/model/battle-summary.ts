import { z } from "zod";
import { battleView } from "./battle-view";
import { SEATS } from "./enumerations";

const told = battleView.pick({
  ...{ battle: true, step: true, toAct: true, chairs: true, roles: true, territory: true, square: true, day: true },
  ...{ forces: true, table: true, abandonOffered: true },
}).shape;

/** A battle in the list of an account's battles: as its seat sees it, and where it holds both, as a spectator does. */
export const battleSummary = z.strictObject({
  ...told,
  /** Those that the account holds. */
  seats: z.array(z.enum(SEATS)).min(1).max(2),
  /** Whether one person plays both. */
  oneHand: z.boolean(),
  /** When somebody acted in it last. */
  changedAt: z.iso.datetime(),
});
export type BattleSummary = z.infer<typeof battleSummary>;

export const myBattles = z.strictObject({ battles: z.array(battleSummary) });
