import type { Fault } from "../../../model/faults";
import type { EarthBound, EarthBoundsAnswer, EarthBoundsQuestion, FilledFormation } from "../../../model/other-games/earth";
import type { EarthTables } from "../../../model/other-games/earth-tables";
import { EARTH_MOST } from "../../../model/other-games/earth-terms";
import { type Answered, anyOf, trimmed } from "../chances";
import { type Attack, firstByInitiative, firstOf, hitsOf, meleeAttack, shotAttack, whyNoShot } from "./fight";
import { damageOf, drawnUp, type Facing, facingAfter, filledSides, foeOf, formationFaults, type Side } from "./formation";
import { afterCauses, causeOf, ofLosses } from "./panic";

type Both<T> = Readonly<Record<Side, T>>;
type Asked = EarthBoundsQuestion & Both<FilledFormation>;

const NO_ATTACK: Attack = { dice: () => 0, dieModifier: 0, resilience: 0, hit: 0 };

/** How a formation leaves a fight. */
const LEAVES = ["Retreats", "Routs", "Gone"] as const;
type Leaves = (typeof LEAVES)[number];

/** What a blow may leave of a formation: its bases, those injured, what faces the enemy, and whether it leaves. */
type Struck = {
  readonly bases: number;
  readonly injured: number;
  readonly facing: Facing;
  readonly leaves: Leaves | null;
  readonly p: number;
};

type Fight = {
  readonly asked: Asked;
  readonly tables: EarthTables;
  readonly attacks: Both<Attack>;
  readonly first: Side;
  /** Whether both strike at once. */
  readonly atOnce: boolean;
};

/** How a side that lost so many bases may leave. */
function leaving(
  { asked, tables }: Fight,
  side: Side,
  bases: number,
  killed: number,
): readonly { readonly leaves: Leaves | null; readonly p: number }[] {
  if (killed === bases) return [{ leaves: "Gone", p: 1 }];
  const { bases: begun, lost, front, resilience, leadership } = asked[side];
  const losses = { atStart: bases, killed, killedBefore: begun + lost - bases, frontKilled: killed === drawnUp(front, bases).front };
  const causes = Object.entries(ofLosses(losses, tables)).flatMap(([code, isSo]) =>
    isSo ? causeOf(code as keyof ReturnType<typeof ofLosses>, tables) : [],
  );
  const situation = asked.mode === "melee" ? "contact" : "shot-at";
  const { fine, retreat, rout } = afterCauses(causes, { resilience, leadership, situation, state: "steady", minus: 0 }, tables);
  const all = [
    { leaves: null, p: fine },
    { leaves: "Retreats", p: retreat },
    { leaves: "Routs", p: rout },
  ] as const;
  return all.filter(({ p }) => p > 0);
}

/** Bases and injured of one side as one number. */
const INJURED = EARTH_MOST.front + 1;
const PLACES = (EARTH_MOST.bases + 1) * INJURED;
const placeOf = ({ bases, injured }: Pick<Struck, "bases" | "injured">): number => bases * INJURED + injured;
const baseCount = (place: number): number => Math.floor(place / INJURED);

/** Chances by place, and the places that have any. */
type Row = { readonly at: Float64Array; readonly places: number[] };
const emptyRow = (): Row => ({ at: new Float64Array(PLACES), places: [] });
/** By the place of who strikes first, each by the place of the other. */
type Chances = Map<number, Row>;

function addTo({ at, places }: Row, place: number, p: number): void {
  const before = at[place] ?? 0;
  if (before === 0 && p > 0) places.push(place);
  at[place] = before + p;
}

const total = ({ at, places }: Row): number => places.reduce((sum, place) => sum + (at[place] ?? 0), 0);

/** What is kept there; otherwise it is made. */
function kept<T>(all: Map<number, T>, key: number, make: () => T): T {
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  all.set(key, made);
  return made;
}

const rowAt = (all: Chances, key: number): Row => kept(all, key, emptyRow);

/** What may have become of both: bases left at the end, by side, and how each has left so far. */
type Sums = { readonly bases: Both<number[]>; readonly left: Both<Record<Leaves, number>> };

/** What so many dice may do to a side that begins a bound so: each result is reckoned once. */
function blowsOf(fight: Fight) {
  const DICE = 64;
  const known: Both<Map<number, readonly Struck[]>> = { own: new Map(), other: new Map() };
  const hits: Both<Map<number, readonly number[]>> = { own: new Map(), other: new Map() };
  const ends: Both<Map<number, ReturnType<typeof leaving>>> = { own: new Map(), other: new Map() };
  function struckBy(side: Side, bases: number, injured: number, dice: number): readonly Struck[] {
    const { front: width } = fight.asked[side];
    const { front } = drawnUp(width, bases);
    const byDamage: { newly: number; killed: number; p: number }[] = [];
    for (const [count, p] of kept(hits[side], dice, () => hitsOf(dice, fight.attacks[foeOf(side)])).entries()) {
      const { injured: newly, killed } = damageOf(front, injured, count);
      byDamage[newly + killed] = { newly, killed, p: p + (byDamage[newly + killed]?.p ?? 0) };
    }
    return byDamage.flatMap(({ newly, killed, p: chance }) => {
      const left = { bases: bases - killed, injured: injured + newly - killed, facing: facingAfter(width, bases, killed) };
      const all = kept(ends[side], placeOf({ bases, injured: killed }), () => leaving(fight, side, bases, killed));
      return all.map(({ leaves, p }) => ({ ...left, leaves, p: chance * p }));
    });
  }
  return (side: Side, place: number, dice: number) =>
    kept(known[side], place * DICE + dice, () => struckBy(side, baseCount(place), place % INJURED, dice));
}

type Bound = { readonly fight: Fight; readonly blows: ReturnType<typeof blowsOf>; readonly sums: Sums };

const addBases = ({ bases }: Sums, side: Side, count: number, p: number): void => {
  bases[side][count] = (bases[side][count] ?? 0) + p;
};

function leave(sums: Sums, side: Side, { leaves, bases }: Struck, p: number): void {
  if (leaves) sums.left[side][leaves] += p;
  addBases(sums, side, bases, p);
}

/** The place of a side that has left: nobody stands there. */
const HAS_LEFT = 0;

/** What is less likely is not followed. There are at most some 100 000 places of both in a bound: together far less than 1e-9. */
const LEAST = 1e-15;

/** The first blow of a bound, at one place of the striker. */
function firstBlow({ fight, blows, sums }: Bound, mine: number, { at, places }: Row, between: Chances): void {
  const { asked, attacks, first, atOnce } = fight;
  const second = foeOf(first);
  const facing = drawnUp(asked[first].front, baseCount(mine));
  for (const theirs of places) {
    const chance = at[theirs] ?? 0;
    if (chance < LEAST) continue;
    const enemy = drawnUp(asked[second].front, baseCount(theirs));
    for (const struck of blows(second, theirs, attacks[first].dice(facing, enemy))) {
      const p = chance * struck.p;
      const back = attacks[second].dice(atOnce ? enemy : struck.facing, facing);
      if (struck.leaves) leave(sums, second, struck, p);
      addTo(rowAt(between, back), struck.leaves ? HAS_LEFT : placeOf(struck), p);
    }
  }
}

/** The blow back: where both still stand it goes on in `next`; otherwise it ends. */
function blowBack({ fight: { first }, sums }: Bound, { at, places }: Row, struck: Struck, next: Chances): void {
  const [after, second] = [rowAt(next, placeOf(struck)), foeOf(first)];
  for (const place of places) {
    const p = (at[place] ?? 0) * struck.p;
    if (!struck.leaves && place !== HAS_LEFT) {
      addTo(after, place, p);
      continue;
    }
    leave(sums, first, struck, p);
    if (place !== HAS_LEFT) addBases(sums, second, baseCount(place), p);
  }
}

/** One bound: what both have become if neither has left. */
function boundAfter(bound: Bound, before: Chances): Chances {
  const { first } = bound.fight;
  const next: Chances = new Map();
  const between: Chances = new Map();
  for (const [mine, row] of before) {
    firstBlow(bound, mine, row, between);
    for (const [back, standing] of between) {
      for (const struck of standing.places.length > 0 ? bound.blows(first, mine, back) : []) blowBack(bound, standing, struck, next);
      // The next place of the striker begins with nothing.
      for (const place of standing.places) standing.at[place] = 0;
      standing.places.length = 0;
    }
  }
  return next;
}

const told = ({ left: { own, other } }: Sums, goesOn: number): EarthBound => {
  const chance = (p: number) => Math.min(1, p);
  return {
    ...{ ownRetreats: chance(own.Retreats), ownRouts: chance(own.Routs), ownGone: chance(own.Gone) },
    ...{ otherRetreats: chance(other.Retreats), otherRouts: chance(other.Routs), otherGone: chance(other.Gone) },
    goesOn,
  };
};

function fightOf(asked: Asked, tables: EarthTables): Fight {
  const { own, other, mode } = asked;
  const isMelee = mode === "melee";
  const attack = (side: Side): Attack => {
    const [mine, enemy, shot] = [asked[side], asked[foeOf(side)], asked[`${side}Shot`]];
    if (isMelee) return meleeAttack(mine, enemy, tables);
    return shot ? shotAttack(mine, enemy, shot, tables) : NO_ATTACK;
  };
  const first = isMelee ? firstOf({ own, other }) : firstByInitiative({ own, other });
  const atOnce = first === "both";
  return { asked, tables, attacks: { own: attack("own"), other: attack("other") }, first: atOnce ? "own" : first, atOnce };
}

function faultsOfSide(asked: Asked, side: Side): readonly Fault[] {
  const [formation, shot] = [asked[side], asked[`${side}Shot`]];
  const reason = shot && asked.mode === "shooting" ? whyNoShot(formation, shot) : null;
  const shotFault = (why: string) => ({ path: [`${side}Shot`], code: "contradiction", params: { why } });
  return [
    ...(formation.state === "steady" ? [] : [{ path: [side, "state"], code: "contradiction", params: { why: "not-steady" } }]),
    ...(shot && asked.mode === "melee" ? [shotFault("shot-in-melee")] : []),
    ...(reason ? [shotFault(`shot-${reason}`)] : []),
  ];
}

/** Several bounds of mêlée or of shooting, until somebody leaves. */
export function askBounds(sent: EarthBoundsQuestion, tables: EarthTables): Answered<EarthBoundsAnswer> {
  const asked = filledSides(sent);
  const faults = [...formationFaults(asked), ...faultsOfSide(asked, "own"), ...faultsOfSide(asked, "other")];
  if (faults.length > 0) return { ok: false, faults };
  const fight = fightOf(asked, tables);
  const { first } = fight;
  const second = foeOf(first);
  const blows = blowsOf(fight);
  const none = () => ({ Retreats: 0, Routs: 0, Gone: 0 });
  const sums: Sums = { bases: { own: [], other: [] }, left: { own: none(), other: none() } };
  let now: Chances = new Map();
  addTo(rowAt(now, placeOf(asked[first])), placeOf(asked[second]), 1);
  const bounds = Array.from({ length: asked.bounds }, () => {
    now = boundAfter({ fight, blows, sums }, now);
    return told(sums, anyOf([...now.values()].map(total)));
  });
  for (const [mine, row] of now) {
    addBases(sums, first, baseCount(mine), total(row));
    for (const place of row.places) addBases(sums, second, baseCount(place), row.at[place] ?? 0);
  }
  const left = (side: Side) => trimmed(Array.from(sums.bases[side], (p) => p ?? 0));
  return { ok: true, value: { asked, bounds, ownBases: left("own"), otherBases: left("other") } };
}
