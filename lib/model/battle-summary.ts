import { z } from "zod";
import { battleView } from "./battle-view";
import { SEATS } from "./enumerations";

const viewFields = battleView.pick({
  ...{ battle: true, step: true, toAct: true, chairs: true, roles: true, territory: true, square: true, day: true },
  ...{ forces: true, table: true, abandonOffered: true },
}).shape;

/** A battle in an account's list, as its seat sees it; as a spectator sees it if the account holds both seats. */
export const battleSummary = z.strictObject({
  ...viewFields,
  /** The seats the account holds. */
  seats: z.array(z.enum(SEATS)).min(1).max(2),
  /** Whether one person plays both seats. */
  oneHand: z.boolean(),
  /** When anybody last acted in it. */
  changedAt: z.iso.datetime(),
});
export type BattleSummary = z.infer<typeof battleSummary>;

export const myBattles = z.strictObject({ battles: z.array(battleSummary) });
