import { describe, expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import type { Army } from "../../model/army";
import { type ListId, listId, type Years } from "../../model/identifiers";
import { judgeEntry } from "./entries";

const BOOK = buildBook();
const [list] = [...BOOK.current.values()].map((one) => one.list);
if (!list) throw new Error("the book is empty");
const [FROM, TO] = list.years;

const terms = (rest: { years?: Years; lists?: ListId[]; points?: number } = {}) => ({
  points: 10_000,
  years: null,
  lists: [],
  rules: null,
  ...rest,
});
const army = (rest: Partial<Army> = {}): Army => ({ ...buildArmy(), list: list.id, listVersion: null, ...rest });
const codes = (one: Army, asked: ReturnType<typeof terms>) => judgeEntry(one, asked, BOOK).terms.map(({ code }) => code);

describe("an army at an event", () => {
  test.each<[string, Army, ReturnType<typeof terms>, string[]]>([
    ["of any list and year", army(), terms(), []],
    ["of a list of the theme", army(), terms({ lists: [list.id] }), []],
    ["of another list", army(), terms({ lists: [listId.parse("another")] }), ["event-list"]],
    ["of a year at the edge", army({ year: FROM }), terms({ years: [FROM, FROM] }), []],
    ["of a year beyond it", army({ year: FROM + 1 }), terms({ years: [FROM, FROM] }), ["event-year"]],
    ["without a year, where all years of its list fit", army({ year: null }), terms({ years: [FROM, TO] }), []],
    ["without a year, where only some fit", army({ year: null }), terms({ years: [FROM, TO - 1] }), ["event-year-missing"]],
    ["without a year, where none fits", army({ year: null }), terms({ years: [TO + 1, TO + 2] }), ["event-years-apart"]],
  ])("%s", (_, one, asked, expected) => {
    expect(codes(one, asked)).toEqual(expected);
  });

  test("plays by the event's points, whatever it was built for", () => {
    const built = army({ pointsLimit: 20_000 });
    const { army: played, verdict } = judgeEntry(built, terms({ points: 1 }), BOOK);
    expect(played.pointsLimit).toBe(1);
    expect(verdict.findings.map(({ code }) => code)).toContain("points-over");
  });
});
