import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildAllied, buildHosting, type UnitInput, unitOf } from "@/tests/build/army";
import { buildBook, type Changes } from "@/tests/build/list";
import { TABLES, TABLES_BEFORE_DEMANDS } from "@/tests/build/rules";
import type { Army } from "../../model/army";
import type { BareFinding, FindingCode } from "../../model/findings";
import { assess } from "./assess";
import { applyEdits } from "./edits";

const found = <Code extends FindingCode>(army: Army, code: Code, list: Changes = {}, ally: Changes = {}, tables = TABLES) =>
  assess(army, buildBook(list, ally, tables)).findings.filter((one): one is Extract<BareFinding, { code: Code }> => one.code === code);
const led = (commander: string, ...units: readonly UnitInput[]): UnitInput[] => units.map((one) => ({ ...one, commander }));

type Rule = NonNullable<Changes["constraints"]>[number];
type AtLeast = Extract<Rule, { kind: "at-least" }>;
const asks = (what: AtLeast["what"], n: number, lines: readonly string[], more: Partial<AtLeast> = {}): Rule => ({
  ...{ id: "asked", kind: "at-least" as const, what, n, lines: [...lines] },
  ...more,
});

/** What an internal ally with these units beside 6 regiments and 4 horse is told to bring of the list's demand; 0: nothing. */
const cousinOwes = (rule: Rule, units: readonly UnitInput[], list: Changes = {}): number =>
  found(buildAllied({}, led("cousin", unitOf(11, "regiments", 6), unitOf(12, "horse", 4), ...units)), "contingent-at-least", {
    ...list,
    constraints: [rule],
  })[0]?.params.need ?? 0;

/** The same for an external ally with these units beside 6 spears. */
const guestOwes = (rule: Rule, units: readonly UnitInput[], ally: Changes = {}): number =>
  found(buildHosting({}, led("guest", unitOf(11, "spears", 6), ...units)), "contingent-at-least", {}, { ...ally, constraints: [rule] })[0]
    ?.params.need ?? 0;

/** The test list with room for all. */
const WIDE: Changes = {
  lines: Object.fromEntries(["guard", "light-horse", "levy", "guns"].map((id) => [id, { bases: { min: 0, max: 99 }, shared: null }])),
};

describe('"Allies": half of what a list asks for at least', () => {
  // guard in groups of 4, light horse in groups of 6, levy in 4, 6 or 8
  test.each([
    { n: 8, lines: ["guard"], owes: 4 },
    { n: 9, lines: ["guard"], owes: 8 }, // 5, so two groups
    { n: 8, lines: ["light-horse"], owes: 6 }, // 4
    { n: 8, lines: ["guard", "light-horse"], owes: 4 },
    { n: 9, lines: ["guard", "light-horse"], owes: 6 }, // 5
    { n: 13, lines: ["guard", "light-horse"], owes: 8 }, // 7: two of the guard
    { n: 17, lines: ["guard", "light-horse"], owes: 10 }, // 9: one of each
    { n: 1, lines: ["levy"], owes: 4 },
  ])("of $n bases of $lines it is $owes", ({ n, lines, owes }) => {
    expect(cousinOwes(asks("bases", n, lines), [], WIDE)).toBe(owes);
    const spears = { spears: { bases: { min: 0, max: 24 } } };
    const sizes = {
      guard: { riders: { sizes: [4] } },
      "light-horse": { archers: { sizes: [6] } },
      levy: { archers: { sizes: [4, 6, 8] } },
    };
    const theirs = lines.map((line) => (line === "guard" ? "riders" : "archers"));
    const changed = Object.assign({}, spears, ...lines.map((line) => sizes[line as keyof typeof sizes])) as Changes["lines"];
    expect(guestOwes(asks("bases", n, theirs), [unitOf(12, "bodyguard", 4)], { ...(changed && { lines: changed }) })).toBe(owes);
  });

  test("any mix of the lines will do", () => {
    const rule = asks("bases", 17, ["guard", "light-horse"]);
    expect(cousinOwes(rule, [unitOf(13, "guard", 4), unitOf(14, "light-horse", 6)], WIDE)).toBe(0);
    expect(cousinOwes(rule, [unitOf(13, "light-horse", 6), unitOf(14, "light-horse", 6)], WIDE)).toBe(0);
    expect(cousinOwes(rule, [unitOf(13, "guard", 4), unitOf(14, "guard", 4)], WIDE)).toBe(10);
  });

  test("of unit groups it is half of them, rounded up", () => {
    const of = (n: number, units: readonly UnitInput[]) => cousinOwes(asks("unit-groups", n, ["guns", "skirmishers"]), units);
    // the list has two groups of guns and three of skirmishers: of five, four for the main army leave one
    expect([of(1, []), of(2, []), of(3, []), of(4, [])]).toEqual([1, 1, 2, 1]);
    expect([of(2, [unitOf(13, "guns", 2)]), of(3, [unitOf(13, "guns", 2)]), of(3, [unitOf(13, "guns", 2), unitOf(14, "guns", 2)])]).toEqual(
      [0, 2, 0],
    );
  });

  test("is owed by every contingent, by external allies' only, or by none, as the list says", () => {
    const rule = (contingents?: "external" | "none") => asks("bases", 8, ["guard"], contingents && { contingents });
    expect([cousinOwes(rule(), []), cousinOwes(rule("external"), []), cousinOwes(rule("none"), [])]).toEqual([4, 0, 0]);
    const theirs = (contingents?: "external" | "none") => asks("bases", 8, ["outlaws"], contingents && { contingents });
    const brings = [unitOf(12, "riders", 6)];
    expect([guestOwes(theirs(), brings), guestOwes(theirs("external"), brings), guestOwes(theirs("none"), brings)]).toEqual([4, 4, 0]);
  });

  test("is owed in the years of the constraint, and not by an undated army", () => {
    const owes = (year: number | null) =>
      found({ ...buildAllied(), year }, "contingent-at-least", { constraints: [asks("bases", 8, ["guard"], { years: [1540, 1550] })] })
        .length;
    expect([owes(1539), owes(1540), owes(1550), owes(1551), owes(null)]).toEqual([0, 1, 1, 0, 0]);
  });

  test("is nothing for lines an ally may not lead, or the year does not have", () => {
    // siege guns are the army commander's; veterans serve from 1540 to 1560
    expect(cousinOwes(asks("bases", 4, ["siege-guns"]), [])).toBe(0);
    expect(cousinOwes(asks("bases", 4, ["siege-guns", "guns"]), [])).toBe(2);
    const rule = { constraints: [asks("bases", 6, ["veterans"])] };
    expect(found({ ...buildAllied(), year: 1570 }, "contingent-at-least", rule)).toEqual([]);
    expect(found({ ...buildAllied(), year: 1550 }, "contingent-at-least", rule)).toMatchObject([{ params: { need: 6 } }]);
  });

  test("is no more than four unit groups with the compulsory ones hold", () => {
    // two of the four are regiments and horse: of eight groups of guns he owes two, not four, and of 32 guard 8 bases, not 16
    expect(cousinOwes(asks("unit-groups", 8, ["guns", "levy"]), [], WIDE)).toBe(2);
    expect(cousinOwes(asks("bases", 32, ["guard"]), [], WIDE)).toBe(8);
  });

  describe("of an internal ally is only what is left when the main army has all of it", () => {
    test.each([
      { max: 16, owes: 8 }, // of 12: 6, so two groups
      { max: 20, owes: 8 },
      { max: 15, owes: 0 }, // three groups of 4 in all
      { max: 12, owes: 0 },
    ])("12 bases of guard of at most $max: $owes", ({ max, owes }) => {
      const owed = cousinOwes(asks("bases", 12, ["guard"]), [], { lines: { guard: { bases: { min: 0, max } } } });
      expect(owed).toBe(max === 16 ? 4 : owes);
    });

    // 12 for the main army; 8 of guard and 6 of light horse are 14, and 4 + 4 of guard and 6 of light horse can only be split 10 and 4
    test("over two lines", () => {
      const lines = { guard: { bases: { min: 0, max: 8 } }, "light-horse": { bases: { min: 0, max: 6 } } };
      expect(cousinOwes(asks("bases", 12, ["guard", "light-horse"]), [], { lines })).toBe(0);
      expect(cousinOwes(asks("bases", 10, ["guard", "light-horse"]), [], { lines })).toBe(4);
    });

    test("and of a maximum shared with a compulsory line", () => {
      const shared = (max: number) => ({
        lines: { guard: { shared: { group: "heavy", max } }, horse: { shared: { group: "heavy", max } } },
      });
      // 8 horse and 8 guard for the main army, 4 horse for him: 4 more are left of 24, none of 23
      expect(cousinOwes(asks("bases", 8, ["guard"]), [], shared(24))).toBe(4);
      expect(cousinOwes(asks("bases", 8, ["guard"]), [], shared(23))).toBe(0);
    });

    test("is not taken from by lines that only an ally may lead", () => {
      // exiles are an ally's: the main army's 6 must be levy, and he may bring either
      const lines = { levy: { bases: { min: 0, max: 6 }, sizes: [6] }, exiles: { bases: { min: 0, max: 6 } } };
      expect(cousinOwes(asks("bases", 6, ["levy", "exiles"]), [], { lines })).toBe(6);
      expect(cousinOwes(asks("bases", 6, ["levy"]), [], { lines })).toBe(0);
    });
  });

  test("does not bind by older rules", () => {
    const rule = { constraints: [asks("bases", 8, ["guard"])] };
    expect(found(buildAllied(), "contingent-at-least", rule)).toHaveLength(1);
    expect(found(buildAllied(), "contingent-at-least", rule, {}, TABLES_BEFORE_DEMANDS)).toEqual([]);
  });

  test("is fixed by adding to the first line that has room, within four unit groups", () => {
    const rule = { constraints: [asks("bases", 17, ["siege-guns", "guard", "light-horse"])] };
    const army = buildAllied({}, led("cousin", unitOf(11, "regiments", 6), unitOf(12, "horse", 4), unitOf(13, "light-horse", 6)));
    const [one] = found(army, "contingent-at-least", rule);
    expect(one).toMatchObject({ at: { commander: "cousin" }, params: { have: 6, need: 10, adds: "Guard" } });
    expect(one?.edits).toMatchObject([{ do: "add-unit", unit: { line: "guard", bases: 4, commander: "cousin" } }]);
    expect(found(applyEdits(army, one?.edits ?? []), "contingent-at-least", rule)).toEqual([]);
    const full = { ...army, units: [...army.units, ...buildAllied({}, led("cousin", unitOf(14, "guns", 2))).units.slice(-1)] };
    expect(found(full, "contingent-at-least", rule)).toMatchObject([{ params: { adds: null }, edits: null }]);
  });
});

/** Every total that unit groups of these sizes make, up to a maximum, with the fewest groups for each. */
function totals(sizes: readonly number[], max: number): ReadonlyMap<number, number> {
  const made = new Map([[0, 0]]);
  for (let total = 1; total <= max; total++) {
    const ways = sizes.flatMap((size) => (made.has(total - size) ? [(made.get(total - size) ?? 0) + 1] : []));
    if (ways.length > 0) made.set(total, Math.min(...ways));
  }
  return made;
}

// An independent search: every way in which the main army and the ally can fill three lines of their own.
test("what is owed of several lines is what a search through every way to share them finds", () => {
  const line = fc.record({ max: fc.integer({ min: 2, max: 14 }), sizes: fc.subarray([2, 3, 4, 6], { minLength: 1 }) });
  const names = ["levy", "guns", "keil"];
  const check = (lines: readonly { max: number; sizes: number[] }[], n: number) => {
    const ways = lines.map(({ max, sizes }) => [...totals(sizes, max)]);
    let shares: { main: number; ally: number; groups: number }[] = [{ main: 0, ally: 0, groups: 0 }];
    for (const [at, way] of ways.entries())
      shares = shares.flatMap((one) =>
        way.flatMap(([main]) =>
          way
            .filter(([ally]) => main + ally <= (lines[at]?.max ?? 0))
            .map(([ally, groups]) => ({ main: one.main + main, ally: one.ally + ally, groups: one.groups + groups })),
        ),
      );
    const can = shares.filter((one) => one.main >= n && one.groups <= 2).map((one) => one.ally);
    const enough = can.filter((ally) => ally >= Math.ceil(n / 2));
    const owes = enough.length > 0 ? Math.min(...enough) : Math.max(0, ...can);
    const troop = { type: "foot", training: "formed", formation: "loose", armour: "protected", quality: "average" } as const;
    const changes = Object.fromEntries(
      lines.map(({ max, sizes }, at) => [names[at], { troop, bases: { min: 0, max: Math.max(max, ...sizes) }, sizes }]),
    );
    expect(cousinOwes(asks("bases", n, names), [], { lines: changes })).toBe(owes);
  };
  const three = fc.tuple(line, line, line).map((all) => all.map((one) => ({ ...one, max: Math.max(one.max, ...one.sizes) })));
  const eleven = [
    { max: 9, sizes: [3] },
    { max: 12, sizes: [3] },
    { max: 12, sizes: [3, 4, 6] },
  ];
  // Half of 21 would be 11, in three groups; he has room for two, and 12 are two.
  fc.assert(fc.property(three, fc.integer({ min: 1, max: 24 }), check), { seed: 1604, numRuns: 100, examples: [[eleven, 21]] });
});
