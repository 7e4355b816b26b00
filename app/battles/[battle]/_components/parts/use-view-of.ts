import { useRef } from "react";
import type { BattleView } from "@/lib/model/battle-view";

/** A view that stays the same object for as long as these parts of it do; the others may be those of an earlier one. */
export function useViewOf(view: BattleView, parts: readonly (keyof BattleView)[]): BattleView {
  const kept = useRef(view);
  if (parts.some((part) => kept.current[part] !== view[part])) kept.current = view;
  return kept.current;
}
