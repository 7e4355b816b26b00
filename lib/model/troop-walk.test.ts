import { expect, test } from "vitest";
import type { TroopInput } from "@/tests/build/famous-troops";
import { FINE, NEVER } from "@/tests/build/troop-walk";
import { COLUMNS, type Column, WAYS } from "@/tests/build/troop-ways";
import { type TroopProblemCode, troopProblems } from "./troop-consistency";
import { troopShape } from "./troop-shape";

type Value = { readonly column: Column; readonly member: string };
type Pair = readonly [Value, Value];

const BASE = { type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average" } as const;
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

const valuesOf = (column: Column): readonly Value[] => COLUMNS[column].map((member) => ({ column, member }));

/** Every pair of members of two columns, and every pair of two characteristics. */
const PAIRS: readonly Pair[] = COLUMN_NAMES.flatMap((one, at) => [
  ...COLUMN_NAMES.slice(at + 1).flatMap((other) => valuesOf(one).flatMap((a) => valuesOf(other).map((b): Pair => [a, b]))),
  ...(one === "characteristic"
    ? valuesOf(one).flatMap((a, first) =>
        valuesOf(one)
          .slice(first + 1)
          .map((b): Pair => [a, b]),
      )
    : []),
]);

const waysOf = ({ column, member }: Value): readonly Partial<TroopInput>[] =>
  (WAYS[column] as Readonly<Record<string, readonly Partial<TroopInput>[]>>)[member] ?? [];

/** A troop with this value, whatever the rest. */
function having(troop: object, { column, member }: Value): object {
  const { characteristics = [] } = troop as { characteristics?: readonly string[] };
  switch (column) {
    case "set":
      return { ...troop, setFormation: member };
    case "shooting":
      return { ...troop, shooting: { weapon: member } };
    case "on-board":
      return { ...troop, attached: [{ weapon: member }] };
    case "characteristic":
      return { ...troop, characteristics: [...characteristics, member] };
    default:
      return { ...troop, [column]: member };
  }
}

/** The contradictions of every troop tried that has both values; empty for a sound one. */
function contradictionsOf([a, b]: Pair): readonly (readonly TroopProblemCode[])[] {
  const both = (troop: object) => troopProblems(troopShape.parse(having(having({ ...BASE, ...troop }, a), b))).map(({ code }) => code);
  return waysOf(a).flatMap((one) => waysOf(b).flatMap((other) => [both({ ...one, ...other }), both({ ...other, ...one })]));
}

const holds = (values: (typeof NEVER)[number][1], { column, member }: Value): boolean => {
  const members = values[column];
  return members === "all" || (members as readonly string[] | undefined)?.includes(member) === true;
};
const expectedOf = ([a, b]: Pair): readonly TroopProblemCode[] =>
  NEVER.filter(([, one, other]) => (holds(one, a) && holds(other, b)) || (holds(one, b) && holds(other, a))).map(([code]) => code);

const said = ([a, b]: Pair): string => `${a.column} ${a.member} with ${b.column} ${b.member}`;

/** Whether some sound troop has both. */
const isFine = (pair: Pair): boolean => contradictionsOf(pair).some((codes) => codes.length === 0);

test("every member of every column has a sound troop", () => {
  const without = COLUMN_NAMES.flatMap(valuesOf).filter((one) => {
    const sound = waysOf(one).some((way) => troopProblems(troopShape.parse(having({ ...BASE, ...way }, one))).length === 0);
    return !sound;
  });
  // Anything that cannot be on board contradicts every other value.
  expect(without.map(({ column, member }) => `${column} ${member}`)).toEqual([
    ...["on-board carbine", "on-board pistol", "on-board medium-artillery", "on-board heavy-artillery"],
  ]);
});

test("every pair of columns says why the rest of it is fine", () => {
  const columns = new Set(PAIRS.map(([a, b]) => `${a.column}+${b.column}`));
  expect(Object.keys(FINE).sort()).toEqual([...columns].sort());
});

test("every pair that is written down as impossible is refused in every troop that has it, with its code", () => {
  const wrong = PAIRS.filter((pair) => expectedOf(pair).length > 0).flatMap((pair) => {
    const codes = contradictionsOf(pair).flat();
    return !isFine(pair) && expectedOf(pair).every((code) => codes.includes(code)) ? [] : [`${said(pair)}: not ${expectedOf(pair)}`];
  });
  expect(wrong).toEqual([]);
});

test("every other pair is in some sound troop", () => {
  const refused = PAIRS.filter((pair) => expectedOf(pair).length === 0 && !isFine(pair));
  expect(refused.map(said)).toEqual([]);
});
