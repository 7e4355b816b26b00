import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import type { FieldLayout } from "../field-layout";
import { type Standing, thingBoxes } from "../troops/standing-of";
import type { LabelBox } from "./label-boxes";
import { labelled } from "./labels-of";
import { placeLabels } from "./place-labels";
import { NOTE_SIZE, type Note, placeNotes } from "./place-notes";

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
