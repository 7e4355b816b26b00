import { useMemo } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type SeatNames, seatNames } from "@/lib/words/battle/seat-names";

/** What the seats are called; one object for as long as it is the same. */
export function useNames(view: BattleView, eyes: SeatName | null): SeatNames {
  const { a, b } = seatNames(view, eyes).names;
  return useMemo(() => ({ eyes, names: { a, b } }), [eyes, a, b]);
}
