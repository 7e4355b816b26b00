import { type Army, army } from "../model/army";
import type { Assessment } from "../model/assessment";
import { type Fault, faultsOf } from "../model/faults";
import { assess } from "../rules/army/assess";
import { findList, unknownLists } from "../rules/army/book";
import { wordAssessment } from "../words/assessment-words";
import type { Knowledge } from "./knowledge";

export type Assessed =
  | { readonly ok: true; readonly assessment: Assessment }
  | { readonly ok: false; readonly code: string; readonly faults: readonly Fault[] };

const refused = (code: string, faults: readonly Fault[]): Assessed => ({ ok: false, code, faults });

/** The lists that an army names and nobody here has ever known: the list itself, or only that version of it. */
function listFaults(one: Army, { book }: Knowledge): readonly Fault[] {
  return unknownLists(one, book).map(({ path, list, version }) =>
    findList(book, list, null) === null
      ? { path, code: "unknown-list", params: { list } }
      : { path: [...path.slice(0, -1), "listVersion"], code: "unknown-list-version", params: { list, version } },
  );
}

/** Judges what a page or a program sent as an army, by the versions of lists and rules tables that it names. */
export function assessArmy(document: unknown, knowledge: Knowledge): Assessed {
  const parsed = army.safeParse(document);
  if (!parsed.success) return refused("bad-document", faultsOf(parsed.error, document));
  const { rules } = parsed.data;
  const book = knowledge.bookOf(rules);
  const tableFaults: readonly Fault[] = book ? [] : [{ path: ["rules"], code: "unknown-rules-version", params: { version: rules } }];
  const faults = [...listFaults(parsed.data, knowledge), ...tableFaults];
  const [first] = faults;
  if (first || !book) return refused(first?.code ?? "unknown-rules-version", faults);
  return { ok: true, assessment: wordAssessment(assess(parsed.data, book)) };
}
