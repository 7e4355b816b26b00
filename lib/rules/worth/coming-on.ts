import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Approach, Response } from "../../model/odds";
import { aimAtChargers, chargeReach, runs, shootsAndCharges } from "../odds/charge";
import type { Group } from "../odds/group";
import { chargeMeeting, meleeMeeting, type Strike } from "../odds/line-up";
import { mayCharge } from "../odds/may-charge";
import type { OddsBook } from "../odds/odds-book";
import { type Grid, gridOf } from "../odds/tally";
import { type Aim, type Fire, fireOf, longestEffective, MOST_SLOWED, type Volley } from "../odds/volley";
import { type Losses, type Played, type RoundsTables, widthOf } from "./rounds-played";

/** The turns after which a meeting is told. */
export const TURNS_TOLD = [6, 8, 10] as const;
const LAST_TURN = Math.max(...TURNS_TOLD);

/** The share of its break point that each side has lost on average: `a` and `b` after each of `TURNS_TOLD` in turn. */
export type Told = Float64Array;

/** A volley as flat arrays: all outcomes, and the wounds alone. */
type Flat = {
  readonly slowed: readonly number[];
  readonly wounds: readonly number[];
  readonly chances: readonly number[];
  readonly byWounds: readonly number[];
};

const flats = new WeakMap<Volley["outcomes"], Flat>();
const NO_SHOT: Flat = { slowed: [0], wounds: [0], chances: [1], byWounds: [1] };

function flatOf(volley: Volley | null): Flat {
  if (volley === null) return NO_SHOT;
  const { outcomes } = volley;
  const ready = flats.get(outcomes);
  if (ready) return ready;
  const byWounds: number[] = [];
  for (const { wounds, chance } of outcomes) byWounds[wounds] = (byWounds[wounds] ?? 0) + chance;
  const made: Flat = {
    slowed: outcomes.map((one) => one.slowed),
    wounds: outcomes.map((one) => one.wounds),
    chances: outcomes.map((one) => one.chance),
    byWounds: Array.from(byWounds, (chance) => chance ?? 0),
  };
  flats.set(outcomes, made);
  return made;
}

/** Volleys by the bases that shooter and target have lost. */
type FlatFire = (lostByShooter: number, lostByTarget: number) => Flat;

function flatFire(fire: Fire): FlatFire {
  const known: Flat[] = [];
  const LOSSES = 32;
  return (lostByShooter, lostByTarget) => {
    const key = lostByShooter * LOSSES + lostByTarget;
    const ready = known[key] ?? flatOf(fire(lostByShooter, lostByTarget));
    known[key] = ready;
    return ready;
  };
}

/** Two unit groups on one ground, each in one form, with everything that their plans share. */
export type Duel = {
  readonly grid: Grid;
  readonly book: OddsBook;
  readonly melee: (strike: Strike | null) => readonly Losses[];
  readonly contact: (charged: readonly SeatName[], stoodAndShot: SeatName | null, strike: Strike | null) => Played;
  readonly fire: (shooter: SeatName, aim: Omit<Aim, "line">) => FlatFire;
  /** BW that a side runs, by each face of its die. */
  readonly faces: (runner: SeatName, response: Response) => readonly number[];
  /** Whether each side may charge, by the wounds of the other. */
  readonly charges: { readonly a: readonly boolean[]; readonly b: readonly boolean[] };
};

export function duelOf(a: Group, b: Group, tables: RoundsTables, book: OddsBook): Duel {
  const grid = gridOf(a, b, book.perBase);
  const [fires, contacts, melees] = [new Map<string, FlatFire>(), new Map<string, Played>(), new Map<string, readonly Losses[]>()];
  const ran = new Map<string, readonly number[]>();
  const once = <T>(known: Map<string, T>, key: string, make: () => T): T => {
    const ready = known.get(key) ?? make();
    known.set(key, ready);
    return ready;
  };
  const nameOf = (strike: Strike | null) => (strike === null ? "" : `${strike.by}${strike.where}`);
  return {
    ...{ grid, book },
    melee: (strike) => once(melees, nameOf(strike), () => tables.lossesAfter(grid, meleeMeeting(a, b, strike, true, false))),
    contact: (charged, stoodAndShot, strike) =>
      once(contacts, `${charged.join("")}/${stoodAndShot}/${nameOf(strike)}`, () =>
        tables.played(grid, chargeMeeting(charged, stoodAndShot, strike)),
      ),
    fire: (shooter, aim) =>
      once(fires, `${shooter}${aim.distance}${aim.shooter.join()}/${aim.target.join()}`, () =>
        flatFire(fireOf(grid[shooter], grid[otherSeat(shooter)], { ...aim, line: false }, book)),
      ),
    faces: (runner, response) => once(ran, `${runner}${response}`, () => runs(grid[runner], response, book)),
    charges: {
      a: Array.from({ length: grid.columns }, (_, wounds) => mayCharge(a, b, wounds, book)),
      b: Array.from({ length: grid.rows }, (_, wounds) => mayCharge(b, a, wounds, book)),
    },
  };
}

/** What has been lost by those who fight no more, and will be by those who fight, after each of `TURNS_TOLD`. */
class Reckoning {
  readonly told: Told = new Float64Array(2 * TURNS_TOLD.length);
  constructor(private readonly duel: Duel) {}

  /** This much ends in this turn with these losses. */
  end(turn: number, chance: number, lostA: number, lostB: number): void {
    for (let at = 0; at < TURNS_TOLD.length; at++) {
      if (turn > (TURNS_TOLD[at] as number)) continue;
      this.told[2 * at] = (this.told[2 * at] as number) + chance * lostA;
      this.told[2 * at + 1] = (this.told[2 * at + 1] as number) + chance * lostB;
    }
  }

  /** What is apart at the end of this turn counts as it is, if it is told then. */
  tellApart(turn: number, live: Float64Array): void {
    const at = TURNS_TOLD.indexOf(turn as (typeof TURNS_TOLD)[number]);
    if (at < 0) return;
    const [now] = this.duel.melee(null) as readonly [Losses];
    this.add(at, live, now);
  }

  private add(at: number, live: Float64Array, losses: Losses): void {
    let [a, b] = [0, 0];
    for (let cell = 0; cell < live.length; cell++) {
      const chance = live[cell] as number;
      if (chance === 0) continue;
      a += chance * (losses.a[cell] as number);
      b += chance * (losses.b[cell] as number);
    }
    this.told[2 * at] = (this.told[2 * at] as number) + a;
    this.told[2 * at + 1] = (this.told[2 * at + 1] as number) + b;
  }

  /** Contact in this turn: the charge round, a melee, and then a melee a turn. */
  meet(turn: number, live: Float64Array, played: Played, strike: Strike | null): void {
    const after = new Float64Array(live.length);
    for (let cell = 0; cell < live.length; cell++) {
      const chance = live[cell] as number;
      const leads = played[cell];
      if (chance === 0 || !leads) continue;
      for (let at = 0; at < leads.to.length; at++) {
        const to = leads.to[at] as number;
        after[to] = (after[to] as number) + chance * (leads.chances[at] as number);
      }
    }
    const losses = this.duel.melee(strike);
    for (const [at, last] of TURNS_TOLD.entries()) if (turn <= last) this.add(at, after, losses[last - turn + 1] as Losses);
  }
}

type Apart = Map<number, Float64Array>;
type Shots = (cell: number, chance: number, slowedA: number, slowedB: number, rolledA: boolean, rolledB: boolean) => void;

const emptyOf = ({ rows, columns }: Grid): Float64Array => new Float64Array((rows + 1) * (columns + 1));

function put(apart: Apart, grid: Grid, distance: number, cell: number, chance: number): void {
  let live = apart.get(distance);
  if (!live) {
    live = emptyOf(grid);
    apart.set(distance, live);
  }
  live[cell] = (live[cell] as number) + chance;
}

type Fires = { readonly a: FlatFire | null; readonly b: FlatFire | null };

/** Shots from one cell: what both sides' outcomes lead to. `slows`: whose slowing matters. */
type Firing = {
  readonly duel: Duel;
  readonly slows: SeatName | null;
  readonly turn: number;
  readonly sum: Reckoning;
  readonly call: Shots;
};

/** Shots from one cell, what they do to `a` settled already. */
function shootRow(
  { duel, slows, turn, sum, call }: Firing,
  row: number,
  j: number,
  chance: number,
  slowedA: number,
  atA: Flat,
  atB: Flat,
): void {
  const { rows, columns } = duel.grid;
  const apart = slows === "b";
  const ways = apart ? atB.chances : atB.byWounds;
  for (let y = 0; y < ways.length; y++) {
    const share = chance * (ways[y] as number);
    if (share === 0) continue;
    const column = j + (apart ? (atB.wounds[y] as number) : y);
    if (row >= rows || column >= columns) sum.end(turn, share, Math.min(1, row / rows), Math.min(1, column / columns));
    else call(row * (columns + 1) + column, share, slowedA, apart ? (atB.slowed[y] as number) : 0, atB !== NO_SHOT, atA !== NO_SHOT);
  }
}

/** Both, or one, shoot at once from everything in `live`. What breaks ends. */
function shoot(duel: Duel, live: Float64Array, fires: Fires, slows: SeatName | null, turn: number, sum: Reckoning, call: Shots): void {
  const { perBase } = duel.book;
  const width = widthOf(duel.grid);
  const firing: Firing = { duel, slows, turn, sum, call };
  const apart = slows === "a";
  for (let cell = 0; cell < live.length; cell++) {
    const chance = live[cell] as number;
    if (chance === 0) continue;
    const [i, j] = [Math.floor(cell / width), cell % width];
    const [lostA, lostB] = [Math.floor(i / perBase), Math.floor(j / perBase)];
    const atB = fires.a?.(lostA, lostB) ?? NO_SHOT;
    const atA = fires.b?.(lostB, lostA) ?? NO_SHOT;
    const ways = apart ? atA.chances : atA.byWounds;
    for (let x = 0; x < ways.length; x++) {
      const row = i + (apart ? (atA.wounds[x] as number) : x);
      shootRow(firing, row, j, chance * (ways[x] as number), apart ? (atA.slowed[x] as number) : 0, atA, atB);
    }
  }
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
  const sum = new Reckoning(duel);
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
  const sum = new Reckoning(duel);
  const strike = { by, where: "flank" } as const;
  const start = emptyOf(grid);
  start[0] = 1;
  const volley = shootsAndCharges(grid[by]) ? duel.fire(by, { distance: usualFrom(grid[by]), shooter: [], target: ["flanked"] }) : null;
  const after = emptyOf(grid);
  shoot(duel, start, { a: null, b: null, [by]: volley }, null, 1, sum, (cell, chance) => (after[cell] = (after[cell] as number) + chance));
  sum.meet(1, after, duel.contact([by], null, strike), strike);
  return sum.told;
}
