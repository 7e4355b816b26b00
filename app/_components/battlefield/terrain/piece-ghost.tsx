import type { Piece } from "@/lib/model/battlefield";
import { DrawnTerrain } from "./drawn-terrain";

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
