import { randomBytes } from "node:crypto";
import { sealHash } from "../../rules/record/chain";
import type { Frozen } from "./freeze-army";

/** `holder`: the hash of the seat's token; null for the computer. `sameHand`: the same player holds the other seat too. */
type Whose = { readonly holder: string | null; readonly sameHand: boolean };

/** Seals a frozen force with a hash that later proves it unchanged. */
export function sealOf({ shown, force }: Frozen, { holder, sameHand }: Whose) {
  const salt = randomBytes(16).toString("hex");
  return { shown, force, salt, forceHash: sealHash(salt, force), holder, sameHand };
}
