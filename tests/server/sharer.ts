import { z } from "zod";
import * as oneShare from "@/app/api/shares/[share]/route";
import * as shares from "@/app/api/shares/route";
import { type Share, share, sharedArmy, shareSummary } from "@/lib/model/stored-army";
import type { Handlers } from "./asking";
import { newClaimed, newMember } from "./member";

type Headers = Record<string, string>;

/** A member who shares armies. */
function sharing<Who extends ReturnType<typeof newMember>>(member: Who) {
  const sendTo = (id: string, method: keyof Handlers, headers: Headers = {}) =>
    member.send(oneShare, method, `/api/shares/${encodeURIComponent(id)}`, { headers, params: { share: id } });
  return {
    ...member,
    share: (document: unknown, headers: Headers = {}) => member.send(shares, "POST", "/api/shares", { document, headers }),
    shared: (query = "") => member.send(shares, "GET", `/api/shares${query}`),
    open: (id: string, headers?: Headers) => sendTo(id, "GET", headers),
    openHead: (id: string) => sendTo(id, "HEAD"),
    withdraw: (id: string, headers?: Headers) => sendTo(id, "DELETE", headers),
    /** The share just made, which must be one. */
    async sharing(document: unknown): Promise<Share> {
      return shareIn(await this.share(document));
    },
    /** The status of the answer to whoever opens the link. */
    async statusOf(id: string): Promise<number> {
      return (await sendTo(id, "GET")).status;
    },
  };
}

export const newSharer = (address?: string) => sharing(newMember(address));
export type Sharer = ReturnType<typeof newSharer>;

/** One with an account of his own, signed in. */
export async function newClaimedSharer() {
  const { member, ...rest } = await newClaimed();
  return { ...rest, member: sharing(member) };
}

export const shareIn = async (response: Response): Promise<Share> => share.parse(await response.json());
export const sharedIn = async (response: Response) => sharedArmy.parse(await response.json());

/** What somebody shares, as he is told it. */
export async function sharesOf(sharer: Sharer) {
  return z.array(shareSummary).parse(await (await sharer.shared()).json());
}
