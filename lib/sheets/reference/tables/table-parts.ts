import type { Needs } from "../../../model/bearer-traits";
import { type QUALITIES, SOURCES } from "../../../model/enumerations";
import type { ReferenceRow, ReferenceTable } from "../../../model/reference-tables";

type Column = ReferenceTable["columns"][number];
type Source = ReferenceRow["source"];
type For = { readonly needs?: Needs; readonly against?: Needs };

const asNeeds = (needs: Needs = []): ReferenceRow["needs"] => needs.map((traits) => [...traits]);

export const column = (id: string, name: string, kind: Column["kind"] = "text", needs?: Needs): Column => ({
  ...{ id, name, kind },
  needs: asNeeds(needs),
});

/** A row with as many cells as its table has columns. */
export const row = (id: string, cells: readonly (string | null)[], source: Source, { needs, against }: For = {}): ReferenceRow => ({
  ...{ id, cells: [...cells], source },
  needs: asNeeds(needs),
  against: asNeeds(against),
});

/** Any unit group of this quality; a camp has one too, and is neither tested nor runs. */
export const unitGroupOf = (quality: (typeof QUALITIES)[number]): Needs => [
  ["is:tug", `quality:${quality}`],
  ["is:sug", `quality:${quality}`],
];

type Sourced = { readonly source: Source };

const told = (values: readonly (string | null)[]): string | null => [...new Set(values)].filter(Boolean).join("; ") || null;

/** Where a row is from that is made of several: the rulebook only if all of them are, and ours if any is. */
export function sourceOf(parts: readonly [Sourced, ...Sourced[]]): Source {
  const sources = parts.map(({ source }) => source);
  const [first] = parts;
  const ours = sources.filter(({ from }) => from !== "rulebook");
  const from = SOURCES.findLast((one) => sources.some((source) => source.from === one)) ?? first.source.from;
  return { from, heading: told(sources.map(({ heading }) => heading)), why: told(ours.map(({ why }) => why)) };
}

/** A cell by the id of its column, and where it is from. */
type SourcedCell = readonly [column: string, text: string, source: Source];

/**
 * A row whose cells are not all from one place: it is from where the surest of them are, and those that are from elsewhere say so
 * themselves.
 */
export function sourcedRow(id: string, cells: readonly [SourcedCell, ...SourcedCell[]]): ReferenceRow {
  const from = SOURCES.find((one) => cells.some(([, , source]) => source.from === one));
  const [first = { source: cells[0][2] }, ...others] = cells.filter(([, , one]) => one.from === from).map(([, , source]) => ({ source }));
  const elsewhere = cells.filter(([, , source]) => source.from !== from).map(([column, , source]) => ({ column, source }));
  const whole = row(
    id,
    cells.map(([, text]) => text),
    sourceOf([first, ...others]),
  );
  return elsewhere.length > 0 ? { ...whole, cellSources: elsewhere } : whole;
}
