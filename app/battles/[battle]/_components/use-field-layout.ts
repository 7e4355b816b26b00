import { useMemo } from "react";
import { type FieldLayout, fieldLayout } from "@/app/_components/battlefield/field-layout";
import type { BattleView } from "@/lib/model/battle-view";
import { useViewOf } from "./room-context";

const OF_LAYOUT = ["table", "roles"] as const;

/** The table from its viewer's edge; for spectators from the defender's. */
export function useFieldLayout({ table: { width, depth }, roles, seat }: Pick<BattleView, "table" | "roles" | "seat">): FieldLayout {
  const edge = seat !== null && roles?.invader === seat ? "invader" : "defender";
  return useMemo(() => fieldLayout({ width, depth }, edge), [width, depth, edge]);
}

/** The same in a battle's room. */
export const useRoomLayout = (): FieldLayout => useFieldLayout(useViewOf(OF_LAYOUT));
