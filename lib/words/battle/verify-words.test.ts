import { describe, expect, test } from "vitest";
import { RECORD_CHECKS, type RecordCheck, type RecordFault, type RecordFaultCode, type RecordFaultParams } from "../../model/record-check";
import {
  checkWords,
  playerVerdictSentence,
  recordCheckSentence,
  recordFaultSentence,
  recordVerdictSentence,
  seenLinkSentence,
  verdictOf,
} from "./verify-words";

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
  "seed-differs": { told: "00", seed: "11" },
  "commitment-differs": { hash: "ff" },
  "nonce-missing": a,
  "nonce-differs": { ...a, told: "00", nonce: "11" },
  "nonce-form": { ...a, nonce: "X", house: false },
  "draws-missing": {},
  "draws-count": { have: 1, wanted: 2 },
  "draw-range": { at: 3, n: 4, wanted: 6 },
  "draw-word": { at: 3, word: 9, wanted: 8 },
  "draw-value": { at: 3, value: 5, wanted: 4 },
  "force-unknown": a,
  "face-differs": { ...a, face: "skull", wanted: "blank" },
  "die-differs": { at: 2, die: 6, wanted: 3 },
  "tie-stands": {},
  "rolled-again": {},
  "pack-missing": {},
  "pack-size": { have: 49, wanted: 50 },
  "pack-differs": { at: 7, card: "red", wanted: "black" },
  "roles-unknown": {},
  "deal-count": { ...a, have: 5, wanted: 6 },
  "deal-missing": a,
  "deal-differs": { ...a, at: 2, card: "red", wanted: "green" },
  "hands-unknown": {},
  "day-out-of-turn": { day: 3, wanted: 2 },
  "days-few": { have: 4, wanted: 5 },
  "declared-not-short": a,
  "declared-out-of-turn": a,
  "declaration-missing": { ...a, day: 2 },
  "declared-wrongly": { ...a, pass: true, passes: 0, days: 2 },
  "declared-forced": { ...a, forced: true },
  "committed-out-of-turn": a,
  "card-missing": a,
  "card-not-held": { ...a, card: "red" },
  "card-not-committed": { ...a, card: "red", committed: null },
  "pass-not-declared": a,
  "pass-played": { ...a, card: "red" },
  "keep-out-of-turn": a,
  "keep-count": { ...a, count: 1, cards: 2 },
  "keep-many": { ...a, count: 3, left: 2 },
  "difference-wrong": { difference: 3, wanted: 2 },
  "mover-wrong": { mover: "a", wanted: "b" },
  "move-missing": { mover: "b" },
  "move-out-of-turn": a,
  "move-from": { from: "C3", wanted: "C2" },
  "move-too-far": { from: "A1", to: "E5", difference: 1 },
  "square-outside": { square: "E5", territory: "M" },
  "table-unknown": { width: 60.5, depth: 1 },
  "chose-out-of-turn": { ...a, wanted: "b" },
  "adjust-too-low": { die: 4, needed: 6 },
  "adjust-too-far": { most: 6 },
  "territory-not-theirs": { ...a, territory: "P" },
  "intercept-not-theirs": a,
  "abandoned-unasked": a,
  "closed-unasked": a,
  "points-differ": { ...a, points: 15, wanted: 9 },
  "camp-never-pitched": a,
  "more-lost-than-there": { ...a, tugs: 11, sugs: 1 },
  "broken-differs": {
    ...{ ...a, broken: false },
    sum: { tugs: 13, camp: 0, unseen: 0, size: { min: 13, max: 13 }, breaksAt: { min: 7, max: 7 }, broken: true },
  },
  "scouting-cards": { ...a, cards: [], wanted: ["red", "green"] },
  "scouting-percent": { ...a, percent: 20, wanted: 30 },
  "scouting-by": { by: "a", wanted: null },
  "scouting-difference": { difference: 20, wanted: 30 },
  "event-missing": { type: "seat-sat", seat: "a" },
  "event-twice": { type: "cards-dealt" },
  "event-out-of-step": { type: "cards-dealt", step: "keep" },
  "step-back": { step: "role", after: "days" },
  "event-too-early": { type: "seat-sat", needs: "force-sealed" },
  "event-too-late": { type: "cards-dealt" },
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
  "order-shown-differs": { ...a, order: "ambush-2" },
  "order-unknown": { ...a, order: "march-3" },
  "order-twice": { ...a, order: "march-1" },
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
    ["draw-value", "Draw 3 gave 5; its word gives 4."],
    ["deal-differs", "Card 2 of seat a is red; the next of the pack was green."],
    ["days-few", "Only 4 of 5 days were played."],
    ["card-not-committed", "Seat a revealed a red card, but had played no card face down."],
    ["points-differ", "Seat a has 15 victory points; by the losses it should be 9."],
    ["broken-differs", "Seat a is recorded as not broken; 13 of 13 TuGs lost: its army breaks at 7, so it is broken."],
    ["scouting-by", "Nobody out-scouted the other, not seat a."],
    ["chain-unseen", "No event has the link 00ff that you saw."],
    ["order-shown-differs", "The order ambush-2 of seat a differs from what everybody was shown."],
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
  ...parts,
});
const FAILED: Partial<RecordCheck> = { ok: false, faults: [{ code: "tie-stands", params: {}, seq: 6 }] };
const WAITING: Partial<RecordCheck> = { ok: false, notYet: true };
const IDLE: Partial<RecordCheck> = { checked: 0 };

test("which of four verdicts a check has", () => {
  expect([{}, IDLE, WAITING, FAILED].map((parts) => verdictOf(check("pack", parts)))).toEqual(["ok", "idle", "not-yet", "failed"]);
});

describe("in the terminal", () => {
  test("a check by its name, with its verdict", () => {
    expect([{}, IDLE, WAITING, FAILED].map((parts) => recordCheckSentence(check("pack", parts)))).toEqual([
      "Pack: ok (3 checked). The draws shuffle the pack into this order.",
      "Pack: nothing to check. The record has no such events.",
      "Pack: not yet. This can be checked once the seed is published.",
      "Pack: FAILED. Expected: the draws shuffle the pack into this order.",
    ]);
  });

  const sealsBut = (change: Partial<RecordCheck>, others: Partial<RecordCheck> = {}): string =>
    recordVerdictSentence(RECORD_CHECKS.map((name) => check(name, name === "seals" ? change : others)));

  test("the whole record", () => {
    expect(sealsBut({})).toBe("The record is sound: all 13 checks passed.");
    expect(sealsBut(IDLE)).toBe("The record is sound: 12 of 13 checks passed. Nothing to check: Seals.");
    expect(sealsBut(WAITING)).toBe("No problems so far. Verify the record again once the seed is published.");
    expect(sealsBut(FAILED, WAITING)).toBe("Do not trust this record: 1 of 13 checks failed.");
  });
});

describe("on the page", () => {
  test.each(RECORD_CHECKS)("%s has a title, and what it means in whole sentences", (name) => {
    const { title, means } = checkWords(name);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(means).toMatch(/^[A-Z].*\.$/);
  });

  test("the whole record", () => {
    const said = (...parts: readonly Partial<RecordCheck>[]) => playerVerdictSentence(parts.map((one) => check("pack", one)));
    expect(said({}, {})).toBe("All 2 checks passed.");
    expect(said({}, {}, IDLE)).toBe("2 of 3 checks passed. The rest had nothing to check.");
    expect(said({}, WAITING, WAITING)).toBe("No problems so far: 1 of 3 checks passed, 2 waiting for the seed.");
    expect(said({}, WAITING, FAILED)).toBe("Do not trust this record: 1 of 3 checks failed.");
  });

  test("what the link that you saw proves", () => {
    const events = [
      { seq: 1, chain: "ab".repeat(32) },
      { seq: 2, chain: "cd".repeat(32) },
    ];
    expect(seenLinkSentence("cdcdcdcdcdcd", events)).toBe(
      "The link you saw belongs to event 2. Up to there, this is the battle you played.",
    );
    expect(seenLinkSentence("ef".repeat(6), events)).toBeNull();
    expect(seenLinkSentence(null, events)).toContain("No link to compare.");
  });
});
