import type { Army, Commander, Edit, UnitGroup } from "../../model/army";
import { MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { hasFixedNumber, unitId } from "../../model/when-absent";
import { applyEdits, editsBetween, unitFields } from "./edits";
import { freeCommanderId } from "./unit-edits";
import { freeNumbers, withNumber } from "./unit-numbers";

/** New ids for what both sides gave the same one. */
type Names = { readonly units: ReadonlyMap<number, number>; readonly commanders: ReadonlyMap<CommanderId, CommanderId> };
const AS_THEY_ARE: Names = { units: new Map(), commanders: new Map() };

/** Whose value stands where both sides changed the same thing. */
type Winner = "ours" | "theirs";

/** One step of ours, from one army to another, on the way onto an army that has other changes too. */
type Carrying = {
  readonly from: Army;
  readonly to: Army;
  readonly there: Army;
  readonly winner: Winner;
  readonly units: Map<number, number>;
  readonly commanders: Map<CommanderId, CommanderId>;
  /** Armies whose ids and numbers are not given to anything new. */
  readonly avoid: readonly Army[];
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const unitOf = ({ units }: Army, id: number) => units.find((unit) => unitId(unit) === id);
const commanderOf = ({ commanders }: Army, id: CommanderId | null) => commanders.find((one) => one.id === id);

type BringingBack<Item> = {
  readonly before: Item | undefined;
  readonly there: Item | undefined;
  readonly winner: Winner;
  readonly slight?: readonly (keyof Item)[];
};

/**
 * What we only put elsewhere keeps the other side's changes; what we changed keeps ours, or only where they did not. Null: it is gone there.
 * `slight`: fields whose change alone does not keep it.
 */
function broughtBack<Item extends object>(item: Item, { before, there, winner, slight = [] }: BringingBack<Item>): Item | null {
  if (!before) return item;
  const fields = (Object.keys({ ...before, ...item }) as (keyof Item)[]).filter((field) => !same(item[field], before[field]));
  if (!there) return winner === "theirs" || fields.every((field) => slight.includes(field)) ? null : item;
  const ours = fields.filter((field) => winner === "ours" || same(there[field], before[field]));
  const merged: Item = { ...there, ...Object.fromEntries(ours.map((field) => [field, item[field]])) };
  // A note that was taken away is absent.
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as Item;
}

/** The commander's id now; null if the other side removed him. */
function leaderNow(wanted: CommanderId | null, army: Army, { commanders, from }: Carrying): CommanderId | null {
  const id = wanted && (commanders.get(wanted) ?? wanted);
  return id !== null && commanderOf(from, id) && !commanderOf(army, id) ? null : id;
}

function freeFor(army: Army, { avoid }: Carrying): number | null {
  const used = [army, ...avoid].flatMap(({ units }) => units);
  return freeNumbers({ ...army, units: used }, 1)[0] ?? freeNumbers(army, 1)[0] ?? null;
}

/** Whether another unit group keeps this number. */
const isTaken = (number: number, id: number, { units }: Army): boolean =>
  units.some((one) => one.number === number && unitId(one) !== id && hasFixedNumber(one));

/** Whether two are the same to the player. A number that follows the order says nothing. */
const alike = (one: UnitGroup | undefined, other: UnitGroup | undefined): boolean =>
  one && other ? unitFields(one, other).length === 0 : one === other;

/** Whether the other side changed the unit group, so that theirs stays when we take it back. */
const isTheirs = ({ from, there, winner }: Carrying, id: number): boolean =>
  winner === "theirs" && !alike(unitOf(from, id), unitOf(there, id));

/** The unit group under an id that the army does not have, with its number if nobody keeps that. Null: there is none left. */
function withFreeId(unit: UnitGroup, army: Army, carrying: Carrying): UnitGroup | null {
  const [id, isFixed] = [unitId(unit), hasFixedNumber(unit)];
  const [isKnown, isNumberTaken] = [unitOf(army, id) !== undefined, isFixed && isTaken(unit.number, id, army)];
  if (!isKnown && !isNumberTaken) return unit;
  const free = freeFor(army, carrying);
  if (free === null) return null;
  const isNamedSo = isNumberTaken || (isFixed && unit.number === id);
  return withNumber(unit, isKnown ? free : id, isNamedSo ? free : unit.number, isFixed);
}

const NUMBERING = ["id", "number", "numberFixed"] as const;

function addUnit(army: Army, added: UnitGroup, carrying: Carrying): Army {
  const { from, there, winner, units } = carrying;
  const before = unitOf(from, unitId(added));
  const slight = hasFixedNumber(added) ? [] : NUMBERING;
  const unit = broughtBack(added, { before, there: unitOf(there, unitId(added)), winner, slight });
  if (!unit || army.units.length >= MOST.units) return army;
  const free = withFreeId(unit, army, carrying);
  if (free === null) return army;
  if (unitId(free) !== unitId(unit)) units.set(unitId(unit), unitId(free));
  return applyEdits(army, [{ do: "add-unit", unit: { ...free, commander: leaderNow(unit.commander, army, carrying) } }]);
}

function removeUnit(army: Army, id: number, carrying: Carrying): Army {
  const isMoved = unitOf(carrying.to, id) !== undefined;
  if (!isMoved && isTheirs(carrying, id)) return army;
  return applyEdits(army, [{ do: "remove-unit", unit: carrying.units.get(id) ?? id }]);
}

/** A number that follows the order is no value of its own. */
function fieldOf(unit: UnitGroup | undefined, field: Extract<Edit, { do: "set-unit" }>["field"]): unknown {
  if (field === "numberFixed") return unit && hasFixedNumber(unit);
  return field === "number" && unit && !hasFixedNumber(unit) ? null : unit?.[field];
}

function setUnit(army: Army, edit: Extract<Edit, { do: "set-unit" }>, carrying: Carrying): Army {
  const { from, there, winner, units } = carrying;
  const unit = units.get(edit.unit) ?? edit.unit;
  const value = (one: Army) => fieldOf(unitOf(one, edit.unit), edit.field);
  const isKept = winner === "theirs" && !same(value(from), value(there));
  if (isKept || !unitOf(army, unit)) return army;
  if (edit.field === "commander") {
    const to = leaderNow(edit.to, army, carrying);
    return to === null && edit.to !== null ? army : applyEdits(army, [{ ...edit, unit, to }]);
  }
  if (edit.field !== "number") return applyEdits(army, [{ ...edit, unit }]);
  const to = isTaken(edit.to, unit, army) ? freeFor(army, carrying) : edit.to;
  return to === null ? army : applyEdits(army, [{ do: "set-unit", unit, field: "number", to }]);
}

/** Only an ally has a list of his own, and its version is that of the side whose list it is. */
function withOneList(commander: Commander, ours: Commander, theirs: Commander | undefined): Commander {
  const { list, listVersion } = commander.list === ours.list ? ours : (theirs ?? ours);
  return commander.role === "ally" ? { ...commander, list, listVersion } : { ...commander, list: null, listVersion: null };
}

function addCommander(army: Army, added: Commander, { from, there, winner, commanders, avoid }: Carrying): Army {
  const theirs = commanderOf(there, added.id);
  const both = broughtBack(added, { before: commanderOf(from, added.id), there: theirs, winner });
  if (!both || army.commanders.length >= MOST.commanders) return army;
  const commander = withOneList(both, added, theirs);
  const used = [army, ...avoid].flatMap((one) => one.commanders);
  const id = commanderOf(army, commander.id) ? freeCommanderId({ ...army, commanders: used }) : commander.id;
  if (id !== commander.id) commanders.set(commander.id, id);
  return applyEdits(army, [{ do: "add-commander", commander: { ...commander, id } }]);
}

/** One who is only put elsewhere keeps his command, with what they gave him. */
function removeCommander(army: Army, id: CommanderId, { from, to, there, winner }: Carrying): Army {
  if (commanderOf(to, id)) return { ...army, commanders: army.commanders.filter((one) => one.id !== id) };
  const isChanged = !same(commanderOf(from, id), commanderOf(there, id));
  const leadsTheirs = there.units.some((unit) => unit.commander === id && unitOf(from, unitId(unit))?.commander !== id);
  return winner === "theirs" && (isChanged || leadsTheirs) ? army : applyEdits(army, [{ do: "remove-commander", commander: id }]);
}

function setCommander(army: Army, edit: Extract<Edit, { do: "set-commander" }>, { from, to, there, winner }: Carrying): Army {
  const field = (one: Army) => commanderOf(one, edit.commander)?.[edit.field];
  const list = (one: Army) => commanderOf(one, edit.commander)?.list;
  // A version belongs to its list.
  if (edit.field === "listVersion" && list(army) !== list(to)) return army;
  return winner === "theirs" && !same(field(from), field(there)) ? army : applyEdits(army, [edit]);
}

function carry(army: Army, edit: Edit, carrying: Carrying): Army {
  switch (edit.do) {
    case "add-unit":
      return addUnit(army, edit.unit, carrying);
    case "remove-unit":
      return removeUnit(army, edit.unit, carrying);
    case "set-unit":
      return setUnit(army, edit, carrying);
    case "add-commander":
      return addCommander(army, edit.commander, carrying);
    case "remove-commander":
      return removeCommander(army, edit.commander, carrying);
    case "set-commander":
      return setCommander(army, edit, carrying);
    case "set-army": {
      const isKept = carrying.winner === "theirs" && !same(carrying.from[edit.field], carrying.there[edit.field]);
      return isKept ? army : applyEdits(army, [edit]);
    }
    default:
      return edit satisfies never;
  }
}

type Step = Pick<Carrying, "from" | "to" | "there" | "winner" | "avoid">;

function carried(step: Step): { readonly army: Army; readonly names: Names } {
  const carrying: Carrying = { ...step, units: new Map(), commanders: new Map() };
  const army = editsBetween(step.from, step.to).reduce((now, edit) => carry(now, edit, carrying), step.there);
  return { army, names: carrying };
}

/**
 * Our changes on top of theirs: `mine` and `theirs` both come from `base`. If both changed the same thing, ours wins. Ids and fixed numbers that
 * both used are given anew on our side. What they removed stays removed unless we changed it. The result is a draft that parses whenever
 * `theirs` does. Never refuses.
 */
export const mergeArmies = (base: Army, mine: Army, theirs: Army): Army =>
  carried({ from: base, to: mine, there: theirs, winner: "ours", avoid: [base, mine] }).army;

/** One that is known by its number has the new id as its number too. */
const underId = (unit: UnitGroup, id: number | undefined): UnitGroup =>
  id === undefined ? unit : withNumber(unit, id, unit.id === undefined ? id : unit.number, hasFixedNumber(unit));

function renamed(army: Army, { units, commanders }: Names): Army {
  if (units.size === 0 && commanders.size === 0) return army;
  const idOf = (id: CommanderId) => commanders.get(id) ?? id;
  return {
    ...army,
    commanders: army.commanders.map((one) => ({ ...one, id: idOf(one.id) })),
    units: army.units.map((unit) => ({ ...underId(unit, units.get(unitId(unit))), commander: unit.commander && idOf(unit.commander) })),
  };
}

const chained = <Key>(first: ReadonlyMap<Key, Key>, then: ReadonlyMap<Key, Key>): ReadonlyMap<Key, Key> =>
  new Map([...then, ...[...first].map(([from, to]) => [from, then.get(to) ?? to] as const)]);

/** The armies of a history, one made from the other, and which of them are the last that both sides had and the present one. */
export type Timeline = { readonly armies: readonly Army[]; readonly shared: number; readonly now: number };

/**
 * A history of our own changes with theirs under it: the shared army becomes `theirs`, each of our steps away from it is made again on top,
 * and the present army is the merged one. Of what both changed, our changes that they have not seen win; a step beyond those, which would
 * be undone or redone, leaves theirs alone. No army of it lacks what they made.
 */
export function carriedOnto({ armies, shared, now }: Timeline, theirs: Army): readonly Army[] {
  const [base, mine] = [armies[shared], armies[now]];
  if (!base || !mine) throw new Error("a timeline has no such army");
  const result = armies.map((army, at) => (at === shared ? theirs : army));
  const away = Math.sign(now - shared);
  for (const way of [1, -1]) {
    let [from, there, names] = [base, theirs, AS_THEY_ARE];
    for (let at = shared + way; at >= 0 && at < armies.length; at += way) {
      const army = renamed(armies[at] ?? base, names);
      const isUnseen = way === away && (now - at) * way >= 0;
      const step = carried({ from, to: army, there, winner: isUnseen ? "ours" : "theirs", avoid: [...armies, theirs] });
      names = { units: chained(names.units, step.names.units), commanders: chained(names.commanders, step.names.commanders) };
      from = renamed(army, step.names);
      // What we changed and changed back is no change of ours.
      there = at === now ? mergeArmies(base, from, theirs) : step.army;
      result[at] = there;
    }
  }
  return result;
}
