import type { AfieldTables } from "../../model/afield-tables";
import type { Ending } from "../../model/battle-command";
import type { BattleView } from "../../model/battle-view";
import type { BySeat, SeatName } from "../../model/by-seat";
import { type CommanderRole, GRADES, type Grade } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import { armyBreaksAt, breakPoint } from "../army/count";
import { isSug, tugsOf } from "../prebattle/victory-points";
import { rowValue, rulesRow } from "../rules-row";
import type { BattlefieldBook } from "../table/battlefield-book";
import { MARKS, type Marks, markOf } from "./notebook";

/** What a seat's view says about the armies on the day. */
export type SeenArmies = Pick<
  BattleView,
  "seat" | "units" | "own" | "revealedUnits" | "stragglers" | "markers" | "commands" | "forces" | "camps" | "commanders"
>;

/** Where a group is: on the table, hidden under a marker, or on a march that has not arrived. */
type Whereabouts = "table" | "ambush" | "march";

/** Something that takes wounds and is lost at a certain number of them. */
export type Losing = {
  readonly bases: number;
  readonly wounds: number;
  /** Wounds to a base. */
  readonly perBase: number;
  readonly lostBases: number;
  /** Whether it has a wound that has not yet removed a base. */
  readonly hasWound: boolean;
  readonly breaksAt: number;
  readonly isBroken: boolean;
};

export type GroupAfield = Losing & {
  readonly seat: SeatName;
  readonly number: number;
  readonly name: string;
  readonly troop: QuickTroop;
  readonly nervous: boolean;
  /** The TuGs it counts for; 0 for a SuG. */
  readonly tugs: number;
  /** The index of its commander in the force; null while nobody knows. */
  readonly commander: number | null;
  readonly where: Whereabouts;
  readonly order: string | null;
  /** Destroyed, or off the table. */
  readonly isGone: boolean;
  readonly isLost: boolean;
};

/** What an unseen group turned out to be. */
export const UNSEEN_KINDS = ["unknown", "tug", "sug", "double"] as const;
export type UnseenKind = (typeof UNSEEN_KINDS)[number];
type Unseen = { readonly at: number; readonly kind: UnseenKind; readonly tugs: number; readonly isLost: boolean };

export type CommanderAfield = {
  readonly at: number;
  readonly role: CommanderRole | null;
  readonly name: string | null;
  /** His grade now, after wounds. */
  readonly grade: Grade;
  /** The grade of the one who fell last, whom the present one replaced; null while nobody did. */
  readonly fallen: Grade | null;
  readonly killed: number;
  readonly hurt: number;
};

export type ArmyAfield = {
  readonly seat: SeatName;
  readonly groups: readonly GroupAfield[];
  readonly unseen: readonly Unseen[];
  readonly commanders: readonly CommanderAfield[];
  readonly camp: Losing | null;
  /** Unit groups lost; TuGs as they count. */
  readonly lost: { readonly tugs: number; readonly sugs: number };
  /** Groups nobody has seen and nobody has identified: not counted anywhere. */
  readonly uncounted: number;
  /** Known groups whose march has not arrived: they count from then on. */
  readonly marching: number;
  /** `size`: TuGs on the table, lost ones included. `towards`: what counts towards breaking, the camp included. */
  readonly size: number;
  readonly towards: number;
  /** 0 for an army without TuGs: it never breaks. */
  readonly breaksAt: number;
  /** The same once its marches that are known have arrived. */
  readonly breaksWithMarch: number;
  readonly isBroken: boolean;
};

type Tables = { readonly tables: AfieldTables; readonly battlefield: BattlefieldBook };
type Told = Pick<GroupAfield, "number" | "name" | "troop" | "bases" | "nervous">;

function losing(bases: number, breaksAt: number, mark: number, perBase: number): Losing {
  const wounds = Math.min(mark, bases * perBase);
  const point = Math.min(breaksAt, bases * perBase);
  return {
    ...{ bases, wounds, perBase, lostBases: Math.floor(wounds / perBase), hasWound: wounds % perBase > 0 },
    ...{ breaksAt: point, isBroken: wounds >= point },
  };
}

/** Wounds that take a base. */
export const perBaseOf = ({ army }: AfieldTables): number => rowValue(army.limits, "wounds-per-base");

/** The groups of a seat that the view shows: all of the viewer's own, and those of the other seat on the table or revealed. */
function toldGroups({ seat: eyes, units, own, revealedUnits = [], stragglers }: SeenArmies, seat: SeatName): readonly Told[] {
  const seen = units.filter((unit) => unit.seat === seat);
  const gone = stragglers.filter((one) => one.seat === seat).map(({ number }) => number);
  const known = seat === eyes && own ? own.units : revealedUnits.filter((unit) => unit.seat === seat);
  const offTable = known.filter(({ number }) => !gone.includes(number) && !seen.some((unit) => unit.number === number));
  return [...seen, ...offTable.map((unit) => ({ ...unit, nervous: false }))].sort((one, other) => one.number - other.number);
}

function orderOf({ markers }: SeenArmies, seat: SeatName, number: number): Pick<GroupAfield, "where" | "order"> {
  for (const { seat: owner, order, secret, revealed } of markers) {
    if (owner !== seat || secret === null) continue;
    if (secret.kind === "march" && secret.units.includes(number)) return { where: "march", order };
    if (secret.kind === "ambush" && secret.unit === number) return { where: revealed ? "table" : "ambush", order };
  }
  return { where: "table", order: null };
}

function commanderOf(view: SeenArmies, seat: SeatName, number: number, order: string | null): number | null {
  const led = view.commands[seat]?.find(({ units, ambushes }) => units.includes(number) || (order !== null && ambushes.includes(order)));
  if (led) return led.commander;
  const march = view.markers.find((one) => one.seat === seat && one.order === order)?.secret;
  return march?.kind === "march" ? march.commander : null;
}

function groupAfield(view: SeenArmies, seat: SeatName, told: Told, marks: Marks, { tables, battlefield }: Tables): GroupAfield {
  const { number, name, troop, bases, nervous } = told;
  const { where: planned, order } = orderOf(view, seat, number);
  const where = planned === "march" && order !== null && markOf(marks, MARKS.here(seat, order)) > 0 ? "table" : planned;
  const isGone = markOf(marks, MARKS.gone(seat, number)) > 0;
  const loss = losing(bases, breakPoint(troop, bases, tables), markOf(marks, MARKS.unit(seat, number)), perBaseOf(tables));
  return {
    ...{ seat, number, name, troop, nervous, where, order, isGone, ...loss },
    tugs: isSug(troop) ? 0 : tugsOf(troop, battlefield),
    commander: commanderOf(view, seat, number, order),
    isLost: isGone || loss.isBroken,
  };
}

function unseenOf(
  { forces, stragglers }: SeenArmies,
  seat: SeatName,
  told: number,
  marks: Marks,
  { doubleTugs }: BattlefieldBook,
): Unseen[] {
  const count = (forces[seat]?.unitGroups ?? 0) - told - stragglers.filter((one) => one.seat === seat).length;
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const kind = UNSEEN_KINDS[markOf(marks, MARKS.kind(seat, at))] ?? "unknown";
    const tugs = { unknown: 0, sug: 0, tug: 1, double: doubleTugs }[kind];
    return { at, kind, tugs, isLost: kind !== "unknown" && markOf(marks, MARKS.lost(seat, at)) > 0 };
  });
}

/** This many grades lower, never below the lowest ("Dead, Injured and Stunned Commanders 2.3, 3"). */
export function loweredGrade(grade: Grade, by: number): Grade {
  return GRADES[Math.max(0, GRADES.indexOf(grade) - by)] ?? grade;
}

function commandersOf({ seat: eyes, forces, own }: SeenArmies, seat: SeatName, marks: Marks): CommanderAfield[] {
  return (forces[seat]?.commanders ?? []).map(({ grade }, at) => {
    const known = seat === eyes ? own?.commanders[at] : undefined;
    const killed = markOf(marks, MARKS.killed(seat, at));
    const hurt = markOf(marks, MARKS.hurt(seat, at));
    const fallen = killed > 0 ? loweredGrade(grade, killed - 1 + hurt) : null;
    const role = known?.role ?? (at === 0 ? "army" : null);
    return { at, role, name: known?.name ?? null, grade: loweredGrade(grade, killed + hurt), fallen, killed, hurt };
  });
}

function campAfield({ camps }: SeenArmies, seat: SeatName, marks: Marks, tables: AfieldTables): Losing | null {
  if (!camps[seat]) return null;
  const { width, sackedAt } = rulesRow(tables.campSize, "camp");
  return losing(width, sackedAt * perBaseOf(tables), markOf(marks, MARKS.camp(seat)), perBaseOf(tables));
}

type Counting = Pick<Unseen, "tugs" | "isLost"> & { readonly isSug: boolean };
const sumTugs = (counted: readonly Pick<Unseen, "tugs">[]): number => counted.reduce((sum, { tugs }) => sum + tugs, 0);

/** From the battle's own tables, which judge its result. Older tables do not have it. */
const breakingBy = ({ tables, battlefield }: Tables): NonNullable<BattlefieldBook["breaking"]> =>
  battlefield.breaking ?? {
    army: { ...rulesRow(tables.army.breakPoints, "army"), id: "army" },
    sackedCamp: rulesRow(tables.breaking, "sacked-camp").tugs,
  };

/** What an army has lost by these marks, and the consequences ("Break points", "Losing your camp 4", "Flank marching 1.4"). */
export function armyAfield(view: SeenArmies, seat: SeatName, marks: Marks, known: Tables): ArmyAfield {
  const groups = toldGroups(view, seat).map((told) => groupAfield(view, seat, told, marks, known));
  const marching = groups.filter(({ where }) => where === "march");
  const unseen = unseenOf(view, seat, groups.length, marks, known.battlefield);
  const camp = campAfield(view, seat, marks, known.tables);
  const counting: readonly Counting[] = [
    ...groups.flatMap(({ where, tugs, isLost }) => (where === "march" ? [] : { tugs, isLost, isSug: tugs === 0 })),
    ...unseen.map(({ kind, tugs, isLost }) => ({ tugs, isLost, isSug: kind === "sug" })),
  ];
  const lost = counting.filter(({ isLost }) => isLost);
  const lostTugs = sumTugs(lost);
  const size = sumTugs(counting);
  const breaking = breakingBy(known);
  const towards = lostTugs + (camp?.isBroken ? breaking.sackedCamp : 0);
  const breaksAt = armyBreaksAt(size, breaking.army);
  return {
    ...{ seat, groups, unseen, camp, commanders: commandersOf(view, seat, marks), size, towards, breaksAt },
    uncounted: unseen.filter(({ kind }) => kind === "unknown").length,
    marching: marching.length,
    breaksWithMarch: armyBreaksAt(size + sumTugs(marching), breaking.army),
    lost: { tugs: lostTugs, sugs: lost.filter((one) => one.isSug).length },
    isBroken: breaksAt > 0 && towards >= breaksAt,
  };
}

/** The wounds after a base's box was ticked: every base up to it is lost, or the last lost one is restored. An odd wound stays. */
export function baseTicked({ lostBases, hasWound, bases, perBase }: Losing, at: number): number {
  const lost = at === lostBases - 1 ? at : at + 1;
  return lost * perBase + (hasWound && lost < bases ? 1 : 0);
}

/** The wounds plus `more` (may be negative): never more than its bases take. */
export const withWounds = ({ wounds, bases, perBase }: Losing, more: number): number =>
  Math.max(0, Math.min(bases * perBase, wounds + more));

/** The same with this number of wounds. */
export const atWounds = <One extends Losing>(of: One, wounds: number): One => ({
  ...of,
  wounds,
  lostBases: Math.floor(wounds / of.perBase),
  hasWound: wounds % of.perBase > 0,
  isBroken: wounds >= of.breaksAt,
});

/** The result from both armies' ticked losses. */
export const endingAfield = ({ a, b }: BySeat<ArmyAfield>): Required<Ending> => ({
  losses: { a: a.lost, b: b.lost },
  broken: { a: a.isBroken, b: b.isBroken },
  sacked: { a: a.camp?.isBroken ?? false, b: b.camp?.isBroken ?? false },
});
