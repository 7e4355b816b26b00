import type { Army, Commander, Edit, UnitGroup } from "../../model/army";

const changeUnit = (army: Army, number: number, change: (unit: UnitGroup) => UnitGroup): Army => ({
  ...army,
  units: army.units.map((unit) => (unit.number === number ? change(unit) : unit)),
});

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

/** One edit applied. An edit of something the army does not have changes nothing. */
function applyEdit(army: Army, edit: Edit): Army {
  switch (edit.do) {
    case "set-unit":
      return changeUnit(army, edit.unit, (unit) => ({ ...unit, [edit.field]: edit.to }));
    case "add-unit":
      return { ...army, units: [...army.units, edit.unit] };
    case "remove-unit":
      return { ...army, units: army.units.filter((unit) => unit.number !== edit.unit) };
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
      return { ...army, [edit.field]: edit.to };
    default:
      return edit satisfies never;
  }
}

/** The army with these edits applied in order. The result is a draft: assess it to judge it. */
export function applyEdits(army: Army, edits: readonly Edit[]): Army {
  return edits.reduce(applyEdit, army);
}
