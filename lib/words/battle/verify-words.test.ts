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

type Rows = { readonly [Code in RecordFaultCode]: readonly [RecordFaultParams[Code], ...string[]] };

const a = { seat: "a" } as const;

/** Everything that can be wrong, with what its sentence must tell: what the record says, and what it should say. */
const TOLD: Rows = {
  "check-broke": [{}, "malformed"],
  "nothing-to-check": [{}, "nothing of this"],
  "rules-relabelled": [{ record: "sha256:1", opened: "sha256:2" }, "names the rules sha256:1", "opened under sha256:2"],
  "rules-differ": [{ record: "sha256:1", tables: "sha256:2" }, "names the rules sha256:1", "at hand are sha256:2"],
  "seed-missing": [{}, "over", "seed is not told"],
  "seed-unannounced": [{}, "no event published it"],
  "seed-differs": [{ told: "00", seed: "11" }, "published the seed 00", "tells 11"],
  "commitment-differs": [{ hash: "ff" }, "ff", "not the commitment"],
  "nonce-missing": [a, "seat a", "does not tell its nonce"],
  "nonce-differs": [{ ...a, told: "00", nonce: "11" }, "seat a sat with the nonce 00", "tells 11"],
  "nonce-form": [{ ...a, nonce: "X", house: false }, '"X"', "16 to 64 characters"],
  "draws-missing": [{}, "draws are not told"],
  "draws-count": [{ have: 1, wanted: 2 }, "has 1 draw;", "should be 2"],
  "draw-range": [{ at: 3, n: 4, wanted: 6 }, "draw 3 is one of 4", "one of 6"],
  "draw-word": [{ at: 3, word: 9, wanted: 8 }, "draw 3 took word 9", "was 8"],
  "draw-value": [{ at: 3, value: 5, wanted: 4 }, "draw 3 gave 5", "gives 4"],
  "force-unknown": [a, "force of seat a is not shown"],
  "face-differs": [{ ...a, face: "skull", wanted: "blank" }, "seat a shows skull", "is blank"],
  "die-differs": [{ at: 2, die: 6, wanted: 3 }, "die 2 shows 6", "is 3"],
  "tie-stands": [{}, "tied", "not rolled again"],
  "rolled-again": [{}, "rolled again", "no tie"],
  "pack-missing": [{}, "not told"],
  "pack-size": [{ have: 49, wanted: 50 }, "49 cards", "should be 50"],
  "pack-differs": [{ at: 7, card: "red", wanted: "black" }, "card 7 of the pack is red", "make it black"],
  "roles-unknown": [{}, "nobody has chosen a role"],
  "deal-count": [{ ...a, have: 5, wanted: 6 }, "seat a was dealt 5 cards", "owed 6"],
  "deal-missing": [a, "what seat a was dealt is not told"],
  "deal-differs": [{ ...a, at: 2, card: "red", wanted: "green" }, "card 2 of seat a is red", "was green"],
  "hands-unknown": [{}, "hands are not told"],
  "day-out-of-turn": [{ day: 3, wanted: 2 }, "of day 3", "was day 2"],
  "days-few": [{ have: 4, wanted: 5 }, "4 days of 5"],
  "declared-not-short": [a, "seat a declared", "a card for every day"],
  "declared-out-of-turn": [a, "seat a declared", "not asked"],
  "declaration-missing": [{ ...a, day: 2 }, "seat a did not declare day 2"],
  "declared-wrongly": [{ ...a, pass: true, passes: 0, days: 2 }, "seat a passed with 0 still to pass of 2 days"],
  "declared-forced": [{ ...a, forced: true }, "seat a", "no choice, but had one"],
  "committed-out-of-turn": [a, "seat a committed a card when it could not"],
  "card-missing": [a, "cards of seat a are not told"],
  "card-not-held": [{ ...a, card: "red" }, "seat a did not hold a red card"],
  "card-not-committed": [{ ...a, card: "red", committed: null }, "seat a is shown with a red card", "had committed no card"],
  "pass-not-declared": [a, "seat a is shown without a card", "not declared a pass"],
  "pass-played": [{ ...a, card: "red" }, "seat a is shown with a red card", "had declared a pass"],
  "keep-out-of-turn": [a, "seat a kept cards when it could not"],
  "keep-count": [{ ...a, count: 1, cards: 2 }, "seat a is said to have kept 1 card;", "2 are told"],
  "keep-many": [{ ...a, count: 3, left: 2 }, "seat a kept 3 cards", "had 2 left"],
  "difference-wrong": [{ difference: 3, wanted: 2 }, "given as 3", "it is 2"],
  "mover-wrong": [{ mover: "a", wanted: "b" }, "given to seat a", "that of seat b"],
  "move-missing": [{ mover: "b" }, "seat b had the better card"],
  "move-out-of-turn": [a, "seat a moved the marker when it could not"],
  "move-from": [{ from: "C3", wanted: "C2" }, "from C3", "stood on C2"],
  "move-too-far": [{ from: "A1", to: "E5", difference: 1 }, "difference of 1", "from A1 to E5"],
  "square-outside": [{ square: "E5", territory: "M" }, "E5", "territory M"],
  "table-unknown": [{ width: 60.5, depth: 1 }, "60.5 by 1 BW", "none of the sizes"],
  "chose-out-of-turn": [{ ...a, wanted: "b" }, "seat a chose", "that of seat b"],
  "adjust-too-low": [{ die: 4, needed: 6 }, "takes a 6", "rolled was a 4"],
  "adjust-too-far": [{ most: 6 }, "farther than 6 BW"],
  "territory-not-theirs": [{ ...a, territory: "P" }, "territory P", "list of seat a"],
  "intercept-not-theirs": [a, "seat a waived an intercept"],
  "abandoned-unasked": [a, "seat a", "never offered"],
  "closed-unasked": [a, "seat a", "a result", "never offered"],
  "points-differ": [{ ...a, points: 15, wanted: 9 }, "seat a is given 15 victory points", "makes 9"],
  "camp-never-pitched": [a, "camp of seat a is said to be sacked", "pitched none"],
  "more-lost-than-there": [{ ...a, tugs: 11, sugs: 1 }, "seat a is said to have lost more than its 11 TuGs and 1 SuG"],
  "broken-differs": [
    {
      ...{ ...a, broken: false },
      sum: { tugs: 13, camp: 0, unseen: 0, size: { min: 13, max: 13 }, breaksAt: { min: 7, max: 7 }, broken: true },
    },
    "seat a is said to be unbroken; 13 of 13 TuGs lost: its army breaks at 7, so it is broken",
  ],
  "scouting-cards": [{ ...a, cards: [], wanted: ["red", "green"] }, "best cards of seat a are red, green", "no cards"],
  "scouting-percent": [{ ...a, percent: 20, wanted: 30 }, "worth 30 per cent, not 20"],
  "scouting-by": [{ by: "a", wanted: null }, "by nobody, not by seat a"],
  "scouting-difference": [{ difference: 20, wanted: 30 }, "30 per cent, not 20"],
  "event-missing": [{ type: "seat-sat", seat: "a" }, '"seat sat" of seat a'],
  "event-twice": [{ type: "cards-dealt" }, '"cards dealt"', "only once"],
  "event-out-of-step": [{ type: "cards-dealt", step: "keep" }, '"cards dealt"', "step keep"],
  "step-back": [{ step: "role", after: "days" }, "step role", "of days"],
  "event-too-early": [{ type: "seat-sat", needs: "force-sealed" }, '"seat sat"', 'before "force sealed"'],
  "event-too-late": [{ type: "cards-dealt" }, '"cards dealt"', "over"],
  "seq-wrong": [{ seq: 4, wanted: 3 }, "numbered 4", "place is 3"],
  "link-differs": [{}, "link", "not the hash"],
  "chain-unseen": [{ seen: "00ff" }, "00ff", "you have seen"],
  "seen-malformed": [{ seen: "xyz" }, '"xyz"', "first 12 characters"],
  "seal-half": [a, "seat a", "only half"],
  "seal-kept": [a, "seat a is not revealed"],
  "seal-differs": [a, "seat a is not the one that was sealed"],
  "shown-differs": [a, "seat a", "other commanders or unit groups"],
  "orders-kept": [a, "orders of seat a are not told", "both have given"],
  "order-half": [{ ...a, order: "march-1" }, "march-1 of seat a", "only half"],
  "order-kept": [{ ...a, order: "march-1" }, "march-1 of seat a", "not told"],
  "order-differs": [{ ...a, order: "march-1" }, "march-1 of seat a", "not the one that was given"],
  "order-shown-differs": [{ ...a, order: "ambush-2" }, "ambush-2 of seat a", "everybody was shown"],
  "order-unknown": [{ ...a, order: "march-3" }, "seat a revealed the order march-3", "not given"],
  "order-twice": [{ ...a, order: "march-1" }, "seat a revealed the order march-1 twice"],
};

describe("what is wrong with a record, in a sentence", () => {
  test.each(Object.entries(TOLD))("%s", (code, [params, ...told]) => {
    const ofEvent = recordFaultSentence({ code, params, seq: 12 } as RecordFault);
    const ofRecord = recordFaultSentence({ code, params, seq: null } as RecordFault);
    for (const words of told) expect(ofEvent).toContain(words);
    expect(ofEvent).toMatch(/^Event 12: .*[^.]\.$/);
    expect(ofRecord).toMatch(/^[A-Z"].*[^.]\.$/);
    expect(ofEvent).not.toMatch(/undefined|null|\[object/);
  });

  test("a house commander's nonce is told as what it is", () => {
    expect(recordFaultSentence({ code: "nonce-form", params: { ...a, nonce: "00", house: true }, seq: null })).toContain(
      'commander\'s is "house"',
    );
  });
});

describe("a check, in a sentence", () => {
  const check = (name: RecordCheck["name"], change: Partial<RecordCheck>): string =>
    recordCheckSentence({ name, ok: true, notYet: false, faults: [], checked: 3, ...change });

  test.each(RECORD_CHECKS)("%s: what is so, how much was looked at, and how it ended", (name) => {
    const { length } = [check(name, {}), check(name, { ok: false }), check(name, { ok: false, notYet: true })].filter((words) =>
      /^[A-Z][^.]+: .+\.$/.test(words),
    );
    expect(length).toBe(3);
    expect(check(name, {})).toMatch(/: ok, .+ \(3 checked\)\.$/);
    expect(check(name, { checked: 0 })).toMatch(/: nothing to look at, as the record tells nothing of it\.$/);
    expect(check(name, { ok: false })).toMatch(/: FAILED\. .+\.$/);
    expect(check(name, { ok: false, notYet: true })).toMatch(/: not yet\. .+ once the seed is published\.$/);
  });
});

describe("the whole record, in a sentence", () => {
  const sealsBut = (change: Partial<RecordCheck>, others: Partial<RecordCheck> = {}): string =>
    recordVerdictSentence(
      RECORD_CHECKS.map((name) => ({ name, ok: true, notYet: false, faults: [], checked: 3, ...(name === "seals" ? change : others) })),
    );

  test("all that held, where all had something to look at", () => {
    expect(sealsBut({})).toBe("The record holds: all 13 checks.");
  });

  test("what had nothing to look at is not counted with what held", () => {
    expect(sealsBut({ checked: 0 })).toBe("The record holds: 12 checks of 13. Seals had nothing to look at.");
    const two = RECORD_CHECKS.slice(-2).map((name) => ({ name, ok: true, notYet: false, faults: [], checked: 0 }));
    expect(recordVerdictSentence(two)).toBe("The record holds: 0 checks of 2. Chain and Seals had nothing to look at.");
  });

  test("what must wait, and above all what failed", () => {
    const waits = { ok: false, notYet: true };
    expect(sealsBut(waits)).toBe("Nothing is wrong with the record so far. Verify it again when its seed is published.");
    expect(sealsBut({ ok: false }, waits)).toBe("The record is not to be trusted: 1 check of 13 failed.");
  });
});

describe("what a player is told", () => {
  const check = (at: number, parts: Partial<RecordCheck> = {}): RecordCheck => {
    const name = RECORD_CHECKS[at];
    if (!name) throw new Error("there is no such check");
    return { name, ok: true, notYet: false, faults: [], checked: 1, ...parts };
  };
  const failed: Partial<RecordCheck> = { ok: false, faults: [{ code: "tie-stands", params: {}, seq: 6 }] };
  const waiting: Partial<RecordCheck> = { ok: false, notYet: true };
  const idle: Partial<RecordCheck> = { checked: 0 };

  test.each(RECORD_CHECKS)("of %s: a title, and what it means in whole sentences", (name) => {
    const { title, means } = checkWords(name);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(means).toMatch(/^[A-Z].*\.$/);
  });

  test("all hold, or all that there is to check", () => {
    expect(playerVerdictSentence([check(0), check(1)])).toBe("All 2 checks hold.");
    expect(playerVerdictSentence([check(0), check(1), check(2, idle)])).toBe("All holds that there is to check: 2 of 3.");
  });

  test("what waits for the seed, and above all what fails", () => {
    expect(playerVerdictSentence([check(0), check(1, waiting), check(2, waiting)])).toBe(
      "Nothing is wrong so far: 1 check held, 2 to come once the seed is told.",
    );
    expect(playerVerdictSentence([check(0), check(1, waiting), check(2, failed)])).toBe(
      "This record is not to be trusted: 1 check of 3 fails.",
    );
    expect(playerVerdictSentence([check(0, failed), check(1, failed), check(2)])).toBe(
      "This record is not to be trusted: 2 checks of 3 fail.",
    );
  });

  test("how far the link that he saw vouches for the record", () => {
    const events = [
      { seq: 1, chain: "ab".repeat(32) },
      { seq: 2, chain: "cd".repeat(32) },
    ];
    expect(seenLinkSentence("cdcdcdcdcdcd", events)).toBe(
      "The link that you saw is that of event 2: up to there this is the battle that you played.",
    );
    expect(seenLinkSentence("ef".repeat(6), events)).toBeNull();
    expect(seenLinkSentence(null, events)).toContain("No link that you saw was compared.");
  });

  test("which of four a check is", () => {
    expect([check(0), check(0, idle), check(0, waiting), check(0, failed)].map(verdictOf)).toEqual(["ok", "idle", "not-yet", "failed"]);
  });
});
