import type { BattleView } from "@/lib/model/battle-view";

type Standing = Pick<BattleView, "step">;

/** Nothing is left to decide. */
export const isOver = ({ step }: Standing): boolean => step === "closed" || step === "abandoned";

/** Nothing is left to do before the battle, and it can no longer be abandoned. */
export const isPrepared = (view: Standing): boolean => view.step === "ready" || isOver(view);
