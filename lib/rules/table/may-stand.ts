import type { SeatName } from "../../model/by-seat";
import type { Form } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { PlacementReason } from "../../model/refusals";
import { formsOf } from "../army/troop-traits";
import { type Battleground, deploymentZone, flankSector, openWings, unitFootprint } from "./battleground";
import { baseWidths, boxQuad, type Footprint, highest, hundredths, lowest } from "./geometry/footprint";
import { leavesTable, onNoGround, onOthers } from "./in-the-way";
import { filesAllowed, type Group } from "./unit-shape";

/** Only how far a footprint reaches from the seat's own edge matters here; leaving the table behind it is a separate check. */
function isBeyondZone(ground: Battleground, seat: SeatName, footprint: Footprint): boolean {
  const { bottom, top } = deploymentZone(ground, seat);
  return seat === ground.defender ? footprint.some((quad) => highest(quad, 1) > top) : footprint.some((quad) => lowest(quad, 1) < bottom);
}

/** Why a footprint is not in its seat's deployment zone. */
function zoneReasons(ground: Battleground, seat: SeatName, footprint: Footprint): readonly PlacementReason[] {
  const { bottom, top } = deploymentZone(ground, seat);
  const reasons: PlacementReason[] = [];
  if (leavesTable(ground, footprint)) reasons.push({ code: "off-table", params: {} });
  if (isBeyondZone(ground, seat, footprint))
    reasons.push({ code: "outside-deployment", params: { from: baseWidths(bottom), to: baseWidths(top) } });
  return reasons;
}

/** A unit group's place: its centre in BW, whole degrees. */
export type Stand = { readonly x: number; readonly y: number; readonly facing: number; readonly files: number; readonly form: Form };

/** Whether such troops in this form may deploy on an open wing ("Remaining Deployment 4", "Glossary: Flank Sector"). */
export const standsOnWings = ({ type, formation, setFormation }: QuickTroop, form: Form): boolean =>
  type === "mounted" || type === "elephant" || formation === "dragoon" || form === "skirmish" || setFormation === "commanded-shot";

function shapeReasons(group: Group, stand: Stand, { book }: Battleground): readonly PlacementReason[] {
  const forms = formsOf(group.troop);
  const allowed = filesAllowed(group, book);
  const reasons: PlacementReason[] = [];
  if (!forms.includes(stand.form)) reasons.push({ code: "form", params: { forms } });
  if (!allowed.includes(stand.files))
    reasons.push({ code: "files", params: { min: Math.min(...allowed), max: Math.max(...allowed), allowed } });
  return reasons;
}

function wingReasons(ground: Battleground, footprint: Footprint): readonly PlacementReason[] {
  const reasons: PlacementReason[] = [];
  for (const edge of openWings(ground)) {
    const { left, right } = flankSector(ground, edge);
    if (footprint.some((quad) => lowest(quad, 0) < right && highest(quad, 0) > left))
      reasons.push({ code: "open-wing", params: { edge, sector: baseWidths(ground.sector) } });
  }
  return reasons;
}

type Judge = (ground: Battleground, seat: SeatName, group: Group, stand: Stand, footprint: Footprint) => readonly PlacementReason[];

/** Each kind of reason separately. The one that rules out most places and is cheapest to check comes last. */
const JUDGES: readonly Judge[] = [
  (ground, _, group, stand) => shapeReasons(group, stand, ground),
  (ground, seat, _, __, footprint) => zoneReasons(ground, seat, footprint),
  (ground, _, { troop }, { form }, footprint) => (standsOnWings(troop, form) ? [] : wingReasons(ground, footprint)),
  (ground, _, { troop }, __, footprint) => onNoGround(ground, footprint, troop),
  (ground, seat, { number }, _, footprint) => onOthers(ground, footprint, { seat, number }),
];

/**
 * Every reason why this unit group may not deploy there; empty if it may: a form or number of files it does not have; off the table, beyond
 * its deployment zone, on an open wing if it may not deploy there; on water, impassable ground, a camp or another unit group ("Remaining
 * Deployment 4").
 */
export function mayStand(ground: Battleground, seat: SeatName, group: Group, stand: Stand): readonly PlacementReason[] {
  const footprint = unitFootprint({ ...group, ...stand }, ground.book);
  return JUDGES.flatMap((judge) => judge(ground, seat, group, stand, footprint));
}

/** Whether `mayStand` has no reasons. For many places: stops at the first reason. */
export function standsFreely(ground: Battleground, seat: SeatName, group: Group, stand: Stand): boolean {
  const footprint = unitFootprint({ ...group, ...stand }, ground.book);
  for (let at = JUDGES.length - 1; at >= 0; at--) if (JUDGES[at]?.(ground, seat, group, stand, footprint).length) return false;
  return true;
}

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
