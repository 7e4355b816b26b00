import { expect, test } from "vitest";
import { army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { ListId } from "@/lib/model/identifiers";
import { assess } from "@/lib/rules/army/assess";
import { type Book, findList, type PreparedList } from "@/lib/rules/army/book";
import { prepare } from "@/lib/rules/army/prepare";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { legalArmies } from "./lists";

const BOOK = prepare(CATALOG.lists, TABLES);
/** Years in which only allies may lead some lines, an `at-least`, own and external allies. */
const HARD = "transylvanian-1604-1648" as ListId;

function hardList(book: Book): PreparedList {
  const list = findList(book, HARD, null);
  if (!list) throw new Error(`there is no list ${HARD}`);
  return list;
}

const search = (book: Book, tries: number) => legalArmies(hardList(book), book, 1, (tried) => tried < tries);

test("finds ten different legal armies of nearly all the points, over the list's years and with all that may be chosen", () => {
  const raised = search(BOOK, 30).map((one) => army.parse(one.army));
  expect(raised.length).toBeGreaterThanOrEqual(10);
  for (const one of raised) {
    const { legal, numbers } = assess({ ...one, pointsLimit: 10_000 }, BOOK);
    expect({ legal, enough: numbers.points >= 9500 && numbers.points <= 10_000 }).toEqual({ legal: true, enough: true });
  }
  const lines = raised.map(({ units }) =>
    units
      .map(({ line, commander }) => `${line} ${commander}`)
      .sort()
      .join(),
  );
  expect(new Set(lines).size).toBe(raised.length);
  const years = raised.map(({ year }) => Number(year));
  expect({ early: Math.min(...years) < 1610, late: Math.max(...years) > 1642 }).toEqual({ early: true, late: true });
  const allies = raised.flatMap(({ commanders }) => commanders.filter((one) => one.role === "ally").map((one) => one.list !== null));
  expect(new Set(allies)).toEqual(new Set([true, false]));
  expect(raised.some(({ units }) => units.some(({ options }) => options.length > 0))).toBe(true);
});

test("finds the same from the same seed", () => {
  expect(search(BOOK, 4)).toEqual(search(BOOK, 4));
});

test("finds none in a list whose troops do not come to so many points", () => {
  const poor = (list: ArmyList): ArmyList => ({
    ...list,
    ...{ lines: list.lines.slice(0, 1), constraints: [] },
    commanders: { ...list.commanders, internalAllies: null, externalAllies: [] },
  });
  expect(search(prepare(CATALOG.lists.map(poor), TABLES), 6)).toEqual([]);
});
