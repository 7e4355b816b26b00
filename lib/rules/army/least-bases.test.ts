import { expect, test } from "vitest";
import { constraint } from "@/lib/model/army-list";
import type { Years } from "@/lib/model/identifiers";
import { buildList } from "@/tests/build/list";
import { leastBases, leastBasesEver } from "./least-bases";

const LIST = buildList();
const [line, other] = LIST.lines;
if (!line || !other) throw new Error("a list of two troop types");
const [from, to] = LIST.years;
const bare = { ...line, years: null, bases: { min: 2, max: 24 } };
const atLeast = (n: number, years: Years | null, lines: readonly string[] = [line.id], what = "bases") =>
  constraint.parse({ id: `n-${n}`, kind: "at-least", what, n, lines, years });
const ever = (years: Years | null, ...constraints: ReturnType<typeof atLeast>[]) =>
  leastBasesEver({ ...bare, years }, { ...LIST, constraints });

test("a restriction of one troop type alone is its minimum, as far as it holds in every year", () => {
  expect(ever(null)).toBe(2);
  expect(ever(null, atLeast(6, null))).toBe(6);
  expect(ever(null, atLeast(1, null))).toBe(2);
  expect(ever(null, atLeast(6, [from, to]))).toBe(6);
  expect(ever(null, atLeast(6, [from, to - 1]))).toBe(2);
  expect(ever(null, atLeast(6, [from, from]), atLeast(4, [from + 1, to]))).toBe(4);
  expect(ever([from, from + 1], atLeast(6, [from, from + 1]))).toBe(6);
  expect(ever(null, atLeast(6, null, [line.id, other.id]), atLeast(7, null, [other.id]), atLeast(8, null, [line.id], "unit-groups"))).toBe(
    2,
  );
});

test("nothing dated is demanded of an army without a year", () => {
  const list = { constraints: [atLeast(6, [from, to])] };
  expect([leastBases(bare, list, from), leastBases(bare, list, null)]).toEqual([6, 2]);
});
