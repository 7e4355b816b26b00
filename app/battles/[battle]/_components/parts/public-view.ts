import type { BattleView } from "@/lib/model/battle-view";

/** Orders are seen once both seats have given theirs; what they say, once they are revealed. */
const markersOf = ({ markers, ordered }: BattleView): BattleView["markers"] =>
  ordered.a && ordered.b ? markers.map((one) => ({ ...one, secret: one.revealed ? one.secret : null })) : [];

/** A seat's view without its hand, force and orders: what everybody may see once both armies are revealed. */
export const publicView = (view: BattleView): BattleView => ({
  ...view,
  ...{ seat: null, hand: [], card: null, legal: [], own: null },
  markers: markersOf(view),
});
