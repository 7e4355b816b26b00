import type { Army, Commander, Edit, UnitGroup } from "../../model/army";
import { MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { applyEdits, editsBetween } from "./edits";
import { freeCommanderId, freeNumbers } from "./unit-edits";

/** New ids and numbers for those the other side has used too, and the commanders both sides once had. */
type Renamed = {
  readonly units: Map<number, number>;
  readonly commanders: Map<CommanderId, CommanderId>;
  readonly known: ReadonlySet<CommanderId>;
};

/** The commander's id now; null if the other side removed him. */
function leaderNow(wanted: CommanderId | null, army: Army, { commanders, known }: Renamed): CommanderId | null {
  const id = wanted && (commanders.get(wanted) ?? wanted);
  return id !== null && known.has(id) && !army.commanders.some((one) => one.id === id) ? null : id;
}

const numberFor = (number: number, army: Army): number | null => {
  const usedNumbers = army.units.map((unit) => unit.number);
  return usedNumbers.includes(number) ? (freeNumbers(army, 1)[0] ?? null) : number;
};

/** A unit group we only moved keeps the other side's changes; one we changed keeps ours. */
function broughtBack(unit: UnitGroup, before: UnitGroup | undefined, there: UnitGroup | undefined): UnitGroup | null {
  if (!before) return unit;
  const fields = (Object.keys(unit) as (keyof UnitGroup)[]).filter(
    (field) => JSON.stringify(unit[field]) !== JSON.stringify(before[field]),
  );
  if (!there) return fields.length === 0 ? null : unit;
  return { ...there, ...Object.fromEntries(fields.map((field) => [field, unit[field]])) };
}

function addUnit(army: Army, unit: UnitGroup, renamed: Renamed): readonly Edit[] {
  const number = numberFor(unit.number, army);
  if (number === null || army.units.length >= MOST.units) return [];
  renamed.units.set(unit.number, number);
  return [{ do: "add-unit", unit: { ...unit, number, commander: leaderNow(unit.commander, army, renamed) } }];
}

function addCommander(army: Army, commander: Commander, renamed: Renamed): readonly Edit[] {
  if (army.commanders.length >= MOST.commanders) return [];
  const id = army.commanders.some((one) => one.id === commander.id) ? freeCommanderId(army) : commander.id;
  renamed.commanders.set(commander.id, id);
  return [{ do: "add-commander", commander: { ...commander, id } }];
}

function setUnit(army: Army, edit: Extract<Edit, { do: "set-unit" }>, renamed: Renamed): readonly Edit[] {
  const unit = renamed.units.get(edit.unit) ?? edit.unit;
  if (edit.field === "commander") {
    const to = leaderNow(edit.to, army, renamed);
    return to === null && edit.to !== null ? [] : [{ ...edit, unit, to }];
  }
  if (edit.field !== "number") return [{ ...edit, unit }];
  if (!army.units.some((one) => one.number === unit)) return [];
  const to = numberFor(edit.to, army);
  if (to === null) return [];
  renamed.units.set(edit.to, to);
  return [{ do: "set-unit", unit, field: "number", to }];
}

/** One of our edits, adapted to the army with their changes. */
function fitted(edit: Edit, army: Army, renamed: Renamed): readonly Edit[] {
  switch (edit.do) {
    case "add-unit":
      return addUnit(army, edit.unit, renamed);
    case "add-commander":
      return addCommander(army, edit.commander, renamed);
    case "set-unit":
      return setUnit(army, edit, renamed);
    case "remove-unit":
      return [{ ...edit, unit: renamed.units.get(edit.unit) ?? edit.unit }];
    case "set-commander":
    case "remove-commander":
      return [{ ...edit, commander: renamed.commanders.get(edit.commander) ?? edit.commander }];
    case "set-army":
      return [edit];
    default:
      return edit satisfies never;
  }
}

/**
 * Our changes on top of theirs: `mine` and `theirs` both come from `base`. If both changed the same thing, ours wins. Numbers and ids that
 * both used are given anew on our side. What they removed stays removed unless we changed it. The result is a draft that parses whenever
 * `theirs` does. Never refuses.
 */
export function mergeArmies(base: Army, mine: Army, theirs: Army): Army {
  const renamed: Renamed = { units: new Map(), commanders: new Map(), known: new Set(base.commanders.map((one) => one.id)) };
  const before = new Map(base.units.map((unit) => [unit.number, unit]));
  const there = new Map(theirs.units.map((unit) => [unit.number, unit]));
  return editsBetween(base, mine).reduce((army, edit) => {
    if (edit.do !== "add-unit") return applyEdits(army, fitted(edit, army, renamed));
    const unit = broughtBack(edit.unit, before.get(edit.unit.number), there.get(edit.unit.number));
    return unit ? applyEdits(army, fitted({ do: "add-unit", unit }, army, renamed)) : army;
  }, theirs);
}
