import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import { type Version, version } from "../model/identifiers";

/** `sha256:` and the hex SHA-256 of the RFC 8785 JSON of a parsed document, without its `version` and `checked`. */
export function contentVersion(document: Readonly<Record<string, unknown>>): Version {
  const { version: _version, checked: _checked, ...content } = document;
  const json = canonicalize(content);
  if (json === undefined) throw new Error("a document without content has no version");
  return version.parse(`sha256:${bytesToHex(sha256(utf8ToBytes(json)))}`);
}
