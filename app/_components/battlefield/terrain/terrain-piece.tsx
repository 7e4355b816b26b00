import { memo } from "react";
import type { Piece } from "@/lib/model/battlefield";
import type { FieldLayout } from "../field-layout";
import { DrawnTerrain } from "./drawn-terrain";
import { pieceSeed } from "./piece-seed";

type Props = {
  readonly piece: Pick<Piece, "id" | "kind" | "w" | "h" | "x" | "y" | "angle">;
  readonly seed: string;
  readonly layout: FieldLayout;
};

const FACTS = ["id", "kind", "w", "h", "x", "y", "angle"] as const;

const isSame = (one: Props, other: Props): boolean =>
  one.seed === other.seed &&
  one.layout.edge === other.layout.edge &&
  one.layout.width === other.layout.width &&
  one.layout.height === other.layout.height &&
  FACTS.every((fact) => one.piece[fact] === other.piece[fact]);

/** A piece of terrain where it lies. */
export const TerrainPiece = memo(function TerrainPiece({ piece, seed, layout }: Props) {
  const { id, kind, w, h } = piece;
  const { x, y } = layout.toPicture(piece);
  return (
    <g transform={`translate(${x} ${y})`}>
      <DrawnTerrain kind={kind} w={w} h={h} turn={layout.turnOf(piece.angle + 90)} seed={pieceSeed(seed, id)} />
    </g>
  );
}, isSame);
