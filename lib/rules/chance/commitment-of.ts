import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** What is published of a seed at the start: the SHA-256 of its bytes, in lower-case hex. */
export const commitmentOf = (seed: Uint8Array): string => bytesToHex(sha256(seed));
