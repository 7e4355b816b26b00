import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, COMMANDERS, commanderOf, UNITS, type UnitInput, unitOf, unitsBut } from "@/tests/build/army";
import { buildBook, type Changes } from "@/tests/build/list";
import { TABLES, TABLES_BEFORE_DEMANDS } from "@/tests/build/rules";
import type { Army } from "../../model/army";
import type { BareFinding, FindingCode } from "../../model/findings";
import { assess } from "./assess";

const found = <Code extends FindingCode>(army: Army, code: Code, list: Changes = {}, ally: Changes = {}, tables = TABLES) =>
  assess(army, buildBook(list, ally, tables)).findings.filter((one): one is Extract<BareFinding, { code: Code }> => one.code === code);
const led = (commander: string, ...units: readonly UnitInput[]): UnitInput[] => units.map((one) => ({ ...one, commander }));

type Rule = NonNullable<Changes["constraints"]>[number];

const [ARMY, LEFT, RIGHT] = COMMANDERS as [(typeof COMMANDERS)[number], (typeof COMMANDERS)[number], (typeof COMMANDERS)[number]];
const instinctive = { ...ARMY, class: "instinctive" as const };
const SPARSE: Changes = { constraints: [], lines: { regiments: { bases: { min: 0, max: 36 } }, horse: { bases: { min: 0, max: 20 } } } };

describe('"Command and Commanders: Commanders": every commander leads somebody', () => {
  const units = (...leaders: readonly (string | null)[]): UnitInput[] =>
    leaders.map((commander, at) => unitOf(at + 1, "horse", 4, { commander }));
  const judged = (commanders: readonly (typeof COMMANDERS)[number][], groups: readonly UnitInput[], list = SPARSE) =>
    found(buildArmy({ commanders: [...commanders], units: [...groups] }), "commanders-without-groups", list);

  test.each([
    { name: "as many groups as commanders", of: [instinctive, LEFT, RIGHT], groups: units(null, null, null), lacking: 0 },
    { name: "one group fewer", of: [instinctive, LEFT, RIGHT], groups: units(null, null), lacking: 1 },
    { name: "one group fewer, and a professional who floats", of: [ARMY, LEFT, RIGHT], groups: units(null, null), lacking: 0 },
    { name: "a professional who floats, and one group for two", of: [ARMY, LEFT, RIGHT], groups: units(null), lacking: 1 },
    { name: "nobody at all", of: [instinctive, LEFT, RIGHT], groups: [], lacking: 3 },
    { name: "all groups with one", of: [instinctive, LEFT, RIGHT], groups: units("left", "left", "left"), lacking: 2 },
    { name: "one named, the others shared out", of: [instinctive, LEFT, RIGHT], groups: units("left", null, null), lacking: 0 },
    { name: "one named who has all but one", of: [instinctive, LEFT, RIGHT], groups: units("left", "left", null), lacking: 1 },
    { name: "a commander whom nobody knows leads none", of: [instinctive, LEFT], groups: units("left", "nobody"), lacking: 0 },
  ])("$name", ({ of, groups, lacking }) => {
    expect(judged(of, groups).map((one) => one.params.lacking)).toEqual(lacking === 0 ? [] : [lacking]);
  });

  test("an ally's contingent is his alone", () => {
    const cousin = commanderOf("cousin", "ally", "competent", { class: "instinctive" });
    const contingent = led("cousin", unitOf(11, "regiments", 6), unitOf(12, "horse", 4));
    expect(judged([instinctive, LEFT, cousin], [...units(null), ...contingent])).toMatchObject([{ params: { lacking: 1, leaders: 2 } }]);
    expect(judged([instinctive, LEFT, cousin], [...units(null, null), ...contingent])).toEqual([]);
  });

  test("what only some may lead goes to them, and to no others", () => {
    // siege guns are the army commander's, raiders an ally's
    const guns = unitOf(1, "siege-guns", 2);
    expect(judged([instinctive, LEFT], [guns, unitOf(2, "horse", 4)])).toEqual([]);
    expect(judged([instinctive, LEFT], [unitOf(2, "horse", 4), guns])).toEqual([]);
    expect(judged([instinctive, LEFT], [guns, unitOf(2, "siege-guns", 2)])).toMatchObject([{ params: { lacking: 1 } }]);
    const underAlly: Changes = { ...SPARSE, constraints: [{ id: "u", kind: "only-under-ally", lines: ["raiders"] }] };
    expect(judged([instinctive, LEFT], [unitOf(1, "raiders", 6), unitOf(2, "horse", 4)], underAlly)).toMatchObject([
      { params: { lacking: 1 } },
    ]);
  });

  test("names all who lead nobody by name, and says how many groups are unassigned", () => {
    const [found] = judged([instinctive, LEFT, RIGHT], units("army", null)).map((one) => one.params);
    expect(found).toMatchObject({ without: [{ name: null, role: "sub" }, { role: "sub" }], unassigned: 1 });
    const [none] = judged([instinctive, LEFT, RIGHT], units("left")).map((one) => one.params);
    expect(none).toMatchObject({ without: [{ role: "army" }, { role: "sub" }], unassigned: 0 });
  });

  test("stands at the commander where it is clear who it is", () => {
    expect(judged([instinctive, LEFT, RIGHT], units("army", "left", "left"))).toMatchObject([
      { at: { commander: "right" }, params: { of: { role: "sub" } } },
    ]);
    expect(judged([instinctive, LEFT, RIGHT], units("army", null))).toMatchObject([{ at: { army: true }, params: { of: null } }]);
  });

  test("is fixed by a group another can spare, otherwise by fewer sub-commanders, otherwise not", () => {
    const mends = (...args: Parameters<typeof judged>) => judged(...args).map((one) => one.edits);
    expect(mends([instinctive, LEFT, RIGHT], units("army", "left", "left"))).toEqual([
      [{ do: "set-unit", unit: 3, field: "commander", to: "right" }],
    ]);
    // a floating commander can spare all he has
    expect(mends([ARMY, LEFT, RIGHT], units("army", "left"))).toEqual([[{ do: "set-unit", unit: 1, field: "commander", to: "right" }]]);
    expect(mends([instinctive, LEFT, RIGHT], units("army", "left"))).toEqual([[{ do: "remove-commander", commander: "right" }]]);
    // the list wants one sub-commander
    expect(mends([instinctive, LEFT], units("army"))).toEqual([null]);
    expect(mends([instinctive, LEFT], units("left"))).toEqual([null]);
  });

  test("was not demanded by older rules", () => {
    const army = buildArmy({ commanders: [instinctive, LEFT, RIGHT], units: units(null) });
    expect(found(army, "commanders-without-groups", SPARSE)).toHaveLength(1);
    expect(found(army, "commanders-without-groups", SPARSE, {}, TABLES_BEFORE_DEMANDS)).toEqual([]);
  });
});

describe("an undated army fits one year", () => {
  type Span = [number, number];
  const spans = (veterans: Span, dragoons: Span, guard?: Span): Changes => ({
    lines: { veterans: { years: veterans }, dragoons: { years: dragoons }, ...(guard && { guard: { years: guard } }) },
  });
  const three = [unitOf(9, "veterans", 6), unitOf(10, "dragoons", 4), unitOf(11, "guard", 4)];
  const never = (list: Changes, units: readonly UnitInput[] = three, year: number | null = null) =>
    found(buildArmy({ year, units: [...UNITS, ...units] }), "years-never-met", list);

  test("or names the two that never met", () => {
    expect(never(spans([1540, 1560], [1560, 1600]))).toEqual([]);
    expect(never(spans([1540, 1560], [1561, 1600]))).toMatchObject([
      {
        severity: "error",
        at: { army: true },
        params: { one: { names: ["Dragoons"], years: [[1561, 1600]] }, other: { names: ["Veterans"], years: [[1540, 1560]] } },
      },
    ]);
    // the two farthest apart of three
    expect(never(spans([1550, 1560], [1565, 1600], [1500, 1540]))).toMatchObject([
      { params: { one: { names: ["Dragoons"] }, other: { names: ["Guard"] } } },
    ]);
  });

  test("a dated army hears of each line instead", () => {
    expect(never(spans([1540, 1560], [1561, 1600]), three, 1550)).toEqual([]);
  });

  test("takes out the fewest unit groups of one line, if that is enough", () => {
    const list = spans([1540, 1560], [1570, 1600]);
    const more = [...three, unitOf(12, "veterans", 6)];
    expect(never(list, more)).toMatchObject([{ edits: [{ do: "remove-unit", unit: 10 }] }]);
    // a gap on either side of the guard: removing any other line is not enough
    expect(never(spans([1540, 1560], [1550, 1600], [1500, 1510]))).toMatchObject([{ edits: [{ do: "remove-unit", unit: 11 }] }]);
    expect(never(spans([1540, 1545], [1570, 1600], [1500, 1510]))).toMatchObject([{ edits: null }]);
  });

  describe("with an external ally", () => {
    const hosted = (
      externalAllies: { list: string; years?: Span; max: number }[],
      lines: Changes["lines"] = {},
      units: UnitInput[] = [],
    ) => {
      const army = buildHosting({}, led("guest", unitOf(21, "spears", 6), unitOf(22, "riders", 6)), { year: null });
      return found(buildArmy({ ...army, units: [...army.units, ...units] }), "years-never-met", {
        lines,
        commanders: { externalAllies },
      });
    };
    const entry = (...years: Span) => ({ list: "ally-list", years, max: 1 });

    test("of other years than a line", () => {
      expect(hosted([entry(1540, 1560)], {}, [unitOf(9, "dragoons", 4)])).toMatchObject([
        { params: { one: { kind: "line", names: ["Dragoons"] }, other: { kind: "ally", names: ["Ally list"], years: [[1540, 1560]] } } },
      ]);
      expect(hosted([entry(1540, 1570)], {}, [unitOf(9, "dragoons", 4)])).toEqual([]);
      expect(hosted([{ list: "ally-list", max: 1 }], {}, [unitOf(9, "dragoons", 4)])).toEqual([]);
    });

    test("who may come twice: any of his years will do, and none between them", () => {
      const twice = [entry(1530, 1535), entry(1580, 1590)];
      expect(hosted(twice, { guns: { years: [1500, 1532] } })).toEqual([]);
      expect(hosted(twice, { guns: { years: [1585, 1600] } })).toEqual([]);
      expect(hosted(twice, { guns: { years: [1536, 1579] } })).toMatchObject([
        {
          params: {
            one: {
              years: [
                [1530, 1535],
                [1580, 1590],
              ],
            },
          },
        },
      ]);
      // guns to 1585, horse from 1536: each met him, both together never did
      expect(hosted([entry(1530, 1535), entry(1590, 1595)], { guns: { years: [1531, 1592] }, horse: { years: [1536, 1600] } })).toEqual([]);
      expect(
        hosted([entry(1530, 1535), entry(1590, 1595)], { guns: { years: [1531, 1585] }, horse: { years: [1536, 1600] } }),
      ).toMatchObject([{ params: { one: { kind: "ally", names: ["Ally list"] }, other: null } }]);
    });

    test("whose troops are of years before the list begins", () => {
      const early = { spears: { years: [1400, 1499] as Span } };
      const army = buildHosting({}, led("guest", unitOf(21, "spears", 6), unitOf(22, "riders", 6)), { year: null });
      expect(
        found(army, "years-never-met", { commanders: { externalAllies: [{ list: "ally-list", max: 1 }] } }, { lines: early }),
      ).toMatchObject([{ params: { one: { kind: "list", names: ["Test list"] }, other: { names: ["Spears"], years: [[1400, 1499]] } } }]);
    });
  });

  describe("in which it breaks no dated rule", () => {
    const rule = (years: Span): Rule => ({ id: "few", years, kind: "at-most", what: "bases", lines: ["levy"], n: 8 });
    const levy = [unitOf(9, "levy", 8), unitOf(10, "levy", 8)];
    const dragoons = unitOf(11, "dragoons", 4); // 1570 to 1600
    const list = (...rules: readonly Rule[]): Changes => ({ constraints: [...rules] });

    test("without such a year it names the rules that contradict each other", () => {
      expect(never(list(rule([1570, 1600])), levy)).toEqual([]);
      expect(never(list(rule([1571, 1600])), [...levy, dragoons])).toEqual([]);
      expect(never(list(rule([1570, 1600])), [...levy, dragoons])).toMatchObject([
        {
          params: { one: { kind: "line", names: ["Dragoons"] }, other: { kind: "rule", names: ["Levy"], years: [[1500, 1569]] } },
          edits: [{ do: "remove-unit", unit: 11 }],
        },
      ]);
      expect(never(list(rule([1570, 1600])), [unitOf(9, "levy", 8), dragoons])).toEqual([]);
    });

    test("a rule of all the years there are", () => {
      expect(never(list(rule([1500, 1600])), levy)).toMatchObject([
        { params: { one: { kind: "rule", names: ["Levy"], years: [] }, other: null } },
      ]);
    });

    test("a minimum of some years is such a rule", () => {
      const demanded = (years: Span): Changes => ({ lines: { guard: { years, bases: { min: 4, max: 16 } } } });
      expect(never(demanded([1570, 1600]), [dragoons])).toMatchObject([
        {
          params: { other: { kind: "rule", names: ["Guard"] }, filled: [{ adds: [{ name: "Guard", bases: 4 }], years: [[1570, 1600]] }] },
          edits: [{ do: "add-unit", unit: { line: "guard", bases: 4 } }],
        },
      ]);
      expect(never(demanded([1570, 1600]), [dragoons, unitOf(12, "guard", 4)])).toEqual([]);
      expect(never(demanded([1570, 1599]), [dragoons])).toEqual([]);
    });

    test("so is half of what a contingent owes in some years", () => {
      const army = (...units: readonly UnitInput[]) => ({
        ...buildAllied(),
        units: [...buildAllied().units, ...buildArmy({ units: [...units] }).units],
      });
      const asked = list({
        ...{ id: "asked", kind: "at-least", what: "bases", n: 8, lines: ["guard"] },
        years: [1570, 1600],
      });
      const guards = [unitOf(31, "guard", 4), unitOf(32, "guard", 4)];
      expect(found(army(dragoons, ...guards), "years-never-met", asked)).toMatchObject([{ params: { other: { kind: "rule" } } }]);
      expect(found(army(dragoons, ...guards, unitOf(33, "guard", 4, { commander: "cousin" })), "years-never-met", asked)).toEqual([]);
    });
  });

  test("says how many bases each span of years needs, the fewest first, beside what narrows the years", () => {
    const asked = (n: number, years: Span): Rule => ({ id: `at-least-${n}`, years, kind: "at-least", what: "bases", lines: ["guard"], n });
    const both: Changes = { constraints: [asked(8, [1500, 1569]), asked(4, [1570, 1600])] };
    expect(never(both, [])).toMatchObject([
      {
        params: {
          filled: [
            { adds: [{ name: "Guard", bases: 4 }], years: [[1570, 1600]] },
            { adds: [{ name: "Guard", bases: 8 }], years: [[1500, 1600]] },
          ],
        },
        edits: [{ do: "add-unit" }],
      },
    ]);
    const early: Changes = { ...both, lines: { veterans: { years: [1540, 1560] } } };
    expect(never(early, [unitOf(9, "veterans", 6)])).toMatchObject([
      {
        params: {
          one: { kind: "rule" },
          other: { names: ["Veterans"] },
          filled: [{ adds: [{ name: "Guard", bases: 8 }], years: [[1540, 1560]] }],
        },
      },
    ]);
  });

  test("a legal one says the years that it fits, where its list has more", () => {
    const yearsOf = (units: readonly UnitInput[], year: number | null = null) => {
      const { legal, years } = assess(buildArmy({ year, units: [...UNITS, ...units] }), buildBook({}));
      expect(legal).toBe(true);
      return years;
    };
    expect(yearsOf([])).toBeUndefined();
    expect(yearsOf([unitOf(9, "dragoons", 4)])).toEqual([[1570, 1600]]);
    expect(yearsOf([unitOf(9, "dragoons", 4)], 1580)).toBeUndefined();
  });

  test("was not demanded by older rules, which only warned", () => {
    const army = buildArmy({ units: unitsBut({}, [...UNITS, ...three]) });
    const list = spans([1540, 1560], [1561, 1600]);
    const codes = (tables: typeof TABLES) => assess(army, buildBook(list, {}, tables)).findings.map((one) => one.code);
    expect(codes(TABLES)).toContain("years-never-met");
    expect(codes(TABLES)).not.toContain("years-apart");
    expect(codes(TABLES_BEFORE_DEMANDS)).toContain("years-apart");
    expect(assess(army, buildBook(list, {}, TABLES_BEFORE_DEMANDS)).legal).toBe(true);
  });
});
