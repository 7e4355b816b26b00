import type { BattleView } from "@/lib/model/battle-view";

/** What of a battle is drawn as a battlefield. `own`: names for unit groups that nobody else sees. */
export type FieldShown = Pick<
  BattleView,
  "table" | "roles" | "flank" | "pieces" | "units" | "camps" | "markers" | "commanders" | "commands" | "seat"
> &
  Partial<Pick<BattleView, "own" | "stragglers">>;
