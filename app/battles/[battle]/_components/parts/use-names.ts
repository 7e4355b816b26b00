import { useMemo } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type SeatNames, seatNames } from "@/lib/words/battle/seat-names";

/** What a room calls both seats for its reader; the same object until something in it changes. */
export function useNames(view: BattleView, eyes: SeatName | null): SeatNames {
  const {
    defender,
    names: { a, b },
  } = seatNames(view, eyes);
  const { width, depth } = view.table;
  // Every view brings new objects with the same content.
  const commanders = JSON.stringify(view.seat && view.own ? { [view.seat]: view.own.commanders } : {});
  return useMemo(
    () => ({ eyes, defender, names: { a, b }, table: { width, depth }, commanders: JSON.parse(commanders) }),
    [eyes, defender, a, b, width, depth, commanders],
  );
}
