import type { BattleView } from "@/lib/model/battle-view";

/** Orders are seen when both seats have given theirs; what they say, when they are shown. */
const markersOf = ({ markers, ordered }: BattleView): BattleView["markers"] =>
  ordered.a && ordered.b ? markers.map((one) => ({ ...one, secret: one.revealed ? one.secret : null })) : [];

/** What everybody may see of a seat's view, once both armies are shown: nothing of its hand, its force or its orders stays in it. */
export const publicView = (view: BattleView): BattleView => ({
  ...view,
  ...{ seat: null, hand: [], card: null, legal: [], own: null },
  markers: markersOf(view),
});
