import type { Battleground } from "@/lib/rules/table/battleground";
import type { Box } from "@/lib/rules/table/geometry/quad";
import { boundsOf } from "@/lib/rules/table/geometry/turned";

/** Behind a unit group stands its name, and before one in the hand its knob: so much of the ground, hundredths of a BW. */
export const NAME_ROOM = 200;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** Whether nobody stands on a box, nor so near before or behind it that names and knobs would be drawn over troops. */
export function isClear({ units, camps }: Battleground, { left, bottom, right, top }: Box, room = NAME_ROOM): boolean {
  const roomy = { left, bottom: bottom - room, right, top: top + room };
  return ![...units, ...camps].some(({ footprint }) => meet(roomy, boundsOf(footprint)));
}
