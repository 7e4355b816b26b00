import type { PlacedCamp } from "@/lib/model/battle-event";
import type { Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { type FieldLayout, type Spot, UNIT } from "../field-layout";
import type { FieldShown } from "../field-shown";
import type { LabelBox } from "../labels/label-boxes";
import { type OrderCard, orderCards } from "./order-cards";
import { type Standard, standardsOf } from "./standards-of";

type StandingUnit = { readonly key: string; readonly unit: Placed; readonly commander: number | null; readonly at: Spot };
type StandingCamp = { readonly key: string; readonly seat: SeatName; readonly state: PlacedCamp["state"]; readonly at: Spot };

/** All that stands on the table, by where it is in the picture. */
export type Standing = {
  readonly units: readonly StandingUnit[];
  readonly camps: readonly StandingCamp[];
  readonly standards: readonly Standard[];
  readonly cards: readonly OrderCard[];
};

/** In whose command a unit group is, once that has been declared. */
const commanderOf = ({ commands }: FieldShown, { seat, number }: Placed): number | null =>
  commands[seat]?.find(({ units }) => units.includes(number))?.commander ?? null;

export function standingOf(field: FieldShown, layout: FieldLayout): Standing {
  return {
    units: field.units.map((unit) => ({
      key: `unit:${unit.seat}:${unit.number}`,
      ...{ unit, commander: commanderOf(field, unit), at: layout.toPicture(unit) },
    })),
    camps: SEATS.flatMap((seat) => {
      const camp = field.camps[seat];
      return camp ? [{ key: `camp:${seat}`, seat, state: camp.state, at: layout.toPicture(camp) }] : [];
    }),
    standards: standardsOf({ field, layout }),
    cards: orderCards(field, layout),
  };
}

const around = ({ x, y }: Spot, across: number, deep: number): LabelBox => ({
  left: x - across,
  right: x + across,
  top: y - deep,
  bottom: y + deep,
});

/** What all but the unit groups hide of the picture. */
export const thingBoxes = ({ camps, standards, cards }: Standing, { campSize }: BattlefieldBook): readonly LabelBox[] => [
  ...camps.map(({ at }) => around(at, (campSize.width * UNIT) / 2, (campSize.depth * UNIT) / 2)),
  ...standards.map(({ at }) => around({ x: at.x + 2, y: at.y - 3 }, 12, 14)),
  ...cards.map(({ at }) => around(at, 10, 10)),
  ...cards.flatMap(({ at, commander }) => (commander === null ? [] : [around({ x: at.x + UNIT + 2, y: at.y - 3 }, 12, 14)])),
];
