import fc from "fast-check";
import { expect, test } from "vitest";
import { begun, type History, redone, undone } from "@/app/_components/browser/history";
import type { Army } from "@/lib/model/army";
import { editsBetween } from "@/lib/rules/army/edits";
import { buildArmy } from "@/tests/build/army";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG } from "@/tests/build/rules";
import { cleaned, edited, replaced } from "./use-desk";

const START = buildArmy();
const bases = (unit: number, to: number) => [{ do: "set-unit", unit, field: "bases", to }] as const;

test("what is undone can be done again, until something else is done", () => {
  const two = edited(edited(begun(START), bases(1, 4)), bases(2, 4));
  const back = undone(two);
  expect(back.now.units.map((unit) => unit.bases).slice(0, 2)).toEqual([4, 6]);
  expect(redone(back).now).toEqual(two.now);
  expect(undone(undone(undone(two))).now).toEqual(START);
  expect(edited(back, bases(3, 4)).future).toEqual([]);
});

test("edits that change nothing leave no step, so that no undo does nothing", () => {
  expect(edited(begun(START), bases(1, 6)).past).toEqual([]);
  expect(edited(begun(START), bases(99, 4)).past).toEqual([]);
});

test("an army that arrives from elsewhere can be undone, unless it is of another list", () => {
  const other = { ...START, name: "As it is there", units: START.units.slice(1) };
  expect(undone(replaced(begun(START), other)).now).toEqual(START);
  const abroad = replaced(begun(START), { ...other, listVersion: `sha256:${"0".repeat(64)}` as never });
  expect([abroad.now.listVersion === null, abroad.past]).toEqual([false, []]);
});

test("a name is put as it is stored without a step, so that undoing leads past it", () => {
  const four = edited(begun(START), bases(1, 4));
  const odd = edited(four, [{ do: "set-army", field: "name", to: "Mi\u200bne" }]);
  const stored = cleaned(odd);
  expect([stored.now.name, stored.past.length]).toEqual(["Mine", 2]);
  expect(undone(stored).now).toEqual(four.now);
  expect(undone(undone(stored)).now).toEqual(START);
  // An army from before names were cleaned: what was changed first can be taken back, whatever it was called.
  const old = cleaned(edited(begun({ ...START, name: "Old  name" }), bases(1, 4)));
  const back = undone(old).now;
  expect([old.now.name, back.name, back.units[0]?.bases]).toEqual(["Old name", "Old name", START.units[0]?.bases]);
  expect(cleaned(four)).toBe(four);
  // A change that is none once it is stored leaves no step either.
  expect(cleaned(edited(four, [{ do: "set-army", field: "name", to: `${START.name} ` }])).past).toEqual([START]);
});

test("undo and redo lead through any history and back", () => {
  const armies = anyArmy({ lists: CATALOG.lists });
  fc.assert(
    fc.property(armies, fc.array(armies, { minLength: 1, maxLength: 6 }), (start, later) => {
      const ground = { list: start.list, listVersion: start.listVersion, rules: start.rules };
      let history: History<Army> = begun(start);
      const seen = [history.now];
      for (const next of later) {
        history = edited(history, editsBetween(history.now, { ...next, ...ground }));
        if (history.now !== seen.at(-1)) seen.push(history.now);
      }
      for (const expected of seen.toReversed()) {
        expect(history.now).toEqual(expected);
        history = undone(history);
      }
      for (const expected of seen.slice(1)) {
        history = redone(history);
        expect(history.now).toEqual(expected);
      }
    }),
    { seed: 1610, numRuns: 150 },
  );
});
