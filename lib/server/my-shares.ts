import type { SharesPage } from "../model/stored-army";
import type { User } from "./identity";
import { LIMITS } from "./limits";
import { listShares } from "./list-shares";
import { running } from "./running";

/** A page of this reader's shares, the newest first. A page beyond the end is the last one. */
export async function sharesPage(reader: User | null, asked: number): Promise<SharesPage> {
  if (!reader) return { shares: [], page: 1, of: 1 };
  const { shares, knowledge } = running();
  const of = Math.max(1, Math.ceil((await shares.countOf(reader.id)).live / LIMITS.onPage));
  const page = Math.min(Math.max(asked, 1), of);
  const { told } = await listShares(shares, reader.id, { limit: LIMITS.onPage, offset: (page - 1) * LIMITS.onPage });
  const fromOf = (list: string) => knowledge.catalog.lists.find((one) => one.id === list)?.name ?? "";
  return { shares: told.map(({ list, ...share }) => ({ ...share, from: fromOf(list) })), page, of };
}
