import { useMemo } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type SeatNames, seatNames } from "@/lib/words/battle/seat-names";

/** How a room tells its eyes of both seats, and from their own corner; one object for as long as it is the same. */
export function useNames(view: BattleView, eyes: SeatName | null): SeatNames {
  const {
    defender,
    names: { a, b },
  } = seatNames(view, eyes);
  const { width, depth } = view.table;
  // Every view has others that say the same.
  const commanders = JSON.stringify(view.seat && view.own ? { [view.seat]: view.own.commanders } : {});
  return useMemo(
    () => ({ eyes, defender, names: { a, b }, table: { width, depth }, commanders: JSON.parse(commanders) }),
    [eyes, defender, a, b, width, depth, commanders],
  );
}
