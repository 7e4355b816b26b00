import type { SeatName } from "../../model/by-seat";
import type { QuickTroop } from "../../model/force";
import type { BattlefieldBook } from "../table/battlefield-book";
import type { Battle } from "./battle";

type Losses = { readonly tugs: number; readonly sugs: number };

export const isSug = ({ formation }: QuickTroop): boolean => formation === "skirmish";

/** The TuGs that a group counts for where it is no SuG. */
export const tugsOf = (troop: QuickTroop, { formations, doubleTugs }: BattlefieldBook): number =>
  troop.setFormation && formations[troop.setFormation].double ? doubleTugs : 1;

/**
 * The most that a seat can have lost, as far as everybody knows: a group that nobody has seen may be of either kind, so that no answer tells
 * what hides. A straggler is neither broken nor counted ("Flank marching 3.6").
 */
export function lossesMost({ seats, book }: Battle, seat: SeatName): Losses {
  const { shown, host } = seats[seat];
  const { battlefield } = book;
  if (!battlefield) return { tugs: 0, sugs: 0 };
  const seen = host.units.map(({ troop }) => troop);
  const unseen = Math.max(0, (shown?.unitGroups ?? 0) - host.units.length - host.stragglers.length);
  const tugs = seen.filter((troop) => !isSug(troop)).reduce((sum, troop) => sum + tugsOf(troop, battlefield), 0);
  return { tugs: tugs + unseen * battlefield.doubleTugs, sugs: seen.filter(isSug).length + unseen };
}
