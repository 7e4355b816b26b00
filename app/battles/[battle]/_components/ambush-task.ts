import type { Stance, Task } from "@/app/_components/handling/task";
import type { BattleView } from "@/lib/model/battle-view";
import type { FrozenForce } from "@/lib/model/force";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import type { Battleground } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { within } from "@/lib/rules/table/geometry/predicates";
import { mayBluff, mayHide } from "@/lib/rules/table/may-hide";
import { coverOf, markerQuad } from "@/lib/rules/table/sight";
import { coverWords } from "@/lib/words/battle/orders";
import { HELD_NAMES } from "@/lib/words/battle/table-panels";
import type { OrdersDraft } from "./orders-draft";
import { groundOf } from "./seen-ground";

type Unit = FrozenForce["units"][number];
type Spot = { readonly x: number; readonly y: number };

type Given = {
  readonly view: BattleView;
  readonly book: BattleBook;
  readonly draft: OrdersDraft;
  /** Which of the markers. */
  readonly at: number;
  /** Where it starts if it has not been placed; null: in the middle of the player's half. */
  readonly first: Spot | null;
};

const NOBODY: readonly Unit[] = [];

/** Unit groups that can lie in ambush now. */
export function ableToHide({ legal, own }: BattleView): readonly Unit[] {
  const able = legal.flatMap((one) => (one.type === "give-orders" ? one.ambushing : []));
  return own && able.length > 0 ? own.units.filter(({ number }) => able.includes(number)) : NOBODY;
}

const isDefending = ({ seat, roles }: BattleView): boolean => seat === roles?.defender;

/** Where the middle of a marker may be at best: on the seat's own half. */
export function withinHalf(view: BattleView, { width, depth, book }: Battleground): Task["within"] {
  const half = book.limits["marker-size"] / 2;
  const [bottom, top] = isDefending(view) ? [0, depth / 2] : [depth / 2, depth];
  return { left: baseWidths(half), right: baseWidths(width - half), bottom: baseWidths(bottom + half), top: baseWidths(top - half) };
}

const middleOf = ({ left, right, bottom, top }: Task["within"]): Spot => ({ x: (left + right) / 2, y: (bottom + top) / 2 });

/** From how near the group would be seen where it lies, in the piece that covers it. */
function notesAt(ground: Battleground, spot: Spot, group: Unit | undefined): readonly string[] {
  if (!group) return [];
  const covers = coverOf(ground, group);
  const piece = ground.pieces.find(
    ({ footprint }, at) => covers[at] === "1" && footprint.some((quad) => within([markerQuad(spot, ground)], quad)),
  );
  return piece ? [coverWords(piece.piece.kind, piece.kind.seenInto ?? 0)] : [];
}

/** A marker of the draft in hand: legal where its group would be hidden, or, for a bluff, where any group could be. */
export function ambushTask({ view, book, draft, at, first }: Given): Task | null {
  const [ground, marker, { seat }] = [groundOf(view, book), draft.ambushes[at], view];
  if (!ground || !marker || !seat) return null;
  const group = view.own?.units.find(({ number }) => number === marker.unit);
  const couldBe = ableToHide(view);
  const area = withinHalf(view, ground);
  const place = marker.at ?? first ?? middleOf(area);
  // Upright for its player: a marker has no front.
  const start: Stance = { x: place.x, y: place.y, angle: isDefending(view) ? 90 : 270, w: 0, h: 0 };
  return {
    key: `${view.battle} ${seat} ambush ${at + 1}`,
    name: HELD_NAMES.ambush(at + 1),
    ...{ start, moves: "free", turns: false, sides: null, within: area, isShown: true },
    footprint: (stance) => [markerQuad(stance, ground)],
    judge: (stance) => {
      const reasons = group ? mayHide(ground, seat, stance, group) : mayBluff(ground, seat, stance, couldBe);
      return { stance, reasons, warnings: [], notes: reasons.length === 0 ? notesAt(ground, stance, group) : [] };
    },
  };
}
