import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { BattleTables } from "../../model/battle-tables";

/** The version of these tables, computed from their content. */
export const tablesVersion = (tables: BattleTables): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalize(tables) ?? "")))}`;
