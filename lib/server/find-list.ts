import type { ArmyList } from "../model/army-list";
import type { Fault } from "../model/faults";
import { listId, version } from "../model/identifiers";
import { findList as findPrepared } from "../rules/army/book";
import type { Knowledge } from "./knowledge";

export type FoundList = { readonly ok: true; readonly list: ArmyList } | { readonly ok: false; readonly fault: Fault };

const notFound = (code: string, path: string, params: Fault["params"]): FoundList => ({ ok: false, fault: { code, path: [path], params } });

/** An army list in force, or in the given version. */
export function findList({ book }: Knowledge, id: string, wanted: string | null): FoundList {
  const known = listId.safeParse(id);
  const today = known.success ? findPrepared(book, known.data, null) : null;
  if (!known.success || !today) return notFound("unknown-list", "id", { list: id });
  if (wanted === null) return { ok: true, list: today.list };
  const asked = version.safeParse(wanted);
  const found = asked.success ? findPrepared(book, known.data, asked.data) : null;
  return found ? { ok: true, list: found.list } : notFound("unknown-list-version", "version", { list: id, version: wanted });
}
