import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { BattleTables } from "../../model/battle-tables";

/** The version that these tables have, reckoned from what is in them. */
export const tablesVersion = (tables: BattleTables): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalize(tables) ?? "")))}`;
