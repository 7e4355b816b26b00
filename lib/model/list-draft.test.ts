import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { armyList, LIST_MOST } from "./army-list";
import { blankList } from "./blank-list";
import { CHARACTERISTICS } from "./enumerations";
import { type ListDraft, listDraft, readDraft } from "./list-draft";

const BOOK = { tables: CATALOG.rules.tables, lists: new Set(CATALOG.lists.map(({ id }) => id)) };
const [SAMPLE] = CATALOG.lists;
const draftOf = (list: unknown): ListDraft => listDraft.parse({ ...(list as object), version: null });

test.each(CATALOG.lists.map((list) => [list.id, list] as const))("%s is a draft without faults, and the list that it was", (_, list) => {
  const { faults, list: read } = readDraft(draftOf(list), BOOK);
  expect(faults).toEqual([]);
  expect({ ...read, version: list.version }).toEqual(list);
});

test("a blank list is one that says what to fill in, which is no word about it, and nothing else", () => {
  const { faults, list } = readDraft({ ...blankList("Mine"), id: `own-${"a".repeat(26)}` }, BOOK);
  expect(list).toBeNull();
  expect(faults.map(({ path: [field], code }) => `${String(field)} ${code}`)).toEqual(["territories too-small", "lines too-small"]);
});

describe("what is compared with something wrong is not told twice", () => {
  test("years that are reversed", () => {
    const { faults } = readDraft({ ...draftOf(SAMPLE), years: [1700, 1600] }, BOOK);
    expect(faults.map(({ code }) => code)).toEqual(["years-reversed"]);
  });

  test("bases that are blank", () => {
    const draft = draftOf(SAMPLE);
    const [first, ...rest] = draft.lines;
    if (!first) throw new Error("the sample has no lines");
    const { faults } = readDraft({ ...draft, lines: [{ ...first, bases: { min: null, max: null } }, ...rest] }, BOOK);
    expect(faults.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual(
      expect.arrayContaining(["lines.0.bases.min wrong-type", "lines.0.bases.max wrong-type"]),
    );
    expect(faults.every(({ path }) => path[0] !== "lines" || path[2] !== "bases" || path.length === 4)).toBe(true);
  });
});

describe("laws", () => {
  const blank = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const number = blank(fc.integer({ min: -5, max: 99 }));
  const draft = draftOf(SAMPLE);
  /** The sample list with fields spoilt anyhow. */
  const spoilt = fc
    .record({
      name: fc.string({ maxLength: 20 }),
      years: fc.tuple(number, number),
      bases: fc.array(fc.record({ min: number, max: number }), { minLength: 1, maxLength: 4 }),
      sizes: fc.array(number, { maxLength: 6 }),
      ids: fc.array(fc.constantFrom("a", "b", "", "Horse!", ...draft.lines.map(({ id }) => id)), { maxLength: 5 }),
      optional: fc.uniqueArray(fc.constantFrom(...CHARACTERISTICS), { maxLength: LIST_MOST.optional }),
    })
    .map(
      ({ name, years, bases, sizes, ids, optional }): ListDraft => ({
        ...draft,
        ...{ name, years },
        lines: draft.lines.map((line, at) => ({
          ...line,
          id: ids[at] ?? line.id,
          bases: bases[at] ?? line.bases,
          ...(at < 2 ? { sizes, optional } : {}),
        })),
        constraints: [...draft.constraints, { id: "x", years: null, kind: "not-both", lines: ids, others: ids }],
      }),
    );

  test("however it is spoilt, a draft is read; without faults it is a list, and with faults none", () => {
    fc.assert(
      fc.property(spoilt, (one) => {
        const { faults, list } = readDraft(listDraft.parse(one), BOOK);
        expect(list === null).toBe(faults.length > 0);
        if (list) expect(armyList.parse(list)).toEqual(list);
      }),
    );
  });
});
