import type { Edit } from "../../model/army";
import { type CommanderRole, MOST } from "../../model/enumerations";
import type { CommanderId } from "../../model/identifiers";
import { unitId } from "../../model/when-absent";
import { alliesOnly, isOpenIn, type PreparedLine } from "../../rules/army/book";
import { gradesFor } from "../../rules/army/check-commanders";
import type { MusteredUnit } from "../../rules/army/muster";
import { freeCommanderId, newUnit } from "../../rules/army/unit-edits";
import { freeNumbers } from "../../rules/army/unit-numbers";
import { type Drafting, goodBases, isError, pick, type State } from "./drafting";

/** Whether none of these edits touches what the player put there. */
export const leavesKept = (edits: readonly Edit[], { kept }: Drafting): boolean =>
  edits.every((edit) => {
    switch (edit.do) {
      case "set-unit":
      case "remove-unit":
        return !kept.units.has(edit.unit);
      case "set-commander":
      case "remove-commander":
        return !kept.commanders.has(edit.commander);
      case "set-army":
        return edit.field === "camp" && !kept.camp;
      case "add-unit":
      case "add-commander":
        return true;
      default:
        return edit satisfies never;
    }
  });

/** A line that may be added now, and who must lead it: null where that is settled at the end. */
type Open = { readonly line: PreparedLine; readonly leader: CommanderId | null };

function ownLines({ army, mustered: { list } }: State): readonly Open[] {
  const own = army.commanders.filter((one) => one.list === null);
  const allies = own.filter(({ role }) => role === "ally");
  return list.lines.flatMap((line): readonly Open[] => {
    if (!isOpenIn(line.line.years, army.year)) return [];
    const { ledBy } = line.line;
    const mayLead = (role: CommanderRole) => ledBy?.includes(role) ?? true;
    if (alliesOnly(line, list, army.year)) return allies.filter(({ role }) => mayLead(role)).map(({ id }) => ({ line, leader: id }));
    return own.some(({ role }) => role !== "ally" && mayLead(role)) ? [{ line, leader: null }] : [];
  });
}

/** Lines for an ally's contingent that still has room. */
function allysLines({ army, mustered: { contingents, book } }: State, drafting: Drafting): readonly Open[] {
  const room = contingents.filter(({ units }) => units.length < book.measures.contingent.max);
  const contingent = pick(room, drafting.chance);
  if (!contingent) return [];
  const open = contingent.list.lines.filter(
    ({ line }) => isOpenIn(line.years, army.year) && (line.ledBy === null || line.ledBy.includes("ally")),
  );
  return open.map((line) => ({ line, leader: contingent.commander.id }));
}

const ALLYS_ONE_IN = 8;

/** A size near a good one, mostly. */
function sizeFor(line: PreparedLine, drafting: Drafting): number {
  const { chance } = drafting;
  const [variant] = line.variants;
  const good = variant ? goodBases(variant.troop, drafting) : 1;
  const near = line.sizes.filter((size) => Math.abs(size - good) <= drafting.of("bases-either-way"));
  return pick(near.length > 0 && chance(4) > 0 ? near : line.sizes, chance) ?? 1;
}

function optionsFor({ line }: PreparedLine, { chance }: Drafting): string[] {
  return line.optional.filter(() => chance(3) === 0);
}

function addGroup(state: State, drafting: Drafting): readonly Edit[] {
  const { chance } = drafting;
  const open = chance(ALLYS_ONE_IN) === 0 ? allysLines(state, drafting) : ownLines(state);
  const one = pick(open, chance);
  const [id] = freeNumbers(state.army, 1);
  if (!one || id === undefined || state.army.units.length >= MOST.units) return [];
  const unit = newUnit(id, one.line.line.id, sizeFor(one.line, drafting), one.leader);
  return [{ do: "add-unit", unit: { ...unit, options: optionsFor(one.line, drafting) } }];
}

function anyUnit({ mustered: { units } }: State, { kept, chance }: Drafting): MusteredUnit | null {
  const own = units.filter(({ unit }) => !kept.units.has(unitId(unit)));
  return pick(own, chance);
}

function resize(state: State, drafting: Drafting): readonly Edit[] {
  const one = anyUnit(state, drafting);
  const to = one?.line && pick(one.line.sizes, drafting.chance);
  return one && to ? [{ do: "set-unit", unit: unitId(one.unit), field: "bases", to }] : [];
}

function reoption(state: State, drafting: Drafting): readonly Edit[] {
  const one = anyUnit(state, drafting);
  const option = one?.line && pick(one.line.line.optional, drafting.chance);
  if (!one || !option) return [];
  const { options } = one.unit;
  const to = options.includes(option) ? options.filter((other) => other !== option) : [...options, option];
  return [{ do: "set-unit", unit: unitId(one.unit), field: "options", to }];
}

function removeGroup(state: State, drafting: Drafting): readonly Edit[] {
  const one = anyUnit(state, drafting);
  return one ? [{ do: "remove-unit", unit: unitId(one.unit) }] : [];
}

/** Cheaper by a grade of quality or of fire: the last resort of a small army. */
function lower(state: State, drafting: Drafting): readonly Edit[] {
  const one = anyUnit(state, drafting);
  if (!one?.variant) return [];
  const field = drafting.chance(2) === 0 ? "qualityDown" : "firepowerDown";
  const isAtFloor = field === "qualityDown" ? one.variant.qualityAtFloor : one.variant.firepowerAtFloor;
  return one.unit[field] || !isAtFloor ? [{ do: "set-unit", unit: unitId(one.unit), field, to: !one.unit[field] }] : [];
}

function regrade({ army, mustered }: State, { kept, chance }: Drafting): readonly Edit[] {
  const one = pick(
    army.commanders.filter(({ id }) => !kept.commanders.has(id)),
    chance,
  );
  const to = one && pick(gradesFor(one, mustered), chance);
  return one && to ? [{ do: "set-commander", commander: one.id, field: "grade", to }] : [];
}

export function anotherSub({ army, mustered }: Pick<State, "army" | "mustered">, { chance }: Pick<Drafting, "chance">): readonly Edit[] {
  const { grades, classes } = mustered.list.list.commanders.subs;
  const allowed = grades.filter((grade) => grade !== "legendary");
  const kind = mustered.armyCommander && classes.includes(mustered.armyCommander.class) ? mustered.armyCommander.class : classes[0];
  const grade = allowed.includes("competent") && chance(3) > 0 ? "competent" : pick(allowed, chance);
  if (!kind || !grade) return [];
  const commander = { id: freeCommanderId(army), role: "sub", grade, class: kind, name: null, list: null, listVersion: null } as const;
  return [{ do: "add-commander", commander }];
}

function changeCommanders(state: State, drafting: Drafting): readonly Edit[] {
  const { army } = state;
  const { chance, kept } = drafting;
  if (chance(2) === 0) return anotherSub(state, drafting);
  const subs = army.commanders.filter(({ id, role }) => role === "sub" && !kept.commanders.has(id));
  const one = pick(subs, chance);
  return one ? [{ do: "remove-commander", commander: one.id }] : [];
}

function changeCamp({ army, mustered: { list } }: State, { kept, chance }: Drafting): readonly Edit[] {
  const { kinds, qualities } = list.list.camps;
  const [kind, quality] = [pick(kinds, chance), chance(2) === 0 ? army.camp.quality : pick(qualities, chance)];
  return kept.camp || !kind || !quality ? [] : [{ do: "set-army", field: "camp", to: { kind, quality } }];
}

/** One unit group for another. */
function exchange(state: State, drafting: Drafting): readonly Edit[] {
  const removed = removeGroup(state, drafting);
  return removed.length > 0 ? [...removed, ...addGroup(state, drafting)] : [];
}

type Change = (state: State, drafting: Drafting) => readonly Edit[];
/** As often as they stand here. */
const CHANGES: readonly Change[] = [
  ...[addGroup, addGroup, addGroup, exchange, exchange, exchange, resize, resize, resize, resize],
  ...[reoption, reoption, removeGroup, regrade, changeCommanders, changeCamp],
];

/** What would put right one thing that is wrong, or anything a player might try next. */
export function anyChange(state: State, drafting: Drafting): readonly Edit[] {
  const { chance } = drafting;
  const fixes = state.verdict.findings.flatMap((one) => (isError(one) && one.edits && leavesKept(one.edits, drafting) ? [one.edits] : []));
  const fix = chance(3) > 0 ? pick(fixes, chance) : null;
  return fix ?? pick(CHANGES, chance)?.(state, drafting) ?? [];
}

/** Every other size and option of every new unit group, and one more of any line: what spends the points that are left. */
export function smallChanges(state: State, drafting: Drafting): readonly (readonly Edit[])[] {
  const [id] = freeNumbers(state.army, 1);
  const more = id === undefined || state.army.units.length >= MOST.units ? [] : ownLines(state);
  return [
    ...changesOfUnits(state, drafting),
    ...more.flatMap(({ line: { line, sizes }, leader }) =>
      sizes.slice(0, 2).map((bases): Edit[] => [{ do: "add-unit", unit: newUnit(id ?? 0, line.id, bases, leader) }]),
    ),
  ];
}

function changesOfUnits({ mustered: { units } }: State, { kept }: Drafting): readonly (readonly Edit[])[] {
  return units.flatMap(({ unit, line }): readonly (readonly Edit[])[] => {
    if (!line || kept.units.has(unitId(unit))) return [];
    const sizes = line.sizes.filter((size) => size !== unit.bases);
    return [
      ...sizes.map((to): Edit[] => [{ do: "set-unit", unit: unitId(unit), field: "bases", to }]),
      ...line.line.optional.map((option): Edit[] => {
        const without = unit.options.filter((other) => other !== option);
        const to = without.length < unit.options.length ? without : [...unit.options, option];
        return [{ do: "set-unit", unit: unitId(unit), field: "options", to }];
      }),
    ];
  });
}

/** Changes that only make an army smaller. */
const SMALLER: readonly Change[] = [removeGroup, resize, lower, lower, regrade, exchange, changeCommanders, changeCamp];
export const anySmaller = (state: State, drafting: Drafting): readonly Edit[] => {
  const { chance } = drafting;
  return pick(SMALLER, chance)?.(state, drafting) ?? [];
};
