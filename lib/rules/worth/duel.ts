import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Response } from "../../model/odds";
import { mayCharge, runs } from "../odds/charge";
import type { Group } from "../odds/group";
import { chargeMeeting, meleeMeeting, type Strike } from "../odds/line-up";
import type { OddsBook } from "../odds/odds-book";
import { type Grid, gridOf } from "../odds/tally";
import { type Aim, type Fire, fireOf, type Volley } from "../odds/volley";
import type { Reckoning } from "./reckoning";
import { type Losses, type Played, type RoundsTables, widthOf } from "./rounds-played";

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

/** No chance yet of any losses: a cell for each pair of them. */
export const emptyOf = ({ rows, columns }: Grid): Float64Array => new Float64Array((rows + 1) * (columns + 1));

/** What a pair of shots leads to: the losses, the chance, BW that each is slowed, and whether each shot at all. */
type Shots = (cell: number, chance: number, slowedA: number, slowedB: number, rolledA: boolean, rolledB: boolean) => void;

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
export function shoot(
  duel: Duel,
  live: Float64Array,
  fires: Fires,
  slows: SeatName | null,
  turn: number,
  sum: Reckoning,
  call: Shots,
): void {
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
