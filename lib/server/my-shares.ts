import type { SharesPage } from "../model/share";
import type { User } from "./identity";
import { LIMITS } from "./limits";
import { listShares } from "./list-shares";
import { running } from "./running";

/** A page of what this reader shares, the newest first; where there is no such page, the last one. */
export async function sharesPage(reader: User | null, asked: number): Promise<SharesPage> {
  const { shares, knowledge } = running();
  const own = reader ? await listShares(shares, reader.id) : [];
  const of = Math.max(1, Math.ceil(own.length / LIMITS.onPage));
  const page = Math.min(Math.max(asked, 1), of);
  const shown = own.slice((page - 1) * LIMITS.onPage, page * LIMITS.onPage);
  const fromOf = (list: string) => knowledge.catalog.lists.find((one) => one.id === list)?.name ?? "";
  return { shares: shown.map(({ list, ...share }) => ({ ...share, from: fromOf(list) })), page, of };
}
