import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Approach, Response } from "../../model/odds";
import { aimAtChargers, chargeReach, shootsAndCharges } from "../odds/charge";
import type { Group } from "../odds/group";
import type { Strike } from "../odds/line-up";
import type { OddsBook } from "../odds/odds-book";
import type { Grid } from "../odds/tally";
import { longestEffective, MOST_SLOWED } from "../odds/volley";
import { type Duel, emptyOf, shoot } from "./duel";
import { LAST_TURN, Reckoning, type Told } from "./reckoning";
import { type Played, widthOf } from "./rounds-played";

type Apart = Map<number, Float64Array>;
function put(apart: Apart, grid: Grid, distance: number, cell: number, chance: number): void {
  let live = apart.get(distance);
  if (!live) {
    live = emptyOf(grid);
    apart.set(distance, live);
  }
  live[cell] = (live[cell] as number) + chance;
}

type Contact = { readonly live: Float64Array; readonly played: Played };
type Turn = {
  readonly duel: Duel;
  readonly approach: Approach;
  readonly turn: number;
  readonly sum: Reckoning;
  readonly next: Apart;
  /** By who charged, whether the charged side shot at it, and whether it was caught from behind. */
  readonly contacts: (Contact | undefined)[];
};

const BOTH: readonly SeatName[] = ["a", "b"];

/** Contact of one charger, or (null) of both. */
function touch({ duel, contacts }: Turn, charger: SeatName | null, rolled: boolean, isCaught: boolean, cell: number, chance: number): void {
  const key = (charger === null ? 0 : charger === "a" ? 1 : 2) + 3 * Number(rolled) + 6 * Number(isCaught);
  let met = contacts[key];
  if (!met) {
    const strike: Strike | null = isCaught && charger ? { by: charger, where: "rear" } : null;
    const played = charger ? duel.contact([charger], rolled ? otherSeat(charger) : null, strike) : duel.contact(BOTH, null, null);
    met = { live: emptyOf(duel.grid), played };
    contacts[key] = met;
  }
  met.live[cell] = (met.live[cell] as number) + chance;
}

/** What a charged side that runs comes to, by each face of its die. */
function chase(
  now: Turn,
  charger: SeatName,
  response: Response,
  distance: number,
  cell: number,
  chance: number,
  slowed: number,
  rolled: boolean,
): void {
  const { duel, turn, sum, next } = now;
  const { grid } = duel;
  const runner = otherSeat(charger);
  const faces = duel.faces(runner, response);
  const reach = chargeReach(grid[charger], slowed);
  const width = widthOf(grid);
  const [row, column] = [Math.floor(cell / width), cell % width];
  for (const run of faces) {
    const share = chance / faces.length;
    if (reach < distance + run) put(next, grid, distance + run - reach, cell, share);
    else if (grid[runner].stands.skirmishers)
      sum.end(turn, share, runner === "a" ? 1 : row / grid.rows, runner === "b" ? 1 : column / grid.columns);
    else touch(now, charger, rolled, response === "run-away", cell, share);
  }
}

/** One charges and the other responds. */
function oneCharges(now: Turn, charger: SeatName, distance: number, live: Float64Array): void {
  const { duel, approach, turn, sum, next } = now;
  const { grid, book } = duel;
  const charged = otherSeat(charger);
  const { response } = approach[charged];
  if (response === "counter-charge") {
    for (let cell = 0; cell < live.length; cell++)
      if ((live[cell] as number) > 0) touch(now, null, false, false, cell, live[cell] as number);
    return;
  }
  const fires = { a: null, b: null, [charged]: duel.fire(charged, aimAtChargers(book, response)) };
  shoot(duel, live, fires, charger, turn, sum, (cell, chance, slowedA, slowedB, rolledA, rolledB) => {
    const slowed = charger === "a" ? slowedA : slowedB;
    const rolled = charged === "a" ? rolledA : rolledB;
    if (response !== "stand") {
      chase(now, charger, response, distance, cell, chance, slowed, rolled);
      return;
    }
    const gap = distance - chargeReach(grid[charger], slowed);
    if (gap <= 0) touch(now, charger, rolled, false, cell, chance);
    else put(next, grid, gap, cell, chance);
  });
}

/** What charges over this distance: nobody, `a`, `b`, both. */
function chargers({ duel, approach }: Turn, distance: number, live: Float64Array): readonly (Float64Array | undefined)[] {
  const { grid } = duel;
  const wants = (side: SeatName) => approach[side].plan === "charge" && distance <= grid[side].move;
  const [mayA, mayB] = [wants("a"), wants("b")];
  if (!mayA && !mayB) return [live];
  const width = widthOf(grid);
  const groups: (Float64Array | undefined)[] = [];
  for (let cell = 0; cell < live.length; cell++) {
    const chance = live[cell] as number;
    if (chance === 0) continue;
    const byA = mayA && duel.charges.a[cell % width] === true;
    const byB = mayB && duel.charges.b[Math.floor(cell / width)] === true;
    const at = Number(byA) + 2 * Number(byB);
    groups[at] ??= emptyOf(grid);
    groups[at][cell] = chance;
  }
  return groups;
}

/** These charge, shooting first if they shoot and charge. */
function chargeAs(now: Turn, distance: number, declared: readonly SeatName[], live: Float64Array): void {
  const { duel, turn, sum } = now;
  const volley = (side: SeatName) =>
    declared.includes(side) && shootsAndCharges(duel.grid[side]) ? duel.fire(side, { distance, shooter: [], target: [] }) : null;
  const fires = { a: volley("a"), b: volley("b") };
  let after = live;
  if (fires.a || fires.b) {
    const hit = emptyOf(duel.grid);
    shoot(duel, live, fires, null, turn, sum, (cell, chance) => (hit[cell] = (hit[cell] as number) + chance));
    after = hit;
  }
  const [first, second] = declared;
  if (first !== undefined && second === undefined) oneCharges(now, first, distance, after);
  else for (const [cell, chance] of after.entries()) if (chance > 0) touch(now, null, false, false, cell, chance);
}

const DECLARED: readonly (readonly SeatName[])[] = [["a"], ["b"], BOTH];

/** Those who charge over this distance do; returns what stays for shooting and moving. */
function chargePhase(now: Turn, distance: number, live: Float64Array): Float64Array | null {
  const groups = chargers(now, distance, live);
  for (const [at, declared] of DECLARED.entries()) {
    const those = groups[at + 1];
    if (those) chargeAs(now, distance, declared, those);
  }
  return groups[0] ?? null;
}

function haltOf(group: Group, plan: Approach["a"]["plan"], book: OddsBook): number {
  return Math.max(1, plan === "shoot" ? longestEffective(group, book) : group.move - MOST_SLOWED);
}

/** Both shoot over this distance, and `a` comes on as far as the fire lets it. */
function shootAndMove({ duel, approach, turn, sum, next }: Turn, distance: number, live: Float64Array): void {
  const { grid, book } = duel;
  const halt = haltOf(grid.a, approach.a.plan, book);
  const aim = { distance, shooter: [], target: [] };
  const isStill = approach.a.plan === "stand" || distance <= halt;
  shoot(duel, live, { a: duel.fire("a", aim), b: duel.fire("b", aim) }, isStill ? null : "a", turn, sum, (cell, chance, slowedA) => {
    const goes = isStill ? 0 : Math.min(chargeReach(grid.a, slowedA), distance - halt);
    put(next, grid, distance - goes, cell, chance);
  });
}

/** `a` comes on and `b` waits, by their plans: docs/ODDS.md, "The approach". */
export function comeOn(duel: Duel, approach: Approach): Told {
  const sum = new Reckoning(duel.melee);
  const start = emptyOf(duel.grid);
  start[0] = 1;
  let apart: Apart = new Map([[approach.distance, start]]);
  for (let turn = 1; turn <= LAST_TURN && apart.size > 0; turn++) {
    const now: Turn = { duel, approach, turn, sum, next: new Map(), contacts: [] };
    const left = [...apart].map(([distance, live]) => [distance, chargePhase(now, distance, live)] as const);
    for (const met of now.contacts) if (met) sum.meet(turn, met.live, met.played, null);
    for (const [distance, live] of left) if (live) shootAndMove(now, distance, live);
    apart = now.next;
    for (const live of apart.values()) sum.tellApart(turn, live);
  }
  return sum.told;
}

/** The farthest from where no fire can stop a charge. */
const usualFrom = ({ move }: Group): number => Math.max(1, move - MOST_SLOWED);

/** `by` strikes the other's flank, which nobody shoots at. */
export function strikeFlank(duel: Duel, by: SeatName): Told {
  const { grid } = duel;
  const sum = new Reckoning(duel.melee);
  const strike = { by, where: "flank" } as const;
  const start = emptyOf(grid);
  start[0] = 1;
  const volley = shootsAndCharges(grid[by]) ? duel.fire(by, { distance: usualFrom(grid[by]), shooter: [], target: ["flanked"] }) : null;
  const after = emptyOf(grid);
  shoot(duel, start, { a: null, b: null, [by]: volley }, null, 1, sum, (cell, chance) => (after[cell] = (after[cell] as number) + chance));
  sum.meet(1, after, duel.contact([by], null, strike), strike);
  return sum.told;
}
