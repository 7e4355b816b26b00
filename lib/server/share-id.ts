import { contentVersion } from "../catalog/content-version";
import type { Army } from "../model/army";
import { type ShareId, shareId } from "../model/identifiers";
import { base32 } from "./ids";

const HEX_DIGITS = 32;

/**
 * The first 128 bits, in base32, of the SHA-256 of the canonical JSON of an army with all its versions. It does not depend on who shares
 * it.
 */
export function shareIdOf(army: Army): ShareId {
  const hex = contentVersion(army).replace("sha256:", "").slice(0, HEX_DIGITS);
  return shareId.parse(base32(Buffer.from(hex, "hex")));
}
