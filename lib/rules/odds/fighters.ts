import type { Fault } from "../../model/faults";
import type { Fighter, Who } from "../../model/odds";
import type { OddsProblem } from "../../model/odds-terms";
import type { Troop } from "../../model/troop";
import { findList, type Lists, variantOf } from "../army/book";
import { type Group, groupOf, groupProblems } from "./group";
import type { OddsBook } from "./odds-book";

type Path = Fault["path"];

/** Something asked for, or everything that is wrong with it. */
export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

export const faulty = (faults: readonly Fault[]): Asked<never> => ({ ok: false, faults });

/** A fault of a question, if it is so. */
export const faultIf = (isWrong: boolean, path: Path, code: OddsProblem, params: Fault["params"] = {}): readonly Fault[] =>
  isWrong ? [{ path, code, params }] : [];

/** The classification of whoever is named, by the lists of the book. */
export function troopOf(who: Who, path: Path, lists: Lists): Asked<Troop> {
  if ("troop" in who) return { ok: true, value: who.troop };
  const { list, line, version, options, qualityDown, firepowerDown } = who;
  const found = findList(lists, list, version);
  if (!found) {
    if (findList(lists, list, null) === null) return faulty([{ path: [...path, "list"], code: "unknown-list", params: { list } }]);
    return faulty([{ path: [...path, "version"], code: "unknown-list-version", params: { list, version } }]);
  }
  const prepared = found.byId.get(line);
  if (!prepared) return faulty([{ path: [...path, "line"], code: "unknown-line", params: { line } }]);
  return { ok: true, value: variantOf(prepared, options, qualityDown, firepowerDown).troop };
}

/** A unit group as it was described, ready to fight. */
export function askedGroup({ who, ...body }: Fighter, path: Path, lists: Lists, book: OddsBook): Asked<Group> {
  const troop = troopOf(who, [...path, "who"], lists);
  if (!troop.ok) return troop;
  const problems = groupProblems(troop.value, body, book);
  if (problems.length > 0) return faulty(problems.map(({ at, ...problem }) => ({ path: [...path, at], ...problem })));
  return { ok: true, value: groupOf(troop.value, body, book) };
}

/** All of them, or the faults of all. */
export function all<T>(asked: readonly Asked<T>[]): Asked<readonly T[]> {
  const faults = asked.flatMap((one) => (one.ok ? [] : one.faults));
  return faults.length > 0 ? faulty(faults) : { ok: true, value: asked.flatMap((one) => (one.ok ? [one.value] : [])) };
}
