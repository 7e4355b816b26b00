import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import type { TableSize } from "@/lib/rules/table/battleground";
import type { FieldLayout } from "../field-layout";
import type { FieldShown } from "../field-shown";
import type { Standing } from "../troops/standing-of";
import { orderNotes, sectorNotes, terrainNotes } from "./field-notes";
import type { Note } from "./place-notes";

type Given = {
  /** Its pieces are those that are named. */
  readonly field: FieldShown;
  readonly standing: Standing;
  /** BW from either short edge; null on a table of no known size. */
  readonly sector: number | null;
  readonly layout: FieldLayout;
};

/** How wide flank sectors are on this table, BW. */
export function sectorOf({ table }: Pick<FieldShown, "table">, book: BattlefieldBook, sizes: readonly TableSize[]): number | null {
  const size = sizes.find(({ width, depth }) => width === table.width && depth === table.depth);
  return size ? book.sizes[size.id].sector.value : null;
}

/** Labels that are always on the picture, apart from those of unit groups. `size`: of the type. */
export const notesOf = ({ field, standing, sector, layout }: Given, size?: number): readonly Note[] => [
  ...orderNotes(standing.cards, size),
  ...terrainNotes(field.pieces, layout, size),
  ...(sector === null ? [] : sectorNotes({ field, layout }, sector, size)),
];
