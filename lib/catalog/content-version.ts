import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { UnversionedList } from "../model/army-list";
import { type Version, version } from "../model/identifiers";

/** `sha256:` and the hex SHA-256 of the RFC 8785 JSON of a parsed document, without its `version` and `checked`. */
export function contentVersion(document: Readonly<Record<string, unknown>>): Version {
  const { version: _version, checked: _checked, ...content } = document;
  const json = canonicalize(content);
  if (json === undefined) throw new Error("a document without content has no version");
  return version.parse(`sha256:${bytesToHex(sha256(utf8ToBytes(json)))}`);
}

/**
 * The version of an army list: of all that an army is judged by and a battle is played with. Its keynote, history, sources, enemies, other
 * names and the notes of its lines can be mended without a new version.
 */
export function listVersion(list: UnversionedList): Version {
  const { keynote: _keynote, history: _history, sources: _sources, enemies: _enemies, alsoCalled: _alsoCalled, ...judged } = list;
  return contentVersion({ ...judged, lines: list.lines.map(({ note: _note, ...line }) => line) });
}
