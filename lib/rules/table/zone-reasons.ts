import type { SeatName } from "../../model/by-seat";
import type { PlacementReason } from "../../model/refusals";
import type { Battleground } from "./battleground";
import { deploymentZone } from "./deployment-zone";
import { type Footprint, highest, lowest } from "./geometry/quad";
import { baseWidths } from "./hundredths";
import { leavesTable } from "./in-the-way";

/** Only how far a footprint reaches from the seat's own edge matters here; leaving the table behind it is a separate check. */
function isBeyondZone(ground: Battleground, seat: SeatName, footprint: Footprint): boolean {
  const { bottom, top } = deploymentZone(ground, seat);
  return seat === ground.defender ? footprint.some((quad) => highest(quad, 1) > top) : footprint.some((quad) => lowest(quad, 1) < bottom);
}

/** Why a footprint is not in its seat's deployment zone. */
export function zoneReasons(ground: Battleground, seat: SeatName, footprint: Footprint): readonly PlacementReason[] {
  const { bottom, top } = deploymentZone(ground, seat);
  const reasons: PlacementReason[] = [];
  if (leavesTable(ground, footprint)) reasons.push({ code: "off-table", params: {} });
  if (isBeyondZone(ground, seat, footprint))
    reasons.push({ code: "outside-deployment", params: { from: baseWidths(bottom), to: baseWidths(top) } });
  return reasons;
}
