import { z } from "zod";
import { army } from "./army";
import { displayName, listId, shareId } from "./identifiers";

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
