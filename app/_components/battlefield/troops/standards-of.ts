import type { SeatName } from "@/lib/model/by-seat";
import { type FieldLayout, type Spot, UNIT } from "../field-layout";
import type { FieldShown } from "../field-shown";

/** Something small that is drawn upright at a place of the picture, and what is written beneath it. */
export type Standard = { readonly key: string; readonly seat: SeatName; readonly commander: number; readonly at: Spot };

type Given = { readonly field: Pick<FieldShown, "commanders" | "markers">; readonly layout: FieldLayout };

/** Where a commander's base stands in the picture: beside the marker if he is with an ambush. */
function placeOf({ commanders, markers }: Given["field"], index: number, layout: FieldLayout): Spot | null {
  const one = commanders[index];
  if (!one) return null;
  if (!("ambush" in one.at)) return layout.toPicture(one.at);
  const { ambush } = one.at;
  const marker = markers.find(({ seat, order }) => seat === one.seat && order === ambush);
  if (marker?.place.kind !== "ambush") return null;
  const { x, y } = layout.toPicture(marker.place);
  return { x: x + UNIT, y: y - 2 };
}

/** The commanders' standards; those who stand in one place side by side. */
export function standardsOf({ field, layout }: Given): readonly Standard[] {
  const all = field.commanders.flatMap(({ seat, commander }, index) => {
    const at = placeOf(field, index, layout);
    return at ? [{ key: `commander:${seat}:${commander}`, seat, commander, at }] : [];
  });
  const isBeside = (one: Standard, other: Standard) =>
    Math.abs(one.at.x - other.at.x) < UNIT * 0.8 && Math.abs(one.at.y - other.at.y) < UNIT * 0.8;
  return all.map((one) => {
    const together = all.filter((other) => isBeside(one, other));
    const shift = (together.indexOf(one) - (together.length - 1) / 2) * UNIT * 0.85;
    return { ...one, at: { x: one.at.x + shift, y: one.at.y } };
  });
}
