import type { DieShift, TestedBy } from "../../model/afield-tables";
import type { Colour } from "../../model/enumerations";
import type { TestedFriend } from "../../model/odds";
import type { Troop } from "../../model/troop";
import { shiftsOf, testDie } from "../afield/kill-a-base";
import { breakPoint } from "../army/count";
import { woundOdds } from "../combat/fight";
import type { Group } from "./group";
import type { OddsBook } from "./odds-book";

const testedBy = ({ type, quality }: Troop): TestedBy => (type === "elephant" || type === "battle-wagon" ? type : quality);

const withoutWeapons = (troop: Troop) => ({ ...troop, weapon: troop.shooting?.weapon ?? null });

/** The die of a test, all shifts made, those of the cause first. */
function dieOf(troop: Troop, cause: readonly DieShift[], nervous: boolean, supported: boolean, { afield }: OddsBook): Colour {
  const own = shiftsOf(withoutWeapons(troop), nervous, afield);
  const more: readonly DieShift[] = supported && !own.includes("rear-support") ? ["rear-support"] : [];
  return testDie(testedBy(troop), [...cause, ...more, ...own], afield);
}

const chancesOf = (die: Colour, { rules }: OddsBook): readonly number[] => {
  const { of, ways } = woundOdds([die], rules);
  return ways.map((count) => count / of);
};

/** Whether a side may break off, and whether it is tested for that: from a faster enemy it may not, mounted from slower foot untested. */
export function breakOffOf(own: Group, foe: Group): "tested" | "untested" | null {
  if (foe.move > own.move) return null;
  return own.stands.mounted && foe.stands.foot && foe.move < own.move ? "untested" : "tested";
}

/** The chance of 0, 1, 2 wounds by breaking off. */
export function breakOffDie(own: Group, foe: Group, book: OddsBook): readonly number[] {
  if (breakOffOf(own, foe) === "untested") return [1];
  return chancesOf(dieOf(own.troop, [], own.body.states.includes("nervous"), false, book), book);
}

/** A friend near a unit group that breaks. */
export type Friend = {
  readonly troop: Troop;
  readonly bases: number;
  readonly wounds: number;
  readonly rearSupport: boolean;
  readonly nervous: boolean;
};

/** What the kill-a-base test does to a friend, times the chance that the TuG breaks ("Kill a Base test 2.1"). SuGs frighten nobody. */
export function testOf(friend: Friend, broken: Troop, breaks: number, book: OddsBook): TestedFriend {
  if (broken.formation === "skirmish") return { base: 0, mean: 0, breaks: 0 };
  const cause: readonly DieShift[] = broken.type === "elephant" ? ["elephants-broken"] : [];
  const chances = chancesOf(dieOf(friend.troop, cause, friend.nervous, friend.rearSupport, book), book);
  const { wounds, bases } = friend;
  const basesWith = (all: number) => Math.floor(all / book.perBase);
  const sumOf = (value: (more: number) => number) => breaks * chances.reduce((sum, chance, more) => sum + chance * value(more), 0);
  return {
    base: sumOf((more) => Number(basesWith(wounds + more) > basesWith(wounds))),
    mean: sumOf((more) => (Math.min(wounds + more, bases * book.perBase) - wounds) / book.perBase),
    breaks: sumOf((more) => Number(wounds + more >= breakPoint(friend.troop, bases, book.rules))),
  };
}
