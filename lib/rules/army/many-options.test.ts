import { expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { prepareList } from "./prepare";
import { basePrice } from "./price";

const { tables } = CATALOG.rules;
const OPTIONAL = ["elan", "scouts", "aggressive", "steady", "ferocious", "fleet-of-foot"] as const;

/** A list whose lines have these optional characteristics. */
function preparedWith(optional: readonly (typeof OPTIONAL)[number][]) {
  const [list] = CATALOG.lists;
  const horse = list?.lines.find(({ troop }) => troop.type === "mounted" && troop.characteristics.length === 0);
  if (!list || !horse) throw new Error("the first list has no plain horse");
  const [line] = prepareList({ ...list, lines: [{ ...horse, optional: [...optional] }] }, tables).lines;
  if (!line) throw new Error("no line");
  return line;
}

test("of a line with many options a variant is made when it is looked at, and no other", () => {
  const { variants } = preparedWith(OPTIONAL);
  expect(variants).toHaveLength(256);
  const isMade = (index: number) => Object.getOwnPropertyDescriptor(variants, index)?.get === undefined;
  expect(variants[5]?.troop.characteristics).toEqual(["elan"]);
  expect([isMade(5), isMade(4), isMade(255)]).toEqual([true, false, false]);
  expect(variants[5]).toBe(variants[5]);
});

test("they are those that a line with few options has", () => {
  const [many, few] = [preparedWith(OPTIONAL).variants, preparedWith(OPTIONAL.slice(0, 3)).variants];
  expect(many.slice(0, few.length)).toEqual(few);
  for (const { troop, price } of many) expect(price).toBe(basePrice(troop, tables));
});
