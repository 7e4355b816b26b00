import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { BattleRecord } from "../../model/battle";
import type { Happening } from "../../model/battle-event";
import type { Step } from "../../model/enumerations";
import { type Findings, fault, type RecordFault } from "../../model/record-check";

const SALT_BYTES = 16;

/** An event with its place in the record. It may already have its link of the chain, which is ignored. */
export type Unlinked = Happening & { readonly seq: number; readonly step: Step };

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** RFC 8785 JSON: one exact form for each document. */
function canonicalJson(document: unknown): string {
  const json = canonicalize(document);
  if (json === undefined) throw new Error("there is no document to write");
  return json;
}

/** The event as it is chained: secrets that outlast the seed are in it only as hashes. */
function chained(event: Unlinked): object {
  const { chain: _chain, ...linked } = event as Unlinked & { readonly chain?: string };
  if (linked.type === "orders-given") {
    return { ...linked, orders: linked.orders?.map(({ secret: _secret, salt: _salt, ...sealed }) => sealed) ?? null };
  }
  if (linked.type !== "force-sealed") return linked;
  const { force: _force, salt: _salt, ...sealed } = linked;
  return sealed;
}

/** Salts an event's link, so that nobody can guess secrets by trying: 16 bytes in hex, known once the seed is. */
export const chainSalt = (seed: Uint8Array, battle: string, seq: number): string =>
  bytesToHex(hmac(sha256, seed, utf8ToBytes(`salt|${battle}|${seq}`)).subarray(0, SALT_BYTES));

/** An event's link, which covers the event and everything before it. `previous` of the first event is the commitment. */
export const linkOf = (previous: string, salt: string, event: Unlinked): string =>
  hashOf(`${previous}|${salt}|${canonicalJson(chained(event))}`);

/** The hash published for a secret (a force, an order) until it is revealed with its salt. */
export const sealHash = (salt: string, value: unknown): string => hashOf(`${salt}|${canonicalJson(value)}`);

/** The characters seen of a link: fewer than the plan prints could match by accident. */
export const SEEN_LINK = /^[0-9a-f]{12,64}$/;

function seenFaults({ events }: BattleRecord, seen: string | null): readonly RecordFault[] {
  if (seen === null) return [];
  if (!SEEN_LINK.test(seen)) return [fault("seen-malformed", { seen }, null)];
  return events.some((event) => event.chain.startsWith(seen)) ? [] : [fault("chain-unseen", { seen }, null)];
}

/** An army of an exchange that was given up before both were in: nobody can make its link again. */
const isWithheld = (event: BattleRecord["events"][number]): boolean => event.type === "force-sealed" && event.shown === null;

/** Events are numbered without a gap, each link follows from the one before, and what the user saw of the chain is in it. */
export function checkChain(record: BattleRecord, seed: Uint8Array | null, seenChain: string | null): Findings {
  const faults: RecordFault[] = [...seenFaults(record, seenChain)];
  let previous = record.commitment;
  for (const [index, event] of record.events.entries()) {
    const wanted = index + 1;
    if (event.seq !== wanted) faults.push(fault("seq-wrong", { seq: event.seq, wanted }, event));
    const link = seed && !isWithheld(event) && linkOf(previous, chainSalt(seed, record.battle, wanted), event);
    if (link && link !== event.chain) faults.push(fault("link-differs", {}, event));
    previous = event.chain;
  }
  const secret = record.events.filter((event) => seed === null || isWithheld(event)).map(({ seq }) => seq);
  return { faults, checked: record.events.length - secret.length, secret, due: true };
}
