import { boxOf, type FieldLayout, type FieldShown, type Spot, UNIT } from "@/app/_components/battlefield/field-layout";
import { covered, type LabelBox } from "@/app/_components/battlefield/labels/label-lines";
import type { PlacedCamp, SecretOrder } from "@/lib/model/battle-event";
import type { Placed } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS, type ShortEdge } from "@/lib/model/enumerations";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { orderNote } from "@/lib/words/battle/field";

/** An order's card as it lies in the picture. `commander`: of a march, who stands with it beside the camp. */
export type OrderCard = {
  readonly key: string;
  readonly seat: SeatName;
  readonly at: Spot;
  readonly number: number;
  readonly isMarch: boolean;
  readonly commander: number | null;
  readonly isRevealed: boolean;
  /** What it says, where the viewer may know. */
  readonly note: string | null;
  /** Of a march that the viewer knows: the side of the picture round which it goes. */
  readonly side: ShortEdge | null;
};

type Field = Pick<FieldShown, "markers" | "camps" | "table" | "roles" | "seat" | "own" | "units">;

/** A march's card, with its commander to the right of it, about the middle of the card. */
const withStandard = ({ x, y }: Spot): LabelBox => ({ left: x - 10, right: x + UNIT + 14, top: y - 17, bottom: y + 11 });

/** BW from the middle of the camp: to its right, or to its left where troops or other marches stand there. */
const BESIDE = [2.5, 5.1, -3.7, 7.7, -6.3, 10.3, -8.9];

/** Beside the camp, or the middle of the edge where there is none. */
function besideCamp(field: Field, seat: SeatName, layout: FieldLayout, taken: readonly LabelBox[]): Spot {
  const { table, roles, camps } = field;
  const camp = camps[seat] ?? { x: table.width / 2, y: roles?.defender === seat ? 1 : table.depth - 1 };
  const { x, y } = layout.toPicture(camp);
  const spots = BESIDE.map((along): Spot => ({ x: x + UNIT * along, y })).filter((spot) => spot.x > 10 && spot.x < layout.width - 34);
  const isFree = (spot: Spot) => taken.every((box) => covered(withStandard(spot), box) === 0);
  return spots.find(isFree) ?? spots[0] ?? { x, y };
}

const OTHER: Readonly<Record<ShortEdge, ShortEdge>> = { left: "right", right: "left" };

/** The defender sees the edges as they are called. */
function sideOf(secret: SecretOrder, { edge }: FieldLayout): ShortEdge | null {
  if (secret.kind !== "march" || secret.edge === null) return null;
  return edge === "defender" ? secret.edge : OTHER[secret.edge];
}

/**
 * All orders that lie on the table. Of a march whose bluff is shown only the card: its commander stands with his troops. `stands`: where no
 * march is drawn.
 */
export function orderCards(field: Field, layout: FieldLayout, stands: readonly LabelBox[] = []): readonly OrderCard[] {
  const reader = { eyes: field.seat, defender: field.roles?.defender ?? null };
  const taken = [...stands];
  return field.markers.map(({ seat, order, place, secret, revealed }) => {
    const at = place.kind === "march" ? besideCamp(field, seat, layout, taken) : layout.toPicture(place);
    taken.push(withStandard(at));
    const units = seat === field.seat && field.own ? field.own.units : field.units.filter((unit) => unit.seat === seat);
    return {
      key: `order:${seat}:${order}`,
      ...{ seat, at, isRevealed: revealed },
      number: Number(order.split("-")[1]),
      isMarch: place.kind === "march",
      commander: place.kind === "march" && !(revealed && secret?.kind === "march" && secret.edge === null) ? place.commander : null,
      note: secret && orderNote({ secret, isRevealed: revealed }, units, reader),
      side: secret && sideOf(secret, layout),
    };
  });
}

/** Something small that is drawn upright at a place of the picture, and what is written beneath it. */
type Standard = { readonly key: string; readonly seat: SeatName; readonly commander: number; readonly at: Spot };

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

/** How far two standards must be from one another, or the one hides the other. */
const [ASIDE, APART] = [UNIT * 0.85, UNIT * 0.8];

/** The commanders' standards; those who stand in one place side by side, and none on another. */
export function standardsOf({ field, layout }: Given): readonly Standard[] {
  const all = field.commanders.flatMap(({ seat, commander }, index) => {
    const at = placeOf(field, index, layout);
    return at ? [{ key: `commander:${seat}:${commander}`, seat, commander, at }] : [];
  });
  const isBeside = (one: Standard, other: Standard) => Math.abs(one.at.x - other.at.x) < APART && Math.abs(one.at.y - other.at.y) < APART;
  const shifted = all.map((one) => {
    const together = all.filter((other) => isBeside(one, other));
    const shift = (together.indexOf(one) - (together.length - 1) / 2) * ASIDE;
    return { ...one, at: { x: one.at.x + shift, y: one.at.y } };
  });
  const clear: Standard[] = [];
  for (const one of shifted.toSorted((left, right) => left.at.x - right.at.x)) {
    let at = one.at;
    for (const other of clear.toSorted((left, right) => left.at.x - right.at.x))
      if (isBeside({ ...one, at }, other)) at = { x: other.at.x + ASIDE, y: at.y };
    clear.push({ ...one, at });
  }
  return clear;
}

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

export function standingOf(field: FieldShown, book: BattlefieldBook, layout: FieldLayout): Standing {
  const standards = standardsOf({ field, layout });
  const stands = [...field.units.map((unit) => boxOf(unitFootprint(unit, book), layout)), ...standards.map(({ at }) => standardBox(at))];
  return {
    units: field.units.map((unit) => ({
      key: `unit:${unit.seat}:${unit.number}`,
      ...{ unit, commander: commanderOf(field, unit), at: layout.toPicture(unit) },
    })),
    camps: SEATS.flatMap((seat) => {
      const camp = field.camps[seat];
      return camp ? [{ key: `camp:${seat}`, seat, state: camp.state, at: layout.toPicture(camp) }] : [];
    }),
    standards,
    cards: orderCards(field, layout, stands),
  };
}

const around = ({ x, y }: Spot, across: number, deep: number): LabelBox => ({
  left: x - across,
  right: x + across,
  top: y - deep,
  bottom: y + deep,
});

const standardBox = ({ x, y }: Spot): LabelBox => around({ x: x + 2, y: y - 3 }, 12, 14);

/** What all but the unit groups hide of the picture. */
export const thingBoxes = ({ camps, standards, cards }: Standing, { campSize }: BattlefieldBook): readonly LabelBox[] => [
  ...camps.map(({ at }) => around(at, (campSize.width * UNIT) / 2, (campSize.depth * UNIT) / 2)),
  ...standards.map(({ at }) => standardBox(at)),
  ...cards.map(({ at }) => around(at, 10, 10)),
  ...cards.flatMap(({ at, commander }) => (commander === null ? [] : [standardBox({ x: at.x + UNIT, y: at.y })])),
];
