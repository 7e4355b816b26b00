import { describe, expect, test } from "vitest";
import { buildArmy, buildHosting, COMMANDERS, UNITS, unitOf } from "@/tests/build/army";
import { buildBook, buildList } from "@/tests/build/list";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army } from "../../model/army";
import type { Constraint } from "../../model/army-list";
import type { CommanderId, ListId } from "../../model/identifiers";
import { assess } from "./assess";
import { applyEdits } from "./edits";
import { addAlly, addMissing, allyAgain, allyChoices, growth, intoCommand, lacksMore, removeAlly, savings } from "./mends";
import { prepare } from "./prepare";

const book = buildBook();
const LEFT = "left" as CommanderId;
const OTHER = "ally-list" as ListId;
const codes = (army: Army) => assess(army, book).findings.map(({ code }) => code);
const MINIMUMS = ["line-few", "constraint-at-least", "contingent-few", "contingent-minimum", "contingent-at-least"];
const missing = (army: Army) => codes(army).filter((code) => MINIMUMS.includes(code));
const isLacking = (army: Army) => lacksMore(assess(army, book).findings);

describe("what is missing", () => {
  test("is added all at once, in the chosen command", () => {
    const empty = buildArmy({ units: [] });
    expect(missing(empty).length).toBeGreaterThan(1);
    const full = applyEdits(empty, addMissing(empty, book, LEFT));
    expect(missing(full)).toEqual([]);
    expect(full.units.length).toBeGreaterThan(2);
    // The right-hand sub-commander must lead somebody too.
    expect(full.units.filter((one) => one.commander === "right")).toHaveLength(1);
    expect(full.units.filter((one) => one.commander === LEFT)).toHaveLength(full.units.length - 1);
    expect(codes(full)).not.toContain("commanders-without-groups");
  });

  test("no unit group that was there goes to another commander", () => {
    const led = buildArmy({ units: [unitOf(1, "regiments", 6, { commander: "left" }), unitOf(2, "horse", 4, { commander: "left" })] });
    const full = applyEdits(led, addMissing(led, book, LEFT));
    expect(full.units.slice(0, 2)).toEqual(led.units);
  });

  test("nothing is added where nothing is missing", () => {
    expect(addMissing(buildArmy(), book, LEFT)).toEqual([]);
    expect(isLacking(buildArmy())).toBe(false);
  });

  test("commanders who would lead nobody get a unit group each, of the first line that is open to them", () => {
    const none = { bases: { min: 0, max: 36 } };
    const bare = buildBook({ lines: { regiments: none, horse: none }, constraints: [] });
    const empty = buildArmy({ units: [] });
    expect(lacksMore(assess(empty, bare).findings)).toBe(true);
    const full = applyEdits(empty, addMissing(empty, bare, null));
    expect(assess(full, bare).findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(new Set(full.units.map((one) => one.commander)).size).toBe(full.units.length);
  });

  test("of an undated army is what one year allows and asks for", () => {
    // Whoever has few in one half of the years needs more in the other: no year is content with none.
    const asked = (id: string, years: [number, number], n: number) =>
      ({ id, years, kind: "at-least", what: "bases", lines: ["levy"], n }) as Constraint;
    const dated = buildBook({ constraints: [asked("early", [1500, 1549], 16), asked("late", [1550, 1600], 8)] });
    const army = buildArmy({ year: null, units: UNITS.filter((one) => one.line !== "levy") });
    const never = assess(army, dated).findings.filter(({ code }) => code === "years-never-met");
    expect(never).toMatchObject([
      {
        params: { filled: [{ adds: [{ name: "Levy", bases: 8 }], years: [[1550, 1600]] }, { adds: [{ name: "Levy", bases: 16 }] }] },
        edits: [{ do: "add-unit", unit: { bases: 8 } }],
      },
    ]);
    const full = applyEdits(army, addMissing(army, dated, null));
    expect(assess(full, dated).findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("an allied contingent gets its own", () => {
    const army = buildHosting({}, []);
    const full = applyEdits(army, addMissing(army, book, LEFT));
    expect(missing(army).length).toBeGreaterThan(0);
    expect(missing(full)).toEqual([]);
    expect(full.units.some((one) => one.commander === "guest")).toBe(true);
  });
});

test("a fix adds to the chosen command if he may lead it, and leaves an ally's to him", () => {
  const adds = (line: string, commander: string | null) => [
    { do: "add-unit", unit: buildArmy({ units: [unitOf(9, line, 2, { commander })] }).units[0] },
  ];
  const leaders = (line: string, commander: string | null) =>
    intoCommand(adds(line, commander) as never, buildArmy(), book, LEFT).map((one) => one.do === "add-unit" && one.unit.commander);
  expect([leaders("guns", null), leaders("siege-guns", null), leaders("guns", "right")]).toEqual([["left"], ["army"], ["right"]]);
});

describe("who leads troops of another list is an ally of it again", () => {
  const again = (army: Army) => {
    const found = assess(army, book).findings.find(({ code }) => code === "unit-line");
    return found && allyAgain(found, army, book);
  };
  const asSub = { role: "sub", list: null } as const;

  test.each([
    ["who was made a sub-commander", asSub],
    ["who was made an internal ally", { list: null }],
  ])("%s", (_, changed) => {
    const army = buildHosting(changed);
    const found = again(army);
    expect([found?.commander.id, found?.from]).toEqual(["guest", book.current.get(OTHER)?.list.name]);
    expect(applyEdits(army, found?.edits ?? []).commanders).toEqual(buildHosting().commanders);
    expect(codes(applyEdits(army, found?.edits ?? []))).not.toContain("unit-line");
  });

  test.each([
    ["in a year in which the list sends none", buildHosting(asSub, undefined, { year: 1530 })],
    ["with troops of neither list", buildHosting(asSub, [unitOf(11, "rockets", 4, { commander: "guest" })])],
    ["without a commander", buildHosting(asSub, [unitOf(11, "spears", 4)])],
    ["who commands the army", buildHosting(asSub, [unitOf(11, "spears", 4, { commander: "army" })])],
  ])("but not %s", (_, army) => {
    expect(codes(army)).toContain("unit-line");
    expect(again(army)).toBeNull();
  });
});

describe("an ally who is wrong himself goes with his unit groups, and with him what is wrong", () => {
  test.each([
    ["who comes from a list that none comes from", buildHosting({ list: "test-list" }), "external-ally-unlisted"],
    ["of another year", buildHosting({}, undefined, { year: 1501 }), "external-ally-year"],
  ])("%s", (_, army, code) => {
    const found = assess(army, book).findings.find((one) => one.code === code);
    const edits = found && removeAlly(found, army);
    const after = applyEdits(army, edits ?? []);
    expect(found?.code).toBe(code);
    expect([after.commanders.length, after.units.some((one) => one.commander === "guest")]).toEqual([army.commanders.length - 1, false]);
    expect(assess(after, book).findings.map((one) => one.code)).not.toContain(code);
    expect(after.units).toHaveLength(army.units.filter((one) => one.commander !== "guest").length);
  });

  test("no other finding removes one", () => {
    const army = buildHosting({}, []);
    const findings = assess(army, book).findings;
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.flatMap((one) => removeAlly(one, army) ?? [])).toEqual([]);
  });
});

describe("points that are too many", () => {
  const costs = (army: Army) => assess(army, book).numbers.points;

  test("are saved by what leaves the least, without a new error", () => {
    const army = buildArmy({ units: [...UNITS, unitOf(9, "levy", 8)] });
    const over = 61;
    const tight = { ...army, pointsLimit: costs(army) - over };
    const found = savings(tight, book);
    expect(found.length).toBeGreaterThan(0);
    for (const { edits, left } of found) {
      const after = applyEdits(tight, edits);
      expect([tight.pointsLimit - costs(after), codes(after).includes("points-over")]).toEqual([left, left < 0]);
      expect(assess(after, book).findings.filter((one) => one.severity === "error" && one.code !== "points-over")).toEqual([]);
    }
    const [, ...others] = found.map(({ left }) => left);
    expect(others).toEqual([...others].sort((one, other) => one - other));
    // The regiments and the horse are minimums: none of them goes.
    expect(found.every(({ unit }) => ![4, 5].includes(unit))).toBe(true);
  });

  test("are saved first by what keeps the TuGs of the army", () => {
    const without = buildArmy({ units: [...UNITS, unitOf(10, "levy", 8)] });
    const army = buildArmy({ units: [...UNITS, unitOf(9, "levy", 4), unitOf(10, "levy", 8)] });
    // Without no. 9 nothing is left; but no. 10 can be cut by as much.
    const [first, second] = savings({ ...army, pointsLimit: costs(without) }, book);
    expect([first, second]).toMatchObject([
      { unit: 10, bases: 4 },
      { unit: 9, bases: 0, left: 0 },
    ]);
  });

  test("are saved by one of two alike that is not the only one of its command", () => {
    const led = UNITS.map((one) => ({ ...one, commander: "left" }));
    const army = buildArmy({ units: [...led, unitOf(9, "skirmishers", 6, { commander: "right" })] });
    const found = savings({ ...army, pointsLimit: costs(army) - 61 }, book).filter(({ bases }) => bases === 0);
    expect(found.map(({ unit }) => unit)).toContain(7);
    expect(found.map(({ unit }) => unit)).not.toContain(9);
  });

  test("where no unit group is enough, by those that save the most", () => {
    const army = buildArmy({ pointsLimit: 1000 });
    const [first, second] = savings(army, book);
    expect(first?.left).toBeLessThan(0);
    expect(first?.left).toBeGreaterThanOrEqual(second?.left ?? Number.NEGATIVE_INFINITY);
  });

  test("none are offered within the limit", () => {
    expect(savings(buildArmy(), book)).toEqual([]);
  });
});

describe("an ally", () => {
  test("may come from a list that is open in the year, as often as it says", () => {
    const lists = (army: Army) => allyChoices(army, book).map(({ list }) => list);
    expect(lists(buildArmy())).toEqual([null, OTHER]);
    expect(lists(buildArmy({ year: 1530 }))).toEqual([null]);
    expect(lists(buildHosting())).toEqual([null]);
  });

  test.each([null, OTHER])("comes from %s with what he owes, of a grade and class that are allowed", (list) => {
    const army = buildArmy({ year: 1550, commanders: COMMANDERS.slice(0, 2) });
    const after = applyEdits(army, addAlly(army, book, list));
    const ally = after.commanders.at(-1);
    expect(ally).toMatchObject({ role: "ally", list });
    const his = after.units.filter((one) => one.commander === ally?.id);
    expect(his.length).toBeGreaterThan(0);
    const about = assess(after, book).findings.filter((one) => "commander" in one.at && one.severity === "error");
    expect(about).toEqual([]);
    expect(after.units.slice(0, UNITS.length)).toEqual(army.units);
  });
});

describe("of an undated army, an ally of some years", () => {
  // His spears came up after the years in which he may come, and his riders are not asked for.
  const dated = buildBook(
    { lines: { veterans: { years: [1500, 1510] } } },
    { lines: { spears: { bases: { min: 0, max: 24 }, years: [1570, 1600] }, "old-men": { bases: { min: 0, max: 12 } } }, constraints: [] },
  );
  const linesOf = (army: Army, commander: string) => army.units.filter((one) => one.commander === commander).map(({ line }) => line);
  const commanders = COMMANDERS.slice(0, 2);

  test.each([
    ["whose own troops serve in his years", UNITS],
    ["whose own troops do not", [...UNITS, unitOf(9, "veterans", 6)]],
  ])("brings to one %s only what serves in them", (_, units) => {
    const army = buildArmy({ commanders, units: [...units] });
    const after = applyEdits(army, addAlly(army, dated, OTHER));
    expect(linesOf(after, after.commanders.at(-1)?.id ?? "")).toEqual(["riders", "riders"]);
  });

  test("is given more of what serves in them", () => {
    const army = buildHosting({}, [unitOf(11, "riders", 6, { commander: "guest" })], { year: null });
    const few = assess(army, dated).findings.find(({ code }) => code === "contingent-few");
    expect(few).toMatchObject({ params: { adds: "Riders" }, edits: [{ do: "add-unit", unit: { line: "riders", commander: "guest" } }] });
  });
});

test("what is of another year is replaced by the line that shares its maximum and is open", () => {
  const shared = { shared: { group: "paid", max: 36 } };
  const successors = prepare([buildList({ lines: { veterans: shared, regiments: { ...shared, sizes: [4, 9] } } })], TABLES);
  const army = buildArmy({ year: 1570, units: [unitOf(9, "veterans", 6), unitOf(10, "dragoons", 4)] });
  const fixesIn = (year: number) =>
    assess({ ...army, year }, successors).findings.flatMap((one) => (one.code === "unit-year" ? [[one.params.by ?? null, one.edits]] : []));
  expect(fixesIn(1570)).toEqual([
    [
      "Regiments",
      [
        { do: "set-unit", unit: 9, field: "line", to: "regiments" },
        { do: "set-unit", unit: 9, field: "bases", to: 4 },
      ],
    ],
  ]);
  // Nothing replaces dragoons.
  expect(fixesIn(1550)).toEqual([[null, [{ do: "remove-unit", unit: 10 }]]]);
});

test("what is of another year is replaced by the same men of this year, as their name says", () => {
  const lines = {
    veterans: { name: "Saxon foot", years: [1540, 1560] },
    levy: { name: "Saxon foot with bayonets", years: [1561, 1600] },
  } as const;
  const book = prepare([buildList({ lines: lines as never })], TABLES);
  const army = buildArmy({ year: 1570, units: [unitOf(9, "veterans", 6)] });
  const [found] = assess(army, book).findings.filter(({ code }) => code === "unit-year");
  expect(found).toMatchObject({ params: { by: "Saxon foot with bayonets" }, edits: [{ field: "line", to: "levy" }] });
});

describe("a few more bases in a unit group that is there", () => {
  const venice = prepare(CATALOG.lists, TABLES);
  const stradiots = (...units: ReturnType<typeof unitOf>[]) => {
    const army = buildArmy({ list: "venetian-1494-1573", year: 1512, commanders: [COMMANDERS[0] as never], units });
    const found = assess(army, venice).findings.find(({ code }) => code === "constraint-at-least");
    if (!found) throw new Error("nothing is missing");
    return { army, found, grown: growth(found, army, venice) };
  };

  test("make up for what is missing, where that costs less than another unit group", () => {
    // Stradiots come in 4 or 6 bases, 6 at least.
    const { army, found, grown } = stradiots(unitOf(3, "stradiots", 4));
    expect(found.edits).toMatchObject([{ do: "add-unit", unit: { bases: 4 } }]);
    expect(grown).toMatchObject({ unit: 3, more: 2, edits: [{ do: "set-unit", unit: 3, field: "bases", to: 6 }] });
    const after = applyEdits(army, grown?.edits ?? []);
    expect(assess(after, venice).findings.some(({ code }) => code === "constraint-at-least")).toBe(false);
  });

  test("are not offered where there is no such unit group", () => {
    expect(stradiots(unitOf(3, "provisioned-pikes", 8)).grown).toBeNull();
  });

  test("are those of the main army, not of an ally", () => {
    const ally = { ...COMMANDERS[1], id: "ally", role: "ally" } as never;
    const army = buildArmy({
      ...{ list: "venetian-1494-1573", year: 1512, commanders: [COMMANDERS[0] as never, ally] },
      units: [unitOf(3, "stradiots", 4, { commander: "ally" })],
    });
    const found = assess(army, venice).findings.find(({ code }) => code === "constraint-at-least");
    expect(found && growth(found, army, venice)).toBeNull();
  });
});
