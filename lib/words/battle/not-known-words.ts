import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { counted, sentenceCase } from "../phrasing";
import type { SeatNames } from "./seat-names";

type Unseen = { readonly groups: number; readonly of: number } | null;

/**
 * What a reader is not told of a force, and what a quick reference makes of it. `isOwn`: it is his own, and his army stands beside it or
 * was typed in.
 */
export function notKnownWords(view: Pick<BattleView, "forces" | "seat">, seat: SeatName, unseen: Unseen, names: SeatNames): string[] {
  const name = sentenceCase(names.names[seat]);
  const force = view.forces[seat];
  if (!force || !unseen) return [`${name}: nothing of this army is known yet, so every row may be of use to it.`];
  if (force.verdict === "typed-in") return [`${name}: it was typed in, so whatever was not told of its troops may be so.`];
  if (seat === view.seat) return [];
  return [
    unseen.groups > 0
      ? `${name}: ${counted(unseen.groups, "unit group")} of ${unseen.of} not seen yet, which may be anything.`
      : `${name}: all of its unit groups have been seen.`,
    "What a unit group on the table does not show, as armour, quality and arms for the charge, is taken from all troops that look like it.",
    "Which of its commanders are allies is not told.",
  ];
}
