import type { Happening } from "../../../model/battle-event";
import type { Piece } from "../../../model/battlefield";
import type { SeatName } from "../../../model/by-seat";
import type { Refused } from "../../../model/refusals";
import { type LayingLimits, mayLie, type NewPiece } from "../../table/may-lie";
import { snapped } from "../../table/snapped";
import type { Battle } from "../battle";
import { refused } from "../battle-step";
import { battlegroundNow } from "../battleground-now";

type Laying = {
  readonly seat: SeatName;
  readonly as: Piece["as"];
  readonly limits: LayingLimits;
  readonly piece: NewPiece;
  readonly asItLies: boolean;
};

/** The event with the piece moved to touch what it must, or all reasons why it may not lie there. */
export function placePiece(battle: Battle, { seat, as, limits, piece, asItLies }: Laying): Happening | Refused {
  const ground = battlegroundNow(battle);
  const { kind, w, h, x, y, angle } = asItLies ? piece : snapped(ground, piece, limits);
  const reasons = mayLie(ground, { kind, w, h, x, y, angle }, limits);
  if (reasons.length > 0) return refused("not-there", { reasons });
  const id = `piece-${battle.ground.placed + 1}`;
  return { type: "piece-placed", seat, piece: { id, kind, w, h, x, y, angle, by: seat, as, adjusted: false } };
}
