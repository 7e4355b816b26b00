import { type Constraint, LIST_MOST, type TroopLine, type UnversionedList } from "./army-list";
import type { Fault } from "./faults";
import type { ListId } from "./identifiers";
import { ownAllies } from "./list-origin";
import { type RulesTables, ruledSizes } from "./rules-tables";
import { troopProblems } from "./troop-consistency";

type Path = Fault["path"];
const fault = (path: Path, code: string, params: Fault["params"] = {}): Fault => ({ path, code, params });
const faultIf = (wrong: boolean, path: Path, code: string, params?: Fault["params"]) => (wrong ? [fault(path, code, params)] : []);

function repeated(ids: readonly string[], path: (at: number) => Path, code: string): Fault[] {
  return ids.flatMap((id, at) => faultIf(id !== "" && ids.indexOf(id) !== at, path(at), code, { id }));
}

/** Whether unit groups of these sizes can add up to some number of bases from `min` to `max`. */
function canReach(min: number, max: number, sizes: readonly number[]): boolean {
  const reachable = [true];
  for (let total = 1; total <= max; total++) reachable[total] = sizes.some((size) => size <= total && reachable[total - size]);
  return reachable.slice(min).some(Boolean);
}

function sizeProblems(line: TroopLine, path: Path, tables: RulesTables | null): Fault[] {
  const { min, max } = line.bases;
  const ruled = tables && ruledSizes(line.troop, tables);
  return [
    ...faultIf(min > max, [...path, "bases"], "min-above-max", { min, max }),
    ...line.sizes.flatMap((size, at) => faultIf(size > max, [...path, "sizes", at], "size-above-max", { size, max })),
    ...faultIf(min <= max && !canReach(min, max, line.sizes), [...path, "sizes"], "min-out-of-reach", {
      min,
      max,
    }),
    ...line.sizes.flatMap((size, at) =>
      faultIf(ruled !== null && (size < ruled.min || size > ruled.max), [...path, "sizes", at], "size-not-of-formation", {
        size,
        ...ruled,
      }),
    ),
    ...repeated(line.sizes.map(String), (at) => [...path, "sizes", at], "size-twice"),
  ];
}

/** Every set of options must leave a troop without contradictions. */
function optionProblems(line: TroopLine, path: Path): Fault[] {
  const { optional, troop } = line;
  const typed = optional.flatMap((one, at) =>
    faultIf(troop.characteristics.includes(one), [...path, "optional", at], "option-already-there", { characteristic: one }),
  );
  const sets = Array.from({ length: 1 << optional.length }, (_, bits) => optional.filter((_one, bit) => bits & (1 << bit)));
  const contradictions = sets.slice(1).flatMap((taken) => {
    const found = troopProblems({ ...troop, characteristics: [...troop.characteristics, ...taken] });
    return found.map((problem) => fault([...path, "optional"], problem.code, { ...problem.params, options: taken.join(", ") }));
  });
  const partial = line.partial?.characteristic;
  const known = partial === undefined || optional.includes(partial) || troop.characteristics.includes(partial);
  return [
    ...typed,
    ...repeated(optional, (at) => [...path, "optional", at], "duplicate-characteristic"),
    ...contradictions.filter((one, at) => contradictions.findIndex((other) => other.code === one.code) === at),
    ...faultIf(!known, [...path, "partial", "characteristic"], "partial-not-offered", { characteristic: partial }),
  ];
}

function sharedProblems(lines: readonly TroopLine[]): Fault[] {
  return lines.flatMap((line, at) => {
    const first = lines.find((other) => other.shared && other.shared.group === line.shared?.group);
    const differs = line.shared !== null && first?.shared?.max !== line.shared.max;
    return faultIf(differs, ["lines", at, "shared", "max"], "shared-maxima-differ", { group: line.shared?.group });
  });
}

function constraintProblems(constraint: Constraint, at: number, known: ReadonlySet<string>): Fault[] {
  const named = Object.entries({
    lines: constraint.lines,
    ...("needs" in constraint ? { needs: constraint.needs } : {}),
    ...("others" in constraint ? { others: constraint.others } : {}),
    ...("than" in constraint ? { than: constraint.than } : {}),
  });
  return named.flatMap(([field, ids]) =>
    ids.flatMap((id, index) => faultIf(!known.has(id), ["constraints", at, field, index], "unknown-line", { line: id })),
  );
}

/** A constraint that names a line twice, on one side or on both, counts it against itself. */
function overlapProblems(constraint: Constraint, at: number): Fault[] {
  const others =
    "needs" in constraint ? constraint.needs : "others" in constraint ? constraint.others : "than" in constraint ? constraint.than : [];
  const named = [...constraint.lines, ...others];
  const twice = named.find((id, index) => named.indexOf(id) !== index);
  return faultIf(twice !== undefined, ["constraints", at], "constraint-names-line-twice", { line: twice });
}

function unreachableProblems(list: UnversionedList): Fault[] {
  const most = (id: string) => list.lines.find((line) => line.id === id)?.bases.max ?? 0;
  return list.constraints.flatMap((one, at) => {
    if (one.kind !== "at-least" || one.what !== "bases") return [];
    const max = one.lines.reduce((total, id) => total + most(id), 0);
    return faultIf(one.n > max, ["constraints", at, "n"], "at-least-out-of-reach", { n: one.n, max });
  });
}

function sharedMinimumProblems(lines: readonly TroopLine[]): Fault[] {
  return lines.flatMap((line, at) => {
    const { shared } = line;
    if (!shared || lines.findIndex((other) => other.shared?.group === shared.group) !== at) return [];
    const min = lines.filter((other) => other.shared?.group === shared.group).reduce((total, other) => total + other.bases.min, 0);
    return faultIf(min > shared.max, ["lines", at, "shared", "max"], "shared-max-below-minimums", { max: shared.max, min });
  });
}

function yearsProblems(list: UnversionedList): Fault[] {
  const outside = (years: readonly [number, number] | null) => years !== null && (years[0] < list.years[0] || years[1] > list.years[1]);
  return [
    ...list.lines.flatMap((line, at) => faultIf(outside(line.years), ["lines", at, "years"], "years-outside-list")),
    ...list.constraints.flatMap((one, at) => faultIf(outside(one.years), ["constraints", at, "years"], "years-outside-list")),
    ...list.commanders.externalAllies.flatMap((one, at) =>
      faultIf(outside(one.years), ["commanders", "externalAllies", at, "years"], "years-outside-list"),
    ),
  ];
}

function neighbourProblems(list: UnversionedList, lists: ReadonlySet<ListId>): Fault[] {
  return [
    ...list.enemies.flatMap((id, at) => faultIf(!lists.has(id), ["enemies", at], "unknown-list", { list: id })),
    ...list.commanders.externalAllies.flatMap((one, at) => [
      ...faultIf(!lists.has(one.list), ["commanders", "externalAllies", at, "list"], "unknown-list", { list: one.list }),
      ...faultIf(one.list === list.id, ["commanders", "externalAllies", at, "list"], "own-ally"),
    ]),
    ...faultIf(ownAllies(list).length > LIST_MOST.ownAllies, ["commanders", "externalAllies"], "own-allies-many", {
      have: ownAllies(list).length,
      most: LIST_MOST.ownAllies,
    }),
  ];
}

/** Every contradiction of an army list with itself, the rules tables (if they could be read) or the other lists. */
export function listProblems(list: UnversionedList, tables: RulesTables | null, lists: ReadonlySet<ListId>): readonly Fault[] {
  const { lines, commanders } = list;
  const ids = new Set<string>(lines.map((line) => line.id));
  const { subs, internalAllies } = commanders;
  return [
    ...repeated(
      lines.map((line) => line.id),
      (at) => ["lines", at, "id"],
      "line-twice",
    ),
    ...repeated(
      lines.map((line) => line.name),
      (at) => ["lines", at, "name"],
      "line-name-twice",
    ),
    ...repeated(
      list.constraints.map((one) => one.id),
      (at) => ["constraints", at, "id"],
      "constraint-twice",
    ),
    ...lines.flatMap((line, at) => [...sizeProblems(line, ["lines", at], tables), ...optionProblems(line, ["lines", at])]),
    ...sharedProblems(lines),
    ...sharedMinimumProblems(lines),
    ...list.constraints.flatMap(overlapProblems),
    ...unreachableProblems(list),
    ...list.constraints.flatMap((one, at) => constraintProblems(one, at, ids)),
    ...yearsProblems(list),
    ...neighbourProblems(list, lists),
    ...faultIf(subs.min > subs.max, ["commanders", "subs"], "min-above-max", { min: subs.min, max: subs.max }),
    ...(internalAllies
      ? faultIf(internalAllies.min > internalAllies.max, ["commanders", "internalAllies"], "min-above-max", { ...internalAllies })
      : []),
    ...faultIf(subs.grades.includes("legendary"), ["commanders", "subs", "grades"], "legendary-not-army"),
    ...faultIf(internalAllies?.grades.includes("legendary") === true, ["commanders", "internalAllies", "grades"], "legendary-not-army"),
  ];
}
