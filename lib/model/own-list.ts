import { z } from "zod";
import { type ArmyList, givenList } from "./army-list";
import { errorBody } from "./http";
import { ownListId, shareId, version } from "./identifiers";
import { listDraft } from "./list-draft";
import { rulesTables } from "./rules-tables";

/** Where a list is kept: at hand, or deleted and soon gone. */
export const OWN_LIST_PLACES = ["desk", "bin"] as const;
export type OwnListPlace = (typeof OWN_LIST_PLACES)[number];

const common = {
  id: ownListId,
  /** Starts at 1 and goes up with every change of the list. In quotation marks it is the entity tag. */
  revision: z.int().min(1),
  place: z.enum(OWN_LIST_PLACES),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
};

/** A list as stored for its owner, with everything that is wrong with it. It has a version, for armies to be built from, once nothing is. */
export const storedList = z.strictObject({
  ...common,
  list: listDraft,
  version: version.nullable(),
  faults: z.array(z.strictObject({ at: z.string().optional(), code: z.string(), message: errorBody.shape.error.shape.message })),
});
export type StoredList = z.infer<typeof storedList>;

export const ownListSummary = z.strictObject({ ...common, name: z.string() });
export type OwnListSummary = z.infer<typeof ownListSummary>;

/** Takes a list out of the bin. */
export const listMove = z.strictObject({ place: z.literal("desk") });

/** The answer to sharing a list: the share's id, and the address of its page. */
export const listShare = z.strictObject({ share: shareId, url: z.url() });
export type ListShare = z.infer<typeof listShare>;

/**
 * A shared list as it was. It never changes, and does not say who shared it. `comesWith` has the versions of the own lists that it names as
 * allies: `GET /api/lists/{id}?version=` tells each.
 */
export const sharedList = z.strictObject({ ...listShare.shape, list: givenList });
export type SharedList = { readonly share: string; readonly url: string; readonly list: ArmyList };

/** One of the shares a user has made of a list and not withdrawn. */
export const listShareSummary = z.strictObject({ ...listShare.shape, list: ownListId, name: z.string(), sharedAt: z.iso.datetime() });
export type ListShareSummary = z.infer<typeof listShareSummary>;

/** Everything kept of an own list: the list as it stands, and each version that armies of its owner, or of others, pin. */
export const keptList = z.strictObject({ ...common, list: listDraft });
export const keptListVersion = z.strictObject({
  list: z.string().describe("The list's id; `own-tables` of rules tables."),
  version,
  storedAt: z.iso.datetime(),
  document: z.union([givenList, rulesTables]),
});
export const keptListShare = z.strictObject({
  ...listShare.shape,
  sharedAt: z.iso.datetime(),
  document: givenList.nullable(),
});
