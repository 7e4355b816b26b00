import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Checkpoint, Response, Situation } from "../../model/odds";
import { add, aimAtChargers, chase, contactsOf, type Field, fieldOf, shoot, shootsAndCharges } from "./charge";
import { breakOffDie } from "./friends";
import type { Group } from "./group";
import { meleeMeeting, type Strike } from "./line-up";
import type { OddsBook } from "./odds-book";
import { roundsOf } from "./rounds";
import { checkpoint, eachLive, emptyLive, endWith, gridOf, land, lostAt, startTally, type Tally } from "./tally";
import { MOST_SLOWED } from "./volley";

/** The sides that charge; a counter-charge is one too, but shoots no more. */
const DECLARED: Readonly<Record<Situation["charge"], readonly SeatName[]>> = {
  a: ["a"],
  b: ["b"],
  both: ["a", "b"],
  "a-countered": ["a"],
  "b-countered": ["b"],
  none: [],
};
export const CHARGED: Readonly<Record<Situation["charge"], readonly SeatName[]>> = {
  ...DECLARED,
  "a-countered": ["a", "b"],
  "b-countered": ["a", "b"],
};

/** The one side that charges and is not met; null if there is none. */
export const loneCharger = (charge: Situation["charge"]): SeatName | null => (charge === "a" || charge === "b" ? charge : null);

/** Whose flank or rear is no worse than its front: then the strike is to the front. */
export function strikeOf(a: Group, b: Group, { charge, struck }: Pick<Situation, "charge" | "struck">): Strike | null {
  const by = charge === "none" ? "a" : loneCharger(charge);
  if (by === null || struck === "front") return null;
  const { traits, body } = by === "a" ? b : a;
  const hasNone = body.square || (struck === "flank" ? traits.noFlank : traits.noRear);
  return hasNone ? null : { by, where: struck };
}

/** BW that a charge covers if nothing else is said: the farthest from where no fire can stop it. */
function usualFrom(chargers: readonly Group[]): number {
  return Math.max(1, Math.min(...chargers.map(({ move }) => move)) - MOST_SLOWED);
}

/** What is asked of a fight: how they meet, whether in line, and over how many turns it is told. */
type Fight = { readonly situation: Situation; readonly line: boolean; readonly turns: number };
export type Course = { readonly course: readonly Checkpoint[]; readonly end: Checkpoint };

/** A fight from its charge until one breaks, told at every round, with its limit. */
export function fightOut(a: Group, b: Group, { situation, line, turns }: Fight, book: OddsBook): Course {
  const grid = gridOf(a, b, book.perBase);
  const field = fieldOf(grid, line, book);
  const tally = startTally(grid);
  const strike = strikeOf(a, b, situation);
  const course: Checkpoint[] = [];
  if (situation.charge !== "none") {
    charge(field, situation, strike, tally);
    course.push(checkpoint(grid, tally, 1, "charge"));
  }
  const melee = roundsOf(grid, meleeMeeting(a, b, strike, situation.turnsToFace, line), book);
  const { breakOff } = situation;
  for (let turn = 1; turn <= Math.max(turns, breakOff?.afterMelee ?? 0); turn++) {
    const live = emptyLive(grid);
    melee.play(tally.live, live, tally);
    tally.live = live;
    if (breakOff?.afterMelee === turn) leave(field, breakOff.side, tally);
    if (turn <= turns) course.push(checkpoint(grid, tally, turn, "melee"));
  }
  const ended = { ...tally, live: emptyLive(grid), lost: { ...tally.lost } };
  melee.playOut(tally.live, ended);
  return { course, end: checkpoint(grid, ended, course.length, "end") };
}

/** Charge, shots at it and response: what is left in contact has fought the charge round. */
function charge(field: Field, situation: Situation, strike: Strike | null, tally: Tally): void {
  const { grid } = field;
  const declared = DECLARED[situation.charge];
  const from = situation.from ?? usualFrom(declared.map((side) => grid[side]));
  const target = strike === null ? ([] as const) : (["flanked"] as const);
  const volleyOf = (side: SeatName) =>
    declared.includes(side) && shootsAndCharges(grid[side]) ? field.fire(side, { distance: from, shooter: [], target }) : null;
  const afterVolley = emptyLive(grid);
  const fires = { a: volleyOf("a"), b: volleyOf("b") };
  shoot(field, tally.live, fires, tally, (shots) => add(grid, afterVolley, shots.a, shots.b, shots.chance));
  const lone = strike === null ? loneCharger(situation.charge) : null;
  tally.live = emptyLive(grid);
  if (lone === null) {
    field.contact(CHARGED[situation.charge], null, strike).play(afterVolley, tally.live, tally);
    return;
  }
  respond(field, lone, situation.response, from, afterVolley, tally);
}

function respond(field: Field, charger: SeatName, response: Response, from: number, live: Float64Array, tally: Tally): void {
  const { book } = field;
  const charged = otherSeat(charger);
  const contacts = contactsOf(field);
  const fires = { a: null, b: null, [charged]: field.fire(charged, aimAtChargers(book, response)) };
  const caughtIn = response === "run-away" ? ({ by: charger, where: "rear" } as const) : null;
  shoot(field, live, fires, tally, (shots) => {
    const rounds = field.contact([charger], shots.rolled[charged] ? charged : null, caughtIn);
    if (response === "stand") contacts.add(rounds, shots.a, shots.b, shots.chance);
    else
      chase(field, charger, response, from, shots, tally, {
        call: ({ a, b }, chance) => contacts.add(rounds, a, b, chance),
        escaped: ({ a, b }, chance) => comeApart(field, a, b, chance, tally),
      });
  });
  contacts.play(tally.live, tally);
}

function comeApart({ grid }: Field, a: number, b: number, chance: number, tally: Tally): void {
  endWith(tally, "apart", chance, lostAt(grid, a, b));
}

/** One side breaks off from everything that still goes on ("Kill a Base test 2.3"). */
function leave(field: Field, side: SeatName, tally: Tally): void {
  const { grid, book } = field;
  const test = breakOffDie(grid[side], grid[otherSeat(side)], book);
  const stay = emptyLive(grid);
  eachLive(grid, tally.live, (a, b, chance) => {
    for (const [wounds, of] of test.entries()) {
      const [afterA, afterB] = side === "a" ? [a + wounds, b] : [a, b + wounds];
      if (of > 0) land(grid, tally, stay, afterA, afterB, chance * of);
    }
  });
  eachLive(grid, stay, (a, b, chance) => comeApart(field, a, b, chance, tally));
  tally.live = emptyLive(grid);
}
