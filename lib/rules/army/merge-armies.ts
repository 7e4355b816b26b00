import type { Army, Commander, Edit, UnitGroup } from "../../model/army";
import { MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { applyEdits, editsBetween } from "./edits";
import { freeCommanderId, freeNumbers } from "./unit-edits";

/** New numbers and ids for what both sides gave the same one. */
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
  /** Armies whose numbers and ids are not given to anything new. */
  readonly avoid: readonly Army[];
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const unitOf = ({ units }: Army, number: number) => units.find((unit) => unit.number === number);
const commanderOf = ({ commanders }: Army, id: CommanderId | null) => commanders.find((one) => one.id === id);

/** What we only put elsewhere keeps the other side's changes; what we changed keeps ours, or only where they did not. Null: it is gone there. */
function broughtBack<Item extends object>(item: Item, before: Item | undefined, there: Item | undefined, winner: Winner): Item | null {
  if (!before) return item;
  const fields = (Object.keys({ ...before, ...item }) as (keyof Item)[]).filter((field) => !same(item[field], before[field]));
  if (!there) return fields.length === 0 || winner === "theirs" ? null : item;
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

function numberFor(number: number, army: Army, { avoid }: Carrying): number | null {
  if (!unitOf(army, number)) return number;
  const used = [army, ...avoid].flatMap(({ units }) => units);
  return freeNumbers({ ...army, units: used }, 1)[0] ?? freeNumbers(army, 1)[0] ?? null;
}

/** Whether the other side changed the unit group, so that theirs stays when we take it back. */
const isTheirs = ({ from, there, winner }: Carrying, number: number): boolean =>
  winner === "theirs" && !same(unitOf(from, number), unitOf(there, number));

/** A unit group that stays because they changed it does not come a second time under the number it had. */
const stays = (carrying: Carrying, unit: UnitGroup): boolean =>
  carrying.from.units.some(
    (one) => isTheirs(carrying, one.number) && !unitOf(carrying.to, one.number) && same({ ...one, number: unit.number }, unit),
  );

function addUnit(army: Army, added: UnitGroup, carrying: Carrying): Army {
  const { from, there, winner, units } = carrying;
  const before = unitOf(from, added.number);
  const unit = broughtBack(added, before, unitOf(there, added.number), winner);
  if (!unit || (!before && stays(carrying, added))) return army;
  const number = numberFor(unit.number, army, carrying);
  if (number === null || army.units.length >= MOST.units) return army;
  if (number !== unit.number) units.set(unit.number, number);
  return applyEdits(army, [{ do: "add-unit", unit: { ...unit, number, commander: leaderNow(unit.commander, army, carrying) } }]);
}

function removeUnit(army: Army, number: number, carrying: Carrying): Army {
  const isMoved = unitOf(carrying.to, number) !== undefined;
  if (!isMoved && isTheirs(carrying, number)) return army;
  return applyEdits(army, [{ do: "remove-unit", unit: carrying.units.get(number) ?? number }]);
}

function setUnit(army: Army, edit: Extract<Edit, { do: "set-unit" }>, carrying: Carrying): Army {
  const { from, there, winner, units } = carrying;
  const unit = units.get(edit.unit) ?? edit.unit;
  const isKept = winner === "theirs" && !same(unitOf(from, edit.unit)?.[edit.field], unitOf(there, edit.unit)?.[edit.field]);
  if (isKept || !unitOf(army, unit)) return army;
  if (edit.field === "commander") {
    const to = leaderNow(edit.to, army, carrying);
    return to === null && edit.to !== null ? army : applyEdits(army, [{ ...edit, unit, to }]);
  }
  if (edit.field !== "number") return applyEdits(army, [{ ...edit, unit }]);
  const to = numberFor(edit.to, army, carrying);
  if (to === null) return army;
  if (to !== edit.to) units.set(edit.to, to);
  return applyEdits(army, [{ do: "set-unit", unit, field: "number", to }]);
}

function addCommander(army: Army, added: Commander, { from, there, winner, commanders, avoid }: Carrying): Army {
  const commander = broughtBack(added, commanderOf(from, added.id), commanderOf(there, added.id), winner);
  if (!commander || army.commanders.length >= MOST.commanders) return army;
  const used = [army, ...avoid].flatMap((one) => one.commanders);
  const id = commanderOf(army, commander.id) ? freeCommanderId({ ...army, commanders: used }) : commander.id;
  if (id !== commander.id) commanders.set(commander.id, id);
  return applyEdits(army, [{ do: "add-commander", commander: { ...commander, id } }]);
}

/** One who is only put elsewhere keeps his command, with what they gave him. */
function removeCommander(army: Army, id: CommanderId, { from, to, there, winner }: Carrying): Army {
  if (commanderOf(to, id)) return { ...army, commanders: army.commanders.filter((one) => one.id !== id) };
  const isChanged = !same(commanderOf(from, id), commanderOf(there, id));
  const leadsTheirs = there.units.some((unit) => unit.commander === id && unitOf(from, unit.number)?.commander !== id);
  return winner === "theirs" && (isChanged || leadsTheirs) ? army : applyEdits(army, [{ do: "remove-commander", commander: id }]);
}

function setCommander(army: Army, edit: Extract<Edit, { do: "set-commander" }>, { from, there, winner }: Carrying): Army {
  const field = (one: Army) => commanderOf(one, edit.commander)?.[edit.field];
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
 * Our changes on top of theirs: `mine` and `theirs` both come from `base`. If both changed the same thing, ours wins. Numbers and ids that
 * both used are given anew on our side. What they removed stays removed unless we changed it. The result is a draft that parses whenever
 * `theirs` does. Never refuses.
 */
export const mergeArmies = (base: Army, mine: Army, theirs: Army): Army =>
  carried({ from: base, to: mine, there: theirs, winner: "ours", avoid: [base, mine] }).army;

function renamed(army: Army, { units, commanders }: Names): Army {
  if (units.size === 0 && commanders.size === 0) return army;
  const idOf = (id: CommanderId) => commanders.get(id) ?? id;
  return {
    ...army,
    commanders: army.commanders.map((one) => ({ ...one, id: idOf(one.id) })),
    units: army.units.map((unit) => ({
      ...unit,
      number: units.get(unit.number) ?? unit.number,
      commander: unit.commander && idOf(unit.commander),
    })),
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
