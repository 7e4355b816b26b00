import { useMemo } from "react";
import { type FieldLayout, fieldLayout } from "@/app/_components/battlefield/field-layout";
import type { BattleView } from "@/lib/model/battle-view";

/** The table from its viewer's edge; for spectators from the defender's. */
export function useFieldLayout({ table: { width, depth }, roles, seat }: BattleView): FieldLayout {
  const edge = seat !== null && roles?.invader === seat ? "invader" : "defender";
  return useMemo(() => fieldLayout({ width, depth }, edge), [width, depth, edge]);
}
