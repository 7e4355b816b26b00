import type { ListShareInShort, ListShareRow } from "../../db/list-shares";
import type { GivenVersion, OwnListRow } from "../../db/own-lists";
import { contentVersion } from "../catalog/content-version";
import type { ArmyList } from "../model/army-list";
import { ownListId, shareId } from "../model/identifiers";
import type { ReadDraft } from "../model/list-draft";
import { ownAllies } from "../model/list-origin";
import type { ListShare, ListShareSummary } from "../model/own-list";
import { OWN_LISTS } from "../words/own-lists";
import type { User } from "./identity";
import { base32 } from "./ids";
import { mostOf } from "./limits";
import { asItStands, findOwnList, readOwnList } from "./own-lists";
import { type Running, running } from "./running";

/** A shared list and the address of its page. */
export const listShareLink = (share: string): ListShare => ({
  share: shareId.parse(share),
  url: `${running().environment.publicUrl}/l/${share}`,
});

const HEX_DIGITS = 32;

/** 128 bits, in base32, of the hash of all that the list says, its id included. */
const listShareIdOf = (list: ArmyList): string =>
  base32(Buffer.from(contentVersion({ shared: list }).replace("sha256:", "").slice(0, HEX_DIGITS), "hex"));

type ToShare = {
  readonly kind: "sound";
  /** With the versions of its allies. */
  readonly document: ArmyList;
  /** It, after the own lists that it names as allies: whoever has it has those too. */
  readonly given: readonly GivenVersion[];
};

type ReadyToShare =
  | ToShare
  | { readonly kind: "faulty"; readonly faults: ReadDraft["faults"] }
  | { readonly kind: "faulty-ally"; readonly name: string; readonly faults: ReadDraft["faults"] };

/** An owner's list as it would be shared now; or what has to be mended first, in it or in a list of his that it names as an ally. */
export async function listToShare({ id: owner }: User, row: OwnListRow): Promise<ReadyToShare> {
  const list = await asItStands(row);
  if (!list) return { kind: "faulty", faults: (await readOwnList(row)).faults };
  const allies: ArmyList[] = [];
  for (const id of ownAllies(list)) {
    const ally = await findOwnList(owner, id);
    const sound = ally && (await asItStands(ally));
    if (sound) allies.push(sound);
    else if (ally) return { kind: "faulty-ally", name: ally.document.name || OWN_LISTS.nameless, faults: (await readOwnList(ally)).faults };
  }
  const document = allies.length > 0 ? { ...list, comesWith: allies.map((one) => ({ list: one.id, version: one.version })) } : list;
  return { kind: "sound", document, given: [...allies, document].map((one) => ({ list: one.id, version: one.version, document: one })) };
}

/**
 * Shares a list for ever as it is now, and pins its version and those of its allies for the armies that others build from it. Null if there
 * is no room. `isNew` is false if it was shared before as it is.
 */
export async function shareList(owner: User, { document, given }: ToShare): Promise<{ share: ListShare; isNew: boolean } | null> {
  const { bytes: mostBytes, listShares: most, listSharesEver: mostEver } = mostOf(owner);
  const [share, sharedAt] = [listShareIdOf(document), new Date()];
  const sharing = { share, list: document.id, owner: owner.id, document, sharedAt, most, mostEver, mostBytes };
  const since = await running().ownLists.share(sharing, given);
  return since && { share: listShareLink(share), isNew: since.getTime() === sharedAt.getTime() };
}

type FoundListShare =
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

/** As the owner's export has it. */
export const keptListShareOf = ({ share, sharedAt, document }: ListShareRow) => ({
  ...{ ...listShareLink(share), sharedAt: sharedAt.toISOString(), document },
});
