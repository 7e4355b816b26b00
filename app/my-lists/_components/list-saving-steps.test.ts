import { describe, expect, test } from "vitest";
import type { Answer } from "@/app/_components/ask-server";
import { blankList } from "@/lib/model/blank-list";
import type { ListDraft } from "@/lib/model/list-draft";
import { type StoredList, storedList } from "@/lib/model/own-list";
import { beginListSaving, type ListEvent, type ListState, takeListStep } from "./list-saving-steps";

const named = (name: string): ListDraft => ({ ...blankList(name), id: `own-${"a".repeat(26)}` });
const at = (revision: number, list: ListDraft): StoredList =>
  storedList.parse({
    ...{ id: list.id, revision, place: "desk", version: null, faults: [], list },
    ...{ createdAt: "2026-10-01T08:00:00.000Z", changedAt: "2026-10-01T08:00:00.000Z" },
  });
const [FIRST, MINE, THEIRS] = [named("First"), named("Mine"), named("Theirs")];
const FROM = at(3, FIRST);
const done = (stored: StoredList): Answer<StoredList> => ({ ok: true, status: 200, value: stored });
const refused = (status: number, details?: unknown): Answer<StoredList> => ({
  ok: false,
  status,
  error: { code: "x", message: "No.", details },
});

/** The state after all of these, and what the last of them does. */
function taken(...events: readonly ListEvent[]) {
  let [state, effects]: [ListState, readonly { do: string }[]] = [beginListSaving(FROM), []];
  for (const event of events) ({ state, effects } = takeListStep(state, event));
  return { state, does: effects.map((one) => one.do), effects };
}
const edit = (list: ListDraft): ListEvent => ({ kind: "edited", list });
const DUE: ListEvent = { kind: "due" };
const answered = (answer: Answer<StoredList>): ListEvent => ({ kind: "answered", answer });
const heard = (answer: Answer<StoredList>): ListEvent => ({ kind: "heard", answer });

describe("an edit", () => {
  test("is kept at once, and sent after a pause over the revision it was made from", () => {
    expect(taken(edit(MINE)).does).toEqual(["keep", "wait"]);
    const sent = taken(edit(MINE), DUE);
    expect([sent.does, sent.state.sent, sent.state.revision]).toEqual([["send"], MINE, 3]);
    const saved = taken(edit(MINE), DUE, answered(done(at(4, MINE))));
    expect([saved.state.saving.kind, saved.state.revision, saved.does]).toEqual(["saved", 4, ["drop"]]);
  });

  test("made while another is on its way follows it", () => {
    const { state, does } = taken(edit(MINE), DUE, edit(named("Later")), answered(done(at(4, MINE))));
    expect([state.saving.kind, state.revision, does]).toEqual(["saving", 4, ["keep", "wait"]]);
  });

  test.each([0, 429, 503])("with no answer (%d) is tried again, and stays in the browser", (status) => {
    const { state, does } = taken(edit(MINE), DUE, answered(refused(status)));
    expect([state.saving.kind, does]).toEqual(["unreachable", ["keep", "wait"]]);
    expect(taken(edit(MINE), DUE, answered(refused(status)), DUE).does).toEqual(["send"]);
  });

  test("that is refused is said, not sent again, and sent once it is changed", () => {
    const { state } = taken(edit(MINE), DUE, answered(refused(413)));
    expect(state.saving).toEqual({ kind: "refused", message: "No." });
    expect(taken(edit(MINE), DUE, answered(refused(413)), DUE).does).toEqual([]);
    expect(taken(edit(MINE), DUE, answered(refused(413)), edit(FIRST), DUE).does).toEqual(["send"]);
  });

  test("of a list that is gone is kept", () => {
    expect(taken(edit(MINE), DUE, answered(refused(404))).state.saving.kind).toBe("gone");
  });
});

describe("a change from elsewhere", () => {
  test("is shown where nothing was changed here", () => {
    const { state, effects } = taken(heard(done(at(4, THEIRS))));
    expect([state.revision, effects]).toEqual([4, [{ do: "adopt", list: THEIRS, why: "theirs" }]]);
  });

  test.each([
    ["as the server refuses ours", [edit(MINE), DUE, answered(refused(412, at(4, THEIRS)))]],
    ["as the page hears of it", [edit(MINE), heard(done(at(4, THEIRS)))]],
  ] as const)("over one of ours is a choice, %s: nothing is sent until then", (_, events) => {
    const { state } = taken(...events);
    expect(state).toMatchObject({ list: MINE, saving: { kind: "changed", theirs: { revision: 4 } } });
    expect(taken(...events, DUE).does).toEqual([]);
    const mine = taken(...events, { kind: "mine" });
    expect([mine.state.revision, mine.state.list, mine.does]).toEqual([4, MINE, ["keep", "wait"]]);
    const theirs = taken(...events, { kind: "theirs" });
    expect([theirs.state.list, theirs.state.saving.kind, theirs.does]).toEqual([THEIRS, "saved", ["drop", "adopt"]]);
  });

  test("that is the same as ours is none", () => {
    expect(taken(edit(MINE), DUE, answered(refused(412, at(4, MINE)))).state).toMatchObject({ revision: 4, saving: { kind: "saved" } });
  });

  test("that is older, or ours, changes nothing", () => {
    expect(taken(heard(done(at(3, THEIRS)))).does).toEqual([]);
    expect(taken(edit(MINE), DUE, heard(done(at(4, MINE)))).does).toEqual([]);
  });
});

describe("what an earlier visit left", () => {
  const left = (revision: number): ListEvent => ({ kind: "restored", list: MINE, revision, stored: FROM });
  test("is shown and sent", () => {
    const { state, does } = taken(left(3));
    expect([state.list, does]).toEqual([MINE, ["adopt", "keep", "wait"]]);
  });
  test("is a choice where the server has a newer revision", () => {
    expect(taken(left(2)).state).toMatchObject({ list: MINE, saving: { kind: "changed", theirs: { list: FIRST } } });
  });
});
