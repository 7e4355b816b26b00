import type { BattleCommand } from "../../model/battle-command";
import type { DecidedCommand } from "../../rules/prebattle/decided-command";
import { mayAdjust } from "../../rules/table/may-adjust";
import { among } from "../among";
import type { ComputerTurn } from "../computer-turn";
import { oneOf } from "../one-of";
import { shiftsOf } from "./adjust-piece";
import { chooseKind } from "./choose-kind";
import { groundSeen } from "./ground-seen";
import { layFlankPiece, layPiece } from "./lay-piece";
import { inTenths } from "./seat-frame";

type Laid = Extract<DecidedCommand, BattleCommand>;

/** One in this many players who may adjust a piece does so. */
const ADJUSTED = 3;
const TURN = 360;

function anyFlank({ view, chance }: ComputerTurn): Laid {
  const option = oneOf(among(view, "choose-flank"), chance);
  if (!option) throw new Error("there is no flank to choose");
  const { edge, width } = option;
  return { type: "choose-flank", edge, width: width && inTenths(width.min + chance(Math.round((width.max - width.min) * 10) + 1) / 10) };
}

/** Usually leaves it; otherwise moves it (and turns it, if the die allows) to a free place, or removes it. */
function adjustAnyhow(turn: ComputerTurn): Laid {
  const { view, chance } = turn;
  const leave: Laid = { type: "adjust-piece", adjust: { do: "leave" } };
  const [option] = among(view, "adjust-piece");
  const piece = view.pieces.find(({ id }) => id === option?.piece);
  if (!option || !piece || chance(ADJUSTED) > 0) return leave;
  if (option.remove && chance(ADJUSTED) === 0) return { type: "adjust-piece", adjust: { do: "remove" } };
  if (option.move === null) return leave;
  const shifts = shiftsOf(piece, option.move);
  const die = view.laying?.adjusting?.die ?? 0;
  const first = chance(shifts.length);
  const turned = option.pivot ? chance(TURN) : piece.angle;
  const ways = [...shifts.slice(first), ...shifts.slice(0, first)].map((to) => ({ ...to, angle: turned }));
  const to = ways.find((one) => mayAdjust(groundSeen(turn), piece, one, die).reasons.length === 0);
  return to ? { type: "adjust-piece", adjust: { do: "move", ...to } } : leave;
}

/** Lays terrain without favouring anybody: an army without unit groups values all kinds and places the same, so chance decides. */
export function layImpartially(turn: ComputerTurn): Laid {
  const { legal } = turn.view;
  const isLegal = (type: BattleCommand["type"]) => legal.some((one) => one.type === type);
  if (isLegal("choose-flank")) return anyFlank(turn);
  if (isLegal("adjust-piece")) return adjustAnyhow(turn);
  if (isLegal("place-flank-piece")) return layFlankPiece(turn) as Laid;
  if (isLegal("place-piece")) return layPiece(turn) as Laid;
  return isLegal("give-up-piece") ? { type: "give-up-piece" } : (chooseKind(turn) as Laid);
}
