import type { GivenOrder } from "../../model/battle-event";
import type { Grade } from "../../model/enumerations";
import type { FrozenForce, QuickTroop } from "../../model/force";
import { mayMarch } from "../army/troop-traits";
import type { BattlefieldBook } from "../table/battlefield-book";
import { formsOf } from "../table/unit-shape";
import type { Host } from "./battle";

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
