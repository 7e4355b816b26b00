import { plainText } from "@/app/_components/plain-text";
import { rowKey } from "@/lib/sheets/reference/reference-parts";
import { unmarked } from "@/lib/words/terms";
import type { LaidReference, LaidRow, TablePart } from "./layout/laid";

/** What of a reference has all the words that are looked for. */
export type Found = {
  /** By their keys; null where all are found, for nothing is looked for. */
  readonly rows: ReadonlySet<string> | null;
  /** "movement.going". */
  readonly tables: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  readonly count: number;
  readonly all: number;
};

const textOf = (section: string, { title, columns }: TablePart, { cells, own }: LaidRow): string =>
  plainText(
    [section, title, ...columns.map(({ name }) => name), ...cells.map((cell) => unmarked(cell ?? "")), ...(own ?? [])]
      .filter(Boolean)
      .join(" "),
  );

/** Rows with where they stand, in their order. */
function entriesOf({ leaves }: LaidReference) {
  let title = "";
  return leaves.flat(2).flatMap((block) => {
    if (block.kind === "section") {
      title = block.title;
      return [];
    }
    const section = title;
    return block.rows.map((row) => ({
      key: rowKey(block.section, block.table, row.id),
      section: block.section,
      table: `${block.section}.${block.table}`,
      text: textOf(section, block, row),
    }));
  });
}

const known = new WeakMap<LaidReference, ReturnType<typeof entriesOf>>();

function knownEntries(laid: LaidReference): ReturnType<typeof entriesOf> {
  const entries = known.get(laid) ?? entriesOf(laid);
  known.set(laid, entries);
  return entries;
}

/**
 * The rows in which, or above which, every one of these words stands, and those in which they stood when they were begun to be looked
 * for: a row does not go from under the hand that writes into it.
 */
export function findRows(laid: LaidReference, sought: string, begun: LaidReference = laid): Found {
  const entries = knownEntries(laid);
  const words = plainText(sought).split(/\s+/).filter(Boolean);
  const matches = ({ text }: (typeof entries)[number]) => words.every((word) => text.includes(word));
  const before = new Set(begun === laid ? [] : knownEntries(begun).flatMap((one) => (matches(one) ? [one.key] : [])));
  const found = entries.filter((one) => matches(one) || before.has(one.key));
  return {
    rows: words.length === 0 ? null : new Set(found.map(({ key }) => key)),
    tables: new Set(found.map(({ table }) => table)),
    sections: new Set(found.map(({ section }) => section)),
    count: found.length,
    all: entries.length,
  };
}
