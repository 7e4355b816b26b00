import type { AdviceTables } from "../../model/advice";
import type { SeatName } from "../../model/by-seat";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import type { Battleground } from "../../rules/table/battleground";
import { type Box, baseWidths, boundsOf } from "../../rules/table/geometry/footprint";
import type { Stand } from "../../rules/table/may-stand";
import { sidesOf } from "../../rules/table/unit-shape";
import { type ComputerTurn, measureOf } from "../computer-turn";
import { isNamedSecond, isOfWing, type Own, type OwnUnit, postOf, type SeatFrame } from "./own-side";

/** The ground that somebody of the own side covers, in BW as his seat sees it; `group` is null for an ambush marker. */
export type Comrade = {
  readonly group: Pick<OwnUnit, "name" | "troop"> | null;
  readonly left: number;
  readonly right: number;
  readonly rear: number;
  readonly front: number;
};

export const comradeAt = (group: Comrade["group"], { across, ahead }: Own, width: number, depth: number): Comrade => ({
  ...{ group, left: across - width / 2, right: across + width / 2 },
  ...{ rear: ahead - depth / 2, front: ahead + depth / 2 },
});

function comradeIn({ left, right, bottom, top }: Box, group: Comrade["group"], frame: SeatFrame): Comrade {
  const [x, y, w, h] = [left + right, bottom + top, 2 * (right - left), 2 * (top - bottom)].map((one) => baseWidths(one) / 2);
  return comradeAt(group, frame.own({ x: x ?? 0, y: y ?? 0 }), w ?? 0, h ?? 0);
}

type Given = { readonly ground: Battleground; readonly seat: SeatName; readonly frame: SeatFrame };

/** One of them, at this stand and looking ahead. */
export function comradeAtStand(group: OwnUnit, stand: Stand, frame: SeatFrame, book: BattlefieldBook): Comrade {
  const { frontage, depth } = sidesOf(group, stand.form, stand.files, book);
  return comradeAt(group, frame.own(stand), baseWidths(frontage), baseWidths(depth));
}

/** The seat's unit groups on the table, and its ambush markers, real and bluffed alike. */
export function comradesOf({ ground, seat, frame }: Given, markers: ComputerTurn["view"]["markers"]): readonly Comrade[] {
  const size = ground.book.limits["marker-size"] / 100;
  return [
    ...ground.units.flatMap(({ unit, footprint }) => (unit.seat === seat ? comradeIn(boundsOf(footprint), unit, frame) : [])),
    ...markers.flatMap(({ seat: whose, place }) =>
      whose === seat && place.kind === "ambush" ? comradeAt(null, frame.own(place), size, size) : [],
    ),
  ];
}

const isHorse = ({ troop }: Pick<OwnUnit, "troop">): boolean => isOfWing(postOf({ troop })) && troop.formation !== "dragoon";
const isLineFoot = ({ troop }: Pick<OwnUnit, "troop">): boolean => troop.type === "foot" && postOf({ troop }) !== "screen";

/** How many BW in front of him this other must leave free: a field of fire, room to charge; 0 if he may stand there. */
function fieldOf({ group }: Comrade, other: Comrade["group"], advice: AdviceTables): number {
  if (other === null) return 0;
  if (group === null) return measureOf("room-to-charge", advice);
  if (group.troop.type === "artillery") return measureOf("field-of-fire", advice);
  return isHorse(group) && isLineFoot(other) && !isNamedSecond(group, advice) ? measureOf("room-to-charge", advice) : 0;
}

/** Fronts in one line are not quite level: groups are set down by tenths of a BW. */
const LEVEL = 0.3;

const isGun = ({ group }: Comrade): boolean => group?.troop.type === "artillery";

/** Whether the one is a gun in whose field of fire the other stands. */
export const masks = (other: Comrade, one: Comrade, advice: AdviceTables): boolean => isGun(one) && takenBy(one, other, advice) > 0;

/** How much of the one's front, or of the other's, if that is less, is taken by the other: from 0 to 1. */
function takenBy(one: Comrade, other: Comrade, advice: AdviceTables): number {
  const gap = other.rear - one.front;
  if (gap < -LEVEL) return 0;
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  if (shared <= 0 || gap >= fieldOf(one, other.group, advice)) return 0;
  return shared / Math.min(one.right - one.left, other.right - other.left);
}

/** Whether one of them is an ambush marker and the other stands upon it: whoever lies there could not be shown. */
const covers = (one: Comrade, other: Comrade): boolean =>
  (one.group === null || other.group === null) &&
  one.left < other.right &&
  one.right > other.left &&
  one.rear < other.front &&
  one.front > other.rear;

/** What it costs, in tenths of a BW, that somebody here stands in the others' way, or they in his: before guns more than anything else. */
export function costAmong(one: Comrade, others: readonly Comrade[], advice: AdviceTables): number {
  const taken = others.reduce(
    (sum, other) => sum + (covers(one, other) ? 1 : takenBy(one, other, advice) + takenBy(other, one, advice)),
    0,
  );
  if (taken === 0) return 0;
  const masked = others.filter((other) => masks(other, one, advice) || masks(one, other, advice)).length;
  return taken * measureOf("in-the-way-cost", advice) + masked * measureOf("masked-cost", advice);
}
