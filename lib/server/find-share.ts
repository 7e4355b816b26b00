import type { Shares } from "../../db/shares";
import type { Army } from "../model/army";

export type FoundShare =
  | { readonly kind: "shared"; readonly army: Army }
  /** Whoever shared it has taken it back. */
  | { readonly kind: "withdrawn" }
  | { readonly kind: "unknown" };

/** What there is under a share's link. */
export async function findShare(shares: Shares, share: string): Promise<FoundShare> {
  const found = await shares.find(share);
  if (!found) return { kind: "unknown" };
  return found.document === null ? { kind: "withdrawn" } : { kind: "shared", army: found.document };
}
