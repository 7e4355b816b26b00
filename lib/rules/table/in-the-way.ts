import type { SeatName } from "../../model/by-seat";
import { GOINGS, type Going } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { PlacementReason } from "../../model/refusals";
import type { KindRow } from "./battlefield-book";
import { type Battleground, tableBox } from "./battleground";
import { type Box, boundsOf, type Footprint } from "./geometry/footprint";
import { insideBox, overlap } from "./geometry/predicates";

/** The going of a piece for these troops: elephants and camels have their own. */
export function goingFor(kind: KindRow, { type, characteristics }: Pick<QuickTroop, "type" | "characteristics">): Going {
  if (type === "elephant" && kind.elephants) return kind.elephants;
  if (characteristics.includes("camelry") && kind.camels) return kind.camels;
  return kind.going;
}

/** The worse of two goings. */
export const worseOf = (one: Going, other: Going): Going => (GOINGS.indexOf(one) > GOINGS.indexOf(other) ? one : other);

/** The worst going under any part of a footprint. */
export function worstGoing(ground: Battleground, footprint: Footprint, troop: Pick<QuickTroop, "type" | "characteristics">): Going {
  return ground.pieces
    .filter((piece) => overlap(footprint, piece.footprint))
    .reduce<Going>((worst, { kind }) => worseOf(worst, goingFor(kind, troop)), "good");
}

type Standing = { readonly seat: SeatName; readonly number: number };

/** For things that are not troops: only what is impassable to plain foot is in their way. */
const LIFELESS: Pick<QuickTroop, "type" | "characteristics"> = { type: "foot", characteristics: [] };

const boundsKnown = new WeakMap<Footprint, Box>();

/** The bounds of a footprint on the table, cached. */
function boundsKept(footprint: Footprint): Box {
  const found = boundsKnown.get(footprint);
  if (found) return found;
  const made = boundsOf(footprint);
  boundsKnown.set(footprint, made);
  return made;
}

/** Whether a footprint with these bounds overlaps another; the bounds alone decide most cases. */
function isOn(footprint: Footprint, { left, right, bottom, top }: Box, other: Footprint): boolean {
  const far = boundsKept(other);
  return left < far.right && right > far.left && bottom < far.top && top > far.bottom && overlap(footprint, other);
}

/** Whether a footprint leaves the table. */
export const leavesTable = (ground: Battleground, footprint: Footprint): boolean => !insideBox(footprint, tableBox(ground));

/** The water and impassable pieces a footprint lies on. */
export function onNoGround(
  ground: Battleground,
  footprint: Footprint,
  troop: Pick<QuickTroop, "type" | "characteristics"> = LIFELESS,
): readonly PlacementReason[] {
  const reasons: PlacementReason[] = [];
  if (ground.water && overlap(footprint, ground.water.footprint)) reasons.push({ code: "in-water", params: {} });
  for (const { piece, kind, footprint: other } of ground.pieces)
    if (goingFor(kind, troop) === "impassable" && overlap(footprint, other))
      reasons.push({ code: "impassable", params: { piece: piece.id } });
  return reasons;
}

/** The unit groups (except the one being judged) and camps of either seat that a footprint lies on. */
export function onOthers(ground: Battleground, footprint: Footprint, itself: Standing | null): readonly PlacementReason[] {
  const bounds = boundsOf(footprint);
  const reasons: PlacementReason[] = [];
  for (const { unit, footprint: other } of ground.units) {
    const { seat, number } = unit;
    if (itself && itself.seat === seat && itself.number === number) continue;
    if (isOn(footprint, bounds, other)) reasons.push({ code: "on-unit", params: { seat, number } });
  }
  for (const { seat, footprint: other } of ground.camps)
    if (isOn(footprint, bounds, other)) reasons.push({ code: "on-camp", params: { seat } });
  return reasons;
}
