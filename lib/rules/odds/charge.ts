import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Response } from "../../model/odds";
import type { FightNote } from "../../model/odds-terms";
import { rowValue, rulesRow } from "../rules-row";
import type { Group } from "./group";
import { chargeMeeting, type Strike } from "./line-up";
import type { OddsBook } from "./odds-book";
import { type Rounds, roundsOf } from "./rounds";
import { basesLost, brokenAt, eachLive, emptyLive, endWith, type Grid, lostAt, type Tally } from "./tally";
import { type Aim, type Fire, fireOf, type ShotOutcome } from "./volley";

/** What charges, shots and responses of two unit groups need; everything that is worked out once stands here. */
export type Field = {
  readonly grid: Grid;
  readonly book: OddsBook;
  readonly line: boolean;
  /** Volleys of one side at the other. */
  readonly fire: (shooter: SeatName, aim: Omit<Aim, "line">) => Fire;
  /** The charge round of those who charged, of who stood and shot, and of a strike. */
  readonly contact: (charged: readonly SeatName[], stoodAndShot: SeatName | null, strike: Strike | null) => Rounds;
};

export function fieldOf(grid: Grid, line: boolean, book: OddsBook): Field {
  const fires = new Map<string, Fire>();
  const contacts = new Map<string, Rounds>();
  const once = <T>(known: Map<string, T>, key: string, make: () => T): T => {
    const ready = known.get(key) ?? make();
    known.set(key, ready);
    return ready;
  };
  return {
    ...{ grid, book, line },
    fire: (shooter, aim) =>
      once(fires, JSON.stringify([shooter, aim]), () => fireOf(grid[shooter], grid[otherSeat(shooter)], { ...aim, line }, book)),
    contact: (charged, stoodAndShot, strike) =>
      once(contacts, JSON.stringify([charged, stoodAndShot, strike]), () =>
        roundsOf(grid, chargeMeeting(charged, stoodAndShot, strike), book),
      ),
  };
}

/** What a volley, or two at once, did: wounds, BW that each side is slowed by, and whether each side rolled a die. */
export type Shots = {
  readonly a: number;
  readonly b: number;
  readonly chance: number;
  readonly slowed: { readonly a: number; readonly b: number };
  readonly rolled: { readonly a: boolean; readonly b: boolean };
};

const NOTHING: readonly ShotOutcome[] = [{ wounds: 0, slowed: 0, chance: 1 }];

/**
 * Shots from everything in `live`, at once ("Shooting: Determining which dice to roll 4"). Those that break a side end; the others are passed
 * on.
 */
export function shoot(
  { grid, book }: Field,
  live: Float64Array,
  fires: { readonly a: Fire | null; readonly b: Fire | null },
  tally: Tally,
  call: (shots: Shots) => void,
): void {
  const pass = (shots: Shots) => {
    const ending = brokenAt(grid, shots.a, shots.b);
    if (ending === null) call(shots);
    else endWith(tally, ending, shots.chance, lostAt(grid, shots.a, shots.b));
  };
  eachLive(grid, live, (a, b, chance) => {
    const [lostA, lostB] = [Math.floor(a / book.perBase), Math.floor(b / book.perBase)];
    const [byA, byB] = [fires.a?.(lostA, lostB) ?? null, fires.b?.(lostB, lostA) ?? null];
    const rolled = { a: byA !== null, b: byB !== null };
    for (const atB of byA?.outcomes ?? NOTHING)
      for (const atA of byB?.outcomes ?? NOTHING)
        pass({
          ...{ a: a + atA.wounds, b: b + atB.wounds, chance: chance * atA.chance * atB.chance },
          ...{ slowed: { a: atA.slowed, b: atB.slowed }, rolled },
        });
  });
}

export const shootsAndCharges = ({ troop }: Group): boolean => troop.characteristics.includes("shoot-and-charge");

/** How the charged side shoots at chargers, running away or not. */
export const aimAtChargers = ({ combat }: OddsBook, response: Response): Omit<Aim, "line"> => ({
  ...{ distance: rowValue(combat.limits, "shot-at-from"), target: [] },
  shooter: ["at-chargers", ...(response === "run-away" ? (["running-away"] as const) : [])],
});

/** Adds a chance of these wounds. */
export function add({ columns }: Grid, live: Float64Array, a: number, b: number, chance: number): void {
  const at = a * columns + b;
  live[at] = (live[at] ?? 0) + chance;
}

/** BW that a charge slowed by fire still covers. */
export const chargeReach = ({ move }: Group, slowed: number): number => Math.max(0, move - slowed);

/** BW that a side runs when charged, by each face of the die ("Run away and skirmish 4.3"). */
export function runs({ troop, move }: Group, response: Response, { combat }: OddsBook): readonly number[] {
  const less = response === "skirmish" ? rowValue(combat.limits, "skirmish-shorter") : 0;
  return rulesRow(combat.movement.variable, troop.quality).moves.map((more) => Math.max(0, move + more - less));
}

type Caught = {
  readonly call: (shots: Shots, chance: number) => void;
  readonly escaped: (shots: Shots, chance: number, gap: number) => void;
};

/**
 * The charged side runs after its shots: it escapes, or it is caught over `from` BW. In skirmish form it is lost then; otherwise `call` has
 * what is caught.
 */
export function chase(
  { grid, book }: Field,
  charger: SeatName,
  response: Response,
  from: number,
  shots: Shots,
  tally: Tally,
  on: Caught,
): void {
  const runner = otherSeat(charger);
  const group = grid[runner];
  const faces = runs(group, response, book);
  const reach = chargeReach(grid[charger], shots.slowed[charger]);
  for (const run of faces) {
    const chance = shots.chance / faces.length;
    if (reach < from + run) on.escaped(shots, chance, from + run - reach);
    else if (!group.stands.skirmishers) on.call(shots, chance);
    else {
      const lost = { ...lostAt(grid, shots.a, shots.b), [runner]: basesLost(group, group.most, book.perBase) };
      endWith(tally, runner, chance, lost);
    }
  }
}

/** Plays the charge round from what has come into contact, apart by whether the charged side rolled a die at the chargers. */
export function contactsOf(field: Field) {
  const waiting = new Map<Rounds, Float64Array>();
  return {
    add(rounds: Rounds, a: number, b: number, chance: number): void {
      const live = waiting.get(rounds) ?? emptyLive(field.grid);
      add(field.grid, live, a, b, chance);
      waiting.set(rounds, live);
    },
    each(call: (a: number, b: number, chance: number) => void): void {
      for (const from of waiting.values()) eachLive(field.grid, from, call);
    },
    play(live: Float64Array, tally: Tally): void {
      for (const [rounds, from] of waiting) rounds.play(from, live, tally);
      waiting.clear();
    },
  };
}

/** Whether troops of this kind charge at all ("Declaring charges 2.2"). */
export const everCharges = ({ troop }: Group): boolean => troop.type !== "artillery" && troop.type !== "battle-wagon";

const CHARGES_HORSE: readonly Group["troop"]["setFormation"][] = ["keil", "later-keil", "tercio"];

/** Foot may not charge or meet mounted in the open, dragoons excepted ("Declaring charges 2.3", "Counter charges and intercepts"). */
const isFootAtMounted = (own: Group, foe: Group): boolean => own.stands.foot && foe.stands.mounted && foe.troop.formation !== "dragoon";

const onlyFinishes = ({ troop, stands }: Group): boolean =>
  stands.skirmishers || troop.formation === "dragoon" || troop.setFormation === "commanded-shot";

/**
 * What a charge at this enemy with so many wounds depends on besides its will: an enemy who fights already, or one that a base would break;
 * null if nothing does ("Declaring charges 2.3, 2.4").
 */
export function chargeNeeds(own: Group, foe: Group, foeWounds: number, { combat }: OddsBook): FightNote | null {
  if (isFootAtMounted(own, foe) && !CHARGES_HORSE.includes(own.troop.setFormation)) return "only-if-engaged";
  const isFinished = foe.breaksAt - foeWounds <= rowValue(combat.limits, "finishing-wounds");
  return onlyFinishes(own) && !isFinished && !foe.stands.skirmishers ? "only-to-finish" : null;
}

/** Whether it may charge this enemy now. */
export const mayCharge = (own: Group, foe: Group, foeWounds: number, book: OddsBook): boolean =>
  everCharges(own) && chargeNeeds(own, foe, foeWounds, book) === null;

export const mayCounterCharge = (own: Group, foe: Group): boolean => everCharges(own) && !isFootAtMounted(own, foe);

/** Whether it may respond to a charge like this ("Run away and skirmish 2", "Glossary: Evade", "Skirmish"); a caracole only falls back. */
export function mayRespond({ troop, traits, stands }: Group, response: Response): boolean {
  if (response === "stand") return true;
  const mayRun = stands.skirmishers || traits.evade || troop.characteristics.includes("skirmish");
  return mayRun || (response === "skirmish" && traits.skirmish);
}

const HAMPERED = ["affected", "badly-affected"] as const;

/** Whether skirmishers must run from this charge ("Run away and skirmish 2.1"). */
export const mustRun = (own: Group, charger: Group): boolean =>
  own.stands.skirmishers &&
  !charger.stands.skirmishers &&
  !own.body.states.includes("barricades") &&
  !HAMPERED.some((one) => charger.states.includes(one));
