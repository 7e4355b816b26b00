import type { Draw } from "../../model/battle-event";
import type { DrawSource, Draws } from "../chance";
import type { Battle } from "./battle";

/** The battle's next draws. Throws before both seats have sat. */
export function drawsOf({ seats, nextWord }: Battle, source: DrawSource): Draws {
  const [a, b] = [seats.a.nonce, seats.b.nonce];
  if (a === null || b === null) throw new Error("a draw before both seats have sat");
  return source({ a, b }, nextWord);
}

/** The first word after these draws. */
export const wordAfter = (draws: readonly Draw[] | null, battle: Battle): number => {
  const last = draws?.at(-1);
  return last ? last.word + 1 : battle.nextWord;
};
