import type { BattleResult, BreakingSum, Ending, KnownArmy, ScorePart } from "../../model/battle-command";
import type { BattlefieldLimit } from "../../model/battle-tables";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import type { QuickTroop } from "../../model/force";
import { armyBreaksAt } from "../army/count";
import type { BattlefieldBook } from "../table/battlefield-book";
import { type Battle, battlefieldOf, eachSeat } from "./battle";

type Counting = Pick<BattlefieldBook, "formations" | "doubleTugs">;
type Losses = { readonly tugs: number; readonly sugs: number };

/** Whether such troops are a SuG; all others are TuGs. */
export const isSug = ({ formation }: QuickTroop): boolean => formation === "skirmish";

/** The TuGs a group counts as if it is not a SuG. */
export const tugsOf = (troop: QuickTroop, { formations, doubleTugs }: Counting): number =>
  troop.setFormation && formations[troop.setFormation].double ? doubleTugs : 1;

/**
 * What everybody knows of an army once all are deployed, so that it reveals nothing hidden. A straggler is neither broken nor counted
 * ("Flank marching 3.6").
 */
export function armyKnownIn(battle: Battle, seat: SeatName): KnownArmy {
  const { shown, host } = battle.seats[seat];
  const book = battlefieldOf(battle);
  const seen = host.units.map(({ troop }) => troop);
  const tugs = seen.filter((troop) => !isSug(troop)).reduce((sum, troop) => sum + tugsOf(troop, book), 0);
  const unseen = Math.max(0, (shown?.unitGroups ?? 0) - seen.length - host.stragglers.length);
  return { tugs, sugs: seen.filter(isSug).length, unseen, camp: host.camp !== null };
}

/** The most an army can have lost: a group nobody has seen may be a TuG or a SuG. */
export const lossesMost = ({ tugs, sugs, unseen }: KnownArmy, { doubleTugs }: Pick<BattlefieldBook, "doubleTugs">): Losses => ({
  tugs: tugs + unseen * doubleTugs,
  sugs: sugs + unseen,
});

/** How one army ended, with the camp that counts towards breaking. */
type Ended = Losses & { readonly sacked: boolean };

/** How one seat ended by what a player entered; a camp that is not mentioned was not sacked. */
export const endedOf = ({ losses, sacked }: Pick<Ending, "losses" | "sacked">, seat: SeatName): Ended => ({
  ...losses[seat],
  sacked: sacked?.[seat] ?? false,
});

/**
 * Whether an army is broken: half the TuGs it had on the table are lost. A sacked camp counts as a loss but not in the size ("Universal
 * Rules 1", "Break points 3", "Losing your camp 4", "Flank marching 1.4"). A group nobody has seen may be a SuG or still marching, and then
 * counts for nothing, or may count up to a double group; a lost SuG beyond those seen was one of these. Null if the tables do not say what
 * breaks an army.
 */
export function breakingSum(known: KnownArmy, ended: Ended, book: Pick<BattlefieldBook, "doubleTugs" | "breaking">): BreakingSum | null {
  const { breaking, doubleTugs } = book;
  if (!breaking) return null;
  const unseen = Math.max(0, known.unseen - Math.max(0, ended.sugs - known.sugs));
  const min = Math.max(known.tugs, ended.tugs);
  const max = Math.max(min, known.tugs + unseen * doubleTugs);
  const pointOf = (size: number): number => (size === 0 ? 0 : armyBreaksAt(size, breaking.army));
  const breaksAt = { min: pointOf(Math.max(min, Math.min(1, max))), max: pointOf(max) };
  const camp = ended.sacked ? breaking.sackedCamp : 0;
  const lost = ended.tugs + camp;
  const [mayBe, mustBe] = [max > 0 && lost >= breaksAt.min, min > 0 && lost >= breaksAt.max];
  return { tugs: ended.tugs, camp, unseen, size: { min, max }, breaksAt, broken: mustBe ? true : mayBe ? null : false };
}

type Outcome = Pick<BattleResult, "losses" | "broken">;
type Limits = Readonly<Record<BattlefieldLimit, number>>;

/** What this seat's losses are worth to the enemy, without a cap. */
const lossWorth = ({ losses }: Outcome, seat: SeatName, limits: Limits): number =>
  losses[seat].tugs * limits["tug-points"] + losses[seat].sugs * limits["sug-points"];

/** The Damage Done Score of a seat ("Scoring system and victory points 3-4"). */
export const damageDone = (ending: Outcome, seat: SeatName, limits: Limits): number =>
  Math.min(limits["damage-most"], lossWorth(ending, otherSeat(seat), limits));

/** What a seat scores for ("Scoring system and victory points 2-5"): a triumph; or the damage done, and more if both survive. */
export function scoreParts(ending: Outcome, seat: SeatName, limits: Limits): readonly ScorePart[] {
  const { broken, losses } = ending;
  const other = otherSeat(seat);
  if (broken[other] && !broken[seat]) return [{ for: "triumph", points: limits["triumph-points"] }];
  const points = damageDone(ending, seat, limits);
  const isCut = points < lossWorth(ending, other, limits);
  const survives = !broken.a && !broken.b;
  return [
    ...(points > 0 ? [{ for: "damage" as const, points, lost: losses[other], isCut }] : []),
    ...(survives ? [{ for: "survival" as const, points: limits["survival-points"] }] : []),
  ];
}

const pointsOf = (ending: Outcome, seat: SeatName, limits: Limits): number =>
  scoreParts(ending, seat, limits).reduce((sum, { points }) => sum + points, 0);

/** The points of each player. */
export const victoryPoints = (ending: Outcome, limits: Limits): BySeat<number> => eachSeat((seat) => pointsOf(ending, seat, limits));
