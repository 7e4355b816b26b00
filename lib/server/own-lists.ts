import { setImmediate as turn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { ListShareInShort, ListShareRow } from "../../db/list-shares";
import type { ListVersionRow } from "../../db/own-list-versions";
import type { OwnListRow } from "../../db/own-lists";
import { contentVersion, listVersion } from "../catalog/content-version";
import type { ArmyList } from "../model/army-list";
import { cleanName } from "../model/clean-names";
import { type ListId, ownListId, shareId, version } from "../model/identifiers";
import { type DraftBook, type ListDraft, type ReadDraft, readDraft } from "../model/list-draft";
import type { ListShare, ListShareSummary, OwnListPlace, OwnListSummary, StoredList } from "../model/own-list";
import { faultSentence, placeOf } from "../words/faults";
import type { User } from "./identity";
import { base32, newId } from "./ids";
import { LIMITS, mostOf } from "./limits";
import { type Running, running } from "./running";

/** What own lists are checked by: the tables and lists in force. */
function draftBook(): DraftBook {
  const { rules, lists } = running().knowledge.catalog;
  return { tables: rules.tables, lists: new Set<ListId>(lists.map(({ id }) => id)) };
}

const read = ({ id, document }: Pick<OwnListRow, "id" | "document">): ReadDraft => readDraft({ ...document, id }, draftBook());

const asList = ({ list }: ReadDraft): ArmyList | null => list && { ...list, version: listVersion(list) };

const commonOf = ({ id, revision, place, createdAt, changedAt }: Omit<OwnListRow, "document" | "owner" | "creationKey" | "bytes">) => ({
  ...{ id: ownListId.parse(id), revision, place },
  ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
});

/** A list as its owner sees it, with what is wrong with it. */
export function asStoredList(row: OwnListRow): StoredList {
  const found = read(row);
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

/** An owner's list as it stands, for armies; null if there is none, or it has faults. */
export async function listAsItStands(owner: string, id: string): Promise<ArmyList | null> {
  const row = await findOwnList(owner, id);
  return row && asList(read(row));
}

/** Lists as they stand, by id, revision and what they were judged by; those looked at last. */
const judged = new Map<string, ArmyList | null>();

/** The reader's own lists that armies can be built from, as they stand. Between two that are judged others have a turn. */
export async function soundLists(owner: string): Promise<readonly ArmyList[]> {
  const { ownLists, knowledge } = running();
  const sound: ArmyList[] = [];
  for (const { id, revision } of await ownLists.inShort(owner, "desk")) {
    const key = `${id} ${revision} ${knowledge.catalog.version}`;
    let list = judged.get(key);
    if (list === undefined) {
      list = await listAsItStands(owner, id);
      await turn();
    }
    judged.delete(key);
    judged.set(key, list);
    if (list) sound.push(list);
  }
  for (const oldest of [...judged.keys()].slice(0, Math.max(0, judged.size - LIMITS.judgedLists))) judged.delete(oldest);
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

export type SavedList =
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

/** A shared list and the address of its page. */
export const listShareLink = (share: string): ListShare => ({
  share: shareId.parse(share),
  url: `${running().environment.publicUrl}/l/${share}`,
});

const HEX_DIGITS = 32;

/** 128 bits, in base32, of the hash of all that the list says, its id included. */
const listShareIdOf = (list: ArmyList): string =>
  base32(Buffer.from(contentVersion({ shared: list }).replace("sha256:", "").slice(0, HEX_DIGITS), "hex"));

export type SharedAs =
  | { readonly kind: "shared"; readonly share: ListShare; readonly isNew: boolean }
  | { readonly kind: "faulty"; readonly faults: ReadDraft["faults"] }
  | { readonly kind: "no-room" };

/** Shares an owner's list as it stands, for ever as it is now, and pins its version for the armies that others build from it. */
export async function shareList(owner: User, row: OwnListRow): Promise<SharedAs> {
  const found = read(row);
  const document = asList(found);
  if (!document) return { kind: "faulty", faults: found.faults };
  const { versions, shares } = running().ownLists;
  const { bytes: mostBytes, listShares: most, listSharesEver: mostEver } = mostOf(owner);
  const sharedAt = new Date();
  const whose = { list: row.id, owner: owner.id, document, mostBytes };
  if (!(await versions.keep({ ...whose, version: document.version, given: true, storedAt: sharedAt }))) return { kind: "no-room" };
  const share = listShareIdOf(document);
  const since = await shares.share({ ...whose, share, sharedAt, most, mostEver });
  return since ? { kind: "shared", share: listShareLink(share), isNew: since.getTime() === sharedAt.getTime() } : { kind: "no-room" };
}

export type FoundListShare =
  | { readonly kind: "shared"; readonly list: ArmyList; readonly owner: string | null }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "unknown" };

/** What the link of a shared list leads to. */
export async function findListShare(share: string): Promise<FoundListShare> {
  const found = await running().ownLists.shares.find(share);
  if (!found) return { kind: "unknown" };
  return found.document === null ? { kind: "withdrawn" } : { kind: "shared", list: found.document, owner: found.owner };
}

export const asListShare = ({ share, list, name, sharedAt }: ListShareInShort): ListShareSummary => ({
  ...listShareLink(share),
  ...{ list: ownListId.parse(list), name: name ?? "", sharedAt: sharedAt.toISOString() },
});

/** Withdraws a shared list, and removes its document from the database's log too. False if the owner never shared it. */
export async function withdrawListShare({ ownLists, database }: Pick<Running, "ownLists" | "database">, owner: string, share: string) {
  const isWithdrawn = await ownLists.shares.withdraw(owner, share);
  if (isWithdrawn) database.emptyLog();
  return isWithdrawn;
}

/** Rows as the owner's export has them. */
export const keptListOf = (row: OwnListRow) => ({ ...commonOf(row), list: row.document });
/** Of a list, or of an organiser's own tables. */
export const keptVersionOf = ({ list, version: its, storedAt, document }: ListVersionRow) => ({
  ...{ list, version: version.parse(its), storedAt: storedAt.toISOString(), document },
});
export const keptListShareOf = ({ share, sharedAt, document }: ListShareRow) => ({
  ...{ ...listShareLink(share), sharedAt: sharedAt.toISOString(), document },
});
