import type { ClaimRow, CombatTables } from "../../model/combat-tables";
import {
  type ClaimDenial,
  type ClaimId,
  type CombatPhase,
  type Condition,
  LADDER_STEPS,
  type UnitClaim,
  type UnitClaims,
} from "../../model/combat-terms";
import type { Colour } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { formsOf, troopTraits } from "../army/troop-traits";
import { rulesRow } from "../rules-row";
import { carries, hasBayonets, hasDeepPikes, hasPoints, isDefended, isRanked, isStopped, mayShatter, mayShove } from "./shatter-and-shove";
import { type CombatBook, isHampered, isIn, meets, type Standing, standingBearer } from "./standing";

type Ladder = CombatTables["claimLadder"];

/** The step of the ladder for this many claims ahead, from the worst. */
export function stepAt(difference: number, { steps }: Ladder): number {
  return LADDER_STEPS.findLastIndex((id) => {
    const { from } = rulesRow(steps, id);
    return from === null || difference >= from;
  });
}

function diceAt(step: number, { steps }: Ladder): readonly Colour[] {
  const id = LADDER_STEPS[Math.max(0, step)];
  return id ? rulesRow(steps, id).dice : [];
}

/** The dice of a file this many claims ahead of the enemy; negative is behind ("Combat: Claims and which dice to roll 5"). */
export const diceFor = (difference: number, ladder: Ladder): readonly Colour[] => diceAt(stepAt(difference, ladder), ladder);

/** The dice a supporting file this many claims ahead adds in melee ("Combat: Supporting files in combat 4.2"). */
export const supportDiceFor = (difference: number, ladder: Ladder): readonly Colour[] =>
  diceAt(stepAt(difference, ladder) - rulesRow(ladder.support, "support").lower, ladder);

type Holds = (own: Standing, foe: Standing) => boolean;

const ofQuality =
  (quality: Standing["troop"]["quality"]): Holds =>
  (own) =>
    own.troop.quality === quality;

const HOLDS: Readonly<Record<Condition, Holds>> = {
  average: ofQuality("average"),
  superior: ofQuality("superior"),
  exceptional: ofQuality("exceptional"),
  "two-ranks": (own) => isRanked(own, 2),
  "three-ranks": (own) => isRanked(own, 3),
  "four-ranks": (own) => isRanked(own, 4),
  hampered: isHampered,
  stopped: isStopped,
  elephant: (own) => own.troop.type === "elephant",
  "battle-wagon": (own) => own.troop.type === "battle-wagon",
  barricades: (own) => isIn(own, "barricades"),
  stakes: (own) => isIn(own, "stakes"),
  caltrops: (own) => isIn(own, "caltrops"),
  commander: (own) => isIn(own, "commander"),
  uphill: (own) => isIn(own, "uphill"),
  flanking: (own) => isIn(own, "flanking"),
  "beside-shatter": (own) => isIn(own, "beside-shatter"),
  "beside-shove": (own) => isIn(own, "beside-shove"),
  skirmishing: (own) => own.file.form === "skirmish",
  "foe-mounted": (_, foe) => foe.troop.type === "mounted",
  "foe-elephant": (_, foe) => foe.troop.type === "elephant",
  "foe-battle-wagon": (_, foe) => foe.troop.type === "battle-wagon",
  "foe-close-foot": (_, { troop }) => troop.type === "foot" && troop.formation === "close" && troop.training !== "drilled",
  "foe-affected": (_, foe) => isIn(foe, "affected"),
  "foe-badly-affected": (_, foe) => isIn(foe, "badly-affected"),
  "foe-combat-shy": (_, foe) => isIn(foe, "unreliable") || foe.troop.characteristics.includes("combat-shy"),
  "foe-shot-and-stood": (_, foe) => isIn(foe, "shot-and-stood"),
  "foe-defended": (own, foe) => isDefended(foe, own),
  "foe-ranked-pikes": (_, foe) => hasDeepPikes(foe),
  "foe-points": (_, foe) => hasPoints(foe),
  "foe-bayonets": (_, foe) => hasBayonets(foe),
  "foe-two-handed": (_, foe) => carries(foe, "two-handed"),
  "foe-ferocious": (_, foe) => foe.troop.characteristics.includes("ferocious"),
  "foe-melee-pistols": (_, foe) => carries(foe, "melee-pistol"),
  "foe-expert-swordsmen": (_, foe) => carries(foe, "expert-swordsmen"),
  "foe-shatters-or-shoves": (own, foe) => mayShatter(foe, own, "charge") || mayShove(foe, own),
};

const holds = (condition: Condition, own: Standing, foe: Standing): boolean => HOLDS[condition](own, foe);

export type Claim = { readonly id: ClaimId; readonly value: number };

/** What the row gives against this enemy; 0 if nothing. */
function claimedBy({ needs, against, when, unless, values }: ClaimRow, own: Standing, foe: Standing): number {
  if (!meets(own.bearer, needs) || !meets(foe.bearer, against)) return 0;
  if (!when.every((one) => holds(one, own, foe)) || unless.some((one) => holds(one, own, foe))) return 0;
  return values.find((one) => one.when.every((each) => holds(each, own, foe)))?.value ?? 0;
}

/** The rows that can count: to flank and rear only those marked for it ("Combat: Claims and which dice to roll 3"). */
function rowsFor(own: Standing, phase: CombatPhase, { claims }: CombatBook["combat"]): readonly ClaimRow[] {
  const general = claims.general.filter((row) => row[phase]);
  return isIn(own, "flanked") ? general.filter((row) => row.allRound) : [...general, ...claims[phase]];
}

const rowsKept = new WeakMap<Standing, Map<CombatTables["claims"], { [Phase in CombatPhase]?: readonly ClaimRow[] }>>();

/** The rows that can count for what it is, found once for each standing. */
function ownRows(own: Standing, phase: CombatPhase, combat: CombatBook["combat"]): readonly ClaimRow[] {
  const kept = rowsKept.get(own) ?? new Map();
  rowsKept.set(own, kept);
  const phases = kept.get(combat.claims) ?? {};
  kept.set(combat.claims, phases);
  phases[phase] ??= rowsFor(own, phase, combat).filter(({ needs }) => meets(own.bearer, needs));
  return phases[phase];
}

/** The claims of a file whose standing is known, each with its value; those that give nothing are left out. */
export function claimsOf(own: Standing, foe: Standing, phase: CombatPhase, { combat }: CombatBook): readonly Claim[] {
  return ownRows(own, phase, combat)
    .map((row) => ({ id: row.id, value: claimedBy(row, own, foe) }))
    .filter(({ value }) => value > 0);
}

type ToldClaim = Claim & {
  /** Null for a claim that it has. */
  readonly why: ClaimDenial | null;
};

/** What denies a claim that its bearer could make; null if it gives something. */
function denialOf(row: ClaimRow, own: Standing, foe: Standing): ClaimDenial | null {
  if (!meets(foe.bearer, row.against)) return "other-enemy";
  const [first] = row.values;
  const denied = row.when.find((one) => !holds(one, own, foe)) ?? row.unless.find((one) => holds(one, own, foe));
  if (denied) return denied;
  return row.values.some(({ when }) => when.every((one) => holds(one, own, foe))) ? null : (first?.when[0] ?? null);
}

/** Whether a claim belongs to these troops, though it may be denied. One that needs nothing belongs to those in its state, against its enemies. */
function isOwn({ needs, against, when }: ClaimRow, own: Standing, foe: Standing): boolean {
  if (needs.length > 0) return meets(own.bearer, needs);
  return when.length > 0 && meets(foe.bearer, against) && when.every((one) => holds(one, own, foe));
}

/** The claims of a file, and those it could make but does not, with what denies them. */
export function toldClaims(own: Standing, foe: Standing, phase: CombatPhase, book: CombatBook): readonly ToldClaim[] {
  const made = claimsOf(own, foe, phase, book).map((one) => ({ ...one, why: null }));
  const { general, [phase]: weapons } = book.combat.claims;
  const others = [...general.filter((row) => row[phase]), ...weapons].filter(
    (row) => isOwn(row, own, foe) && !made.some(({ id }) => id === row.id),
  );
  const counts = rowsFor(own, phase, book.combat);
  return [
    ...made,
    ...others.map((row) => ({ id: row.id, value: 0, why: counts.includes(row) ? denialOf(row, own, foe) : ("not-to-its-front" as const) })),
  ];
}

/** All claims together: what two files are compared by. */
export const sumOf = (claims: readonly Claim[]): number => claims.reduce((sum, { value }) => sum + value, 0);

const has = (characteristic: Troop["characteristics"][number]) => (troop: Troop) => troop.characteristics.includes(characteristic);
const isOf = (quality: Troop["quality"]) => (troop: Troop) => troop.quality === quality;

/** Conditions a classification settles, for good or once the unit group is set up. */
const SETTLED: Readonly<Partial<Record<Condition, (troop: Troop) => boolean>>> = {
  average: isOf("average"),
  superior: isOf("superior"),
  exceptional: isOf("exceptional"),
  "battle-wagon": (troop) => troop.type === "battle-wagon",
  barricades: has("barricades"),
  stakes: has("stakes"),
};

const ALWAYS: readonly Condition[] = ["average", "superior", "exceptional", "battle-wagon"];

const isSettled = (condition: Condition): boolean => SETTLED[condition] !== undefined;

function claimOf({ id, needs, against, when, unless, values }: ClaimRow, troop: Troop): UnitClaim | null {
  const bearers = formsOf(troop).map((form) => standingBearer(troop, form));
  if (needs.length > 0 && !bearers.some((one) => meets(one, needs))) return null;
  const left = values.filter((one) => one.when.every((each) => SETTLED[each]?.(troop) ?? true));
  // A claim that needs nothing belongs to this unit group only as far as its classification settles it.
  const own = needs.length > 0 ? left : left.filter((one) => one.when.some(isSettled));
  if (own.length === 0) return null;
  const open = own.map((one) => ({ value: one.value, when: one.when.filter((each) => !ALWAYS.includes(each)) }));
  return { id, against, when, unless, values: open };
}

/**
 * Every claim a unit group has by its classification, in charge and in melee, weapons first ("Combat: Claims and which dice to roll 3").
 */
export function claimsOfUnit(troop: Troop, { claims }: CombatTables, rules: RulesTables): UnitClaims {
  const { shatter, shove } = troopTraits(troop, rules);
  const all = (rows: readonly ClaimRow[]) => rows.flatMap((row) => claimOf(row, troop) ?? []);
  return {
    charge: all([...claims.charge, ...claims.general.filter((row) => row.charge)]),
    melee: all([...claims.melee, ...claims.general.filter((row) => row.melee)]),
    shatters: shatter,
    shoves: shove,
  };
}
