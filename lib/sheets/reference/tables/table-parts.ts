import { type QUALITIES, SOURCES } from "../../../model/enumerations";
import type { ReferenceRow, ReferenceTable } from "../../../model/quick-reference";
import type { Needs } from "../../../model/reference-terms";
import { curved } from "../../../words/phrasing";
import type { Words } from "../../../words/sentence";
import { inBrackets, namesAsWords } from "../../../words/terms";

type Column = ReferenceTable["columns"][number];
type Source = ReferenceRow["source"];
type For = { readonly needs?: Needs; readonly against?: Needs };

const asNeeds = (needs: Needs = []): ReferenceRow["needs"] => needs.map((traits) => [...traits]);

export const column = (id: string, name: string, kind: Column["kind"] = "text", needs?: Needs): Column => ({
  ...{ id, name, kind },
  needs: asNeeds(needs),
});

/** A row with as many cells as its table has columns. Its terms stand in brackets, as in data. */
export const row = (id: string, cells: readonly (Words | null)[], source: Source, { needs, against }: For = {}): ReferenceRow => ({
  ...{ id, cells: cells.map((cell) => cell && inBrackets(cell)), source },
  needs: asNeeds(needs),
  against: asNeeds(against),
});

/** The name of a row of data, which opens its entry of the glossary. */
export const named = (name: string, meanings?: Parameters<typeof namesAsWords>[1]): Words => namesAsWords(name, meanings);

/** Any unit group of this quality, without camps: they are never tested and never run. */
export const unitGroupOf = (quality: (typeof QUALITIES)[number]): Needs => [
  ["is:tug", `quality:${quality}`],
  ["is:sug", `quality:${quality}`],
];

type Sourced = { readonly source: Source };

/** Each once, whichever apostrophe its table was written with. */
const listed = (values: readonly (string | null)[]): string | null =>
  [...new Set(values.map((value) => value && curved(value)))].filter(Boolean).join("; ") || null;

/** The source of a row with several parts: the rulebook only if all are, ours if any is. */
export function sourceOf(parts: readonly [Sourced, ...Sourced[]]): Source {
  const sources = parts.map(({ source }) => source);
  const [first] = parts;
  const ours = sources.filter(({ from }) => from !== "rulebook");
  const from = SOURCES.findLast((one) => sources.some((source) => source.from === one)) ?? first.source.from;
  return { from, heading: listed(sources.map(({ heading }) => heading)), why: listed(ours.map(({ why }) => why)) };
}

/** A cell by the id of its column, and where it is from. */
type SourcedCell = readonly [column: string, text: Words, source: Source];

/**
 * A row whose cells have several sources: it has the surest of them, and cells with another say so themselves.
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
