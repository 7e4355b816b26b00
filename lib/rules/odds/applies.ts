import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Fighter, FightQuestion, Situation } from "../../model/odds";
import { FIGHTING_GROUNDS, GROUP_STATES } from "../../model/odds-terms";
import type { Troop } from "../../model/troop";
import { hasPikesToDrop } from "../../model/when-absent";
import { formsOf, troopTraits } from "../army/troop-traits";
import { movementOf } from "../table/may-move";
import { filesAllowed } from "../table/unit-shape";
import { everCharges, mayCounterCharge, mayRespond, mustRun, shootsAndCharges } from "./charge";
import { CHARGED, loneCharger, strikeOf } from "./course";
import { breakOffOf } from "./friends";
import { basesAllowed, type Group } from "./group";
import type { OddsBook } from "./odds-book";
import { longestReach, shoots } from "./volley";

type Sides = { readonly a: Group; readonly b: Group };
type Form = NonNullable<Fighter["form"]>;

/** What can be asked about one side; whatever has no choice stays out of sight. */
export type SideApplies = {
  readonly bases: { readonly least: number; readonly most: number };
  readonly files: readonly number[];
  readonly forms: readonly Form[];
  readonly grounds: readonly Fighter["ground"][];
  readonly breaksAt: number;
  readonly states: readonly Fighter["states"][number][];
  readonly square: boolean;
  readonly pikes: boolean;
  readonly shoots: boolean;
  /** Whether supporting files can help. */
  readonly supports: boolean;
};

/** What a side does in a meeting: whether it goes at the enemy, breaks off, and can have supporting files. */
export type Role = { readonly moves: boolean; readonly leaves: boolean; readonly supports: boolean };

/** What each side does, by what has been said so far. */
export function rolesOf({ a, b }: Sides, question: FightQuestion): { readonly a: Role; readonly b: Role } {
  const { approach, charge, breakOff } = question;
  const isFront = approach !== null || strikeOf(a, b, question) === null;
  const supports = isFront && !a.body.square && !b.body.square;
  const role = (side: SeatName): Role => ({
    moves: approach ? approach[side].plan !== "stand" : CHARGED[charge].includes(side),
    ...{ leaves: breakOff?.side === side, supports },
  });
  return { a: role("a"), b: role("b") };
}

const several = <T>(choices: readonly T[]): readonly T[] => (choices.length > 1 ? choices : []);

/** States that can matter here, and those that were said. Whoever goes at the enemy leaves his defences; nerves count when breaking off. */
function statesOf({ troop, body }: Group, foe: Group, { moves, leaves }: Role): SideApplies["states"] {
  const isBehind = (one: "stakes" | "caltrops") => !moves && foe.stands.mounted && troop.characteristics.includes(one);
  const needs: Partial<Record<Fighter["states"][number], boolean>> = {
    ...{ commander: troop.type !== "elephant", barricades: !moves && troop.type !== "battle-wagon" },
    ...{ stakes: isBehind("stakes"), caltrops: isBehind("caltrops"), covered: shoots(foe), nervous: leaves },
  };
  return GROUP_STATES.filter((one) => body.states.includes(one) || (needs[one] ?? true));
}

/** What can be asked about a unit group that meets this one. */
export function sideApplies(always: Troop, group: Group, foe: Group, role: Role, book: OddsBook): SideApplies {
  const { bases } = group;
  const formation = always.setFormation === null ? undefined : book.battlefield.formations[always.setFormation];
  const isSet = always.type === "battle-wagon" || formation?.ranks != null;
  const paces = movementOf(always, book.combat, book.battlefield.tables).find(({ form }) => form === group.form);
  return {
    bases: basesAllowed(always, book),
    files: isSet ? [] : several(filesAllowed({ bases, troop: { ...always, weapon: null } }, book.battlefield)),
    forms: several(formsOf(always)),
    grounds: FIGHTING_GROUNDS.filter((ground) => paces?.[ground] != null),
    breaksAt: group.breaksAt,
    states: statesOf(group, foe, role),
    square: troopTraits(always, book.rules).square,
    pikes: hasPikesToDrop(formation),
    shoots: shoots({ ...group, body: { ...group.body, shoots: true } }),
    supports: role.supports || group.body.supporting !== null,
  };
}

type Charge = Situation["charge"];
type Response = Situation["response"];

/** What can be asked about how two meet. */
export type MeetingApplies = {
  readonly charges: readonly Charge[];
  readonly responses: readonly Response[];
  readonly flank: boolean;
  readonly rear: boolean;
  /** Whether it matters over how many BW the charge goes. */
  readonly from: boolean;
  readonly breakOff: readonly SeatName[];
  /** Responses of each side in an approach. */
  readonly plans: { readonly a: readonly (Response | "counter-charge")[]; readonly b: readonly (Response | "counter-charge")[] };
  /** BW that either shoots at most; 0 if neither does. */
  readonly reach: number;
};

function responsesTo(own: Group, charger: Group): readonly Response[] {
  const may = (["stand", "skirmish", "run-away"] as const).filter((one) => mayRespond(own, one));
  return mustRun(own, charger) ? may.filter((one) => one !== "stand") : may;
}

/** What can be asked about these two, with what has been said so far. */
export function meetingApplies(
  sides: Sides,
  question: Pick<FightQuestion, "charge" | "response" | "struck">,
  book: OddsBook,
): MeetingApplies {
  const { a, b } = sides;
  const may: Readonly<Record<Charge, boolean>> = {
    a: everCharges(a),
    b: everCharges(b),
    both: everCharges(a) && everCharges(b),
    "a-countered": everCharges(a) && mayCounterCharge(b, a),
    "b-countered": everCharges(b) && mayCounterCharge(a, b),
    none: true,
  };
  const lone = loneCharger(question.charge);
  const struck = question.charge === "none" ? b : lone === null ? null : sides[otherSeat(lone)];
  const responses = lone === null || question.struck !== "front" ? [] : responsesTo(sides[otherSeat(lone)], sides[lone]);
  const plansOf = (own: Group, foe: Group) => [
    ...responsesTo(own, foe),
    ...(mayCounterCharge(own, foe) ? (["counter-charge"] as const) : []),
  ];
  return {
    charges: (Object.keys(may) as Charge[]).filter((one) => may[one]),
    responses,
    flank: struck !== null && !struck.body.square && !struck.traits.noFlank,
    rear: struck !== null && !struck.body.square && !struck.traits.noRear,
    from: question.response !== "stand" || (lone !== null && shootsAndCharges(sides[lone])),
    breakOff: (["a", "b"] as const).filter((side) => breakOffOf(sides[side], sides[otherSeat(side)]) !== null),
    plans: { a: plansOf(a, b), b: plansOf(b, a) },
    reach: Math.max(longestReach(a, book), longestReach(b, book)),
  };
}
