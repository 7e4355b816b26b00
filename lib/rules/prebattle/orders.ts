import type { Grade, TROOP_TYPES } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { FrozenForce } from "../../model/frozen-force";
import type { GivenOrder } from "../../model/table-event";
import type { BattlefieldBook } from "../table/battlefield-book";
import type { Host } from "./battle";

type Unit = FrozenForce["units"][number];
type Ordered = { readonly orders: readonly GivenOrder[] | null };

/** "Flank marching 1.2" and "Ambushes 3" name the same three. */
const STAYS: readonly (typeof TROOP_TYPES)[number][] = ["artillery", "battle-wagon", "elephant"];

const IN_SKIRMISH: readonly QuickTroop["formation"][] = [
  "skirmish",
  "flexible-loose-skirmish",
  "flexible-close-loose-skirmish",
  "flexible-mounted",
];

/** Whether troops of this kind may be sent round a wing ("Flank marching 1.2"). */
export const mayMarch = ({ type }: QuickTroop): boolean => !STAYS.includes(type);

/** Whether troops of this kind may lie in ambush ("Ambushes 3"). */
export const mayAmbush = ({ type, characteristics }: QuickTroop): boolean =>
  !STAYS.includes(type) && !characteristics.includes("barricades");

/**
 * How many red cards a march of these unit groups (one at least) needs to arrive, and whether a commander of this grade can ever hold so
 * many ("Flank marching 3.4").
 */
export function marchCards(
  units: readonly { readonly troop: QuickTroop }[],
  commander: { readonly grade: Grade },
  { limits, cards }: BattlefieldBook,
): { readonly needed: number; readonly canHold: boolean } {
  const all = (fits: (troop: QuickTroop) => boolean) => units.every(({ troop }) => fits(troop));
  const inSkirmish = all(({ formation }) => IN_SKIRMISH.includes(formation));
  const needed = inSkirmish
    ? limits["march-cards-skirmishers"]
    : all(({ type, formation }) => type === "mounted" || formation === "dragoon")
      ? limits["march-cards-mounted"]
      : limits["march-cards-others"];
  return { needed, canHold: cards[commander.grade].cards >= needed };
}

/** The unit groups that really march or lie in ambush; those of which nobody has been told are left out. */
export const hiddenNumbers = ({ orders }: Ordered): readonly number[] =>
  (orders ?? []).flatMap(({ secret }) => {
    if (secret === null) return [];
    return secret.kind === "march" ? secret.units : (secret.unit ?? []);
  });

/** The commanders who are really away on a march, by their place in the force; those of whom nobody has been told are left out. */
export const marchingCommanders = ({ orders }: Ordered): readonly number[] =>
  (orders ?? []).flatMap(({ secret }) => (secret?.kind === "march" && secret.edge !== null ? secret.commander : []));

/** An ally's contingent: the numbers of his unit groups. */
export const contingentOf = ({ units }: { readonly units: readonly Unit[] }, commander: number): readonly number[] =>
  units.filter((unit) => unit.commander === commander).map(({ number }) => number);

/** Whether a unit group has still to find a place: it neither stands on the table nor straggles. */
export const isOffTable = ({ units, stragglers }: Pick<Host, "units" | "stragglers">, number: number): boolean =>
  !units.some((one) => one.number === number) && !stragglers.some((one) => one.number === number);

/** From now on everybody knows what the seat ordered. */
export const allRevealed = (host: Host): Host => ({ ...host, revealed: (host.orders ?? []).map(({ order }) => order) });
