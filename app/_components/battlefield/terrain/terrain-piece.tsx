import { memo } from "react";
import type { FieldLayout } from "@/app/_components/battlefield/field-layout";
import { FINE } from "@/app/_components/engraving/pen";
import type { Piece } from "@/lib/model/battlefield";
import type { TerrainKind } from "@/lib/model/enumerations";
import { enclosedField, orchard, ploughedField, tallCrops } from "./draw-fields";
import { gentleHill, gully, steepHill } from "./draw-slopes";
import { village } from "./draw-village";
import { brush, dunes, forest, lake, marsh, openArea, rockyGround, softSand, wood } from "./draw-wilds";
import { type Ground, groundOf, type Layer, type Plan } from "./ground";
import "./terrain.css";

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

/** The seed of a piece's drawing: it keeps its look wherever it is moved. */
export const pieceSeed = (seed: string, piece: string): string => `${seed} ${piece}`;

const SCALE = `scale(${1 / FINE})`;

/** A piece centred on (0, 0), turned clockwise by this many degrees. Trees and houses on it stay upright. */
const DrawnTerrain = memo(function DrawnTerrain({ kind, w, h, turn, seed }: Plan & { readonly kind: TerrainKind }) {
  return (
    <g className={`terrain terrain-${kind}`} transform={SCALE}>
      {drawPiece({ kind, w, h, turn, seed }).map(({ role, d }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies over what
        <path key={at} className={`terrain-${role}`} d={d} />
      ))}
    </g>
  );
});

type Props = Pick<Piece, "kind" | "w" | "h"> & {
  /** Of a piece that lies on the table: `pieceSeed`. */
  readonly seed: string;
  /** Clockwise degrees by which what is around it is turned: told, what stands on the piece stands upright all the same. */
  readonly turn?: number;
};

/** A piece centred on (0, 0), while it is dragged. */
export function PieceGhost({ kind, w, h, seed, turn = 0 }: Props) {
  const drawn = <DrawnTerrain kind={kind} w={w} h={h} turn={turn} seed={seed} />;
  return turn === 0 ? drawn : <g transform={`rotate(${-turn})`}>{drawn}</g>;
}

type TerrainPieceProps = {
  readonly piece: Pick<Piece, "id" | "kind" | "w" | "h" | "x" | "y" | "angle">;
  readonly seed: string;
  readonly layout: FieldLayout;
};

const FACTS = ["id", "kind", "w", "h", "x", "y", "angle"] as const;

const isSame = (one: TerrainPieceProps, other: TerrainPieceProps): boolean =>
  one.seed === other.seed &&
  one.layout.edge === other.layout.edge &&
  one.layout.width === other.layout.width &&
  one.layout.height === other.layout.height &&
  FACTS.every((fact) => one.piece[fact] === other.piece[fact]);

/** A piece of terrain where it lies. */
export const TerrainPiece = memo(function TerrainPiece({ piece, seed, layout }: TerrainPieceProps) {
  const { id, kind, w, h } = piece;
  const { x, y } = layout.toPicture(piece);
  return (
    <g transform={`translate(${x} ${y})`}>
      <DrawnTerrain kind={kind} w={w} h={h} turn={layout.turnOf(piece.angle + 90)} seed={pieceSeed(seed, id)} />
    </g>
  );
}, isSame);
