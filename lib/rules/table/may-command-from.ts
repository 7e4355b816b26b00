import type { SeatName } from "../../model/by-seat";
import type { PlacementReason } from "../../model/refusals";
import type { Battleground } from "./battleground";
import { boxQuad } from "./geometry/turned";
import { hundredths } from "./hundredths";
import { onNoGround } from "./in-the-way";
import { zoneReasons } from "./zone-reasons";

/**
 * Every reason why a commander's base may not have its middle there (BW); empty if it may: off the table, outside his deployment zone, on
 * water or impassable ground. He may be beside or among unit groups and on the camp.
 */
export function mayCommandFrom(
  ground: Battleground,
  seat: SeatName,
  at: { readonly x: number; readonly y: number },
): readonly PlacementReason[] {
  const half = ground.book.limits["marker-size"] / 2;
  const [x, y] = [hundredths(at.x), hundredths(at.y)];
  const footprint = [boxQuad({ left: x - half, right: x + half, bottom: y - half, top: y + half })];
  return [...zoneReasons(ground, seat, footprint), ...onNoGround(ground, footprint)];
}
