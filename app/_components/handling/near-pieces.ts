import type { Piece } from "@/lib/model/battlefield";
import type { PlacementReason } from "@/lib/model/refusals";
import { type FieldLayout, UNIT } from "../battlefield/field-layout";

export type NearPiece = Pick<Piece, "id" | "x" | "y" | "w" | "h" | "angle">;

/** Path data about a piece: its rectangle grown by a border with round corners, in the picture. */
function borderOf({ x, y, w, h, angle }: NearPiece, border: number, layout: FieldLayout): string {
  const turn = (layout.turnOf(angle + 90) * Math.PI) / 180;
  const centre = layout.toPicture({ x, y });
  const [halfW, halfH, grown] = [(w / 2) * UNIT, (h / 2) * UNIT, border * UNIT];
  const spot = (along: number, down: number): string => {
    const px = centre.x + along * Math.cos(turn) - down * Math.sin(turn);
    const py = centre.y + along * Math.sin(turn) + down * Math.cos(turn);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const round = (to: string): string => (grown > 0 ? `A${grown} ${grown} 0 0 1 ${to}` : `L${to}`);
  return [
    `M${spot(-halfW, -halfH - grown)}L${spot(halfW, -halfH - grown)}`,
    `${round(spot(halfW + grown, -halfH))}L${spot(halfW + grown, halfH)}`,
    `${round(spot(halfW, halfH + grown))}L${spot(-halfW, halfH + grown)}`,
    `${round(spot(-halfW - grown, halfH))}L${spot(-halfW - grown, -halfH)}`,
    `${round(spot(-halfW, -halfH - grown))}Z`,
  ].join("");
}

/** About every piece that is in the way, as near as nothing else may come to it: path data. */
export function bordersOf(reasons: readonly PlacementReason[], pieces: readonly NearPiece[], layout: FieldLayout): string {
  return reasons
    .map((reason) => {
      if (reason.code !== "too-near" && reason.code !== "on-piece" && reason.code !== "impassable") return "";
      const piece = pieces.find(({ id }) => id === reason.params.piece);
      return piece ? borderOf(piece, reason.code === "too-near" ? reason.params.apart : 0, layout) : "";
    })
    .join("");
}
