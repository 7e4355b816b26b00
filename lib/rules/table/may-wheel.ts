import type { Placed } from "../../model/battlefield";
import type { ShortEdge } from "../../model/enumerations";
import type { PlacementReason } from "../../model/refusals";
import type { Battleground } from "./battleground";
import { turnedPoint } from "./geometry/turned";
import { baseWidths, hundredths } from "./hundredths";
import { leavesTable, onNoGround, onOthers } from "./in-the-way";
import { turnOf, unitFootprint } from "./unit-footprint";
import { sidesOf } from "./unit-shape";

type Turned = { readonly x: number; readonly y: number; readonly facing: number };

const TURN = 360;

/** Where guns are after wheeling back about a front corner, which stays in place. */
function wheeled({ book }: Battleground, unit: Placed, corner: ShortEdge, degrees: number): Turned {
  const { frontage, depth } = sidesOf(unit, unit.form, unit.files, book);
  const offset = { x: (corner === "left" ? -frontage : frontage) / 2, y: depth / 2 };
  const facing = (unit.facing + (corner === "left" ? TURN - degrees : degrees)) % TURN;
  const centre = { x: hundredths(unit.x), y: hundredths(unit.y) };
  const pivot = turnedPoint(offset, centre, turnOf(unit.facing));
  const at = turnedPoint({ x: -offset.x, y: -offset.y }, pivot, turnOf(facing));
  return { x: baseWidths(at.x), y: baseWidths(at.y), facing };
}

/**
 * Where guns are after wheeling back by so many degrees about their own left or right front corner, and every reason why they may not: off
 * the table, on water, impassable ground, a camp or a unit group ("Remaining Deployment 5"). Only the final place is judged.
 */
export function mayWheel(
  ground: Battleground,
  unit: Placed,
  corner: ShortEdge,
  degrees: number,
): { readonly reasons: readonly PlacementReason[]; readonly at: Turned } {
  const at = wheeled(ground, unit, corner, degrees);
  const footprint = unitFootprint({ ...unit, ...at }, ground.book);
  const reasons: readonly PlacementReason[] = [
    ...(leavesTable(ground, footprint) ? [{ code: "off-table" as const, params: {} }] : []),
    ...onNoGround(ground, footprint, unit.troop),
    ...onOthers(ground, footprint, unit),
  ];
  return { reasons, at };
}
