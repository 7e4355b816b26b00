import { randomBytes } from "node:crypto";
import { sealHash } from "../../rules/record/chain";
import type { Frozen } from "./freeze-army";

/** `holder`: of the seat's token; null for the house. `sameHand`: who takes the seat holds the other one too. */
type Whose = { readonly holder: string | null; readonly sameHand: boolean };

/** A frozen force as it is sealed: with the hash by which it can be proven later to be the same. */
export function sealOf({ shown, force }: Frozen, { holder, sameHand }: Whose) {
  const salt = randomBytes(16).toString("hex");
  return { shown, force, salt, forceHash: sealHash(salt, force), holder, sameHand };
}
