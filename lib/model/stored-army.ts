import { z } from "zod";
import { army } from "./army";
import type { ArmyList } from "./army-list";
import { SHEET_READERS } from "./army-sheet";
import { armyId, displayName, isFollowing, isForOpponent, listId, shareId, TAGS, tag, year } from "./identifiers";

/** Where an army is kept: at hand, archived, or deleted and soon gone. */
export const ARMY_PLACES = ["desk", "archive", "bin"] as const;
export type ArmyPlace = (typeof ARMY_PLACES)[number];

const common = {
  id: armyId,
  /** Starts at 1 and goes up with every change of the document. In quotation marks it is the entity tag. */
  revision: z.int().min(1),
  place: z.enum(ARMY_PLACES),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
};

/** An army as stored for its owner. */
export const storedArmy = z.strictObject({ ...common, army });
export type StoredArmy = z.infer<typeof storedArmy>;

/** An army in its owner's list. */
export const armySummary = z.strictObject({ ...common, name: displayName, list: listId, year: year.nullable(), pointsLimit: z.int() });
export type ArmySummary = z.infer<typeof armySummary>;

/** Archives an army, or takes it out of the archive. */
export const armyMove = z.strictObject({ place: z.enum(["desk", "archive"]) });
export type ArmyMove = z.infer<typeof armyMove>;

/** The tags of an army, in the order in which they were given. */
export const armyTags = z.strictObject({ tags: z.array(tag).max(TAGS.ofArmy) });
export type ArmyTags = z.infer<typeof armyTags>;

/** One army in its owner's list. */
export type MyArmy = {
  readonly id: string;
  readonly name: string;
  readonly place: ArmyPlace;
  readonly changedAt: string;
  /** When it was moved to its place (at hand, archive or bin). */
  readonly placedAt: string;
  readonly pointsLimit: number;
  /** Absent where it has none. */
  readonly tags?: readonly string[];
  /** The list it uses, in the version it was built for. Null, like the judgement, if this server can no longer read it. */
  readonly list: Pick<ArmyList, "name" | "years"> | null;
  readonly judged: { readonly errors: number; readonly points: number; readonly tugs: number } | null;
};

/** What a player's armies can be put in order by. */
export const ARMY_ORDERS = ["changed", "name", "list", "year"] as const;
export type ArmyOrder = (typeof ARMY_ORDERS)[number];

/**
 * A page of them, the newest change first, in the bin what was put there last. `of`: how many pages there are; `all`: how many armies
 * stand there, whatever was looked for.
 */
export type ArmiesPage = { readonly armies: readonly MyArmy[]; readonly page: number; readonly of: number; readonly all: number };

/** What a link shows: an army as it was, in full or as the opponent may see it; or in full as its player has it now. */
export const LINK_KINDS = [...SHEET_READERS, "latest"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
/** The kind that an id tells. */
export const linkKind = (id: string): LinkKind => (isFollowing(id) ? "latest" : isForOpponent(id) ? "opponent" : "own");

/** The answer to sharing: the share's id, and the address of its page. */
export const share = z.strictObject({ share: shareId, url: z.url() });
export type Share = z.infer<typeof share>;

/** A shared army: it never changes and does not say who shared it. */
export const sharedArmy = z.strictObject({ ...share.shape, army });
export type SharedArmy = z.infer<typeof sharedArmy>;

/** One of the shares a user has made and not withdrawn. */
export const shareSummary = z.strictObject({ ...share.shape, name: displayName, list: listId, sharedAt: z.iso.datetime() });
export type ShareSummary = z.infer<typeof shareSummary>;

/** The same on a page. `from`: the list's name today, empty if that list is no longer in force. */
export type MyShare = Omit<ShareSummary, "list"> & { readonly from: string };

/** One page of shares, newest first. `of`: the number of pages. */
export type SharesPage = { readonly shares: readonly MyShare[]; readonly page: number; readonly of: number };

/** What is stored of a share for the user who made it. The army is null once it is withdrawn. */
export const keptShare = z.strictObject({ ...share.shape, sharedAt: z.iso.datetime(), army: army.nullable() });
