import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { BattleResult } from "@/lib/model/table-command";

/** What is typed of one army; an empty field is nothing lost. */
export type Ended = { readonly tugs: string; readonly sugs: string; readonly broken: boolean };

const MOST = 200;

function lossesOf(typed: string): number | null {
  const text = typed.trim() === "" ? "0" : typed.trim();
  return /^\d+$/.test(text) && Number(text) <= MOST ? Number(text) : null;
}

/** How a battle ended, as it is typed; null while a field holds no number of losses. */
export function endingOf(ended: BySeat<Ended>): Omit<BattleResult, "points"> | null {
  const lost = (seat: SeatName) => ({ tugs: lossesOf(ended[seat].tugs), sugs: lossesOf(ended[seat].sugs) });
  const [a, b] = SEATS.map(lost);
  const isWhole = (one: typeof a): one is { tugs: number; sugs: number } => one !== undefined && one.tugs !== null && one.sugs !== null;
  if (!isWhole(a) || !isWhole(b)) return null;
  return { losses: { a, b }, broken: { a: ended.a.broken, b: ended.b.broken } };
}
