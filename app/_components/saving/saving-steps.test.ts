import { describe, expect, test } from "vitest";
import type { Answer } from "@/app/_components/ask-server";
import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { buildArmy } from "@/tests/build/army";
import { beginSaving, type SavingEffect, type SavingEvent, type SavingState, takeStep } from "./saving-steps";

const READY = buildArmy();
const named = (name: string): Army => ({ ...READY, name });
const stored = (revision: number, army: Army): StoredArmy =>
  ({
    id: "abcdefghijklmnopqrstuvwxyz",
    revision,
    place: "desk",
    createdAt: "2026-01-01T00:00:00.000Z",
    changedAt: "2026-01-01T00:00:00.000Z",
    army,
  }) as StoredArmy;

const change = (army: Army): SavingEvent => ({ kind: "changed", army });
const DUE: SavingEvent = { kind: "due" };
const answer = (value: StoredArmy, status = 200): SavingEvent => ({ kind: "answered", answer: { ok: true, status, value } });
const refusal = (status: number, details?: unknown): SavingEvent => ({
  kind: "answered",
  answer: { ok: false, status, error: { code: "x", message: "Refused.", ...(details ? { details } : {}) } } satisfies Answer<StoredArmy>,
});
const LOST = refusal(0);

/** What comes of these events, one after the other: the state, and every effect in order. */
function outcome(start: SavingState, ...events: readonly SavingEvent[]) {
  let state = start;
  const effects: SavingEffect[] = [];
  for (const event of events) {
    const taken = takeStep(state, event);
    state = taken.state;
    effects.push(...taken.effects);
  }
  return { state, kind: state.saving.kind, effects, does: effects.map((one) => one.do) };
}

const ready = () => beginSaving({ page: "kircholm", base: null, army: READY, creationKey: "first-save" });
const owned = () => beginSaving({ page: "abcdefghijklmnopqrstuvwxyz", base: stored(1, READY), army: READY, creationKey: "unused" });
const MINE = named("Mine");
const THEIRS = stored(2, named("Theirs"));

describe("a ready army", () => {
  test("saves nothing until it is changed", () => {
    expect(outcome(ready(), DUE)).toMatchObject({ kind: "untouched", effects: [] });
  });

  test("is kept, sent and becomes the player's own with its first change", () => {
    const first = outcome(ready(), change(MINE), DUE);
    expect([first.kind, first.does, first.state.sent]).toEqual(["saving", ["keep", "wait", "send"], MINE]);
    const saved = outcome(first.state, answer(stored(1, MINE), 201));
    expect(saved).toMatchObject({ kind: "saved", state: { base: { revision: 1 }, page: "abcdefghijklmnopqrstuvwxyz" } });
    expect(saved.effects).toContainEqual({ do: "drop", page: "kircholm" });
    expect(saved.effects).toContainEqual({ do: "tell", stored: stored(1, MINE), created: true });
  });

  test("is sent with the names that the server will store, and lies on the desk with them", () => {
    const odd = outcome(ready(), change(named("Mi\u200bne \u202e")), DUE);
    expect(odd.effects).toContainEqual({ do: "adopt", army: MINE, why: "cleaned" });
    expect(odd.state).toMatchObject({ army: MINE, sent: MINE });
    expect(outcome(odd.state, answer(stored(1, MINE), 201))).toMatchObject({ kind: "saved" });
    expect(outcome(odd.state, answer(stored(1, MINE), 201), DUE).does).not.toContain("send");
  });

  test("changed back before it was sent is nothing to save", () => {
    expect(outcome(ready(), change(MINE), change(READY))).toMatchObject({ kind: "untouched", does: ["keep", "wait", "drop"] });
  });

  test("whose first save had arrived without its answer goes on from there, whatever was changed meanwhile", () => {
    const { state, does } = outcome(ready(), change(MINE), DUE, LOST, change(named("Mine, later")), DUE, answer(stored(1, MINE)));
    expect(state).toMatchObject({ saving: { kind: "saving" }, base: { revision: 1 } });
    expect(does.slice(-2)).toEqual(["keep", "wait"]);
  });

  test("whose first save had arrived and was changed elsewhere since is not overwritten", () => {
    expect(outcome(ready(), change(MINE), DUE, LOST, DUE, answer(stored(3, named("Theirs"))))).toMatchObject({
      kind: "changed-elsewhere",
      state: { base: null, saving: { before: READY } },
    });
  });
});

describe("an army begun in this browser", () => {
  const begun = (army = READY) => beginSaving({ page: "new/key", base: null, army, creationKey: "key", first: READY });
  const open = (army = READY) => outcome(begun(army), { kind: "retry" }, DUE);

  test("is sent as it was begun, and then as it is: whoever sends it too, sends the same first", () => {
    const opened = open(MINE);
    expect([opened.does, opened.state.sent]).toEqual([["keep", "wait", "send"], READY]);
    const { state, effects, does } = outcome(opened.state, answer(stored(1, READY), 201), DUE);
    expect(does).toEqual(["drop", "tell", "keep", "wait", "send"]);
    expect(effects[1]).toMatchObject({ created: true });
    expect(state).toMatchObject({ base: { revision: 1 }, sent: { name: "Mine" } });
  });

  test("waits in this browser even when every change is undone", () => {
    const { kind, does } = outcome(open().state, LOST, change(MINE), change(READY));
    expect([kind, does]).toEqual(["unreachable", ["wait", "keep", "keep"]]);
  });

  test("that another tab has sent and changed is put to the player, beside what it was begun as", () => {
    const { kind, state } = outcome(open(MINE).state, answer(THEIRS));
    expect([kind, state.saving]).toEqual(["changed-elsewhere", { kind, theirs: THEIRS, before: READY }]);
  });

  test("that another tab has sent as it stands here is saved", () => {
    expect(outcome(open(MINE).state, answer(stored(2, MINE)), DUE).kind).toBe("saved");
  });

  test("that the server will not have is tried again when the player asks, and never by itself", () => {
    const refused = outcome(open().state, refusal(409));
    expect([refused.kind, outcome(refused.state, DUE).does]).toEqual(["refused", []]);
    expect(outcome(refused.state, { kind: "retry" }, DUE).state.sent).toEqual(READY);
  });

  test("for an account that is signed out is said to be so, and can be saved for whoever is there", () => {
    const opened = { ...begun(MINE), account: "anna@example.org" };
    const other = { ok: false, status: 409, error: { code: "other-account", message: "Refused." } } as const;
    const refused = outcome(opened, { kind: "retry" }, DUE, { kind: "answered", answer: other });
    expect(refused.state.saving).toMatchObject({ kind: "refused", isForOther: true });
    const anew = outcome(refused.state, { kind: "as-new", creationKey: "another" }, DUE).state;
    expect(anew).toMatchObject({ account: null, creationKey: "another", sent: { name: "Mine" } });
  });
});

describe("one save at a time", () => {
  test("what is changed while a save is under way is sent after it, over its revision", () => {
    const { state, does } = outcome(owned(), change(MINE), DUE, change(named("Mine, later")), DUE);
    expect(does.filter((one) => one === "send")).toHaveLength(1);
    const next = outcome(state, answer(stored(2, MINE)), DUE);
    expect(next.state).toMatchObject({ base: { revision: 2 }, sent: { name: "Mine, later" } });
  });

  test("changed back to what is stored, nothing is sent and nothing kept", () => {
    expect(outcome(owned(), change(MINE), change(READY), DUE)).toMatchObject({ kind: "saved", does: ["keep", "wait", "drop"] });
  });
});

describe("without a connection", () => {
  test("it is kept, said, and tried again later and later", () => {
    const pauses = outcome(owned(), change(MINE), DUE, LOST, DUE, LOST, DUE, LOST).effects.flatMap((one) =>
      one.do === "wait" ? [one.milliseconds] : [],
    );
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
    expect(outcome(owned(), change(MINE), DUE, LOST).kind).toBe("unreachable");
  });

  test("once the device has a connection again, at once, and not for the tries before it late", () => {
    const lost = outcome(owned(), change(MINE), DUE, LOST, DUE, LOST, DUE, LOST, DUE, LOST).state;
    const back = outcome(lost, { kind: "online" });
    expect(back.does).toEqual(["send"]);
    expect(outcome(back.state, LOST).effects).toEqual([{ do: "wait", milliseconds: 1000 }]);
  });

  test("an edit is kept without hurrying the next try", () => {
    expect(outcome(outcome(owned(), change(MINE), DUE, LOST).state, change(named("More"))).does).toEqual(["keep"]);
  });

  test.each([429, 500, 503])("status %i is tried again as well", (status) => {
    expect(outcome(owned(), change(MINE), DUE, refusal(status)).kind).toBe("unreachable");
  });

  test("a save whose answer was lost is recognised as our own", () => {
    expect(outcome(owned(), change(MINE), DUE, LOST, DUE, refusal(412, stored(2, MINE)))).toMatchObject({
      kind: "saved",
      state: { base: { revision: 2 } },
    });
  });
});

describe("changed elsewhere", () => {
  const conflict = () => outcome(owned(), change(MINE), DUE, refusal(412, THEIRS));

  test("nothing is sent until the player has chosen, and edits are kept meanwhile", () => {
    const { state, kind } = conflict();
    expect([kind, state.saving.kind === "changed-elsewhere" && state.saving.before]).toEqual(["changed-elsewhere", READY]);
    expect(outcome(state, DUE, change(named("Mine, more")), DUE).does).toEqual(["keep"]);
  });

  test("what was changed there and undone again is no reason to ask: mine is sent over it", () => {
    const undone = stored(3, READY);
    const sent = { saving: { kind: "saving" }, base: { revision: 3 }, sent: { name: "Mine" } };
    expect(outcome(owned(), change(MINE), DUE, refusal(412, undone), DUE).state).toMatchObject(sent);
    expect(outcome(owned(), change(MINE), { kind: "heard", theirs: undone }, DUE).state).toMatchObject(sent);
  });

  test("keep mine: sent over their revision", () => {
    expect(outcome(conflict().state, { kind: "mine" }, DUE).state).toMatchObject({ base: { revision: 2 }, sent: { name: "Mine" } });
  });

  test("take theirs: put on the desk, nothing sent", () => {
    const { state, does, effects } = outcome(conflict().state, { kind: "theirs" }, DUE);
    expect(does).toEqual(["drop", "adopt"]);
    expect(effects).toContainEqual({ do: "adopt", army: THEIRS.army, why: "theirs", before: READY });
    expect(state).toMatchObject({ saving: { kind: "saved" }, army: { name: "Theirs" } });
  });

  test("both: the merged army goes to the desk and over their revision", () => {
    const { state, effects } = outcome(conflict().state, { kind: "merged", army: named("Both") }, DUE);
    expect(effects).toContainEqual({ do: "adopt", army: named("Both"), why: "merged", before: READY, theirs: THEIRS.army });
    expect(state).toMatchObject({ base: { revision: 2 }, sent: { name: "Both" } });
  });

  test("changed once more while one chooses, the choice is about the newest", () => {
    const { state } = outcome(conflict().state, { kind: "heard", theirs: stored(5, named("Theirs, later")) }, { kind: "mine" }, DUE);
    expect(state.base?.revision).toBe(5);
  });

  test("where nothing was changed here, theirs comes onto the desk by itself", () => {
    expect(outcome(owned(), { kind: "heard", theirs: THEIRS })).toMatchObject({
      kind: "saved",
      does: ["adopt"],
      state: { army: { name: "Theirs" } },
    });
  });

  test("where something was, it is a conflict before anything is sent", () => {
    expect(outcome(owned(), change(MINE), { kind: "heard", theirs: THEIRS }, DUE)).toMatchObject({
      kind: "changed-elsewhere",
      state: { sent: null },
    });
  });

  test.each([
    ["an older revision", stored(1, named("Theirs"))],
    ["another army", { ...THEIRS, id: "zyxwvutsrqponmlkjihgfedcba" } as StoredArmy],
  ])("%s is nothing to hear", (_, theirs) => {
    expect(outcome(owned(), { kind: "heard", theirs }).does).toEqual([]);
  });

  test("the same change made in both places is no conflict", () => {
    expect(outcome(owned(), change(MINE), { kind: "heard", theirs: stored(2, MINE) }).kind).toBe("saved");
  });
});

describe("what this browser had kept", () => {
  const kept = (base: StoredArmy | null, army: Army) =>
    ({ kind: "restored", unsent: { page: "p", writer: "w", base, creationKey: "kept-key", army } }) as const;

  test("is put on the desk and sent", () => {
    const { state, does } = outcome(owned(), kept(stored(1, READY), MINE), DUE);
    expect(does).toEqual(["adopt", "keep", "wait", "send"]);
    expect(state).toMatchObject({ base: { revision: 1 }, sent: { name: "Mine" } });
  });

  test("of a ready army keeps the name of its first save, so that it makes one army", () => {
    expect(outcome(ready(), kept(null, MINE), DUE).state).toMatchObject({ creationKey: "kept-key", base: null, sent: { name: "Mine" } });
  });

  test("is a conflict where the server has moved on", () => {
    const opened = beginSaving({ page: "p", base: stored(4, named("Theirs")), army: named("Theirs"), creationKey: "unused" });
    expect(outcome(opened, kept(stored(1, READY), MINE), DUE)).toMatchObject({
      kind: "changed-elsewhere",
      state: { saving: { before: READY } },
    });
  });

  test("is done with where it had arrived", () => {
    expect(
      outcome(beginSaving({ page: "p", base: stored(2, MINE), army: MINE, creationKey: "x" }), kept(stored(1, READY), MINE), DUE),
    ).toMatchObject({
      kind: "saved",
      state: { sent: null },
    });
  });
});

describe("refused for good", () => {
  const MISSING: SavingEvent = { kind: "missing" };

  test("an army that is gone is looked for once more, not sent again, and can be stored as a new one", () => {
    const gone = outcome(owned(), change(MINE), DUE, refusal(404), MISSING);
    expect([gone.kind, gone.does]).toEqual(["gone", ["keep", "wait", "send", "look", "wait", "keep"]]);
    expect(outcome(gone.state, change(named("More")), DUE).does).toEqual(["keep", "look"]);
    const anew = outcome(gone.state, { kind: "as-new", creationKey: "another" }, DUE);
    expect(anew.state).toMatchObject({ base: null, creationKey: "another", sent: { name: "Mine" } });
  });

  test("an army that was moved to its owner's account while a save was on its way is sent again", () => {
    const looked = outcome(owned(), change(MINE), DUE, refusal(404), { kind: "heard", theirs: stored(1, READY) }, DUE);
    expect(looked.state).toMatchObject({ saving: { kind: "saving" }, sent: { name: "Mine" }, base: { revision: 1 } });
  });

  test("where the second look has no answer either, it is tried again", () => {
    const waiting = outcome(owned(), change(MINE), DUE, refusal(404));
    expect(waiting.effects.at(-1)).toEqual({ do: "wait", milliseconds: 1000 });
    expect(outcome(waiting.state, DUE).state.sent).toEqual(MINE);
  });

  test("an army that is back is no longer gone: what was changed is sent, or put to the player where it was changed there", () => {
    const { state } = outcome(owned(), change(MINE), DUE, refusal(404), MISSING);
    expect(outcome(state, { kind: "heard", theirs: stored(1, READY) }, DUE).state.sent).toEqual(MINE);
    expect(outcome(state, { kind: "heard", theirs: THEIRS }).kind).toBe("changed-elsewhere");
    const clean = outcome(owned(), MISSING);
    expect(clean.kind).toBe("gone");
    expect(outcome(clean.state, { kind: "heard", theirs: stored(1, READY) }).kind).toBe("saved");
  });

  test("what the server will not have is said, kept, and sent again when it was changed", () => {
    const refused = outcome(owned(), change(MINE), DUE, refusal(400));
    expect(refused.state.saving).toEqual({ kind: "refused", message: "Refused.", isForOther: false });
    expect(outcome(refused.state, DUE).does).toEqual([]);
    expect(outcome(refused.state, change(named("Better")), DUE).does).toEqual(["keep", "wait", "send"]);
  });
});
