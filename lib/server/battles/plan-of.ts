import type { BattlePlan } from "../../model/battle-plan";
import type { SeatName } from "../../model/by-seat";
import { view } from "../../rules/prebattle/view";
import { battlePlan, hasPlan } from "../../sheets/plan/battle-plan";
import { running } from "../running";
import type { Loaded } from "./loaded";

/** The plan of a battle for a seat, or (null) for everybody; null while nothing is on the table. */
export function planOf({ battle }: Loaded, seat: SeatName | null): BattlePlan | null {
  const seen = view(battle, seat);
  return hasPlan(seen, battle.book) ? battlePlan(seen, battle.book, running().knowledge.catalog.basing.baseSizes) : null;
}
