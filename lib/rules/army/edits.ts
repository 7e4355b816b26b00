import type { Army, Commander, Edit, UnitGroup } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";
import { hasFixedNumber, unitId } from "../../model/when-absent";
import { following, numbered, withNumber } from "./unit-numbers";

function changeUnit(unit: UnitGroup, edit: Extract<Edit, { do: "set-unit" }>): UnitGroup {
  switch (edit.field) {
    case "note":
      return noted(unit, edit.to);
    case "number":
      return withNumber(unit, edit.unit, edit.to, true);
    case "numberFixed":
      return withNumber(unit, edit.unit, unit.number, edit.to);
    default:
      return { ...unit, [edit.field]: edit.to };
  }
}

/** Only an ally has a list of his own, and a version belongs to one list. */
function settled(before: Commander, after: Commander): Commander {
  if (after.role !== "ally") return { ...after, list: null, listVersion: null };
  return after.list === null || after.list !== before.list ? { ...after, listVersion: null } : after;
}

function removeCommander(army: Army, id: Commander["id"]): Army {
  return {
    ...army,
    commanders: army.commanders.filter((one) => one.id !== id),
    units: army.units.map((unit) => (unit.commander === id ? { ...unit, commander: null } : unit)),
  };
}

/** A note that is taken away is absent: there is one form of an army without notes. */
function noted<Item extends { readonly note?: string | undefined }>({ note: _, ...item }: Item, note: string | null): Item {
  return (note === null ? item : { ...item, note }) as Item;
}

/** One edit applied. An edit of something the army does not have changes nothing. */
function applyEdit(army: Army, edit: Edit): Army {
  switch (edit.do) {
    case "set-unit":
      return { ...army, units: army.units.map((unit) => (unitId(unit) === edit.unit ? changeUnit(unit, edit) : unit)) };
    case "add-unit":
      return { ...army, units: [...army.units, edit.unit] };
    case "remove-unit":
      return { ...army, units: army.units.filter((unit) => unitId(unit) !== edit.unit) };
    case "set-commander":
      return {
        ...army,
        commanders: army.commanders.map((one) => (one.id === edit.commander ? settled(one, { ...one, [edit.field]: edit.to }) : one)),
      };
    case "add-commander":
      return { ...army, commanders: [...army.commanders, edit.commander] };
    case "remove-commander":
      return removeCommander(army, edit.commander);
    case "set-army":
      return edit.field === "note" ? noted(army, edit.to) : { ...army, [edit.field]: edit.to };
    default:
      return edit satisfies never;
  }
}

/** The army with these edits applied in order, and then numbers that follow the order. The result is a draft: assess it to judge it. */
export function applyEdits(army: Army, edits: readonly Edit[]): Army {
  return edits.length === 0 ? army : numbered(edits.reduce(applyEdit, army));
}

const NOBODY: ReadonlySet<CommanderId> = new Set();

const sameItems = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at]));

function armyEdits(from: Army, to: Army): readonly Edit[] {
  const edits: Edit[] = [];
  if (from.name !== to.name) edits.push({ do: "set-army", field: "name", to: to.name });
  if (from.pointsLimit !== to.pointsLimit) edits.push({ do: "set-army", field: "pointsLimit", to: to.pointsLimit });
  if (from.year !== to.year) edits.push({ do: "set-army", field: "year", to: to.year });
  if (from.note !== to.note) edits.push({ do: "set-army", field: "note", to: to.note ?? null });
  if (from.camp.kind !== to.camp.kind || from.camp.quality !== to.camp.quality) edits.push({ do: "set-army", field: "camp", to: to.camp });
  return edits;
}

/** The role comes first: a commander who stops being an ally loses his list, and a new list removes its version. */
function commanderFields(from: Commander, to: Commander): readonly Edit[] {
  if (from === to) return [];
  const edits: Edit[] = [];
  const commander = from.id;
  if (from.role !== to.role) edits.push({ do: "set-commander", commander, field: "role", to: to.role });
  if (from.grade !== to.grade) edits.push({ do: "set-commander", commander, field: "grade", to: to.grade });
  if (from.class !== to.class) edits.push({ do: "set-commander", commander, field: "class", to: to.class });
  if (from.name !== to.name) edits.push({ do: "set-commander", commander, field: "name", to: to.name });
  const list = to.role === "ally" ? from.list : null;
  if (list !== to.list) edits.push({ do: "set-commander", commander, field: "list", to: to.list });
  const version = list === to.list && list !== null ? from.listVersion : null;
  if (version !== to.listVersion) edits.push({ do: "set-commander", commander, field: "listVersion", to: to.listVersion });
  return edits;
}

/** A number that follows the order needs no edit. */
function numberFields(from: UnitGroup, to: UnitGroup): readonly Edit[] {
  const [unit, isFixed] = [unitId(from), hasFixedNumber(to)];
  if (isFixed && from.number !== to.number) return [{ do: "set-unit", unit, field: "number", to: to.number }];
  return hasFixedNumber(from) === isFixed ? [] : [{ do: "set-unit", unit, field: "numberFixed", to: isFixed }];
}

/** Turns `from` (its commander may be gone by now) into `to`. */
export function unitFields(from: UnitGroup, to: UnitGroup, gone = NOBODY): readonly Edit[] {
  if (from === to && gone.size === 0) return [];
  const edits: Edit[] = [];
  const unit = unitId(from);
  const commander = from.commander !== null && gone.has(from.commander) ? null : from.commander;
  if (from.line !== to.line) edits.push({ do: "set-unit", unit, field: "line", to: to.line });
  if (from.bases !== to.bases) edits.push({ do: "set-unit", unit, field: "bases", to: to.bases });
  if (!sameItems(from.options, to.options)) edits.push({ do: "set-unit", unit, field: "options", to: to.options });
  if (from.qualityDown !== to.qualityDown) edits.push({ do: "set-unit", unit, field: "qualityDown", to: to.qualityDown });
  if (from.firepowerDown !== to.firepowerDown) edits.push({ do: "set-unit", unit, field: "firepowerDown", to: to.firepowerDown });
  if (commander !== to.commander) edits.push({ do: "set-unit", unit, field: "commander", to: to.commander });
  if (from.name !== to.name) edits.push({ do: "set-unit", unit, field: "name", to: to.name });
  if (from.note !== to.note) edits.push({ do: "set-unit", unit, field: "note", to: to.note ?? null });
  return [...edits, ...numberFields(from, to)];
}

/** Edits add at the end, so what stays is the start of `to`: as many items as have their origins in that order in `from`. */
function keptOf<T>(from: readonly T[], to: readonly T[], originOf: (item: T) => T | undefined): ReadonlyMap<T, T> {
  const staying = new Map<T, T>();
  let after = 0;
  for (const item of to) {
    const origin = originOf(item);
    const at = origin === undefined ? -1 : from.indexOf(origin, after);
    if (origin === undefined || at < 0) break;
    staying.set(origin, item);
    after = at + 1;
  }
  return staying;
}

type Changes = { readonly edits: readonly Edit[]; readonly gone: ReadonlySet<CommanderId> };

function commanderEdits(from: readonly Commander[], to: readonly Commander[]): Changes {
  if (from === to) return { edits: [], gone: NOBODY };
  const byId = new Map(from.map((one) => [one.id, one]));
  const staying = keptOf(from, to, (one) => byId.get(one.id));
  const leaving = from.filter((one) => !staying.has(one));
  return {
    edits: [
      ...leaving.map((one): Edit => ({ do: "remove-commander", commander: one.id })),
      ...[...staying].flatMap(([before, after]) => commanderFields(before, after)),
      ...to.slice(staying.size).map((commander): Edit => ({ do: "add-commander", commander })),
    ],
    gone: new Set(leaving.map((one) => one.id)),
  };
}

function unitEdits(from: readonly UnitGroup[], to: readonly UnitGroup[], gone: ReadonlySet<CommanderId>): readonly Edit[] {
  if (from.length === to.length && to.every((unit, at) => unitId(unit) === unitId(from[at] ?? unit)))
    return from === to && gone.size === 0 ? [] : from.flatMap((unit, at) => unitFields(unit, to[at] ?? unit, gone));
  const byId = new Map(from.map((unit) => [unitId(unit), unit]));
  const staying = keptOf(from, to, (unit) => byId.get(unitId(unit)));
  return [
    ...from.filter((unit) => !staying.has(unit)).map((unit): Edit => ({ do: "remove-unit", unit: unitId(unit) })),
    ...[...staying].flatMap(([before, after]) => unitFields(before, after, gone)),
    ...to.slice(staying.size).map((unit): Edit => ({ do: "add-unit", unit })),
  ];
}

/**
 * The edits that turn `from` into `to`, including the order of commanders, unit groups and options; none if they are the same. Ids say who is
 * who. Edits only add at the end, so an item that must stand
 * behind a new one is removed and added again. Both armies must have the same schema, list, list version and rules: no edit changes those.
 */
export function editsBetween(from: Army, to: Army): readonly Edit[] {
  if (from === to) return [];
  const { edits, gone } = commanderEdits(from.commanders, to.commanders);
  return [...armyEdits(from, to), ...edits, ...unitEdits(from.units, to.units, gone)];
}

/** Whether two armies are the same: same versions, and no edit between them. Numbers that stand in order are the same, given or not. */
export function sameArmy(one: Army, other: Army): boolean {
  if (one === other) return true;
  return (
    one.list === other.list &&
    one.listVersion === other.listVersion &&
    one.rules === other.rules &&
    editsBetween(following(one), following(other)).length === 0
  );
}
