import type { BattleView } from "@/lib/model/battle-view";

type Standing = Pick<BattleView, "step">;

/** Nothing more is decided here. */
export const isOver = ({ step }: Standing): boolean => step === "closed" || step === "abandoned";

/** Nothing is left to do before the battle, nor can it be given up any more. */
export const isPrepared = (view: Standing): boolean => view.step === "ready" || isOver(view);
