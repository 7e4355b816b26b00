import type { Footprint } from "./geometry/quad";
import { turned } from "./geometry/turned";
import { hundredths } from "./hundredths";

export type Rectangle = { readonly w: number; readonly h: number; readonly x: number; readonly y: number; readonly angle: number };

/** For a piece of terrain, laid or to be laid; BW and whole degrees. */
export const pieceFootprint = ({ w, h, x, y, angle }: Rectangle): Footprint =>
  turned([{ x: 0, y: 0, w: hundredths(w), h: hundredths(h) }], { x: hundredths(x), y: hundredths(y) }, angle);
