import type { MyShare } from "../model/share";
import type { User } from "./identity";
import { listShares } from "./list-shares";
import { running } from "./running";

/** What this reader shares, the newest first. */
export async function myShares(reader: User | null): Promise<readonly MyShare[]> {
  const { shares, knowledge } = running();
  const own = reader ? await listShares(shares, reader.id) : [];
  return own.map(({ list, ...share }) => ({ ...share, from: knowledge.catalog.lists.find((one) => one.id === list)?.name ?? "" }));
}
