import { setImmediate as turn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ListVersionRow } from "../../db/own-list-versions";
import type { OwnListRow } from "../../db/own-lists";
import { listVersion } from "../catalog/content-version";
import type { ArmyList } from "../model/army-list";
import { cleanName } from "../model/clean-names";
import { type ListId, ownListId, version } from "../model/identifiers";
import { type ListDraft, type ReadDraft, readDraft } from "../model/list-draft";
import { ownNeighbours } from "../model/list-origin";
import type { OwnListPlace, OwnListSummary, StoredList } from "../model/own-list";
import { faultSentence, placeOf } from "../words/faults";
import type { User } from "./identity";
import { newId } from "./ids";
import { LIMITS, mostOf } from "./limits";
import { running } from "./running";

type Written = Pick<OwnListRow, "id" | "owner" | "document">;

/** A list as it is checked: by the tables and lists in force. `own`: the own lists that it may name. */
function readWith({ id, document }: Pick<Written, "id" | "document">, own: Iterable<string>): ReadDraft {
  const { rules, lists } = running().knowledge.catalog;
  return readDraft({ ...document, id }, { tables: rules.tables, lists: new Set([...lists.map((one) => one.id), ...own] as ListId[]) });
}

/** The ids of an owner's lists that are not deleted: those that his lists may name. */
const idsOnDesk = async (owner: string): Promise<ReadonlySet<string>> =>
  new Set((await running().ownLists.inShort(owner, "desk")).map(({ id }) => id));

const ownNamedBy = async ({ owner, document }: Written): Promise<Iterable<string>> =>
  ownNeighbours(document).length === 0 ? [] : idsOnDesk(owner);

/** An owner's list, and everything that is wrong with it. */
export const readOwnList = async (row: Written): Promise<ReadDraft> => readWith(row, await ownNamedBy(row));

const asList = ({ list }: Pick<ReadDraft, "list">): ArmyList | null => list && { ...list, version: listVersion(list) };

const commonOf = ({ id, revision, place, createdAt, changedAt }: Omit<OwnListRow, "document" | "owner" | "creationKey" | "bytes">) => ({
  ...{ id: ownListId.parse(id), revision, place },
  ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
});

/** A list as its owner sees it, with what is wrong with it. */
export async function asStoredList(row: OwnListRow): Promise<StoredList> {
  const found = await readOwnList(row);
  return {
    ...commonOf(row),
    list: row.document,
    version: asList(found)?.version ?? null,
    faults: found.faults.map((fault) => ({ at: placeOf(fault.path), code: fault.code, message: faultSentence(fault) })),
  };
}

/** The deepest that text is in a list. */
const DEEPEST = 8;

/** Every text in a list on one line, without what nobody sees. Its ids and words of the rules stay as they are. */
export function withCleanTexts(sent: unknown, deep = 0): unknown {
  if (typeof sent === "string") return cleanName(sent);
  if (typeof sent !== "object" || sent === null || deep > DEEPEST) return sent;
  if (Array.isArray(sent)) return sent.map((one) => withCleanTexts(one, deep + 1));
  return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, withCleanTexts(value, deep + 1)]));
}

/** The document under its own id: whatever id it was sent with, it never passes for another list. */
const under = (id: string, list: ListDraft): ListDraft => ({ ...list, id, version: null });

/** An owner's list outside the bin. */
export async function findOwnList(owner: string, id: string): Promise<OwnListRow | null> {
  const row = await running().ownLists.find(owner, id);
  return row === null || row.place === "bin" ? null : row;
}

/** Lists as they stand, by id, revision and what they were judged by; those looked at last. */
const judged = new Map<string, ArmyList | null>();

/** A list as it stands, whatever has become of the own lists that it names; null if it has faults. */
async function judgedOnce({ id, revision }: Pick<OwnListRow, "id" | "revision">, find: () => Promise<OwnListRow | null>) {
  const key = `${id} ${revision} ${running().knowledge.catalog.version}`;
  let list = judged.get(key);
  if (list === undefined) {
    const row = await find();
    if (!row) return null;
    list = asList(readWith(row, ownNeighbours(row.document)));
    await turn();
  }
  judged.delete(key);
  judged.set(key, list);
  for (const oldest of [...judged.keys()].slice(0, Math.max(0, judged.size - LIMITS.judgedLists))) judged.delete(oldest);
  return list;
}

const namesOnly = (list: ArmyList, own: ReadonlySet<string>): boolean => ownNeighbours(list).every((id) => own.has(id));

/** An owner's list as it stands, for armies; null if it has faults. */
export async function asItStands(row: OwnListRow): Promise<ArmyList | null> {
  const list = await judgedOnce(row, async () => row);
  return list && (ownNeighbours(list).length === 0 || namesOnly(list, await idsOnDesk(row.owner))) ? list : null;
}

/** The same by its id; null also if there is none. */
export async function listAsItStands(owner: string, id: string): Promise<ArmyList | null> {
  const row = await findOwnList(owner, id);
  return row && asItStands(row);
}

/** The reader's own lists that armies can be built from, as they stand. Between two that are judged others have a turn. */
export async function soundLists(owner: string): Promise<readonly ArmyList[]> {
  const rows = await running().ownLists.inShort(owner, "desk");
  const ids = new Set(rows.map(({ id }) => id));
  const sound: ArmyList[] = [];
  for (const row of rows) {
    const list = await judgedOnce(row, () => findOwnList(owner, row.id));
    if (list && namesOnly(list, ids)) sound.push(list);
  }
  return sound;
}

export async function listsIn(owner: string, place: OwnListPlace): Promise<readonly (OwnListSummary & { readonly placedAt: string })[]> {
  const rows = await running().ownLists.inShort(owner, place);
  return rows.map((row) => ({ ...commonOf(row), name: row.name ?? "", placedAt: row.placedAt.toISOString() }));
}

/** `isNew` is false if the same save was stored before. */
export type CreatedList = { readonly row: OwnListRow; readonly isNew: boolean };

/** Stores an owner's new list. Null if there is no room for it. */
export async function createList(owner: User, list: ListDraft, creationKey: string | null): Promise<CreatedList | null> {
  const id = `own-${newId()}`;
  const { lists: most, listsWithBin: mostWithBin, bytes: mostBytes } = mostOf(owner);
  const made = { id, owner: owner.id, creationKey, document: under(id, list), createdAt: new Date() };
  const row = await running().ownLists.insertIfNew({ ...made, most, mostWithBin, mostBytes });
  return row && { row, isNew: row.id === id };
}

type SavedList =
  | { readonly kind: "saved" | "changed"; readonly row: OwnListRow }
  | { readonly kind: "no-room" }
  | { readonly kind: "unknown" };

/** Replaces an owner's list, if it is still at the revision that was edited. */
export async function saveList(user: User, id: string, revision: number, list: ListDraft): Promise<SavedList> {
  const document = under(id, list);
  const before = await findOwnList(user.id, id);
  if (before === null) return { kind: "unknown" };
  // A save whose answer was lost is sent again with its old revision. The document is already stored.
  if (isDeepStrictEqual(before.document, document)) return { kind: "saved", row: before };
  const change = { id, owner: user.id, revision, document, changedAt: new Date(), mostBytes: mostOf(user).bytes };
  const row = await running().ownLists.update(change);
  if (row) return { kind: "saved", row };
  const now = await findOwnList(user.id, id);
  if (now === null) return { kind: "unknown" };
  if (isDeepStrictEqual(now.document, document)) return { kind: "saved", row: now };
  return now.revision === revision ? { kind: "no-room" } : { kind: "changed", row: now };
}

/** Which limit leaves no room for another list. */
export async function fullListLimit(owner: User): Promise<"too-many-lists" | "full-list-bin" | "too-many-bytes"> {
  const [kept, most] = [await running().ownLists.countOf(owner.id), mostOf(owner)];
  if (kept.outside >= most.lists) return "too-many-lists";
  return kept.inAll >= most.listsWithBin ? "full-list-bin" : "too-many-bytes";
}

export async function deleteList(owner: string, id: string): Promise<boolean> {
  return (await running().ownLists.move({ id, owner, place: "bin", placedAt: new Date(), most: LIMITS.lists })) !== null;
}

/** Rows as the owner's export has them. */
export const keptListOf = (row: OwnListRow) => ({ ...commonOf(row), list: row.document });
/** Of a list, or of an organiser's own tables. */
export const keptVersionOf = ({ list, version: its, storedAt, document }: ListVersionRow) => ({
  ...{ list, version: version.parse(its), storedAt: storedAt.toISOString(), document },
});
