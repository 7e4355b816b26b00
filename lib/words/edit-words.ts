import type { Army, Commander, Edit, UnitGroup } from "../model/army";
import { armyChangeWords, type Between, commanderChangeWords, type NameOf, pointedAt, unitChangeWords, unitName } from "./change-words";
import { counted, roleNoun, sentenceCase } from "./phrasing";

function addedUnit(unit: UnitGroup, army: Army, nameOf: NameOf): string {
  const command = unit.commander === null ? "" : ` to ${pointedAt(unit.commander, army)}`;
  return `${unitName(unit, army, nameOf)} added${command}: ${counted(unit.bases, "base")}`;
}

const notInArmy = (number: number): string => `No. ${number} is not in this army`;

const removedUnit = (unit: UnitGroup, army: Army, nameOf: NameOf): string => `${unitName(unit, army, nameOf)} removed`;

function addedCommander({ name, grade, role }: Commander): string {
  const what = `${grade} ${roleNoun(role)}`;
  return name === null ? `${sentenceCase(what)} added` : `${name} added: ${what}`;
}

const removedCommander = (id: Commander["id"], army: Army): string => `${sentenceCase(pointedAt(id, army))} removed`;

function setUnitWords(edit: Extract<Edit, { do: "set-unit" }>, army: Army, nameOf: NameOf): string {
  const unit = army.units.find((one) => one.number === edit.unit);
  if (!unit) return notInArmy(edit.unit);
  const after = { ...unit, [edit.field]: edit.to };
  return unitChangeWords(unit, after, { from: army, to: army, nameOf }) ?? `${unitName(unit, army, nameOf)} unchanged`;
}

function setCommanderWords(edit: Extract<Edit, { do: "set-commander" }>, army: Army): string {
  const one = army.commanders.find((each) => each.id === edit.commander);
  const unchanged = `${sentenceCase(pointedAt(edit.commander, army))} unchanged`;
  return (one && commanderChangeWords(one, { ...one, [edit.field]: edit.to }, army)) ?? unchanged;
}

/**
 * One edit of the army as it was before, as a short sentence without a full stop: "Haiduks no. 4: 6 bases (was 8)". For a list of edits
 * use `differenceWords`: each edit would need the army as the ones before left it.
 */
export function editWords(edit: Edit, before: Army, nameOf: NameOf): string {
  switch (edit.do) {
    case "set-unit":
      return setUnitWords(edit, before, nameOf);
    case "add-unit":
      return addedUnit(edit.unit, before, nameOf);
    case "remove-unit": {
      const unit = before.units.find((one) => one.number === edit.unit);
      return unit ? removedUnit(unit, before, nameOf) : notInArmy(edit.unit);
    }
    case "set-commander":
      return setCommanderWords(edit, before);
    case "add-commander":
      return addedCommander(edit.commander);
    case "remove-commander":
      return removedCommander(edit.commander, before);
    case "set-army":
      return armyChangeWords(before, { ...before, [edit.field]: edit.to })[0] ?? "Army unchanged";
    default:
      return edit satisfies never;
  }
}

function commanderWords(from: Army, to: Army): readonly string[] {
  const was = new Map(from.commanders.map((one) => [one.id, one]));
  const stay = new Set(to.commanders.map((one) => one.id));
  return [
    ...from.commanders.filter((one) => !stay.has(one.id)).map((one) => removedCommander(one.id, from)),
    ...to.commanders.flatMap((one) => {
      const before = was.get(one.id);
      return before ? (commanderChangeWords(before, one, from) ?? []) : addedCommander(one);
    }),
  ];
}

type Pair = readonly [before: UnitGroup, after: UnitGroup];

/** The unit groups that both armies have, in the order of `to`. Only the edits know which of them was renumbered. */
function unitPairs(from: Army, to: Army, edits: readonly Edit[]): readonly Pair[] {
  const was = new Map(from.units.map((unit) => [unit.number, unit]));
  for (const edit of edits) {
    if (edit.do !== "set-unit" || edit.field !== "number" || edit.to === edit.unit) continue;
    const unit = was.get(edit.unit);
    was.delete(edit.unit);
    if (unit) was.set(edit.to, unit);
  }
  return to.units.flatMap((unit): readonly Pair[] => {
    const before = was.get(unit.number);
    return before ? [[before, unit]] : [];
  });
}

function unitWords(pairs: readonly Pair[], { from, to, nameOf }: Between): readonly string[] {
  const gone = new Set(from.units);
  const added = new Set(to.units);
  for (const [before, after] of pairs) {
    gone.delete(before);
    added.delete(after);
  }
  return [
    ...[...gone].map((unit) => removedUnit(unit, from, nameOf)),
    ...pairs.flatMap(([before, after]) => unitChangeWords(before, after, { from, to, nameOf }) ?? []),
    ...[...added].map((unit) => addedUnit(unit, to, nameOf)),
  ];
}

const rising = (places: readonly number[]): boolean => places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));

/** Whether unit groups that stay in their command are in another order there. */
function reordered(pairs: readonly Pair[], from: Army): boolean {
  const stay = pairs.filter(([before, after]) => before.commander === after.commander);
  const commands = new Set(stay.map(([, after]) => after.commander));
  return [...commands].some(
    (command) => !rising(stay.filter(([, after]) => after.commander === command).map(([before]) => from.units.indexOf(before))),
  );
}

/**
 * The difference between two armies, a sentence for each unit group, commander or field of the army that the edits change. What is removed
 * and added again only changes the order.
 */
export function differenceWords(from: Army, to: Army, edits: readonly Edit[], nameOf: NameOf): readonly string[] {
  const pairs = unitPairs(from, to, edits);
  const commanders = to.commanders.flatMap(({ id }) => from.commanders.findIndex((one) => one.id === id)).filter((at) => at >= 0);
  return [
    ...armyChangeWords(from, to),
    ...commanderWords(from, to),
    ...(rising(commanders) ? [] : ["Commanders reordered"]),
    ...unitWords(pairs, { from, to, nameOf }),
    ...(reordered(pairs, from) ? ["Unit groups reordered"] : []),
  ];
}
