import { z } from "zod";
import { army } from "./army";
import { displayName, listId, shareId } from "./identifiers";

/** What sharing answers: the share's id, and the address of its page. */
export const share = z.strictObject({ share: shareId, url: z.url() });
export type Share = z.infer<typeof share>;

/** A shared army: it never changes, and says nothing of who shared it. */
export const sharedArmy = z.strictObject({ ...share.shape, army });
export type SharedArmy = z.infer<typeof sharedArmy>;

/** A share in the list of those one has made and not withdrawn. */
export const shareSummary = z.strictObject({ ...share.shape, name: displayName, list: listId, sharedAt: z.iso.datetime() });
export type ShareSummary = z.infer<typeof shareSummary>;

/** The same on a page; `from` is what its list is called today, empty where that list is no longer in force. */
export type MyShare = Omit<ShareSummary, "list"> & { readonly from: string };

/** A page of them, the newest first; `of`: how many pages there are. */
export type SharesPage = { readonly shares: readonly MyShare[]; readonly page: number; readonly of: number };

/** What is kept of a sharing for the one who shared; the army is null once he has withdrawn it. */
export const keptShare = z.strictObject({ ...share.shape, sharedAt: z.iso.datetime(), army: army.nullable() });
