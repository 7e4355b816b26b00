import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { DRAFT_BOOK, drafted, emptyArmy } from "@/tests/build/drafts";
import { buildAllyList, buildList } from "@/tests/build/list";
import { CATALOG, FIRST_TABLES } from "@/tests/build/rules";
import { type Army, army } from "../../model/army";
import type { ArmyList } from "../../model/army-list";
import { ARMS, WISHES, type Wish } from "../../model/drafting";
import type { ListId } from "../../model/identifiers";
import { unitId } from "../../model/when-absent";
import { assess } from "../../rules/army/assess";
import { applyEdits, editsBetween } from "../../rules/army/edits";
import { muster } from "../../rules/army/muster";
import { prepare } from "../../rules/army/prepare";
import { choicesOf } from "./choices";
import { isOfArm } from "./drafting";

vi.setConfig({ testTimeout: 60_000 });

const listOf = (id: string): ArmyList => {
  const list = DRAFT_BOOK.current.get(id as ListId)?.list;
  if (!list) throw new Error(`there is no list ${id}`);
  return list;
};
const SWEDISH = listOf("swedish-1618-1648");
const POLISH = listOf("polish-lithuanian-1576-1660");

function made(start: Army, wish: Wish = "balanced", seed = 0) {
  const draft = drafted(start, wish, seed);
  if (!draft.ok) throw new Error(JSON.stringify(draft));
  return draft;
}

const points = fc.constantFrom(0, 1500, 2500, 4000, 6000, 7000, 10_000, 10_000, 14_000);
const orders = fc.record({
  list: fc.constantFrom(...CATALOG.lists),
  pointsLimit: points,
  into: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
  wish: fc.constantFrom(...WISHES),
  seed: fc.nat(1_000_000),
});
/** The same on every run, so that a law that breaks here breaks for everybody. `npm run soak -- --only drafts` goes farther. */
const RUNS = { seed: 1643, numRuns: 25, endOnFailure: true };

const yearIn = ({ years: [from, to] }: ArmyList, into: number | null) => (into === null ? null : Math.round(from + into * (to - from)));

test("any draft is a legal army that parses, or says what the least is: by every list, year, limit and wish", () => {
  let legal = 0;
  fc.assert(
    fc.property(orders, ({ list, pointsLimit, into, wish, seed }) => {
      const draft = drafted(emptyArmy(list, pointsLimit, yearIn(list, into)), wish, seed);
      if (!draft.ok) {
        expect(draft).toMatchObject({ why: "points" });
        expect(draft.why === "points" && draft.least > pointsLimit).toBe(true);
        return;
      }
      legal += 1;
      expect(army.parse(draft.army)).toEqual(draft.army);
      expect(assess(draft.army, DRAFT_BOOK).findings.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(draft.army).toMatchObject({ list: list.id, pointsLimit, year: yearIn(list, into), name: "Draft" });
      expect(draft.verdict).toEqual(assess(draft.army, DRAFT_BOOK));
    }),
    RUNS,
  );
  expect(legal).toBeGreaterThan(15);
});

test("the same seed drafts the same army, the next another", () => {
  const start = emptyArmy(SWEDISH, 10_000, 1632);
  const armies = [0, 0, 1, 2, 3].map((seed) => JSON.stringify(made(start, "balanced", seed).army));
  expect(armies[0]).toBe(armies[1]);
  expect(new Set(armies).size).toBe(4);
});

/** A draft of every list. */
const all = CATALOG.lists.map((list, seed) => ({ list, draft: made(emptyArmy(list, 10_000, null), "balanced", seed) }));

describe("filling the rest", () => {
  /** Half of a drafted army, as a player may have begun one. */
  const halves = fc.record({
    whole: fc.constantFrom(...all.map(({ draft }) => draft.army)),
    seed: fc.nat(1_000_000),
    taken: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    wish: fc.constantFrom(...WISHES),
    led: fc.boolean(),
  });

  test("leaves everything as it was, and makes the army legal", () => {
    fc.assert(
      fc.property(halves, ({ whole, seed, taken, wish, led }) => {
        const allies = whole.commanders.filter(({ role }) => role === "ally").map(({ id }) => id);
        const stays = (unit: Army["units"][number], at: number) =>
          taken[at] === true || (unit.commander !== null && allies.includes(unit.commander));
        const units = whole.units
          .filter(stays)
          .map((unit) => (led || allies.includes(unit.commander ?? ("" as never)) ? unit : { ...unit, commander: null, name: "Ours" }));
        const half = applyEdits({ ...whole, units }, [{ do: "set-army", field: "name", to: "Half" }]);
        const draft = drafted(half, wish, seed);
        if (!draft.ok) throw new Error(JSON.stringify(draft));
        expect(assess(draft.army, DRAFT_BOOK).findings.filter(({ severity }) => severity === "error")).toEqual([]);
        const added = new Set(["add-unit", "add-commander"]);
        expect(editsBetween(half, draft.army).filter((edit) => !added.has(edit.do))).toEqual([]);
      }),
      RUNS,
    );
  });

  test("of an army that is over its limit already tells what the least is, and adds nothing", () => {
    const whole = made(emptyArmy(SWEDISH, 10_000, 1632)).army;
    const draft = drafted({ ...whole, pointsLimit: 9000 }, "balanced", 1);
    expect(draft).toEqual({ ok: false, why: "points", least: assess(whole, DRAFT_BOOK).numbers.points });
  });

  test("of an army that adding cannot mend tells what is wrong", () => {
    const whole = made(emptyArmy(SWEDISH, 10_000, 1632)).army;
    const [first] = whole.units;
    const broken = { ...whole, units: whole.units.map((unit) => (unit === first ? { ...unit, bases: 1 } : unit)), pointsLimit: 11_000 };
    const draft = drafted(broken, "balanced", 1);
    expect(draft.ok === false && draft.why === "findings" && draft.findings.map(({ code }) => code)).toContain("unit-size");
  });

  test("a whole army stays as it is", () => {
    const whole = made(emptyArmy(SWEDISH, 10_000, 1632)).army;
    const full = { ...whole, pointsLimit: assess(whole, DRAFT_BOOK).numbers.points };
    expect(editsBetween(full, made(full, "balanced", 1).army)).toEqual([]);
  });
});

describe("a limit that is too small", () => {
  /**
   * By hand, at the first prices, of the test list: its compulsory lines at their minimum, lowered as far as they go, one commander of the
   * lowest grade, one sub-commander likewise, and the cheapest camp. Nothing else is asked for without a year.
   */
  test("the least is what the list asks for, and one point less is refused", () => {
    const book = prepare([buildList(), buildAllyList()], FIRST_TABLES);
    const start = emptyArmy(buildList(), 0, null);
    const tooSmall = drafted(start, "balanced", 0, { book });
    if (tooSmall.ok || tooSmall.why !== "points") throw new Error("an army of no points");
    const { least } = tooSmall;
    const enough = drafted({ ...start, pointsLimit: least }, "balanced", 0, { book });
    expect(enough.ok && enough.verdict.numbers.points).toBe(least);
    expect(drafted({ ...start, pointsLimit: least - 1 }, "balanced", 0, { book })).toEqual({ ok: false, why: "points", least });
  });
});

describe("sensible as a player sees it", () => {
  test("the points are used to within two bases or so", () => {
    const left = all.map(({ draft }) => 10_000 - draft.verdict.numbers.points);
    expect(left.filter((one) => one > 200)).toEqual([]);
    expect(left.filter((one) => one <= 60).length).toBeGreaterThan(all.length * 0.8);
  });

  test("as many TuGs as sample armies have, mostly an odd number", () => {
    const tugs = all.map(({ draft }) => draft.verdict.numbers.tugs);
    expect(tugs.filter((one) => one < 8 || one > 18)).toEqual([]);
    expect(tugs.filter((one) => one % 2 === 1).length).toBeGreaterThan(all.length * 0.8);
  });

  test("every commander leads by name, nobody more than two thirds, and nearly all armies have three commanders", () => {
    for (const { draft } of all) {
      const { commanders, units } = draft.army;
      const led = commanders.map(({ id }) => units.filter((unit) => unit.commander === id).length);
      expect(Math.min(...led)).toBeGreaterThan(0);
      expect(Math.max(...led) / units.length).toBeLessThanOrEqual(2 / 3);
    }
    expect(all.filter(({ draft }) => draft.army.commanders.length >= 3).length).toBeGreaterThan(all.length * 0.9);
  });

  const shareOf = (of: Army, arm: (typeof ARMS)[number]) => {
    const { units } = muster(of, DRAFT_BOOK);
    const worth = (some: typeof units) => some.reduce((sum, { unit, variant }) => sum + unit.bases * (variant?.price ?? 0), 0);
    return worth(units.filter(({ variant }) => variant && isOfArm(arm, variant.troop))) / worth(units);
  };

  test.each(ARMS)("a wish for %s gives more of it", (arm) => {
    for (const list of [SWEDISH, POLISH]) {
      const start = emptyArmy(list, 10_000, 1632);
      const share = shareOf(made(start, arm, 1).army, arm);
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeGreaterThanOrEqual(Math.min(0.6, shareOf(made(start, "balanced", 1).army, arm)));
    }
  });

  test("a wish for scouting gives more scouting cards", () => {
    const start = emptyArmy(listOf("french-1660-1714"), 10_000, 1690);
    const cards = (wish: Wish) => made(start, wish, 2).verdict.numbers.scoutingCards;
    expect(cards("scouting")).toBeGreaterThan(cards("foot"));
  });

  test("to beat an army it takes troops that win more of it by the odds", () => {
    const gains = (
      [
        [SWEDISH, 11],
        [POLISH, 3],
        [listOf("mughal-1526-1605"), 5],
      ] as const
    ).map(([list, seed]) => {
      const start = emptyArmy(list, 10_000, null);
      const { army: best, verdict, drafting } = made(start, "beat", seed);
      const [first] = choicesOf(best, verdict, drafting);
      const strong = muster(best, DRAFT_BOOK).units.filter(({ unit }) => (drafting.edges?.get(unit.line)?.won ?? 0) > 0.05);
      expect(first).toMatchObject({ code: "against", params: { name: drafting.enemy } });
      expect(strong.map(({ line }) => line?.line.name)).toEqual(
        expect.arrayContaining(first?.code === "against" ? first.params.best : ["none"]),
      );
      const winsOf = (of: Army) => {
        const { units } = muster(of, DRAFT_BOOK);
        const priced = units.map(({ unit, variant }) => ({
          price: unit.bases * (variant?.price ?? 0),
          won: drafting.edges?.get(unit.line)?.won ?? 0,
        }));
        return priced.reduce((sum, { price, won }) => sum + price * won, 0) / priced.reduce((sum, { price }) => sum + price, 0);
      };
      return winsOf(best) - winsOf(made(start, "balanced", seed).army);
    });
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0.1);
  });

  test("each choice has one reason, in the order of the army", () => {
    for (const { draft } of all) {
      const { commanders, units } = draft.army;
      const choices = choicesOf(draft.army, draft.verdict, draft.drafting);
      const ats = choices.map(({ at }) => JSON.stringify(at));
      // The parity, what is left, and once what the sub-commanders are for.
      const ofWhole = choices.flatMap(({ at }) => ("army" in at ? [at] : []));
      expect([2, 3]).toContain(ofWhole.length);
      expect(ats).toEqual(
        [
          ...ofWhole,
          ...commanders.map(({ id }) => ({ commander: id })),
          ...units
            .map(({ number }) => number)
            .sort((one, other) => one - other)
            .map((unit) => ({ unit })),
          { camp: "kind" },
        ].map((at) => JSON.stringify(at)),
      );
      expect(new Set(units.map(unitId)).size).toBe(units.length);
    }
  });
});
