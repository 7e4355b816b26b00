import type { BreakingSum, Ending, KnownArmy } from "@/lib/model/battle-command";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { breakingSum, endedOf } from "@/lib/rules/prebattle/army-losses";
import { eachSeat } from "@/lib/rules/prebattle/seats";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";

/** What is typed of one army; an empty field is nothing lost. */
export type Ended = { readonly tugs: string; readonly sugs: string; readonly sacked: boolean; readonly broken: boolean };

type Judging = { readonly armies: BySeat<KnownArmy> | null; readonly book: Pick<BattlefieldBook, "doubleTugs" | "breaking"> };
/** `sums`: what decides whether each army broke; null in a battle whose tables do not say, where it is ticked. */
type Typed = { readonly ending: Ending; readonly sums: BySeat<BreakingSum> | null };

const MOST = 200;

function lossesOf(typed: string): number | null {
  const text = typed.trim() === "" ? "0" : typed.trim();
  return /^\d+$/.test(text) && Number(text) <= MOST ? Number(text) : null;
}

function sumsOf(ending: Ending, { armies, book }: Judging): BySeat<BreakingSum> | null {
  if (!armies) return null;
  const [a, b] = SEATS.map((seat) => breakingSum(armies[seat], endedOf(ending, seat), book));
  return a && b ? { a, b } : null;
}

/** How a battle ended, as it is typed, "broken" as it follows where it does; null while a field holds no number of losses. */
export function endingOf(ended: BySeat<Ended>, judging: Judging): Typed | null {
  const lost = (seat: SeatName) => ({ tugs: lossesOf(ended[seat].tugs), sugs: lossesOf(ended[seat].sugs) });
  const [a, b] = SEATS.map(lost);
  const isWhole = (one: typeof a): one is { tugs: number; sugs: number } => one !== undefined && one.tugs !== null && one.sugs !== null;
  if (!isWhole(a) || !isWhole(b)) return null;
  const { armies } = judging;
  const typed = { losses: { a, b }, broken: eachSeat((seat) => ended[seat].broken) };
  const told: Ending = armies ? { ...typed, sacked: eachSeat((seat) => armies[seat].camp && ended[seat].sacked) } : typed;
  const sums = sumsOf(told, judging);
  return { ending: { ...told, broken: eachSeat((seat) => sums?.[seat].broken ?? ended[seat].broken) }, sums };
}
