import type { BattleView } from "@/lib/model/battle-view";

/** Nothing more is decided here. */
export const isOver = ({ step }: Pick<BattleView, "step">): boolean => step === "ready" || step === "closed" || step === "abandoned";
