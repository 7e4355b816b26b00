import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { Happening } from "../../model/battle-event";
import type { Step } from "../../model/battle-steps";

const SALT_BYTES = 16;

/** An event that has its place: it may have its link of the chain already, which does not count. */
export type Unlinked = Happening & { readonly seq: number; readonly step: Step };

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** RFC 8785 JSON: the one way to write a document. */
function canonicalJson(document: unknown): string {
  const json = canonicalize(document);
  if (json === undefined) throw new Error("there is no document to write");
  return json;
}

/** The event as it is chained: secrets that outlast the battle's chance are in it by their hash alone. */
function chained(event: Unlinked): object {
  const { chain: _chain, ...linked } = event as Unlinked & { readonly chain?: string };
  if (linked.type === "orders-given") {
    return { ...linked, orders: linked.orders?.map(({ secret: _secret, salt: _salt, ...sealed }) => sealed) ?? null };
  }
  if (linked.type !== "force-sealed") return linked;
  const { force: _force, salt: _salt, ...sealed } = linked;
  return sealed;
}

/** Salts an event's link, so that nobody can try out what a secret might be: 16 bytes in hex, known once the seed is. */
export const chainSalt = (seed: Uint8Array, battle: string, seq: number): string =>
  bytesToHex(hmac(sha256, seed, utf8ToBytes(`salt|${battle}|${seq}`)).subarray(0, SALT_BYTES));

/** An event's link: it stands for the event and for everything before it. `previous` of the first event is the commitment. */
export const linkOf = (previous: string, salt: string, event: Unlinked): string =>
  hashOf(`${previous}|${salt}|${canonicalJson(chained(event))}`);

/** What is told of a secret (a force, an order) until it is revealed with its salt. */
export const sealHash = (salt: string, value: unknown): string => hashOf(`${salt}|${canonicalJson(value)}`);
