import type { Shares } from "../../db/shares";
import type { Army } from "../model/army";

export type FoundShare =
  | { readonly kind: "shared"; readonly army: Army }
  /** All players who shared it have withdrawn it. */
  | { readonly kind: "withdrawn" }
  | { readonly kind: "unknown" };

/** What a share's link leads to. */
export async function findShare(shares: Shares, share: string): Promise<FoundShare> {
  const found = await shares.find(share);
  if (!found) return { kind: "unknown" };
  return found.document === null ? { kind: "withdrawn" } : { kind: "shared", army: found.document };
}
