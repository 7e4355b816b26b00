import type { BattleView } from "../../model/battle-view";
import type { BySeat, SeatName } from "../../model/by-seat";
import { DIE_FACES, type DieFace } from "../../model/enumerations";
import { otherSeat } from "../../model/other-seat";
import { FACE_WORDS } from "./face-words";
import { type SeatNames, says, who } from "./seat-names";

/** A face by itself, without an article. */
export const FACE_NOUNS: Readonly<Record<DieFace, string>> = { skull: "skull", wound: "wound", special: "S", blank: "blank" };

type Roll = BySeat<DieFace>;

function winnerOf({ a, b }: Roll): SeatName | null {
  const lead = DIE_FACES.indexOf(b) - DIE_FACES.indexOf(a);
  if (lead === 0) return null;
  return lead > 0 ? "a" : "b";
}

/** Who has won a roll, and by what. */
export function rollWords(roll: Roll, names: SeatNames): string {
  const winner = winnerOf(roll);
  if (winner === null) return `Both ${FACE_WORDS[roll.a]}: rolled again.`;
  const loser = otherSeat(winner);
  return `${says(names, winner, "win", "wins")}: ${FACE_WORDS[roll[winner]]} beats ${FACE_WORDS[roll[loser]]}.`;
}

/** What a skull in the roll that decided is good for ("Positioning of an Army 2"). */
export function interceptWords({ invasion, roles }: Pick<BattleView, "invasion" | "roles">, names: SeatNames): string {
  const deciding = invasion.at(-1);
  const winner = deciding ? winnerOf(deciding) : null;
  if (!deciding || winner === null) return "";
  const chooses = roles ? "" : `${says(names, winner, "choose", "chooses")} to invade or to defend. `;
  if (deciding[winner] !== "skull") return `${chooses}It was not won by a skull, so the defender places the marker.`;
  if (!roles) return `${chooses}A skull won it: whoever then invades may place the marker, a strategic intercept.`;
  if (roles.invader !== winner)
    return `A skull won it, but ${who(names, winner)} chose to defend, and the defender places the marker anyway.`;
  return `${says(names, winner, "invade", "invades")} after a skull, which allows a strategic intercept: to place the marker, or leave that to the defender.`;
}

/** Before the first roll. */
export const NOT_ROLLED =
  "Each rolls a death die by the grade of the army commander, once both have sat down. Skull beats wound, wound beats S, S beats blank.";
