import type { Army, Edit, UnitGroup } from "../../model/army";
import type { TroopLine } from "../../model/army-list";
import { MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { hasFixedNumber, unitId } from "../../model/when-absent";
import { applyEdits, editsBetween } from "./edits";
import { commandOf, freeNumbers, inShownOrder, withNumber } from "./unit-numbers";

/** The id a new unit group gets; null if the army is full. */
const newId = (army: Army): number | null => (army.units.length < MOST.units ? (freeNumbers(army, 1)[0] ?? null) : null);

/** A unit group of a line with a number of its own: without options, downgrades or a name. */
export const plainUnit = ({ number, line, bases, commander }: Pick<UnitGroup, "number" | "line" | "bases" | "commander">): UnitGroup => ({
  number,
  line,
  bases,
  options: [],
  qualityDown: false,
  firepowerDown: false,
  commander,
  name: null,
});

/** One as it is added: its number follows the order. */
export const newUnit = (id: number, line: UnitGroup["line"], bases: number, commander: CommanderId | null): UnitGroup =>
  withNumber(plainUnit({ number: id, line, bases, commander }), id, id, false);

/** A commander id this army does not use: `commander-1`, `commander-2` and so on, or counted after another word. */
export function freeCommanderId({ commanders }: Army, word = "commander"): CommanderId {
  const usedIds = new Set<string>(commanders.map((one) => one.id));
  let number = 1;
  while (usedIds.has(`${word}-${number}`)) number++;
  return `${word}-${number}` as CommanderId;
}

/** The command that a new unit group of this line joins: the chosen one if he may lead it, otherwise the first who may. */
export function commandFor(line: TroopLine, army: Army, chosen: CommanderId | null): CommanderId | null {
  const internal = army.commanders.filter((one) => one.list === null);
  const wanted = internal.find((one) => one.id === chosen) ?? null;
  if (line.ledBy === null) return wanted?.id ?? null;
  const fitting = [...(wanted ? [wanted] : []), ...internal].find((one) => line.ledBy?.includes(one.role));
  return fitting?.id ?? null;
}

/**
 * The edits that add a unit group of a line, the smallest unless told otherwise: to the chosen command if he may lead it, otherwise to the
 * first who may; for an ally's contingent, to that ally. None if the army is full.
 */
export function addUnit(
  line: TroopLine,
  army: Army,
  chosen: CommanderId | null,
  ally: CommanderId | null,
  bases = Math.min(...line.sizes),
): readonly Edit[] {
  const id = newId(army);
  if (id === null) return [];
  return [{ do: "add-unit", unit: newUnit(id, line.id, bases, ally ?? commandFor(line, army, chosen)) }];
}

/**
 * The edits that put a copy of this unit group right behind it, with a new number and neither name nor note. None if the army has no such
 * unit group or is full.
 */
export function copyUnit(army: Army, id: number): readonly Edit[] {
  const { units } = army;
  const at = units.findIndex((one) => unitId(one) === id);
  const unit = units[at];
  const free = newId(army);
  if (!unit || free === null) return [];
  const { note: _, ...copied } = unit;
  return editsBetween(army, { ...army, units: units.toSpliced(at + 1, 0, withNumber({ ...copied, name: null }, free, free, false)) });
}

/**
 * The edits that leave a unit group with this many bases and put the rest into a new one right behind it, of the same command and line,
 * with a new number and no name. None if either would have no base, the army is full, or it has no such unit group. The assessment judges
 * whether the lists allow the two sizes.
 */
export function splitUnit(army: Army, id: number, bases: number): readonly Edit[] {
  const { units } = army;
  const at = units.findIndex((one) => unitId(one) === id);
  const unit = units[at];
  const free = newId(army);
  if (!unit || free === null) return [];
  if (!Number.isInteger(bases) || bases < 1 || bases >= unit.bases) return [];
  const command = commandOf(unit, army);
  const behind = units.filter((one, position) => position > at && commandOf(one, army) === command);
  const others = units.with(at, { ...unit, bases }).filter((one) => !behind.includes(one));
  const { note: _, ...rest } = unit;
  const half = withNumber({ ...rest, bases: unit.bases - bases, name: null }, free, free, false);
  return editsBetween(army, { ...army, units: [...others, half, ...behind] });
}

type Place = {
  /** Null: the unassigned groups. */
  readonly commander: CommanderId | null;
  /** Put it before this unit group of that command; null: last. */
  readonly before: number | null;
};

/**
 * The army's unit groups with this one before `rest`, the end of its command. Only the order within a command matters, so it stays where it
 * is if it is already behind everything in `ahead`, and the other commands keep their places.
 */
function placed(army: Army, one: UnitGroup, ahead: readonly UnitGroup[], rest: readonly UnitGroup[]): UnitGroup[] {
  const { units } = army;
  const at = units.findIndex((unit) => unitId(unit) === unitId(one));
  const without = units.filter((unit) => !rest.includes(unit));
  if (ahead.some((unit) => units.indexOf(unit) > at)) return [...without.filter((unit) => unit !== units[at]), one, ...rest];
  if (rest.every((unit) => units.indexOf(unit) > at)) return units.with(at, one);
  return [...without.map((unit) => (unit === units[at] ? one : unit)), ...rest];
}

/**
 * The edits that put a unit group into a command, before another of its groups or last. The order within a command is the document's. None
 * if it is already there, or the army has no such unit group, commander or place.
 */
export function moveUnit(army: Army, id: number, { commander, before }: Place): readonly Edit[] {
  const unit = army.units.find((one) => unitId(one) === id);
  const known = commander === null || army.commanders.some((one) => one.id === commander);
  if (!unit || !known) return [];
  const others = army.units.filter((one) => one !== unit && commandOf(one, army) === commander);
  const at = before === null ? others.length : others.findIndex((one) => unitId(one) === before);
  if (at < 0) return [];
  const moved = unit.commander === commander ? unit : { ...unit, commander };
  return editsBetween(army, { ...army, units: placed(army, moved, others.slice(0, at), others.slice(at)) });
}

/** The edits that put these unit groups, in their order, last into a command. */
export function moveUnits(army: Army, ids: readonly number[], commander: CommanderId | null): readonly Edit[] {
  const moved = inShownOrder(army).filter((unit) => ids.includes(unitId(unit)));
  return editsBetween(
    army,
    moved.reduce((now, unit) => applyEdits(now, moveUnit(now, unitId(unit), { commander, before: null })), army),
  );
}

/** The edits that put a copy behind each of these unit groups, as long as the army has room. */
export const copyUnits = (army: Army, ids: readonly number[]): readonly Edit[] =>
  editsBetween(
    army,
    ids.reduce((now, id) => applyEdits(now, copyUnit(now, id)), army),
  );

/** The edits by which two unit groups take each other's number, and keep it. None if the army lacks one of them. */
export function swapNumbers(army: Army, one: number, other: number): readonly Edit[] {
  const numberOf = (id: number) => army.units.find((unit) => unitId(unit) === id)?.number;
  const [first, second] = [numberOf(one), numberOf(other)];
  if (first === undefined || second === undefined || one === other) return [];
  return [
    { do: "set-unit", unit: one, field: "number", to: second },
    { do: "set-unit", unit: other, field: "number", to: first },
  ];
}

/** The edits after which all numbers follow the order; none if all stand in order. */
export function numberInOrder(army: Army): readonly Edit[] {
  const isInOrder = inShownOrder(army).every((unit, at) => unit.number === at + 1);
  const fixed = isInOrder ? [] : army.units.filter(hasFixedNumber);
  return fixed.map((unit) => ({ do: "set-unit", unit: unitId(unit), field: "numberFixed", to: false }));
}
