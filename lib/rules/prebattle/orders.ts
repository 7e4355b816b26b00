import type { GivenOrder } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Grade } from "../../model/enumerations";
import type { FrozenForce, QuickTroop } from "../../model/force";
import type { Refused } from "../../model/refusals";
import { formsOf, mayMarch } from "../army/troop-traits";
import type { BattlefieldBook } from "../table/battlefield-book";
import type { Battleground } from "../table/battleground";
import { mayBluff, mayHide } from "../table/may-hide";
import type { Host } from "./battle";
import { type DecidedCommand, refused } from "./battle-step";

type Unit = FrozenForce["units"][number];
type Ordered = { readonly orders: readonly GivenOrder[] | null };

/** Whether such troops may be in ambush ("Ambushes 3"): the three types that may not are those that never march. */
export const mayAmbush = (troop: QuickTroop): boolean => mayMarch(troop) && !troop.characteristics.includes("barricades");

/**
 * How many red cards a march of these unit groups (at least one) needs to arrive, and whether a commander of this grade can ever hold that
 * many ("Flank marching 3.4").
 */
export function marchCards(
  units: readonly { readonly troop: QuickTroop }[],
  commander: { readonly grade: Grade },
  { limits, cards }: BattlefieldBook,
): { readonly needed: number; readonly canHold: boolean } {
  const all = (fits: (troop: QuickTroop) => boolean) => units.every(({ troop }) => fits(troop));
  const inSkirmish = all((troop) => formsOf(troop).includes("skirmish"));
  const needed = inSkirmish
    ? limits["march-cards-skirmishers"]
    : all(({ type, formation }) => type === "mounted" || formation === "dragoon")
      ? limits["march-cards-mounted"]
      : limits["march-cards-others"];
  return { needed, canHold: cards[commander.grade].cards >= needed };
}

/** The unit groups that really march or are in ambush, as far as known. */
export const hiddenNumbers = ({ orders }: Ordered): readonly number[] =>
  (orders ?? []).flatMap(({ secret }) => {
    if (secret === null) return [];
    return secret.kind === "march" ? secret.units : (secret.unit ?? []);
  });

/** The commanders really away on a march, by index in the force, as far as known. */
export const marchingCommanders = ({ orders }: Ordered): readonly number[] =>
  (orders ?? []).flatMap(({ secret }) => (secret?.kind === "march" && secret.edge !== null ? secret.commander : []));

/** An ally's contingent: the numbers of his unit groups. */
export const contingentOf = ({ units }: { readonly units: readonly Unit[] }, commander: number): readonly number[] =>
  units.filter((unit) => unit.commander === commander).map(({ number }) => number);

/** Whether a unit group still has no place: not on the table, and not straggling. */
export const isOffTable = ({ units, stragglers }: Pick<Host, "units" | "stragglers">, number: number): boolean =>
  !units.some((one) => one.number === number) && !stragglers.some((one) => one.number === number);

/** From now on everybody knows all of the seat's orders. */
export const allRevealed = (host: Host): Host => ({ ...host, revealed: (host.orders ?? []).map(({ order }) => order) });

type Command = Extract<DecidedCommand, { type: "give-orders" }>;
type March = Command["marches"][number];

/** A seat's orders, with what judges them. */
type Judged = Pick<Command, "marches" | "ambushes"> & {
  readonly seat: SeatName;
  readonly force: FrozenForce;
  readonly host: Host;
  readonly ground: Battleground;
};
type Judge = (judged: Judged) => Refused | null;

/** The refusal of the first item that has one. */
function firstOf<T>(items: readonly T[], judge: (item: T, before: readonly T[], at: number) => Refused | null): Refused | null {
  for (const [at, item] of items.entries()) {
    const why = judge(item, items.slice(0, at), at);
    if (why) return why;
  }
  return null;
}

const byCommander: Judge = ({ marches, force }) =>
  firstOf(marches, ({ commander }, before) => {
    const role = force.commanders[commander]?.role;
    if (role === undefined || role === "army") return refused("not-a-sub-commander", { commander });
    return before.some((one) => one.commander === commander) ? refused("commander-twice", { commander }) : null;
  });

const byEdge: Judge = ({ marches, ground }) =>
  firstOf(marches, ({ edge }, before) => {
    if (edge === null) return null;
    if (edge === ground.water?.edge) return refused("edge-closed", { edge });
    return before.some((one) => one.edge === edge) ? refused("edge-twice", { edge }) : null;
  });

/** Nobody goes with a bluff. */
const bySize: Judge = ({ marches, ground }) =>
  firstOf(marches, ({ edge, units }) => {
    const most = edge === null ? 0 : ground.book.limits["march-groups-most"];
    const least = edge === null ? 0 : 1;
    return units.length < least || units.length > most ? refused("march-size", { most }) : null;
  });

/** The unit group ordered, or why it cannot be. */
function unitOf({ force, host }: Judged, number: number): Unit | Refused {
  const unit = force.units.find((one) => one.number === number);
  if (!unit) return refused("no-such-unit", { number });
  return isOffTable(host, number) ? unit : refused("unit-placed", { number });
}

const numbersIn = ({ marches, ambushes }: Judged): readonly number[] => [
  ...marches.flatMap(({ units }) => units),
  ...ambushes.flatMap(({ unit }) => unit ?? []),
];

const byUnit: Judge = (judged) =>
  firstOf(numbersIn(judged), (number, before) => {
    const unit = unitOf(judged, number);
    if ("code" in unit) return unit;
    return before.includes(number) ? refused("unit-twice", { number }) : null;
  });

const byTroops: Judge = ({ marches, ambushes, force }) => {
  const troopOf = (number: number) => force.units.find((one) => one.number === number)?.troop;
  const cannot = (numbers: readonly number[], may: (troop: QuickTroop) => boolean) =>
    numbers.find((number) => {
      const troop = troopOf(number);
      return troop !== undefined && !may(troop);
    });
  const stays = cannot(
    marches.flatMap(({ units }) => units),
    mayMarch,
  );
  if (stays !== undefined) return refused("unit-may-not-march", { number: stays });
  const shows = cannot(
    ambushes.flatMap(({ unit }) => unit ?? []),
    mayAmbush,
  );
  return shows === undefined ? null : refused("unit-may-not-ambush", { number: shows });
};

/** The ally who must go with his whole contingent or none of it; null if the march is correct. */
function brokenContingent({ commander, units }: March, force: FrozenForce): number | null {
  const isAlly = (one: number | null) => one !== null && force.commanders[one]?.role === "ally";
  const others = units.flatMap((number) => {
    const leader = force.units.find((one) => one.number === number)?.commander ?? null;
    return leader !== null && leader !== commander && isAlly(leader) ? leader : [];
  });
  if (others[0] !== undefined || !isAlly(commander)) return others[0] ?? null;
  const whole = contingentOf(force, commander);
  return whole.length === units.length && whole.every((number) => units.includes(number)) ? null : commander;
}

const byContingent: Judge = ({ marches, force }) =>
  firstOf(marches, (march) => {
    const commander = march.edge === null ? null : brokenContingent(march, force);
    return commander === null ? null : refused("not-his-contingent", { commander, numbers: contingentOf(force, commander) });
  });

const byCards: Judge = ({ marches, ambushes, ground }) => {
  const most = ground.book.limits["ambush-cards"];
  const used = ambushes.length + marches.filter(({ edge }) => edge === null).length;
  return used > most ? refused("too-many-cards", { most }) : null;
};

const byPlace: Judge = ({ ambushes, seat, force, host, ground }) => {
  const couldBe = force.units.filter(({ number, troop }) => mayAmbush(troop) && isOffTable(host, number));
  return firstOf(ambushes, ({ unit, x, y }, _, at) => {
    const group = force.units.find(({ number }) => number === unit);
    const reasons = group ? mayHide(ground, seat, { x, y }, group) : mayBluff(ground, seat, { x, y }, couldBe);
    return reasons.length > 0 ? refused("ambush-not-there", { at: at + 1, reasons }) : null;
  });
};

const JUDGES: readonly Judge[] = [byCommander, byEdge, bySize, byUnit, byTroops, byContingent, byCards, byPlace];

/** The first reason to refuse these orders as a whole; null if there is none ("Flank marching 1, 2", "Ambushes"). */
export function ordersRefused(judged: Judged): Refused | null {
  for (const judge of JUDGES) {
    const why = judge(judged);
    if (why) return why;
  }
  return null;
}
