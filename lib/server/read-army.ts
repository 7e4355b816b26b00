import { type Army, army } from "../model/army";
import { type Fault, faultsOf } from "../model/faults";
import { type Book, findList, unknownLists } from "../rules/army/book";
import type { Knowledge } from "./knowledge";

export type ReadArmy =
  /** `book` is the one the army is judged by. */
  | { readonly ok: true; readonly army: Army; readonly book: Book }
  | { readonly ok: false; readonly code: string; readonly faults: readonly Fault[] };

const refused = (code: string, faults: readonly Fault[]): ReadArmy => ({ ok: false, code, faults });

/** The lists that an army names and nobody here has ever known: the list itself, or only that version of it. */
function listFaults(one: Army, { book }: Knowledge): readonly Fault[] {
  return unknownLists(one, book).map(({ path, list, version }) =>
    findList(book, list, null) === null
      ? { path, code: "unknown-list", params: { list } }
      : { path: [...path.slice(0, -1), "listVersion"], code: "unknown-list-version", params: { list, version } },
  );
}

/** What a page or a program sent as an army, legal or not, or all that makes it none: its shape, or versions never known here. */
export function readArmy(document: unknown, knowledge: Knowledge): ReadArmy {
  const parsed = army.safeParse(document);
  if (!parsed.success) return refused("bad-document", faultsOf(parsed.error, document));
  const { rules } = parsed.data;
  const book = knowledge.bookOf(rules);
  const tableFaults: readonly Fault[] = book ? [] : [{ path: ["rules"], code: "unknown-rules-version", params: { version: rules } }];
  const faults = [...listFaults(parsed.data, knowledge), ...tableFaults];
  const [first] = faults;
  if (first || !book) return refused(first?.code ?? "unknown-rules-version", faults);
  return { ok: true, army: parsed.data, book };
}
