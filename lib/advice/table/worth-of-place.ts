import type { Rectangle } from "../../rules/table/piece-footprint";
import type { SeatFrame } from "./seat-frame";

/** How deep into the table terrain matters most: half-way, where the lines meet. */
const MIDDLE = 0.5;

/**
 * What a piece is worth at its place, given what its kind is worth. Helpful terrain counts most on the wings and on the seat's own half,
 * where it guards and hides; harmful terrain hurts most in the middle of that half. Larger pieces count more either way.
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
