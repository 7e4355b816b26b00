import type { BattleCommand } from "../../model/battle-command";
import type { Piece } from "../../model/battlefield";
import { cosine, sine } from "../../rules/table/geometry/sines";
import { mayAdjust } from "../../rules/table/may-adjust";
import { firstOf } from "../among";
import type { ComputerTurn } from "../computer-turn";
import { measureOf } from "../measure-of";
import { groundSeen } from "./ground-seen";
import { inTenths, seatFrame } from "./seat-frame";
import { worthOfKind } from "./worth-of-kind";
import { worthOfPlace } from "./worth-of-place";

/** Degrees between the directions it tries. */
const STEP = 20;
const WAYS = 360 / STEP;
/** The scale of the table of sines, which is the same on every machine. */
const SCALE = 1_000_000;
const SHARES = [1, 0.7, 0.4] as const;

type To = { readonly x: number; readonly y: number; readonly angle: number; readonly about: null };

/** Shifts in every direction, farthest first. Rounding to tenths may put one a little beyond what is allowed. */
export function shiftsOf({ x, y, angle }: Piece, most: number): readonly To[] {
  const at = (way: number, share: number): To => {
    const [across, ahead] = [cosine(way * STEP), sine(way * STEP)].map((one) => (one * most * share) / SCALE) as [number, number];
    const shift = (from: number, by: number) => Math.max(0, inTenths(from + Math.trunc(by * 10) / 10));
    return { x: shift(x, across), y: shift(y, ahead), angle, about: null };
  };
  return SHARES.flatMap((share) => Array.from({ length: WAYS }, (_, way) => at(way, share)));
}

/** Removes what hurts, moves it where it hurts less (or, if it helps, where it helps more), and leaves what is fine. */
export function adjustPiece(turn: ComputerTurn): BattleCommand {
  const { view, force, advice, me } = turn;
  const { piece: id, move, remove } = firstOf(view, "adjust-piece");
  const ground = groundSeen(turn);
  const frame = seatFrame(ground, me);
  const piece = view.pieces.find((one) => one.id === id);
  const leave = { type: "adjust-piece", adjust: { do: "leave" } } as const;
  if (!piece) return leave;
  const keepsRoom = ground.book.kinds[piece.kind].category === "open";
  const worth = worthOfKind(piece.kind, force, ground.book, advice);
  const worthAt = (to: { readonly x: number; readonly y: number }) => worthOfPlace(worth, { ...piece, ...to }, keepsRoom, frame) * 100;
  const here = worthAt(piece);
  const pays = measureOf("adjusting-pays", advice);
  if (remove && here < -pays) return { type: "adjust-piece", adjust: { do: "remove" } };
  const die = view.laying?.adjusting?.die ?? 0;
  let best: { readonly to: To; readonly worth: number } | null = null;
  for (const to of move === null ? [] : shiftsOf(piece, move)) {
    const there = worthAt(to);
    if (there < (best?.worth ?? here + pays)) continue;
    if (mayAdjust(ground, piece, to, die).reasons.length === 0) best = { to, worth: there };
  }
  return best ? { type: "adjust-piece", adjust: { do: "move", ...best.to } } : leave;
}
