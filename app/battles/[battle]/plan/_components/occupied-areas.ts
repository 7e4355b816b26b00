import type { FieldLayout, FieldShown } from "@/app/_components/battlefield/field-layout";
import { notesOf, sectorOf } from "@/app/_components/battlefield/labels/field-notes";
import { boxOf, writtenOn } from "@/app/_components/battlefield/labels/labels-of";
import { standingOf } from "@/app/_components/battlefield/troops/standing-of";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import type { TableSize } from "@/lib/rules/table/battleground";
import { pieceFootprint } from "@/lib/rules/table/piece-footprint";
import type { Area } from "./measure-lines";

/** What the numbers of pieces keep off: all that stands in the picture, and what is written on it. */
export function occupiedAreas(field: FieldShown, book: BattlefieldBook, sizes: readonly TableSize[], layout: FieldLayout): readonly Area[] {
  const standing = standingOf(field, layout);
  const notes = notesOf({ field, standing, sector: sectorOf(field, book, sizes), layout });
  const ground = field.pieces.map((piece) => boxOf(pieceFootprint(piece), layout));
  const { standsOn, labels, written } = writtenOn({ standing, notes, ground, book, layout });
  return [...standsOn, ...[...labels, ...written].map(({ box }) => box)];
}
