import type { Army, Edit, UnitGroup } from "../../model/army";
import type { TroopLine } from "../../model/army-list";
import { MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { applyEdits, editsBetween } from "./edits";

/** `count` numbers that no unit group has: those after the highest, or the lowest free ones if that would pass the limit. */
export function freeNumbers({ units }: Army, count: number): readonly number[] {
  const used = new Set(units.map((one) => one.number));
  const highest = Math.max(0, ...used);
  const free: number[] = [];
  for (let number = highest + count <= MOST.number ? highest + 1 : 1; number <= MOST.number && free.length < count; number++)
    if (!used.has(number)) free.push(number);
  return free;
}

/** The number a new unit group gets; null if the army is full. */
const newNumber = (army: Army): number | null => (army.units.length < MOST.units ? (freeNumbers(army, 1)[0] ?? null) : null);

/** A unit group of a line as it is added: without options, downgrades or a name. */
export const plainUnit = (given: Pick<UnitGroup, "number" | "line" | "bases" | "commander">): UnitGroup => ({
  ...{ number: given.number, line: given.line, bases: given.bases },
  ...{ options: [], qualityDown: false, firepowerDown: false, commander: given.commander, name: null },
});

/** A commander id this army does not use: `commander-1`, `commander-2` and so on, or counted after another word. */
export function freeCommanderId({ commanders }: Army, word = "commander"): CommanderId {
  const usedIds = new Set<string>(commanders.map((one) => one.id));
  let number = 1;
  while (usedIds.has(`${word}-${number}`)) number++;
  return `${word}-${number}` as CommanderId;
}

/** The commander whose command a unit group is in; null if it names none, or one the army does not have. */
export function commandOf({ commander }: UnitGroup, army: Army): CommanderId | null {
  return army.commanders.some((one) => one.id === commander) ? commander : null;
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
  const number = newNumber(army);
  if (number === null) return [];
  const commander = ally ?? commandFor(line, army, chosen);
  return [{ do: "add-unit", unit: plainUnit({ number, line: line.id, bases, commander }) }];
}

/**
 * The edits that put a copy of this unit group right behind it, with a new number and neither name nor note. None if the army has no such
 * unit group or is full.
 */
export function copyUnit(army: Army, number: UnitGroup["number"]): readonly Edit[] {
  const { units } = army;
  const at = units.findIndex((one) => one.number === number);
  const unit = units[at];
  const free = newNumber(army);
  if (!unit || free === null) return [];
  const { note: _, ...copied } = unit;
  return editsBetween(army, { ...army, units: units.toSpliced(at + 1, 0, { ...copied, number: free, name: null }) });
}

/**
 * The edits that leave a unit group with this many bases and put the rest into a new one right behind it, of the same command and line,
 * with a new number and no name. None if either would have no base, the army is full, or it has no such unit group. The assessment judges
 * whether the lists allow the two sizes.
 */
export function splitUnit(army: Army, number: UnitGroup["number"], bases: number): readonly Edit[] {
  const { units } = army;
  const at = units.findIndex((one) => one.number === number);
  const unit = units[at];
  const free = newNumber(army);
  if (!unit || free === null) return [];
  if (!Number.isInteger(bases) || bases < 1 || bases >= unit.bases) return [];
  const command = commandOf(unit, army);
  const behind = units.filter((one, position) => position > at && commandOf(one, army) === command);
  const others = units.with(at, { ...unit, bases }).filter((one) => !behind.includes(one));
  const { note: _, ...rest } = unit;
  const half = { ...rest, number: free, bases: unit.bases - bases, name: null };
  return editsBetween(army, { ...army, units: [...others, half, ...behind] });
}

type Place = {
  /** Null: the unassigned groups. */
  readonly commander: CommanderId | null;
  /** Put it before this unit group of that command; null: last. */
  readonly before: UnitGroup["number"] | null;
};

/**
 * The army's unit groups with this one before `rest`, the end of its command. Only the order within a command matters, so it stays where it
 * is if it is already behind everything in `ahead`, and the other commands keep their places.
 */
function placed(army: Army, one: UnitGroup, ahead: readonly UnitGroup[], rest: readonly UnitGroup[]): UnitGroup[] {
  const { units } = army;
  const at = units.findIndex((unit) => unit.number === one.number);
  const without = units.filter((unit) => !rest.includes(unit));
  if (ahead.some((unit) => units.indexOf(unit) > at)) return [...without.filter((unit) => unit.number !== one.number), one, ...rest];
  if (rest.every((unit) => units.indexOf(unit) > at)) return units.with(at, one);
  return [...without.map((unit) => (unit.number === one.number ? one : unit)), ...rest];
}

/**
 * The edits that put a unit group into a command, before another of its groups or last. The order within a command is the document's. None
 * if it is already there, or the army has no such unit group, commander or place.
 */
export function moveUnit(army: Army, number: UnitGroup["number"], { commander, before }: Place): readonly Edit[] {
  const unit = army.units.find((one) => one.number === number);
  const known = commander === null || army.commanders.some((one) => one.id === commander);
  if (!unit || !known) return [];
  const others = army.units.filter((one) => one !== unit && commandOf(one, army) === commander);
  const at = before === null ? others.length : others.findIndex((one) => one.number === before);
  if (at < 0) return [];
  const moved = unit.commander === commander ? unit : { ...unit, commander };
  return editsBetween(army, { ...army, units: placed(army, moved, others.slice(0, at), others.slice(at)) });
}

/** The edits that put these unit groups, in their order, last into a command. */
export function moveUnits(army: Army, numbers: readonly UnitGroup["number"][], commander: CommanderId | null): readonly Edit[] {
  const moved = inShownOrder(army).filter((unit) => numbers.includes(unit.number));
  return editsBetween(
    army,
    moved.reduce((now, { number }) => applyEdits(now, moveUnit(now, number, { commander, before: null })), army),
  );
}

/** The edits that put a copy behind each of these unit groups, as long as the army has room. */
export const copyUnits = (army: Army, numbers: readonly UnitGroup["number"][]): readonly Edit[] =>
  editsBetween(
    army,
    numbers.reduce((now, number) => applyEdits(now, copyUnit(now, number)), army),
  );

/** The edits by which two unit groups take each other's number. None if the army lacks one of them, or has no number free. */
export function swapNumbers(army: Army, one: UnitGroup["number"], other: UnitGroup["number"]): readonly Edit[] {
  const [free] = freeNumbers(army, 1);
  const has = (number: number) => army.units.some((unit) => unit.number === number);
  if (free === undefined || one === other || !has(one) || !has(other)) return [];
  const renumber = (unit: number, to: number): Edit => ({ do: "set-unit", unit, field: "number", to });
  return [renumber(one, free), renumber(other, one), renumber(free, other)];
}

/** The unit groups in the order in which they are shown: by commands, unassigned ones last. */
export function inShownOrder(army: Army): readonly UnitGroup[] {
  const commands = [...army.commanders.map((one) => one.id), null];
  return commands.flatMap((command) => army.units.filter((unit) => commandOf(unit, army) === command));
}

/** The edits that number the unit groups from 1 in the order of their commands, unassigned ones last. */
export function numberInOrder(army: Army): readonly Edit[] {
  const numbers = new Map(inShownOrder(army).map((unit, at) => [unit, at + 1]));
  return editsBetween(army, { ...army, units: army.units.map((unit) => ({ ...unit, number: numbers.get(unit) ?? unit.number })) });
}
