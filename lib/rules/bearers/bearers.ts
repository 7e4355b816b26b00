import type { Army, Commander } from "../../model/army";
import type { SheetReader } from "../../model/army-sheet";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { type CampKind, type CommanderRole, GRADES } from "../../model/enumerations";
import type { ShownForce } from "../../model/force";
import type { Bearer, BearerTrait, Needs } from "../../model/reference-terms";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { type Book, variantOf } from "../army/book";
import { type MusteredUnit, muster } from "../army/muster";
import { rulesRow } from "../rules-row";
import { ANYBODY, bearersInList, EVERY_UNIT, possibleBearer } from "./possible-bearer";
import { troopBearer } from "./troop-bearer";

type CampState = RulesTables["camps"]["kinds"][number]["defending"];

/** What a camp of this kind may be, attacking or defending ("Camps: Types of camps"). */
export function campStates(kind: CampKind, tables: RulesTables): readonly CampState[] {
  const { defending, invading } = rulesRow(tables.camps.kinds, kind);
  return [defending, invading];
}

/** A camp in each of these states. Its quality matters only in claims, where every quality counts; no unit group is tested for it. */
export const campBearer = (states: readonly CampState[]): Bearer => new Set<BearerTrait>(states.map((one) => `camp:${one}` as const));

/** A commander of one of these roles. He also bears every lower grade: a wound lowers his by one, and so does being replaced. */
export function commanderBearer({ grade, class: kind }: Pick<Commander, "grade" | "class">, roles: readonly CommanderRole[]): Bearer {
  const grades = GRADES.slice(0, GRADES.indexOf(grade) + 1);
  return new Set<BearerTrait>([
    ...roles.map((role) => `commander:${role}` as const),
    ...grades.map((one) => `grade:${one}` as const),
    `class:${kind}`,
  ]);
}

/** What a unit group is. The opponent does not see its options and must allow for every one its line offers. */
function troopFor(reader: SheetReader, { unit, line, variant }: MusteredUnit): Troop | undefined {
  const seen = reader === "own" || line === null ? variant : variantOf(line, line.line.optional, unit.qualityDown, unit.firepowerDown);
  return seen?.troop;
}

/**
 * An army's unit groups, commanders and camp, with their options and downgrades. A group without a line may be anything. For the opponent
 * the result is the same whichever options were taken, and never less than the truth (RULES.md: "Without options").
 */
export function bearersOf(army: Army, book: Book, reader: SheetReader = "own"): readonly Bearer[] {
  const { tables } = book;
  const troops = muster(army, book).units.map((one) => troopFor(reader, one));
  return [
    ...troops.map((one) => (one ? troopBearer(one, tables) : EVERY_UNIT)),
    ...army.commanders.map((one) => commanderBearer(one, [one.role])),
    campBearer(campStates(army.camp.kind, tables)),
  ];
}

/** What a view shows of the forces. */
type SeenForces = Pick<BattleView, "seat" | "forces" | "own" | "units" | "revealedUnits" | "camps" | "roles">;

export type SeenBearers = {
  readonly bearers: readonly Bearer[];
  /** Unit groups the view does not show, of how many, and the list they are of where that is known; null if it shows nothing of the force. */
  readonly unseen: { readonly groups: number; readonly of: number; readonly list: string | null } | null;
};

/** If only grades are shown, the first commander leads the army, and any other may be an ally. */
function commandersSeen({ seat: eyes, forces, own }: SeenForces, seat: SeatName): readonly Bearer[] {
  const known = seat === eyes ? own?.commanders : undefined;
  return (forces[seat]?.commanders ?? []).map((one, at) => {
    const guess: readonly CommanderRole[] = at === 0 ? ["army"] : ["sub", "ally"];
    const role = known?.[at]?.role;
    return commanderBearer(one, role ? [role] : guess);
  });
}

/** What a camp is or may become. Once placed it is seen; before that, only who defends is known. */
function campsSeen({ forces, camps, roles }: SeenForces, seat: SeatName, tables: RulesTables): readonly CampState[] {
  const [force, placed] = [forces[seat], camps[seat]];
  if (placed) return [placed.state];
  if (!force) return [];
  if (!roles) return campStates(force.camp, tables);
  return [rulesRow(tables.camps.kinds, force.camp)[roles.defender === seat ? "defending" : "invading"]];
}

/** What is hidden of an army that is legal by its list is of that list, or of an ally's. Whatever else is hidden may be anything. */
const hiddenIn = ({ list, verdict }: ShownForce, book: Book): ReturnType<typeof bearersInList> =>
  list !== null && verdict === "legal" ? bearersInList(list, book) : null;

/** Everything a seat may field, as far as a view shows: whatever is hidden may be anything possible. */
export function seenBearers(view: SeenForces, seat: SeatName, book: Book): SeenBearers {
  const force = view.forces[seat];
  if (!force) return { bearers: [ANYBODY], unseen: null };
  const own = seat === view.seat ? view.own : null;
  const units = own?.units ?? [...view.units, ...(view.revealedUnits ?? [])].filter((one) => one.seat === seat);
  const groups = Math.max(0, force.unitGroups - units.length);
  const hidden = groups > 0 ? hiddenIn(force, book) : null;
  return {
    bearers: [
      ...units.map(({ troop }) => possibleBearer(troop, force.verdict === "typed-in", book)),
      ...(groups > 0 ? (hidden?.bearers ?? [EVERY_UNIT]) : []),
      ...commandersSeen(view, seat),
      campBearer(campsSeen(view, seat, book.tables)),
    ],
    unseen: { groups, of: force.unitGroups, list: hidden?.name ?? null },
  };
}

/** Whether one bearer has everything one of the alternatives names. Without alternatives: always true. */
export const meets = (bearers: readonly Bearer[], needs: Needs): boolean =>
  needs.length === 0 || needs.some((traits) => bearers.some((bearer) => traits.every((trait) => bearer.has(trait))));
