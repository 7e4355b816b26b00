import type { Piece } from "@/lib/model/battlefield";
import type { TerrainKind } from "@/lib/model/enumerations";
import type { FoundPlace } from "@/lib/model/refusals";
import { placesFor } from "@/lib/rules/table/where-it-lies";
import { groundWith, limitsOf, type RolledField } from "./field-ground";

type Lies = Pick<Piece, "x" | "y" | "angle" | "w" | "h">;

/** Places that are looked at: a table has some thousands for a small piece. */
const MOST = 4000;

/** Where a new piece is put: as near to the middle of the table as the rules let the smallest lie; on the middle where it fits nowhere. */
export function placeForNew(rolled: RolledField, pieces: readonly Piece[], kind: TerrainKind): Lies {
  const ground = groundWith(rolled, pieces);
  const limits = limitsOf(ground, { as: "optional", by: "a" });
  const { min } = limits.size;
  const { table } = rolled.field;
  const off = ({ x, y }: FoundPlace): number => Math.hypot(x - table.width / 2, y - table.depth / 2);
  let best: FoundPlace | null = null;
  let looked = 0;
  for (const place of placesFor(ground, kind, { ...limits, size: { min, max: min } })) {
    if (place.angle === 0 && (best === null || off(place) < off(best))) best = place;
    looked += 1;
    if (looked >= MOST) break;
  }
  const { x, y, angle } = best ?? { x: table.width / 2, y: table.depth / 2, angle: 0 };
  return { x, y, angle, w: min, h: min };
}
