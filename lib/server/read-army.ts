import { z } from "zod";
import { type Army, army } from "../model/army";
import type { Assessment } from "../model/assessment";
import { type Fault, faultsInOrder, faultsOf } from "../model/faults";
import { listId, type Version, version } from "../model/identifiers";
import { assess } from "../rules/army/assess";
import { type Book, findList, unknownLists } from "../rules/army/book";
import { wordAssessment } from "../words/findings";
import type { Knowledge } from "./knowledge";

export type ReadArmy =
  /** `book` judges the army; `rules` is the version of its tables. */
  | { readonly ok: true; readonly army: Army; readonly book: Book; readonly rules: Version }
  | { readonly ok: false; readonly code: string; readonly faults: readonly Fault[] };

const refused = (code: string, faults: readonly Fault[]): ReadArmy => ({ ok: false, code, faults });

const listNames = { list: listId.nullable().catch(null), listVersion: version.nullable().catch(null) };
const NO_NAMES = { list: null, listVersion: null };

/** The names of lists and rules tables in any document, as far as they are well formed. */
const names = z
  .object({
    ...listNames,
    rules: version.nullable().catch(null),
    commanders: z.array(z.object(listNames).catch(NO_NAMES)).catch([]),
  })
  .catch({ ...NO_NAMES, rules: null, commanders: [] });

/** The unknown lists, versions of lists and rules tables that a document names. */
function unknownIn(document: unknown, { book, bookOf }: Knowledge): readonly Fault[] {
  const named = names.parse(document);
  const lists = unknownLists(named, book).map(
    ({ path, list, version }): Fault =>
      findList(book, list, null) === null
        ? { path, code: "unknown-list", params: { list } }
        : { path: [...path.slice(0, -1), "listVersion"], code: "unknown-list-version", params: { list, version } },
  );
  const tables = bookOf(named.rules) ? [] : [{ path: ["rules"], code: "unknown-rules-version", params: { version: named.rules } }];
  return [...lists, ...tables];
}

/** The army that was sent, legal or not; or all reasons why it is not an army: its shape, and unknown versions. */
export function readArmy(document: unknown, knowledge: Knowledge): ReadArmy {
  const parsed = army.safeParse(document);
  const shape = parsed.error ? faultsOf(parsed.error, document) : [];
  const faults = faultsInOrder([...shape, ...unknownIn(document, knowledge)], document);
  if (!parsed.success) return refused("bad-document", faults);
  const book = knowledge.bookOf(parsed.data.rules);
  const [first] = faults;
  if (first || !book) return refused(first?.code ?? "unknown-rules-version", faults);
  return { ok: true, army: parsed.data, book, rules: parsed.data.rules ?? knowledge.catalog.rules.version };
}

type Assessed = { readonly ok: true; readonly assessment: Assessment } | Extract<ReadArmy, { readonly ok: false }>;

/** Judges the army that was sent, by the versions of lists and rules tables that it names. */
export function assessArmy(document: unknown, knowledge: Knowledge): Assessed {
  const read = readArmy(document, knowledge);
  return read.ok ? { ok: true, assessment: wordAssessment(assess(read.army, read.book), read.army) } : read;
}
