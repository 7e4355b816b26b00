import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SharedTick } from "../../model/company";
import { MARKS, marked, testKey } from "./notebook";
import {
  bookIn,
  cleared,
  delivered,
  EMPTY_BOOK,
  heard,
  lastWords,
  marksIn,
  mergeTicks,
  type SharedBook,
  takenBack,
  ticked,
  tickedIn,
  ticksFor,
  tracesOf,
  unsentIn,
} from "./shared-ticks";

const GUNS = MARKS.unit("b", 7);
const word = (value: number, at: number, by: "a" | "b" = "a", key: string = GUNS): SharedTick => ({ key, value, at, by });

const nothingDue = () => new Set<string>();

describe("two seats about one thing", () => {
  test("the later word counts, and the other is kept beside it", () => {
    const both = mergeTicks([word(2, 10, "a")], [word(4, 20, "b")]);
    expect(marksIn(both)).toEqual({ [GUNS]: 4 });
    expect(tracesOf(both)).toEqual([{ ...word(4, 20, "b"), before: word(2, 10, "a") }]);
  });

  test("a tick that is taken back is a word too", () => {
    expect(marksIn(mergeTicks([word(2, 10, "a")], [word(0, 20, "b")]))).toEqual({});
  });

  test("who corrects what he has seen has the last word, however slow his clock", () => {
    const seen = [word(2, 9_000, "b")];
    expect(marksIn(mergeTicks(seen, ticked(seen, { [GUNS]: 4 }, "a", 17)))).toEqual({ [GUNS]: 4 });
  });

  test("undo leaves what the other player has ticked since", () => {
    const mine = tickedIn(EMPTY_BOOK, { [GUNS]: 2, "camp:a": 1 }, nothingDue, { by: "a", now: 10 });
    const corrected = heard(mine, [word(6, 20, "b")]);
    const undone = takenBack(corrected, { by: "a", now: 30 });
    expect(marksIn(undone.ticks)).toEqual({ [GUNS]: 6 });
    expect(undone.past).toEqual([]);
  });
});

describe("what is sent", () => {
  test("everything once, and what was ticked meanwhile again", () => {
    const once = tickedIn(EMPTY_BOOK, { [GUNS]: 2 }, nothingDue, { by: "a", now: 10 });
    const sent = unsentIn(once);
    expect(sent).toEqual([word(2, 10)]);
    expect(unsentIn(delivered(once, sent))).toEqual([]);
    const again = tickedIn(once, { [GUNS]: 3 }, nothingDue, { by: "a", now: 11 });
    expect(unsentIn(delivered(again, sent))).toEqual([word(3, 11)]);
  });

  test("what a device had ticked before ticks were shared", () => {
    const old = JSON.stringify({ marks: { [GUNS]: 2 }, past: [[{ key: GUNS, was: 0 }]] });
    const book = bookIn(old, "b");
    expect(unsentIn(book)).toEqual([word(2, 0, "b")]);
    expect(marksIn(mergeTicks(book.ticks, [word(1, 1, "a")]))).toEqual({ [GUNS]: 1 });
    expect(marksIn(takenBack(book, { by: "b", now: 5 }).ticks)).toEqual({});
  });

  test("all ticks removed", () => {
    const book = tickedIn(EMPTY_BOOK, { [GUNS]: 2, "camp:a": 1 }, nothingDue, { by: "a", now: 10 });
    const none = cleared(heard(book, [word(6, 20, "b")]), { by: "a", now: 15 });
    expect([marksIn(none.ticks), none.past]).toEqual([{}, []]);
  });
});

describe("laws", () => {
  const key = fc.constantFrom(GUNS, "camp:a", "hurt:a:0", testKey("camp:a"));
  const tick: fc.Arbitrary<SharedTick> = fc.record({
    key,
    value: fc.nat(3),
    at: fc.nat(6),
    by: fc.constantFrom("a" as const, "b" as const),
  });
  const some = fc.array(tick, { maxLength: 12 });

  test("merging in any order, in any parts and again comes to the same", () => {
    fc.assert(
      fc.property(some, some, some, (one, two, three) => {
        const all = mergeTicks(mergeTicks(one, two), three);
        expect(mergeTicks(three, mergeTicks(two, one))).toEqual(all);
        expect(mergeTicks(mergeTicks(two, three), mergeTicks(one, two))).toEqual(all);
        expect(mergeTicks(all, all)).toEqual(all);
      }),
    );
  });

  test("a merge never brings an earlier word back", () => {
    fc.assert(
      fc.property(some, some, (one, two) => {
        const [before, after] = [lastWords(mergeTicks(one, [])), lastWords(mergeTicks(one, two))];
        for (const [about, { at }] of before) expect(after.get(about)?.at).toBeGreaterThanOrEqual(at);
      }),
    );
  });

  test("alone, a book marks and undoes as a notebook does", () => {
    const acts = fc.array(fc.dictionary(key, fc.nat(5)), { maxLength: 20 });
    fc.assert(
      fc.property(acts, (all) => {
        const hand = { by: "a", now: 5 } as const;
        const book = all.reduce<SharedBook>((now, act) => tickedIn(now, act, nothingDue, hand), EMPTY_BOOK);
        const notebook = all.reduce((now, act) => marked(now, act, nothingDue), { marks: {}, past: [] } as Parameters<typeof marked>[0]);
        expect([marksIn(book.ticks), book.past]).toEqual([notebook.marks, notebook.past]);
        expect(bookIn(JSON.stringify(book), "a")).toEqual(book);
      }),
    );
  });

  test("whatever is found in its place, a book is read", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.record({ ticks: fc.jsonValue(), unsent: fc.jsonValue(), past: fc.jsonValue() }).map((one) => JSON.stringify(one)),
        ),
        (text) => {
          for (const { value, at } of bookIn(text, "a").ticks) expect(Number.isInteger(value) && Number.isInteger(at)).toBe(true);
        },
      ),
    );
  });
});

describe("what a seat may know", () => {
  const seen = {
    seat: "a",
    units: [{ seat: "b", number: 7 }],
    stragglers: [{ seat: "b", number: 8, name: "Late" }],
    markers: [],
    own: { units: [{ number: 1 }], commanders: [] },
  } as unknown as Parameters<typeof ticksFor>[0];
  const keysFor = (keys: readonly string[], of = seen) =>
    ticksFor(
      of,
      keys.map((one) => word(1, 1, "b", one)),
    ).map((one) => one.key);

  test("of the other army only unit groups on the table, of his own all", () => {
    const keys = ["unit:b:7", "gone:b:8", "unit:b:9", "test:broken:b:9", "gone:b:9", "unit:a:1", "unit:a:2"];
    expect(keysFor(keys)).toEqual(["unit:b:7", "gone:b:8", "unit:a:1"]);
  });

  test("his own marches, and only his own guesses", () => {
    const keys = ["here:a:march-1", "here:b:march-1", "kind:b:0", "lost:b:0", "test:unseen:b:0", "kind:a:0", "lost:a:0", "test:unseen:a:0"];
    expect(keysFor(keys)).toEqual(["here:a:march-1", "kind:b:0", "lost:b:0", "test:unseen:b:0"]);
  });

  test("of the other's marches those that are revealed, and only they", () => {
    const march = { seat: "b", order: "march-1", place: { kind: "march", commander: 1 }, secret: null } as const;
    const keys = ["here:b:march-1", "here:b:march-2"];
    expect(keysFor(keys, { ...seen, markers: [{ ...march, revealed: false }] })).toEqual([]);
    expect(keysFor(keys, { ...seen, markers: [{ ...march, revealed: true }] })).toEqual(["here:b:march-1"]);
  });

  test("camps and commanders are seen by both, and nothing by a spectator", () => {
    const keys = ["camp:b", "killed:b:0", "hurt:a:1", "test:camp:b", "test:killed:b:0:1"];
    expect(keysFor(keys)).toEqual(keys);
    expect(keysFor(keys, { ...seen, seat: null })).toEqual([]);
  });
});
