import type { BattleResult, BreakingSum } from "../../model/battle-command";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { both, counted, plural } from "../phrasing";
import { say, term, type Words } from "../sentence";
import { type SeatNames, subject } from "./seat-names";

type Row = { readonly what: string; readonly value: Words };

type Span = { readonly min: number; readonly max: number };

/** "12" or "11 to 15". */
const spanWords = ({ min, max }: Span): string => (min === max ? String(min) : `${min} to ${max}`);

/** "6 of 12 TuGs lost", with the camp. */
function lostWords({ tugs, camp, size }: BreakingSum): Words {
  const lost = say`${tugs} of ${spanWords(size)} ${term("tug", plural(size.max, "TuG"))} lost`;
  return camp > 0 ? say`${lost}, and the ${term("sacked")} ${term("camp")} counts as ${camp} more` : lost;
}

/** Losses, break point and outcome: "6 of 12 TuGs lost, breaks at 6: broken". Uncertain where hidden groups decide it. */
export function breakingWords(sum: BreakingSum): Words {
  if (sum.size.max === 0) return say`No ${term("tug", "TuG")} to lose: not broken`;
  const outcome = sum.broken === null ? "not certain" : sum.broken ? "broken" : "not broken";
  return say`${lostWords(sum)}, ${term("army-breaks", "breaks")} at ${spanWords(sum.breaksAt)}: ${outcome}`;
}

/** Why only the players can say whether the army broke. */
export function doubtWords({ unseen }: Pick<BreakingSum, "unseen">): string {
  return `${counted(unseen, "unit group")} ${plural(unseen, "is", "are")} not on the plan. A TuG counts, unless its march never arrived. A SuG does not. You decide whether the army broke.`;
}

/** Why a claim is refused, without the stop; `army`: whose it is, within a sentence. */
export function brokenDiffersWords(sum: BreakingSum, army: string): Words {
  if (sum.size.max === 0) return say`${army} has no ${term("tug", "TuG")} to lose and cannot break`;
  const outcome = sum.broken ? "broken" : "not broken";
  return say`${lostWords(sum)}: ${army} ${term("army-breaks", "breaks")} at ${spanWords(sum.breaksAt)}, so it is ${outcome}`;
}

function endedWords({ losses, broken, sacked, points }: BattleResult, seat: SeatName): Words {
  const { tugs, sugs } = losses[seat];
  const lost = [
    ...(tugs > 0 ? [say`${tugs} ${term("tug", plural(tugs, "TuG"))}`] : []),
    ...(sugs > 0 ? [say`${sugs} ${term("sug", plural(sugs, "SuG"))}`] : []),
  ];
  const losing = lost.length === 0 ? "nothing lost" : say`${both(lost)} lost`;
  const ends = [
    ...(sacked?.[seat] ? [say`the ${term("camp")} was ${term("sacked")}`] : []),
    ...(broken[seat] ? [say`the ${term("army-breaks", "army broke")}`] : []),
  ];
  const scored = say`${points[seat]} ${term("victory-points", plural(points[seat], "point"))}`;
  return say`${scored}; ${losing}${ends.length > 0 ? say`, and ${both(ends)}` : ""}`;
}

/** How the battle ended for each side, your own first. */
export const resultWords = (result: BattleResult, names: SeatNames): readonly Row[] =>
  (names.eyes === "b" ? (["b", "a"] as const) : SEATS).map((seat) => ({ what: subject(names, seat), value: endedWords(result, seat) }));
