import type { BreakingSum, ScorePart } from "../../model/battle-command";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { numeral } from "../numerals";
import { both, counted, plural, sentenceCase } from "../phrasing";
import { say, type Words } from "../sentence";
import { term } from "../terms";
import { possessive, type SeatNames, subject, who } from "./names";

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

/** Why the number of TuGs is uncertain; where that leaves open whether the army broke, only the players can say it. */
export function doubtWords({ unseen, breaksAt, broken }: Pick<BreakingSum, "unseen" | "breaksAt" | "broken">): string {
  const { min, max } = breaksAt;
  const point = min === max ? "" : `, so the army breaks at ${max === min + 1 ? `${min} or ${max}` : `${min} to ${max}`}`;
  const hidden = `${sentenceCase(numeral(unseen))} ${plural(unseen, "unit group was", "unit groups were")} hidden or on the march. ${plural(unseen, "It", "Each")} may count as 0, 1 or 2 TuGs${point}.`;
  return broken === null ? `${hidden} You decide whether the army broke.` : hidden;
}

/** The button by which a player says that his march is on the table. */
export const MARCH_ARRIVED = "The march has arrived";

/** What a player's own marching groups count as. */
export const awayWords = (groups: number): string =>
  `${counted(groups, "unit group")} on the march ${plural(groups, "does", "do")} not count. If the march arrived, press “${MARCH_ARRIVED}” above.`;

/** Why a claim is refused, without the stop; `army`: whose it is, within a sentence. */
export function brokenDiffersWords(sum: BreakingSum, army: string): Words {
  if (sum.size.max === 0) return say`${army} has no ${term("tug", "TuG")} to lose and cannot break`;
  const outcome = sum.broken ? "broken" : "not broken";
  return say`${lostWords(sum)}: ${army} ${term("army-breaks", "breaks")} at ${spanWords(sum.breaksAt)}, so it is ${outcome}`;
}

/** "2 (Ben lost 1 TuG)", "2 (neither army broke)". `other`: the other seat. */
function scorePartWords(part: ScorePart, other: SeatName, names: SeatNames): string {
  switch (part.for) {
    case "triumph":
      return `${part.points} (only ${possessive(names, other)} army broke)`;
    case "survival":
      return `${part.points} (neither army broke)`;
    case "damage": {
      const { tugs, sugs } = part.lost;
      const lost = both([...(tugs > 0 ? [counted(tugs, "TuG")] : []), ...(sugs > 0 ? [counted(sugs, "SuG")] : [])]);
      return `${part.points} (${who(names, other)} lost ${lost}${part.isCut ? "; the maximum" : ""})`;
    }
    default:
      return part satisfies never;
  }
}

/** What each score is made up of: "You: 2 (Ben lost 1 TuG) + 2 (neither army broke). Ben: 0." Your own first. */
export const scoreWords = (parts: BySeat<readonly ScorePart[]>, names: SeatNames): string =>
  (names.eyes === "b" ? (["b", "a"] as const) : SEATS)
    .map((seat) => {
      const told = parts[seat].map((part) => scorePartWords(part, otherSeat(seat), names));
      return `${subject(names, seat)}: ${told.length === 0 ? "0" : told.join(" + ")}.`;
    })
    .join(" ");
