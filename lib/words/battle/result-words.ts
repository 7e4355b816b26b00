import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { BattleResult, BreakingSum } from "../../model/table-command";
import { both, counted } from "../phrasing";
import { type SeatNames, subject } from "./seat-names";

type Row = { readonly what: string; readonly value: string };

type Span = { readonly min: number; readonly max: number };

/** "12" or "11 to 15". */
const spanWords = ({ min, max }: Span): string => (min === max ? String(min) : `${min} to ${max}`);

/** "6 of 12 TuGs lost", and the camp with them. */
function lostWords({ tugs, camp, size }: BreakingSum): string {
  const lost = `${tugs} of ${spanWords(size)} ${size.max === 1 ? "TuG" : "TuGs"} lost`;
  return camp > 0 ? `${lost}, and the sacked camp counts as ${camp} more` : lost;
}

/** What an army has lost, where it breaks, and what follows: "6 of 12 TuGs lost, breaks at 6: broken". Nothing follows where it hangs on the unseen. */
export function breakingWords(sum: BreakingSum): string {
  if (sum.size.max === 0) return "No TuG to lose: not broken";
  const told = `${lostWords(sum)}, breaks at ${spanWords(sum.breaksAt)}`;
  if (sum.broken === null) return `${told}: not certain`;
  return `${told}: ${sum.broken ? "broken" : "not broken"}`;
}

/** Why nobody but the players can say whether the army broke: "2 groups were never seen ...". */
export function doubtWords({ unseen }: Pick<BreakingSum, "unseen">): string {
  const [groups, they] = unseen === 1 ? ["1 group was", "It"] : [`${unseen} groups were`, "Each of them"];
  return `${groups} never seen on the plan. ${they} may count as TuGs, or be a SuG or a march that never arrived, and then does not count.`;
}

/** Why a claim is refused, without the stop; `army`: whose it is, as a sentence goes on with it. */
export function brokenDiffersWords(sum: BreakingSum, army: string): string {
  if (sum.size.max === 0) return `${army} has no TuG to lose and cannot break`;
  const { min, max } = sum.breaksAt;
  const at = min === max ? `at ${min}` : `at ${min} at the earliest and ${max} at the latest`;
  return `${lostWords(sum)}: ${army} breaks ${at}, so it is ${sum.broken ? "broken" : "not broken"}`;
}

function endedWords({ losses, broken, sacked, points }: BattleResult, seat: SeatName): string {
  const { tugs, sugs } = losses[seat];
  const lost = [...(tugs > 0 ? [counted(tugs, "TuG")] : []), ...(sugs > 0 ? [counted(sugs, "SuG")] : [])];
  const told = lost.length === 0 ? "nothing lost" : `${both(lost)} lost`;
  const ends = [...(sacked?.[seat] ? ["the camp was sacked"] : []), ...(broken[seat] ? ["the army broke"] : [])];
  return `${counted(points[seat], "point")}; ${told}${ends.length > 0 ? `, and ${both(ends)}` : ""}`;
}

/** How it ended for either side, one's own first. */
export const resultWords = (result: BattleResult, names: SeatNames): readonly Row[] =>
  (names.eyes === "b" ? (["b", "a"] as const) : SEATS).map((seat) => ({ what: subject(names, seat), value: endedWords(result, seat) }));
