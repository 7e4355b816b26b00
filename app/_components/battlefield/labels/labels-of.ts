import type { FieldLayout } from "@/app/_components/battlefield/field-layout";
import { type Standing, thingBoxes } from "@/app/_components/battlefield/troops/standing-of";
import type { Placed } from "@/lib/model/battlefield";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { baseWidths, boundsOf, type Footprint } from "@/lib/rules/table/geometry/footprint";
import { NOTE_SIZE, type Note, placeNotes } from "./field-notes";
import type { LabelBox } from "./label-lines";
import { type Behind, type Labelled, placeLabels } from "./place-labels";

/** The box of the picture that a footprint fills. */
export function boxOf(footprint: Footprint, { toPicture }: FieldLayout): LabelBox {
  const { left, right, top, bottom } = boundsOf(footprint);
  const one = toPicture({ x: baseWidths(left), y: baseWidths(bottom) });
  const other = toPicture({ x: baseWidths(right), y: baseWidths(top) });
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}

/** The side of the picture to which a unit group that is turned so has its back. */
function behindOf(turn: number): Behind {
  if (turn <= 45 || turn >= 315) return "below";
  if (turn < 135) return "left";
  return turn <= 225 ? "above" : "right";
}

/** Room for the trembling line behind its back, and for what is drawn before its front. */
const clearOf = ({ nervous }: Placed): number => (nervous ? 6.5 : 3);

export const labelled = (unit: Placed, hasShield: boolean, book: BattlefieldBook, layout: FieldLayout): Labelled => ({
  key: `unit:${unit.seat}:${unit.number}`,
  ...{ number: unit.number, name: unit.name, hasShield },
  box: boxOf(unitFootprint(unit, book), layout),
  behind: behindOf(layout.turnOf(unit.facing)),
  clear: clearOf(unit),
});

type Given = {
  readonly standing: Standing;
  readonly notes: readonly Note[];
  /** Where terrain lies. */
  readonly ground: readonly LabelBox[];
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  /** Of what part of the usual size the writing is. */
  readonly type?: number;
};

/** All labels on the table, placed so that they cover neither objects nor each other. `standsOn`: the boxes of the objects. */
export function writtenOn({ standing, notes, ground, book, layout, type = 1 }: Given) {
  const within = { left: 1, top: 1, right: layout.width - 1, bottom: layout.height - 1 };
  const things = thingBoxes(standing, book);
  const units = standing.units.map(({ unit, commander }) => labelled(unit, commander !== null, book, layout));
  const standsOn = [...units.map(({ box }) => box), ...things];
  const labels = placeLabels(units, things, within, type);
  const written = placeNotes(notes, { things: [...standsOn, ...labels.map(({ box }) => box)], ground, within, size: NOTE_SIZE * type });
  return { units, standsOn, labels, written, within };
}
