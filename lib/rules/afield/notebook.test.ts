import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_NOTEBOOK, MARKS, type Marks, marked, notebookIn, testKey, undone } from "./notebook";

const nothingDue = () => new Set<string>();
const mark = (notebook = EMPTY_NOTEBOOK, changes: Marks) => marked(notebook, changes, nothingDue);
const HORSE = MARKS.unit("a", 3);

test("what is marked is there, and 0 removes it", () => {
  const once = mark(EMPTY_NOTEBOOK, { [HORSE]: 3 });
  expect(once.marks).toEqual({ [HORSE]: 3 });
  expect(mark(once, { [HORSE]: 0 }).marks).toEqual({});
});

test("what changes nothing is no act", () => {
  const once = mark(EMPTY_NOTEBOOK, { [HORSE]: 3 });
  expect(mark(once, { [HORSE]: 3 })).toBe(once);
});

test("there is nothing to take back of an empty notebook", () => {
  expect(undone(EMPTY_NOTEBOOK)).toEqual(EMPTY_NOTEBOOK);
});

test("a finished test is due again if its cause returns", () => {
  const test = testKey("broken:a:3");
  const dueAt = (marks: Marks) => new Set((marks[HORSE] ?? 0) >= 7 ? [test] : []);
  const broken = marked(EMPTY_NOTEBOOK, { [HORSE]: 7 }, dueAt);
  const done = marked(broken, { [test]: 1 }, dueAt);
  expect(done.marks).toEqual({ [HORSE]: 7, [test]: 1 });
  const whole = marked(done, { [HORSE]: 6 }, dueAt);
  expect(whole.marks).toEqual({ [HORSE]: 6 });
  expect(undone(whole).marks).toEqual(done.marks);
});

describe("laws", () => {
  const changes: fc.Arbitrary<Marks> = fc.dictionary(fc.constantFrom(HORSE, "gone:b:2", "camp:a", "hurt:a:0"), fc.nat({ max: 20 }));
  const acts = fc.array(changes, { maxLength: 60 });
  const played = (all: readonly Marks[]) => all.reduce((now, one) => mark(now, one), EMPTY_NOTEBOOK);

  test("an undone act leaves no trace", () => {
    fc.assert(
      fc.property(acts, changes, (before, last) => {
        const notebook = played(before);
        const after = mark(notebook, last);
        if (after !== notebook) expect(undone(after).marks).toEqual(notebook.marks);
      }),
    );
  });

  test("a notebook is kept and read as it was", () => {
    fc.assert(
      fc.property(acts, (all) => {
        expect(notebookIn(JSON.stringify(played(all)))).toEqual(played(all));
      }),
    );
  });

  test("the past has an end", () => {
    fc.assert(
      fc.property(acts, (all) => {
        expect(played(all).past.length).toBeLessThanOrEqual(40);
      }),
    );
  });

  test("whatever is found in its place, a notebook is read", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.record({ marks: fc.jsonValue(), past: fc.jsonValue() }).map((it) => JSON.stringify(it)),
        ),
        (text) => {
          const { marks, past } = notebookIn(text);
          for (const value of Object.values(marks)) expect(Number.isInteger(value) && value > 0 && value <= 200).toBe(true);
          expect(past.every((act) => act.length > 0)).toBe(true);
        },
      ),
    );
  });
});

test.each([
  [null, {}],
  ["", {}],
  ["{", {}],
  ["null", {}],
  ["[1]", {}],
  ['{"marks":[2,3],"past":7}', { 0: 2, 1: 3 }],
  [
    '{"marks":{"unit:a:1":2,"unit:a:2":-1,"unit:a:3":"4","unit:a:4":1.5,"unit:a:5":201},"past":[null,[{"key":1}],[{"key":"x","was":0}]]}',
    { "unit:a:1": 2 },
  ],
])("%j is read as %j", (text, marks) => {
  expect(notebookIn(text).marks).toEqual(marks);
});
