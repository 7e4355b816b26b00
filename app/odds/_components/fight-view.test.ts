import { describe, expect, test } from "vitest";
import { findList } from "@/lib/rules/army/book";
import { LISTS, ODDS_BOOK } from "@/tests/build/odds-fixtures";
import type { Unit } from "./fight-shapes";
import { fightView } from "./fight-view";

const [HUSSARS, GERMANS] = ["4*polish-lithuanian-1576-1660/polish-hussars", "6*swedish-1618-1648/german-brigades"];

function unit(value: string): Unit {
  const [, list = "", line = ""] = /\*(.+)\/(.+)$/.exec(value) ?? [];
  const found = findList(LISTS, list as never, null)?.byId.get(line as never)?.line;
  if (!found) throw new Error(`no line ${value}`);
  return { value, label: found.name, name: found.name, troop: found.troop };
}
const UNITS = { a: [unit(HUSSARS)], b: [unit(GERMANS)] };
const NOBODY = { a: [], b: [] };
const SKIRMISHERS = '6*{"type":"foot","formation":"skirmish","armour":"unprotected","quality":"average"}';

describe("what the page of two unit groups shows", () => {
  test("an empty address shows the sample, and an answer to it", () => {
    const { asked, told } = fightView({}, UNITS, ODDS_BOOK);
    expect([asked.sides.a.chosen, asked.sides.b.chosen]).toEqual([HUSSARS, GERMANS]);
    expect(told.answer?.course.at(-1)?.a).toBeCloseTo(0.693679005, 9);
    expect(told.claims.charge.map(({ id }) => id)).toContain("charging-lancer");
    expect(told.fires.a).toBeNull();
    expect(told.fires.b?.after).toHaveLength(3);
    expect(asked.values).toEqual({});
  });

  test("a side without a unit group takes the first of the source it names", () => {
    const { asked } = fightView({ "a.from": "list:swedish-1618-1648" }, { ...UNITS, a: [unit(GERMANS)] }, ODDS_BOOK);
    expect(asked.sides.a.chosen).toBe(GERMANS);
  });

  test("whoever is not among the unit groups is unknown; a typed classification needs none", () => {
    expect(fightView({}, NOBODY, ODDS_BOOK).told).toMatchObject({
      answer: null,
      faults: [{ code: "unknown-line" }, { code: "unknown-line" }],
    });
    const { told } = fightView({ a: SKIRMISHERS, b: SKIRMISHERS }, NOBODY, ODDS_BOOK);
    expect(told.faults).toEqual([]);
    expect(told.names.a).not.toBe(told.names.b);
  });

  test("skirmishers run from a charge that nobody said how to meet", () => {
    const { asked } = fightView({ a: HUSSARS, b: SKIRMISHERS }, UNITS, ODDS_BOOK);
    expect(asked.question?.response).not.toBe("stand");
    const far = fightView({ a: HUSSARS, b: SKIRMISHERS, how: "approach" }, UNITS, ODDS_BOOK);
    expect(far.asked.question?.approach?.b.response).not.toBe("stand");
    expect(far.told.distance).toBe(12);
  });

  test("what other troops left of the question is not asked of those who cannot do it", () => {
    const wasHow = fightView({ a: GERMANS, b: HUSSARS, how: "b-countered" }, { a: UNITS.b, b: UNITS.a }, ODDS_BOOK);
    expect(wasHow.told.faults).toEqual([]);
    expect(wasHow.asked.question?.charge).toBe("a");
    const [gone, plain] = [{ leaves: "b1" }, {}].map((more) => fightView(more, UNITS, ODDS_BOOK).told);
    expect(gone?.faults).toEqual([]);
    expect(gone?.answer).toEqual(plain?.answer);
    expect(fightView({ leaves: "a1" }, UNITS, ODDS_BOOK).told.answer).not.toEqual(plain?.answer);
  });

  test("an address that cannot be read has no answer and no fault of the rules: the page says so itself", () => {
    expect(fightView({ a: "xx" }, UNITS, ODDS_BOOK).told).toMatchObject({ answer: null, faults: [] });
  });

  test("a friend near is of the same kind or whoever is named", () => {
    const of = (more: object) => fightView({ tests: "1", ...more }, UNITS, ODDS_BOOK).told;
    expect(of({}).near).toEqual({ a: of({}).near.b, b: of({}).near.a });
    const named = of({ "a.near": GERMANS });
    expect(named.near.a).toBe(UNITS.b[0]?.name);
    expect(named.answer?.tests.a).not.toEqual(of({}).answer?.tests.a);
  });

  test("an enemy known by his look alone is told with all that he may be, each with its own fight", () => {
    const [high, low] = [
      { ...unit(GERMANS), look: "x" },
      { ...unit(GERMANS), value: `${GERMANS}~quality`, name: "lower", look: "x" },
    ];
    const lower = { ...low, troop: { ...low.troop, quality: "poor" as const } };
    const seen = { "b.among": `12.${GERMANS}`, "b.seen": "1", b: lower.value };
    const { asked, told } = fightView(seen, { a: UNITS.a, b: [high, lower, { ...unit(HUSSARS), look: "y" }] }, ODDS_BOOK);
    expect(asked.sides.b.source).toBe("among");
    expect(told.mayBe.map(({ name, isChosen }) => [name, isChosen])).toEqual([
      [high.name, false],
      ["lower", true],
    ]);
    const [first, second] = told.mayBe;
    expect(second?.at).toEqual(told.answer?.end);
    expect(first?.at).toEqual(fightView({}, UNITS, ODDS_BOOK).told.answer?.end);
    expect(new URL(first?.address ?? "", "http://localhost").searchParams.get("b")).toBe(GERMANS);
    expect(fightView(seen, { a: UNITS.a, b: [lower] }, ODDS_BOOK).told.mayBe).toEqual([]);
  });

  test("only what can apply is asked for", () => {
    const of = (query: object) => fightView({ ...query }, UNITS, ODDS_BOOK).asked.sides;
    const [stand, charge] = [of({ how: "b" }), of({})];
    // Whoever charges is behind nothing; nerves count when breaking off; a flank has no supports.
    expect([charge.a.applies?.states.includes("barricades"), charge.b.applies?.states.includes("barricades")]).toEqual([false, true]);
    expect([stand.a.applies?.states.includes("barricades"), stand.b.applies?.states.includes("barricades")]).toEqual([true, false]);
    expect(charge.a.applies?.states).not.toContain("nervous");
    expect(of({ leaves: "a1" }).a.applies?.states).toContain("nervous");
    expect(of({ leaves: "a1" }).b.applies?.states).not.toContain("nervous");
    expect([charge.b.applies?.supports, of({ struck: "flank" }).b.applies?.supports]).toEqual([true, false]);
    // What was said stays in sight, so that it can be taken back.
    expect(of({ "a.states": "barricades" }).a.applies?.states).toContain("barricades");
  });
});
