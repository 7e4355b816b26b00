import type { TerrainKind } from "@/lib/model/enumerations";
import { dunes, openArea, rockyGround, softSand } from "./draw-bare";
import { enclosedField, orchard, ploughedField, tallCrops } from "./draw-fields";
import { gentleHill, gully, steepHill } from "./draw-slopes";
import { village } from "./draw-village";
import { lake, marsh } from "./draw-wet";
import { brush, forest, wood } from "./draw-woods";
import { type Ground, groundOf, type Plan } from "./ground";
import type { Layer } from "./layer";

const KINDS: Readonly<Record<TerrainKind, (ground: Ground) => readonly Layer[]>> = {
  "open-area": openArea,
  "gentle-hill": gentleHill,
  "rocky-ground": rockyGround,
  brush,
  "ploughed-field": ploughedField,
  "tall-crops": tallCrops,
  "enclosed-field": enclosedField,
  orchard,
  wood,
  forest,
  village,
  marsh,
  "steep-hill": steepHill,
  gully,
  "soft-sand": softSand,
  dunes,
  lake,
};

/** About its centre, by the pen's steps: the same for the same seed, wherever on the table it lies. */
export const drawPiece = ({ kind, ...plan }: Plan & { readonly kind: TerrainKind }): readonly Layer[] =>
  KINDS[kind](groundOf(plan)).filter(({ d }) => d !== "");
