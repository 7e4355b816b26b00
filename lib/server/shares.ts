import type { Part } from "../../db/army-lists";
import type { OwnShareRow, Shares } from "../../db/shares";
import { contentVersion } from "../catalog/content-version";
import type { Army } from "../model/army";
import type { SheetReader } from "../model/army-sheet";
import { isFollowing, isForOpponent, type ShareId, shareId } from "../model/identifiers";
import { isOwnList } from "../model/list-origin";
import type { Share, ShareSummary, SharesPage } from "../model/stored-army";
import { pinAllVersions } from "../rules/army/book";
import { withoutNotes } from "../rules/army/names";
import { OWN_LIST } from "../words/own-list";
import type { User } from "./identity";
import { base32, newId, sha256 } from "./ids";
import { LIMITS, mostOf } from "./limits";
import { type PartOfList, partOf } from "./queries";
import { type Running, running } from "./running";

/** A share and the address of its page. */
export const shareLink = (share: string): Share => ({
  share: shareId.parse(share),
  url: `${running().environment.publicUrl}/a/${share}`,
});

const HEX_DIGITS = 32;

/**
 * The first 128 bits, in base32, of the SHA-256 of the canonical JSON of an army with all its versions. It does not depend on who shares
 * it.
 */
export function shareIdOf(army: Army): ShareId {
  const hex = contentVersion(army).replace("sha256:", "").slice(0, HEX_DIGITS);
  return shareId.parse(base32(Buffer.from(hex, "hex")));
}

const LAST = { full: "aeimquy4", opponent: "bfjnrvz5", following: "cgkosw26" } as const;

/**
 * The id of an army that its owner shares for the opponent: it tells nothing of the army, and nobody else can make it, since nobody else knows
 * the owner's id. The same owner has the same link for the same army.
 */
function opponentShareIdOf(owner: string, army: Army): ShareId {
  const hex = sha256(`condotta.opponent-share/1\n${owner}\n${shareIdOf(army)}`).slice(0, HEX_DIGITS);
  return lettered(base32(Buffer.from(hex, "hex")), "opponent");
}

/** The id with the last letter of its kind. */
const lettered = (id: string, kind: "opponent" | "following"): ShareId =>
  shareId.parse(id.slice(0, -1) + LAST[kind][LAST.full.indexOf(id.slice(-1))]);

/** Whom a share is shown to: the opponent alone, where it was made for him, otherwise as asked. */
export const readerOfShare = (share: string, asked: SheetReader): SheetReader => (isForOpponent(share) ? "opponent" : asked);

export type FoundShare =
  | { readonly kind: "shared"; readonly army: Army }
  /** All players who shared it have withdrawn it. */
  | { readonly kind: "withdrawn" }
  | { readonly kind: "unknown" };

/** What a share's link leads to. */
export async function findShare(shares: Shares, share: string): Promise<FoundShare> {
  const found = await shares.find(share);
  if (!found) return { kind: "unknown" };
  if (found.document === null) return { kind: "withdrawn" };
  return { kind: "shared", army: isFollowing(share) ? asShared(found.document) : found.document };
}

/** An army as it is now, as a share shows it: with all its versions, without its player's notes. */
function asShared(army: Army): Army {
  const { book, catalog } = running().knowledge;
  return withoutNotes(pinAllVersions(army, book, catalog.rules.version));
}

/** The link of exactly this army, with all its versions named and whatever its notes; null if nobody shares it. */
export async function sharedAt(army: Army): Promise<string | null> {
  const { share, url } = shareLink(shareIdOf(withoutNotes(army)));
  return (await findShare(running().shares, share)).kind === "shared" ? url : null;
}

/** The link by which this owner shares exactly this army for the opponent; null if there is none. */
export async function sharedForOpponentAt(owner: string, army: Army): Promise<string | null> {
  const { share, url } = shareLink(opponentShareIdOf(owner, withoutNotes(army)));
  return (await findShare(running().shares, share)).kind === "shared" ? url : null;
}

/** Whom it is shown to, and the id of the owner's army that it is made of. */
type Sharing = { readonly reader: SheetReader; readonly of: string | null };

const newSharing = (owner: User) => {
  const { shares: most, sharesEver: mostEver, bytes: mostBytes } = mostOf(owner);
  return { id: newId(), owner: owner.id, sharedAt: new Date(), most, mostEver, mostBytes };
};

/** `isNew` is false if its owner already shares it. */
type Shared = { readonly share: Share; readonly isNew: boolean };

/**
 * Shares an army with all its versions named: in full, where the same army has the same link for every sharer, or only as the opponent sees
 * it, by a link of its own. Nobody else gets its player's notes. Null if there is no room for it.
 */
export async function shareArmy(shares: Shares, owner: User, noted: Army, { reader, of }: Sharing): Promise<Shared | null> {
  const army = withoutNotes(noted);
  const share = reader === "own" ? shareIdOf(army) : opponentShareIdOf(owner.id, army);
  const begun = newSharing(owner);
  const sharing = await shares.share({ ...begun, share, document: army, army: of });
  return sharing && { share: shareLink(share), isNew: sharing.id === begun.id };
}

/** Shares an army of this owner's as it will be at any time, by one link. Null if there is no room for it, or no such army. */
export async function followArmy(shares: Shares, owner: User, army: string): Promise<Shared | null> {
  const share = lettered(newId(), "following");
  const following = await shares.follow({ ...newSharing(owner), share, army });
  return following && { share: shareLink(following.share), isNew: following.share === share };
}

const asSummary = ({ share, name, list, sharedAt }: OwnShareRow): ShareSummary => ({
  ...shareLink(share),
  name,
  list,
  sharedAt: sharedAt.toISOString(),
});

/** What an owner shares of an army of his, the newest first. */
export const sharesMadeOf = async (shares: Shares, owner: string, army: string): Promise<readonly ShareSummary[]> =>
  (await shares.madeOf(owner, army)).map(asSummary);

/** A part of an owner's shares, the newest first. */
export function listShares(shares: Shares, owner: string, part: Part): Promise<PartOfList<ShareSummary>> {
  return partOf(
    part,
    (asked) => shares.sharedBy(owner, asked),
    ({ share, sharedAt }) => ({ id: share, moment: sharedAt }),
    asSummary,
  );
}

/** A page of this reader's shares, the newest first. A page beyond the end is the last one. */
export async function sharesPage(reader: User | null, asked: number): Promise<SharesPage> {
  if (!reader) return { shares: [], page: 1, of: 1 };
  const { shares, knowledge } = running();
  const of = Math.max(1, Math.ceil((await shares.countOf(reader.id)).live / LIMITS.onPage));
  const page = Math.min(Math.max(asked, 1), of);
  const { told } = await listShares(shares, reader.id, { limit: LIMITS.onPage, offset: (page - 1) * LIMITS.onPage });
  const fromOf = (list: string) => (isOwnList(list) ? OWN_LIST.mark : (knowledge.catalog.lists.find((one) => one.id === list)?.name ?? ""));
  return { shares: told.map(({ list, ...share }) => ({ ...share, from: fromOf(list) })), page, of };
}

/** Withdraws a share, and removes its document from the database's log too. False if the owner never shared it. */
export async function withdrawShare(
  { shares, database }: Pick<Running, "shares" | "database">,
  owner: string,
  share: string,
): Promise<boolean> {
  const isWithdrawn = await shares.withdraw(owner, share);
  if (isWithdrawn) database.emptyLog();
  return isWithdrawn;
}
