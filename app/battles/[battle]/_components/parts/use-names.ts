import { useMemo } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type SeatNames, seatNames } from "@/lib/words/battle/seat-names";

/** What the seats are called; one object for as long as it is the same. */
export function useNames(view: BattleView, eyes: SeatName | null): SeatNames {
  const {
    defender,
    names: { a, b },
  } = seatNames(view, eyes);
  return useMemo(() => ({ eyes, defender, names: { a, b } }), [eyes, defender, a, b]);
}
