import { useRef } from "react";
import type { BattleView } from "@/lib/model/battle-view";

/** A view that stays the same object until one of these parts changes; its other parts may be older. */
export function useViewOf(view: BattleView, parts: readonly (keyof BattleView)[]): BattleView {
  const kept = useRef(view);
  if (parts.some((part) => kept.current[part] !== view[part])) kept.current = view;
  return kept.current;
}
