import { hmac } from "@noble/hashes/hmac.js";
import { sha256 as hash } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { BATTLE, COMMITMENT, EVENT_FIXTURES, FROZEN_FORCE, NONCE, SEED, SHOWN_FORCE, TOKEN } from "@/tests/build/battle-fixtures";
import { chainSalt, linkOf, sealHash, type Unlinked } from "./chain";

const sha256 = (text: string) => bytesToHex(hash(utf8ToBytes(text)));

test("a salt is the first sixteen bytes of an HMAC of the battle and the event's number", () => {
  const digest = bytesToHex(hmac(hash, hexToBytes(SEED), utf8ToBytes(`salt|${BATTLE}|9`)));
  expect(chainSalt(hexToBytes(SEED), BATTLE, 9)).toBe(digest.slice(0, 32));
});

test("a link is of the link before it, the salt and the event's own JSON, keys in order, without its own link", () => {
  const json = '{"seat":"b","seq":9,"square":"D2","step":"position","type":"square-chosen"}';
  expect(linkOf(COMMITMENT, NONCE, EVENT_FIXTURES["square-chosen"] as Unlinked)).toBe(sha256(`${COMMITMENT}|${NONCE}|${json}`));
});

test("for a sealed force the chain has the hash, but neither the force nor its salt", () => {
  const shown = JSON.stringify(Object.fromEntries(Object.entries(SHOWN_FORCE).sort(([one], [other]) => (one < other ? -1 : 1))));
  const commanders = '"commanders":[{"class":"professional","grade":"talented"}]';
  const json =
    `{"forceHash":"${COMMITMENT}","holder":"${TOKEN}","sameHand":false,"seat":"a","seq":2,` +
    `"shown":${shown.replace(/"commanders":\[.*?\]/, commanders)},"step":"sitting","type":"force-sealed"}`;
  const sealed = EVENT_FIXTURES["force-sealed"] as Unlinked;
  expect(linkOf(COMMITMENT, NONCE, sealed)).toBe(sha256(`${COMMITMENT}|${NONCE}|${json}`));
  expect(linkOf(COMMITMENT, NONCE, { ...sealed, force: null, salt: null } as Unlinked)).toBe(linkOf(COMMITMENT, NONCE, sealed));
});

test("for secret orders the chain has what everybody sees and the hashes, but neither their content nor their salts", () => {
  const place = { kind: "ambush", x: 10.5, y: 5 } as const;
  const secret = { kind: "ambush", x: 10.5, y: 5, unit: 9 } as const;
  const order = { order: "ambush-1", place, orderHash: COMMITMENT };
  const given = (told: object): Unlinked =>
    ({ type: "orders-given", seat: "a", seq: 9, step: "secret-orders", orders: [{ ...order, ...told }] }) as unknown as Unlinked;
  const json =
    `{"orders":[{"order":"ambush-1","orderHash":"${COMMITMENT}","place":{"kind":"ambush","x":10.5,"y":5}}],` +
    '"seat":"a","seq":9,"step":"secret-orders","type":"orders-given"}';
  for (const told of [
    { secret, salt: NONCE },
    { secret: null, salt: null },
  ]) {
    expect(linkOf(COMMITMENT, NONCE, given(told))).toBe(sha256(`${COMMITMENT}|${NONCE}|${json}`));
  }
});

test("a seal is the hash of the salt and of the secret, whatever the order of its keys", () => {
  expect(sealHash(NONCE, { kind: "ambush", at: [3, 1], bluff: null })).toBe(sha256(`${NONCE}|{"at":[3,1],"bluff":null,"kind":"ambush"}`));
  const turned = Object.fromEntries(Object.entries(FROZEN_FORCE).reverse());
  expect(sealHash(NONCE, turned)).toBe(sealHash(NONCE, FROZEN_FORCE));
});
