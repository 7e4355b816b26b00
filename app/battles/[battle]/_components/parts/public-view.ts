import type { BattleView } from "@/lib/model/battle-view";

/** What everybody may see of a seat's view, once both armies are shown: nothing of its hand stays in it. */
export const publicView = (view: BattleView): BattleView => ({ ...view, seat: null, hand: [], card: null, legal: [] });
