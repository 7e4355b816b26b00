import type { BattleView } from "../../model/battle-view";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, DIE_FACES, type DieFace } from "../../model/enumerations";
import { sentenceCase } from "../phrasing";
import { say, term, type Words } from "../sentence";
import { FACE_NOUNS, FACE_WORDS } from "./face-words";
import { type SeatNames, says, subject, verb, who } from "./seat-names";

export const INVASION = {
  result: "Result",
  /** Whose die it is, by the army commander's grade. */
  die: (grade: string, die: Colour): string => `${sentenceCase(grade)}: ${die} die`,
  rolled: (die: Colour, face: DieFace): string => `${die} die: ${FACE_NOUNS[face]}`,
  notRolled: say`Once both players are there, each rolls a ${term("death-dice", "death die")}. Its colour is by the ${term("grade")} of the ${term("army-commander")}. A skull beats a wound, a wound beats an S, an S beats a blank.`,
} as const;

type Roll = BySeat<DieFace>;

function winnerOf({ a, b }: Roll): SeatName | null {
  const lead = DIE_FACES.indexOf(b) - DIE_FACES.indexOf(a);
  if (lead === 0) return null;
  return lead > 0 ? "a" : "b";
}

/** Who has won a roll, and by what. */
export function rollWords(roll: Roll, names: SeatNames): string {
  const winner = winnerOf(roll);
  if (winner === null) return `A tie (both ${FACE_WORDS[roll.a]}): the dice are rolled again.`;
  return `${says(names, winner, "win", "wins")}: ${FACE_WORDS[roll[winner]]} beats ${FACE_WORDS[roll[otherSeat(winner)]]}.`;
}

/** What a skull in the deciding roll allows ("Positioning of an Army 2"). */
export function interceptWords({ invasion, roles }: Pick<BattleView, "invasion" | "roles">, names: SeatNames): Words {
  const deciding = invasion.at(-1);
  const winner = deciding ? winnerOf(deciding) : null;
  if (!deciding || winner === null) return "";
  const chooses = roles ? "" : `${says(names, winner, "choose", "chooses")} to invade or defend. `;
  if (deciding[winner] !== "skull") return say`${chooses}There was no skull, so the ${term("defender")} places the marker.`;
  const intercept = say`a ${term("strategic-intercept")}`;
  if (!roles)
    return say`${chooses}If ${who(names, winner)} ${term("invader", verb(names, winner, "invade", "invades"))}, the skull allows ${intercept}: ${who(names, winner)} may place the marker.`;
  if (roles.invader !== winner)
    return say`${says(names, winner, "won", "won")} with a skull but chose to defend, so the ${term("defender")} places the marker.`;
  return say`${subject(names, winner)} ${term("invader", verb(names, winner, "invade", "invades"))} after a skull. It allows ${intercept}: placing the marker, or leaving that to the ${term("defender")}.`;
}
