import { expect, test } from "vitest";
import type { BattleView } from "../../model/battle-view";
import type { FrozenForce } from "../../model/force";
import { inCommandRange } from "./in-command-range";

type Commander = FrozenForce["commanders"][number];
const commander = (role: Commander["role"]): Commander => ({ grade: "competent", class: "instinctive", role, name: null });

/** Commander 0 at the far left, 1 in the middle, 2 an ally at the far right; a unit group at each of these places across the table. */
function shared(
  across: readonly number[],
  led: readonly (readonly number[])[],
  roles: readonly Commander["role"][] = ["army", "sub", "ally"],
) {
  const view = {
    commanders: [5, 22, 38].map((x, at) => ({ seat: "a" as const, commander: at, at: { x, y: 4 } })),
    units: across.map((x, at) => ({ seat: "a", number: at + 1, x, y: 6 })) as unknown as BattleView["units"],
  };
  const commands = led.map((units, at) => ({ commander: at, units: [...units], ambushes: [] }));
  const force = { commanders: roles.map(commander) };
  return inCommandRange(commands, { view, me: "a", force, rangeOf: () => 10 }).map(({ units }) => units);
}

test("guns in the centre go from the commander on the far left to the one beside them", () => {
  expect(shared([5, 20, 24], [[1, 2], [3], []])).toEqual([[1], [3, 2], []]);
});

test("what nobody else reaches stays, and so does what is in range", () => {
  expect(shared([5, 44, 24], [[1, 2], [3], []])).toEqual([[1, 2], [3], []]);
  expect(shared([5, 14, 24], [[1, 2], [3], []])).toEqual([[1, 2], [3], []]);
});

test("an ally keeps his own and is given no others; nobody is left with none", () => {
  expect(shared([5, 20, 38], [[1], [2], [3]])).toEqual([[1], [2], [3]]);
  expect(shared([5, 20, 24, 38], [[1, 4], [2], [3]])).toEqual([[1, 4], [2], [3]]);
  expect(shared([20, 24], [[1], [2], []])).toEqual([[1], [2], []]);
});

test("nobody is given both wings by it", () => {
  // With the first of them commander 1 would stand on either side of the other; with the other he does not.
  expect(shared([15.5, 16.5, 24], [[1, 2], [3], []])).toEqual([[1], [3, 2], []]);
});
