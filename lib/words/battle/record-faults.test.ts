import { describe, expect, test } from "vitest";
import { RECORD_CHECKS, type RecordCheck, type RecordFault, type RecordFaultCode, type RecordFaultParams } from "../../model/record-check";
import {
  checkWords,
  playerVerdictSentence,
  recordCheckSentence,
  recordFaultSentence,
  recordVerdictSentence,
  seenLinkSentence,
  stillSecretSentence,
  verdictOf,
} from "./record-faults";

type Rows = { readonly [Code in RecordFaultCode]: RecordFaultParams[Code] };

const a = { seat: "a" } as const;

/** Everything that can be wrong. */
const FAULTS: Rows = {
  "check-broke": {},
  "nothing-to-check": {},
  "rules-relabelled": { record: "sha256:1", opened: "sha256:2" },
  "rules-differ": { record: "sha256:1", tables: "sha256:2" },
  "seed-missing": {},
  "seed-unannounced": {},
  "commitment-differs": { hash: "ff" },
  "nonce-differs": { ...a, given: "00", nonce: "11" },
  "nonce-form": { ...a, nonce: "X", house: false },
  "table-unknown": { width: 60.5, depth: 1 },
  "wrong-step": { step: "keep", wanted: "days" },
  "event-unexpected": { type: "card-committed", ...a, wanted: { type: "cards-revealed", seat: null } },
  "event-differs": { field: ["cards", "a", "2"], recorded: '"red"', wanted: '"black"' },
  "event-refused": { ...a, refused: { code: "card-not-held", params: { card: "red" } } },
  "secret-missing": {},
  "event-missing": { type: "seed-published", seat: null },
  "seq-wrong": { seq: 4, wanted: 3 },
  "link-differs": {},
  "chain-unseen": { seen: "00ff" },
  "seen-malformed": { seen: "xyz" },
  "seal-half": a,
  "seal-kept": a,
  "seal-differs": a,
  "shown-differs": a,
  "orders-kept": a,
  "order-half": { ...a, order: "march-1" },
  "order-kept": { ...a, order: "march-1" },
  "order-differs": { ...a, order: "march-1" },
};

const sentenceOf = (code: RecordFaultCode, seq: number | null = null): string =>
  recordFaultSentence({ code, params: FAULTS[code], seq } as RecordFault);

describe("what is wrong with a record", () => {
  test.each(Object.keys(FAULTS) as RecordFaultCode[])("%s: a sentence, with its event if there is one", (code) => {
    expect(sentenceOf(code, 12)).toMatch(/^Event 12: .*[^.]\.$/);
    expect(sentenceOf(code)).toMatch(/^[A-Z"\d].*[^.]\.$/);
    expect(sentenceOf(code)).not.toMatch(/undefined|null|\[object/);
  });

  test.each<[RecordFaultCode, string]>([
    ["wrong-step", "It belongs to the step keep, but the battle was in the step days."],
    ["event-unexpected", '"card committed" of seat a cannot come here; played again, "cards revealed" comes next.'],
    ["event-differs", 'Cards, a, 2: the record has "red"; played again it is "black".'],
    ["event-refused", 'The rules do not allow it (seat a would be told: "You hold no red card. Play a card from your own hand.").'],
    ["chain-unseen", "No event has the checksum 00ff that you saw."],
    ["order-differs", "The order march-1 of seat a is not the one that was given and shown."],
  ])("%s", (code, sentence) => {
    expect(sentenceOf(code)).toBe(sentence);
  });
});

const check = (name: RecordCheck["name"], parts: Partial<RecordCheck> = {}): RecordCheck => ({
  name,
  ok: true,
  notYet: false,
  faults: [],
  checked: 3,
  secret: [],
  ...parts,
});
const FAILED: Partial<RecordCheck> = { ok: false, faults: [{ code: "secret-missing", params: {}, seq: 6 }] };
const WAITING: Partial<RecordCheck> = { ok: false, notYet: true, secret: [3, 4] };
const IDLE: Partial<RecordCheck> = { checked: 0 };

test("which of four verdicts a check has", () => {
  expect([{}, IDLE, WAITING, FAILED].map((parts) => verdictOf(check("play", parts)))).toEqual(["ok", "idle", "not-yet", "failed"]);
});

describe("in the terminal", () => {
  test("a check by its name, with its verdict", () => {
    expect([{}, IDLE, WAITING, FAILED].map((parts) => recordCheckSentence(check("play", parts)))).toEqual([
      "Play: ok (3 checked). Every event is what the rules, the seed and the recorded choices make it.",
      "Play: nothing to check. The record has no such events.",
      "Play: not yet. 2 events are partly secret. Their public part is checked. The draws can be checked once the seed is published.",
      "Play: FAILED. Expected: every event is what the rules, the seed and the recorded choices make it.",
    ]);
  });

  test("a check says how far it could look while something is secret, unless it failed", () => {
    expect(stillSecretSentence(check("play", { secret: [7] }))).toBe("1 event is partly secret. Its public part is checked.");
    for (const name of ["seed", "play", "chain"] as const)
      expect(stillSecretSentence(check(name, { notYet: true }))).toMatch(/once the seed is published\.$/);
    expect(stillSecretSentence(check("play", { ...FAILED, secret: [7] }))).toBeNull();
    expect(stillSecretSentence(check("play"))).toBeNull();
  });

  const sealsBut = (change: Partial<RecordCheck>, others: Partial<RecordCheck> = {}): string =>
    recordVerdictSentence(RECORD_CHECKS.map((name) => check(name, name === "seals" ? change : others)));

  test("the whole record", () => {
    expect(sealsBut({})).toBe("The record is sound: all 5 checks passed.");
    expect(sealsBut(IDLE)).toBe("The record is sound: 4 of 5 checks passed. Nothing to check: Seals.");
    expect(sealsBut(WAITING)).toBe("No problems so far. Verify the record again once the seed is published.");
    expect(sealsBut(FAILED, WAITING)).toBe("Do not trust this record: 1 of 5 checks failed.");
  });
});

describe("on the page", () => {
  test.each(RECORD_CHECKS)("%s has a title, and what it means in whole sentences", (name) => {
    const { title, means } = checkWords(name);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(means).toMatch(/^[A-Z].*\.$/);
  });

  test("the whole record", () => {
    const said = (...parts: readonly Partial<RecordCheck>[]) => playerVerdictSentence(parts.map((one) => check("play", one)));
    expect(said({}, {})).toBe("All 2 checks passed.");
    expect(said({}, {}, IDLE)).toBe("2 of 3 checks passed. One had nothing to check.");
    expect(said({}, WAITING, WAITING)).toBe("No problems so far: 1 of 3 checks passed, 2 waiting for the seed.");
    expect(said({}, WAITING, FAILED)).toBe("Do not trust this record: 1 of 3 checks failed.");
  });

  test("what the link that you saw proves", () => {
    const events = [
      { seq: 1, chain: "ab".repeat(32) },
      { seq: 2, chain: "cd".repeat(32) },
    ];
    expect(seenLinkSentence("cdcdcdcdcdcd", events)).toBe(
      "The checksum that your browser kept, or that you noted, belongs to event 2. Up to there, this is the battle you played.",
    );
    expect(seenLinkSentence("ef".repeat(6), events)).toBeNull();
    expect(seenLinkSentence(null, events)).toContain("No checksum to compare.");
  });
});
