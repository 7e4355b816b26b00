import fc from "fast-check";
import { expect, test } from "vitest";
import { buildArmy, COMMANDERS, unitOf } from "@/tests/build/army";
import { buildAllyList, buildList } from "@/tests/build/list";
import { anyArmy } from "@/tests/build/random-army";
import { type Army, army } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";
import { applyEdits } from "./apply-edits";
import { commandOf } from "./command-of";
import { moveUnit } from "./reorder-units";

const LEFT = "left" as CommanderId;
const RIGHT = "right" as CommanderId;

/** "1l 4r 2l": unit groups by number and the first letter of their command, "-" for unassigned. */
const drawnUp = (text: string): Army =>
  buildArmy({
    commanders: [...COMMANDERS],
    units: text.split(" ").map((one) => {
      const commander = { l: "left", r: "right", "-": null, x: "nobody" }[one.slice(-1)] ?? null;
      return unitOf(Number.parseInt(one, 10), "horse", 4, { commander });
    }),
  });

const START = "1l 2r 3l 4r 5l 6-";

type Case = [what: string, start: string, number: number, to: Parameters<typeof moveUnit>[2], after: string, edits: number];

test.each<Case>([
  ["last of its command: only it is added again", START, 1, { commander: LEFT, before: null }, "2r 3l 4r 5l 6- 1l", 2],
  ["before the last of its command", START, 1, { commander: LEFT, before: 5 }, "2r 3l 4r 6- 1l 5l", 4],
  ["before the first: it stays, and those before it go behind", START, 5, { commander: LEFT, before: 1 }, "2r 4r 5l 6- 1l 3l", 4],
  ["before the one it follows, the rest behind", START, 3, { commander: LEFT, before: 1 }, "2r 3l 4r 6- 1l 5l", 4],
  ["last of another command where it stands behind its last already", START, 5, { commander: RIGHT, before: null }, "1l 2r 3l 4r 5r 6-", 1],
  ["last of another command from before its last", START, 3, { commander: RIGHT, before: null }, "1l 2r 4r 5l 6- 3r", 2],
  ["into another command between two it stands between already", START, 3, { commander: RIGHT, before: 4 }, "1l 2r 3r 4r 5l 6-", 1],
  ["first of another command, standing before it already", START, 1, { commander: RIGHT, before: 2 }, "1r 2r 3l 4r 5l 6-", 1],
  ["out of its command", START, 4, { commander: null, before: null }, "1l 2r 3l 5l 6- 4-", 2],
  ["out of its command, before one that has none", START, 4, { commander: null, before: 6 }, "1l 2r 3l 4- 5l 6-", 1],
  ["out of the command of nobody it knows", "1x 2-", 1, { commander: null, before: 2 }, "1- 2-", 1],
])("a unit group comes to stand %s", (_what, start, number, to, after, count) => {
  const edits = moveUnit(drawnUp(start), number, to);
  expect(applyEdits(drawnUp(start), edits)).toEqual(drawnUp(after));
  expect(edits).toHaveLength(count);
});

test.each<[what: string, number: number, to: Parameters<typeof moveUnit>[2]]>([
  ["where it is, last", 5, { commander: LEFT, before: null }],
  ["where it is, before the next of its command", 1, { commander: LEFT, before: 3 }],
  ["before itself", 3, { commander: LEFT, before: 3 }],
  ["before one of another command", 1, { commander: LEFT, before: 4 }],
  ["before one the army does not have", 1, { commander: LEFT, before: 99 }],
  ["under one the army does not have", 1, { commander: "nobody" as CommanderId, before: null }],
  ["though the army does not have it", 99, { commander: LEFT, before: null }],
])("nothing is done for one put %s", (_what, number, to) => {
  expect(moveUnit(drawnUp(START), number, to)).toEqual([]);
});

test("wherever a unit group is put, it stays there, and nothing else changes", () => {
  const armies = anyArmy({ lists: [buildList(), buildAllyList()], units: { min: 1, max: 18 } });
  fc.assert(
    fc.property(armies, fc.nat(999), fc.nat(999), fc.nat(999), (one, ofUnit, ofCommand, ofPlace) => {
      const unit = one.units[ofUnit % one.units.length]!;
      const commander = [null, ...one.commanders.map((leader) => leader.id)][ofCommand % (one.commanders.length + 1)] ?? null;
      const numbers = (from: Army, of: CommanderId | null) =>
        from.units.filter((each) => commandOf(each, from) === of).map((each) => each.number);
      const others = numbers(one, commander).filter((number) => number !== unit.number);
      const at = ofPlace % (others.length + 1);
      const after = applyEdits(one, moveUnit(one, unit.number, { commander, before: others[at] ?? null }));

      expect(army.parse(after)).toEqual(after);
      expect(numbers(after, commander)).toEqual(others.toSpliced(at, 0, unit.number));
      for (const other of [null, ...one.commanders.map((leader) => leader.id)].filter((id) => id !== commander))
        expect(numbers(after, other)).toEqual(numbers(one, other).filter((number) => number !== unit.number));
      const byNumber = (from: Army) => [...from.units].sort((first, second) => first.number - second.number);
      expect(byNumber(after)).toEqual(byNumber(one).map((each) => (each.number === unit.number ? { ...each, commander } : each)));
      expect({ ...after, units: [] }).toEqual({ ...one, units: [] });
    }),
    { seed: 1634, numRuns: 500 },
  );
});
