import type { Rectangle } from "../../rules/table/piece-footprint";
import type { SeatFrame } from "./seat-frame";

/** How deep into the table terrain matters most: half a table, where both lines meet. */
const MIDDLE = 0.5;

/**
 * What a piece of a kind worth so much is worth where it lies: what is liked counts most on the wings and on the own half, where it
 * guards and hides; what is not liked hurts most in the middle of the own half. The larger, the more of either.
 */
export function worthOfPlace(worth: number, { w, h, x, y }: Rectangle, keepsRoom: boolean, frame: SeatFrame): number {
  const { across, ahead } = frame.own({ x, y });
  const aside = Math.abs(across / frame.width - MIDDLE) / MIDDLE;
  const far = Math.max(0, ahead / frame.depth - MIDDLE) / MIDDLE;
  const inTheWay = (1 - aside * 0.6) * (1 - far * 0.8);
  const ofUse = (0.4 + aside * 0.6) * (1 - far * 0.8);
  const isWanted = worth > 0 && !keepsRoom;
  return (worth * (isWanted ? ofUse : inTheWay) * w * h) / (frame.width * frame.depth);
}
