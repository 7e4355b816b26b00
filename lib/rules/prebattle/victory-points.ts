import type { BattleResult } from "../../model/battle-command";
import type { BattlefieldLimit } from "../../model/battle-tables";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { eachSeat } from "./seats";

type Ending = Pick<BattleResult, "losses" | "broken">;
type Limits = Readonly<Record<BattlefieldLimit, number>>;

/** What this seat's losses are worth to the enemy, without a cap. */
const lossWorth = ({ losses }: Ending, seat: SeatName, limits: Limits): number =>
  losses[seat].tugs * limits["tug-points"] + losses[seat].sugs * limits["sug-points"];

function pointsOf(ending: Ending, seat: SeatName, limits: Limits): number {
  const { broken } = ending;
  const other = otherSeat(seat);
  if (broken[other] && !broken[seat]) return limits["triumph-points"];
  const damage = Math.min(limits["damage-most"], lossWorth(ending, other, limits));
  return broken.a || broken.b ? damage : damage + limits["survival-points"];
}

/** The points of each player ("Scoring system and victory points 2-5"): a triumph; or the damage done, and more if both survive. */
export const victoryPoints = (ending: Ending, limits: Limits): BySeat<number> => eachSeat((seat) => pointsOf(ending, seat, limits));
