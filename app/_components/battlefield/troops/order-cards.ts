import type { SeatName } from "@/lib/model/by-seat";
import { orderNote } from "@/lib/words/battle/field";
import { type FieldLayout, type Spot, UNIT } from "../field-layout";
import type { FieldShown } from "../field-shown";

/** An order's card as it lies in the picture. `commander`: of a march, who stands with it beside the camp. */
export type OrderCard = {
  readonly key: string;
  readonly seat: SeatName;
  readonly at: Spot;
  readonly number: number;
  readonly commander: number | null;
  readonly isRevealed: boolean;
  /** What it says, where the viewer may know. */
  readonly note: string | null;
};

type Field = Pick<FieldShown, "markers" | "camps" | "table" | "roles" | "seat" | "own" | "units">;

/** Beside the camp, or the middle of the edge where there is none: the first march to its right, the next further on. */
function besideCamp(field: Field, seat: SeatName, place: number, layout: FieldLayout): Spot {
  const { table, roles, camps } = field;
  const camp = camps[seat] ?? { x: table.width / 2, y: roles?.defender === seat ? 1 : table.depth - 1 };
  const { x, y } = layout.toPicture(camp);
  return { x: x + UNIT * (2.5 + 2.6 * place), y };
}

/** All orders that lie on the table. */
export function orderCards(field: Field, layout: FieldLayout): readonly OrderCard[] {
  const reader = { eyes: field.seat, defender: field.roles?.defender ?? null };
  const marches = { a: 0, b: 0 };
  return field.markers.map(({ seat, order, place, secret, revealed }) => {
    const at = place.kind === "march" ? besideCamp(field, seat, marches[seat]++, layout) : layout.toPicture(place);
    const units = seat === field.seat && field.own ? field.own.units : field.units.filter((unit) => unit.seat === seat);
    return {
      key: `order:${seat}:${order}`,
      ...{ seat, at, isRevealed: revealed },
      number: Number(order.split("-")[1]),
      commander: place.kind === "march" ? place.commander : null,
      note: secret && orderNote(secret, units, reader),
    };
  });
}
