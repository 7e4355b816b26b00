import type { SeatName } from "../../model/by-seat";
import type { QuickTroop } from "../../model/force";
import type { PlacementReason } from "../../model/refusals";
import type { BattlefieldBook } from "./battlefield-book";
import { type Battleground, ownHalf } from "./battleground";
import { baseWidths, type Footprint, hundredths } from "./geometry/footprint";
import { insideBox, overlap } from "./geometry/predicates";
import { leavesTable } from "./in-the-way";
import { coverOf, markerQuad, seenFrom } from "./sight";

type Marker = { readonly x: number; readonly y: number };
type Group = { readonly troop: QuickTroop };

/** Why a marker may not lie there at all, whatever it stands for. */
function reasonsOnGround(ground: Battleground, seat: SeatName, footprint: Footprint): readonly PlacementReason[] {
  const { water, pieces, camps, units } = ground;
  const half = ownHalf(ground, seat);
  const isOn = (other: Footprint) => overlap(footprint, other);
  const reasons: (PlacementReason | readonly PlacementReason[])[] = [
    leavesTable(ground, footprint) ? { code: "off-table", params: {} } : [],
    insideBox(footprint, { ...half, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY })
      ? []
      : { code: "outside-half", params: { from: baseWidths(half.bottom), to: baseWidths(half.top) } },
    water && isOn(water.footprint) ? { code: "in-water", params: {} } : [],
    pieces
      .filter((one) => one.kind.going === "impassable" && isOn(one.footprint))
      .map(({ piece }) => ({ code: "impassable", params: { piece: piece.id } })),
    camps.filter((one) => isOn(one.footprint)).map((camp) => ({ code: "on-camp", params: { seat: camp.seat } })),
    units.filter((one) => isOn(one.footprint)).map(({ unit }) => ({ code: "on-unit", params: { seat: unit.seat, number: unit.number } })),
  ];
  return reasons.flat();
}

/**
 * Every reason why this seat's ambush marker may not have its centre there (BW); empty if it may ("Ambushes 5"). It must be completely in
 * its own half, not on water, impassable ground, a camp or a unit group, and not be seen from anywhere in the enemy half as `group` would
 * be.
 */
export function mayHide(ground: Battleground, seat: SeatName, marker: Marker, group: Group): readonly PlacementReason[] {
  const reasons = reasonsOnGround(ground, seat, [markerQuad(marker, ground)]);
  const isElsewhere = reasons.some(({ code }) => code === "off-table" || code === "outside-half");
  const seen = isElsewhere ? null : seenFrom(ground, seat, marker, group);
  return seen ? [...reasons, { code: "seen", params: seen }] : reasons;
}

/** A group that only has cover where everybody has. */
const ANYBODY: Group = {
  troop: { type: "mounted", formation: "close", training: null, setFormation: null, weapon: null, characteristics: [] },
};

/** One group for each different way the terrain covers these groups. */
function unlike(ground: Battleground, groups: readonly Group[]): readonly Group[] {
  const covers = new Map((groups.length > 0 ? groups : [ANYBODY]).map((group) => [coverOf(ground, group), group]));
  return [...covers.values()];
}

/**
 * The same for a bluffed marker: why none of these groups (all that could be there) could be in ambush there; empty if one could. Without
 * any groups: why nobody could who is covered only by woods and the like.
 */
export function mayBluff(ground: Battleground, seat: SeatName, marker: Marker, groups: readonly Group[]): readonly PlacementReason[] {
  const judged = unlike(ground, groups).map((group) => mayHide(ground, seat, marker, group));
  return judged.find((reasons) => reasons.length === 0) ?? judged[0] ?? [];
}

/** The distance between the places of `hidingSpots`, in BW. */
export const hidingStep = ({ limits }: BattlefieldBook): number => limits["search-tenths"] / 10;

/**
 * Every place in the seat's own half where a marker is tried, in BW: on the search grid, row by row from the middle of the table backwards.
 */
export function* hidingSpots(ground: Battleground, seat: SeatName): Generator<Marker> {
  const step = hundredths(hidingStep(ground.book));
  const half = ground.book.limits["marker-size"] / 2;
  const { left, right, bottom, top } = ownHalf(ground, seat);
  for (let back = half; back <= top - bottom - half; back += step) {
    const y = seat === ground.defender ? top - back : bottom + back;
    for (let x = left + half; x <= right - half; x += step) yield { x: baseWidths(x), y: baseWidths(y) };
  }
}
