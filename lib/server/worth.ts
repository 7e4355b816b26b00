import type { Catalog } from "../catalog/load-catalog";
import type { Characteristic } from "../model/enumerations";
import type { LineId, ListId } from "../model/identifiers";
import type { WorthResult } from "../model/worth";
import { constantsOf, formulaOf, isFarOff, reasonFor } from "../rules/worth/constants";
import type { Knowledge } from "./knowledge";

/** What one kind of unit group is worth beside its price, by a line that has it. */
export type WorthRow = {
  readonly at: number;
  readonly list: ListId;
  readonly listName: string;
  readonly line: LineId;
  readonly name: string;
  /** More lines that are the same. */
  readonly more: number;
  readonly option: Characteristic | null;
  readonly bases: number;
  readonly was: number;
  readonly price: number;
  readonly worth: number;
  /** Why they differ by much; null if they do not. */
  readonly why: string | null;
};

/** What a price is made of, as `table/id`, and what it is not: the set formation, the bases of a unit group, and the price itself. */
function partsOf(type: WorthResult["types"][number], { book, catalog }: Knowledge): ReadonlySet<string> {
  const [first] = type.lines;
  const line = first && book.current.get(first.list)?.byId.get(first.line)?.line;
  if (!line) return new Set();
  const constants = constantsOf(catalog.rules.tables.points);
  const troop = { ...line.troop, characteristics: [...line.troop.characteristics, ...(type.option ? [type.option] : [])] };
  const { scaled, weapons, quality, added } = formulaOf(troop, constants, catalog.rules.tables);
  const places = [...scaled, ...added, quality, ...weapons.flatMap((one) => [one.weapon, one.firepower])];
  const made = places.flatMap((at) => (constants[at] ? [`${constants[at].table}/${constants[at].id}`] : []));
  return new Set([...made, `formation/${troop.setFormation}`, `bases/${type.bases}`, `price/${type.price}`]);
}

function rowOf(at: number, list: ListId | null, knowledge: Knowledge): readonly WorthRow[] {
  const { worth } = knowledge.catalog;
  const type = worth.result.types[at];
  if (!type) return [];
  const lines = type.lines.flatMap((one) => {
    const prepared = knowledge.book.current.get(one.list);
    const line = prepared?.byId.get(one.line)?.line;
    return prepared && line && (list === null || one.list === list) ? [{ ...one, listName: prepared.list.name, name: line.name }] : [];
  });
  const far = isFarOff(type.worth, type.price);
  const why = far ? (reasonFor(partsOf(type, knowledge), type.worth, type.price, worth.reasons)?.source.why ?? null) : null;
  const { option, bases, was, price } = type;
  const told = { at, option, bases, was, price, worth: type.worth, why };
  if (list !== null) return lines.map((one) => ({ ...told, ...one, more: 0 }));
  return lines.slice(0, 1).map((one) => ({ ...told, ...one, more: lines.length - 1 }));
}

const known = new WeakMap<Catalog, readonly WorthRow[]>();

/** Every kind of unit group, or every line of one list. */
export function worthRows(list: ListId | null, knowledge: Knowledge): readonly WorthRow[] {
  const all = () => knowledge.catalog.worth.result.types.flatMap((_, at) => rowOf(at, list, knowledge));
  if (list !== null) return all();
  const rows = known.get(knowledge.catalog) ?? all();
  known.set(knowledge.catalog, rows);
  return rows;
}
