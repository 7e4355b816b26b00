import fc from "fast-check";
import { expect, test } from "vitest";
import { editsBetween } from "@/lib/rules/army/edits-between";
import { buildArmy } from "@/tests/build/army";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG } from "@/tests/build/rules";
import { begin, cleaned, edited, type History, redone, replaced, undone } from "./history";

const START = buildArmy();
const bases = (unit: number, to: number) => [{ do: "set-unit", unit, field: "bases", to }] as const;

test("what is undone can be done again, until something else is done", () => {
  const two = edited(edited(begin(START), bases(1, 4)), bases(2, 4));
  const back = undone(two);
  expect(back.army.units.map((unit) => unit.bases).slice(0, 2)).toEqual([4, 6]);
  expect(redone(back).army).toEqual(two.army);
  expect(undone(undone(undone(two))).army).toEqual(START);
  expect(edited(back, bases(3, 4)).future).toEqual([]);
});

test("edits that change nothing leave no step, so that no undo does nothing", () => {
  expect(edited(begin(START), bases(1, 6)).past).toEqual([]);
  expect(edited(begin(START), bases(99, 4)).past).toEqual([]);
});

test("an army that arrives from elsewhere can be undone, unless it is of another list", () => {
  const other = { ...START, name: "As it is there", units: START.units.slice(1) };
  expect(undone(replaced(begin(START), other)).army).toEqual(START);
  const abroad = replaced(begin(START), { ...other, listVersion: `sha256:${"0".repeat(64)}` as never });
  expect([abroad.army.listVersion === null, abroad.past]).toEqual([false, []]);
});

test("a name is put as it is stored without a step, so that undoing leads past it", () => {
  const four = edited(begin(START), bases(1, 4));
  const odd = edited(four, [{ do: "set-army", field: "name", to: "Mi\u200bne" }]);
  const stored = cleaned(odd);
  expect([stored.army.name, stored.past.length]).toEqual(["Mine", 2]);
  expect(undone(stored).army).toEqual(four.army);
  expect(undone(undone(stored)).army).toEqual(START);
  // An army from before names were cleaned: what was changed first can be taken back, whatever it was called.
  const old = cleaned(edited(begin({ ...START, name: "Old  name" }), bases(1, 4)));
  const back = undone(old).army;
  expect([old.army.name, back.name, back.units[0]?.bases]).toEqual(["Old name", "Old name", START.units[0]?.bases]);
  expect(cleaned(four)).toBe(four);
});

test("undo and redo lead through any history and back", () => {
  const armies = anyArmy({ lists: CATALOG.lists });
  fc.assert(
    fc.property(armies, fc.array(armies, { minLength: 1, maxLength: 6 }), (start, later) => {
      const ground = { list: start.list, listVersion: start.listVersion, rules: start.rules };
      let history: History = begin(start);
      const seen = [history.army];
      for (const next of later) {
        history = edited(history, editsBetween(history.army, { ...next, ...ground }));
        if (history.army !== seen.at(-1)) seen.push(history.army);
      }
      for (const expected of seen.toReversed()) {
        expect(history.army).toEqual(expected);
        history = undone(history);
      }
      for (const expected of seen.slice(1)) {
        history = redone(history);
        expect(history.army).toEqual(expected);
      }
    }),
    { seed: 1610, numRuns: 150 },
  );
});
