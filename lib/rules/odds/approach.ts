import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Approach, Checkpoint, FireAnswer } from "../../model/odds";
import { ODDS_MOST } from "../../model/odds-terms";
import {
  add,
  aimAtChargers,
  chargeReach,
  chase,
  contactsOf,
  type Field,
  fieldOf,
  mayCharge,
  mustRun,
  type Shots,
  shoot,
  shootsAndCharges,
} from "./charge";
import type { Group } from "./group";
import { meleeMeeting } from "./line-up";
import type { OddsBook } from "./odds-book";
import { roundsOf } from "./rounds";
import { basesLost, checkpoint, eachLive, emptyLive, gridOf, startTally, type Tally } from "./tally";
import { type Fire, longestEffective, MOST_SLOWED } from "./volley";

/** What is still apart: the chance of each pair of wounds, by the BW between the two. */
type Apart = Map<number, Float64Array>;

/** Everything of an approach that the turns share. */
type Plan = {
  readonly field: Field;
  readonly approach: Approach;
  readonly book: OddsBook;
  readonly tally: Tally;
  /** The mean number of volleys that `b` has shot so far. */
  readonly shot: { volleys: number };
};

function put({ grid }: Field, apart: Apart, distance: number, a: number, b: number, chance: number): void {
  const live = apart.get(distance) ?? emptyLive(grid);
  add(grid, live, a, b, chance);
  apart.set(distance, live);
}

/** Where `a` halts in front of `b`, as its plan has it. */
function haltOf(group: Group, plan: Approach["a"]["plan"], book: OddsBook): number {
  return Math.max(1, plan === "shoot" ? longestEffective(group, book) : group.move - MOST_SLOWED);
}

/** The sides that charge over this distance with these wounds. */
function chargers(
  { field, approach, book }: Plan,
  distance: number,
  wounds: { readonly a: number; readonly b: number },
): readonly SeatName[] {
  return (["a", "b"] as const).filter((side) => {
    const [own, foe] = [field.grid[side], field.grid[otherSeat(side)]];
    return approach[side].plan === "charge" && distance <= own.move && mayCharge(own, foe, wounds[otherSeat(side)], book);
  });
}

/** Shots from everything in `live`, those of `b` counted. */
function shootAll(
  plan: Plan,
  live: Float64Array,
  fires: { readonly a: Fire | null; readonly b: Fire | null },
  call: (shots: Shots) => void,
) {
  const { field, tally, shot, book } = plan;
  const lost = (wounds: number) => Math.floor(wounds / book.perBase);
  eachLive(field.grid, live, (a, b, chance) => {
    if (fires.b?.(lost(b), lost(a))) shot.volleys += chance;
  });
  shoot(field, live, fires, tally, call);
}

type Contacts = ReturnType<typeof contactsOf>;
type Phase = { readonly plan: Plan; readonly distance: number; readonly next: Apart; readonly contacts: Contacts };

/** One charges and the other responds. */
function oneCharges({ plan, distance, next, contacts }: Phase, charger: SeatName, live: Float64Array): void {
  const { field, approach, book, tally } = plan;
  const charged = otherSeat(charger);
  const { response } = approach[charged];
  const reach = (shots: Shots) => chargeReach(field.grid[charger], shots.slowed[charger]);
  if (response === "counter-charge") {
    const rounds = field.contact(["a", "b"], null, null);
    eachLive(field.grid, live, (a, b, chance) => contacts.add(rounds, a, b, chance));
    return;
  }
  const fires = { a: null, b: null, [charged]: field.fire(charged, aimAtChargers(book, response)) };
  const caughtIn = response === "run-away" ? ({ by: charger, where: "rear" } as const) : null;
  shootAll(plan, live, fires, (shots) => {
    const rounds = field.contact([charger], shots.rolled[charged] ? charged : null, caughtIn);
    if (response === "stand") {
      const gap = distance - reach(shots);
      if (gap <= 0) contacts.add(rounds, shots.a, shots.b, shots.chance);
      else put(field, next, gap, shots.a, shots.b, shots.chance);
    } else
      chase(field, charger, response, distance, shots, tally, {
        call: ({ a, b }, chance) => contacts.add(rounds, a, b, chance),
        escaped: ({ a, b }, chance, gap) => put(field, next, gap, a, b, chance),
      });
  });
}

/** Everything that is this far apart and charges; the rest is left for shooting and moving. */
function chargePhase(phase: Phase, live: Float64Array): Float64Array {
  const { plan, distance, contacts } = phase;
  const { field } = plan;
  const still = emptyLive(field.grid);
  const charging = new Map<string, { readonly who: readonly SeatName[]; readonly live: Float64Array }>();
  eachLive(field.grid, live, (a, b, chance) => {
    const who = chargers(plan, distance, { a, b });
    if (who.length === 0) {
      add(field.grid, still, a, b, chance);
      return;
    }
    const together = charging.get(who.join()) ?? { who, live: emptyLive(field.grid) };
    add(field.grid, together.live, a, b, chance);
    charging.set(who.join(), together);
  });
  for (const { who, live: those } of charging.values()) {
    const volley = (side: SeatName) =>
      who.includes(side) && shootsAndCharges(field.grid[side]) ? field.fire(side, { distance, shooter: [], target: [] }) : null;
    const after = emptyLive(field.grid);
    shootAll(plan, those, { a: volley("a"), b: volley("b") }, (shots) => add(field.grid, after, shots.a, shots.b, shots.chance));
    const [first, second] = who;
    if (first !== undefined && second === undefined) oneCharges(phase, first, after);
    else {
      const rounds = field.contact(["a", "b"], null, null);
      eachLive(field.grid, after, (a, b, chance) => contacts.add(rounds, a, b, chance));
    }
  }
  return still;
}

/** Both shoot over this distance, and `a` comes on as far as the fire lets it. */
function shootAndMove({ plan, distance, next }: Phase, live: Float64Array): void {
  const { field, approach, book } = plan;
  const { a } = field.grid;
  const aim = { distance, shooter: [], target: [] };
  const halt = haltOf(a, approach.a.plan, book);
  shootAll(plan, live, { a: field.fire("a", aim), b: field.fire("b", aim) }, (shots) => {
    const goes = approach.a.plan === "stand" ? 0 : Math.min(chargeReach(a, shots.slowed.a), Math.max(0, distance - halt));
    put(field, next, distance - goes, shots.a, shots.b, shots.chance);
  });
}

const planOf = (field: Field, approach: Approach): Plan => ({
  ...{ field, approach, book: field.book, tally: startTally(field.grid), shot: { volleys: 0 } },
});

type Tell = (phase: "charge" | "shooting", lives: readonly Float64Array[]) => void;

/** Charges, shooting and movement of one turn; returns what is apart after it. `meet` has what is in contact. */
function turnOf(plan: Plan, apart: Apart, meet: (contacts: Contacts) => void, tell: Tell): Apart {
  const { field, tally } = plan;
  const [charged, next] = [new Map<number, Float64Array>(), new Map<number, Float64Array>()];
  const contacts = contactsOf(field);
  const left = [...apart].map(([distance, live]) => ({
    distance,
    live: chargePhase({ plan, distance, next: charged, contacts }, live),
  }));
  meet(contacts);
  tell("charge", [tally.live, ...charged.values(), ...left.map(({ live }) => live)]);
  for (const { distance, live } of left) shootAndMove({ plan, distance, next, contacts }, live);
  for (const [distance, live] of charged) eachLive(field.grid, live, (a, b, chance) => put(field, next, distance, a, b, chance));
  tell("shooting", [tally.live, ...next.values()]);
  return next;
}

/** The fight from afar: fire on the way in, charge and response, then melee. It is told three times a turn. */
export function approachOut(a: Group, b: Group, approach: Approach, turns: number, line: boolean, book: OddsBook): readonly Checkpoint[] {
  const grid = gridOf(a, b, book.perBase);
  const plan = planOf(fieldOf(grid, line, book), approach);
  const { tally } = plan;
  const melee = roundsOf(grid, meleeMeeting(a, b, null, true, line), book);
  const course: Checkpoint[] = [];
  let apart: Apart = new Map([[approach.distance, tally.live]]);
  tally.live = emptyLive(grid);
  for (let turn = 1; turn <= turns; turn++) {
    apart = turnOf(
      plan,
      apart,
      (contacts) => contacts.play(tally.live, tally),
      (phase, lives) => course.push(checkpoint(grid, tally, turn, phase, lives)),
    );
    const fought = emptyLive(grid);
    melee.play(tally.live, fought, tally);
    tally.live = fought;
    course.push(checkpoint(grid, tally, turn, "melee", [fought, ...apart.values()]));
  }
  return course;
}

/** What fire does to a target that comes on and charges. */
type ComingOn = NonNullable<FireAnswer["comesOn"]>;

/** Below this chance nothing more is expected to come. */
const NOTHING_LEFT = 1e-12;

/** A target comes on from so far: the volleys it meets, and when it is in contact. */
export function comingOn(target: Group, shooter: Group, from: number, line: boolean, book: OddsBook): ComingOn {
  const grid = gridOf(target, shooter, book.perBase);
  const response = mustRun(shooter, target) ? "run-away" : "stand";
  const plan = planOf(fieldOf(grid, line, book), {
    ...{ distance: from, a: { plan: "charge", response: "stand" }, b: { plan: "stand", response } },
  });
  const { tally, shot } = plan;
  const contactByTurn: number[] = [];
  let [contact, lost, left] = [0, 0, 1];
  let apart: Apart = new Map([[from, tally.live]]);
  tally.live = emptyLive(grid);
  for (let turn = 1; turn <= ODDS_MOST.turns && left > NOTHING_LEFT; turn++) {
    const meet = (contacts: Contacts) =>
      contacts.each((a, _, chance) => {
        contact += chance;
        lost += chance * basesLost(target, a, book.perBase);
      });
    apart = turnOf(plan, apart, meet, () => {});
    contactByTurn.push(contact);
    left = 1 - contact - tally.a - tally.b - tally.both;
  }
  for (const live of apart.values()) eachLive(grid, live, (a, _, chance) => (lost += chance * basesLost(target, a, book.perBase)));
  return { volleys: shot.volleys, contactByTurn, meanLost: lost + tally.lost.a, brokenBefore: tally.a + tally.both };
}
