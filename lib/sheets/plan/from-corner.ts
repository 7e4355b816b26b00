import type { PlanCorner, PlanSpot } from "../../model/battle-plan";
import type { Point } from "../../rules/table/geometry/quad";
import { baseWidths, hundredths } from "../../rules/table/hundredths";

type Table = { readonly width: number; readonly depth: number };

/** Where a place on the table (hundredths of a BW from the defender's left and edge) lies from a player's own left and edge. */
export const fromCorner = ({ x, y }: Point, { width, depth }: Table, corner: PlanCorner): PlanSpot =>
  corner === "defender"
    ? { left: baseWidths(x), edge: baseWidths(y) }
    : { left: baseWidths(hundredths(width) - x), edge: baseWidths(hundredths(depth) - y) };

/** The same of a place as documents have it, in BW. */
export const placeFromCorner = (place: { readonly x: number; readonly y: number }, table: Table, corner: PlanCorner): PlanSpot =>
  fromCorner({ x: hundredths(place.x), y: hundredths(place.y) }, table, corner);
