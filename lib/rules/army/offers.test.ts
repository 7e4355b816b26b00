import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, COMMANDERS, commanderOf, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army } from "../../model/army";
import type { CommanderId } from "../../model/identifiers";
import { assess } from "./assess";
import { muster, withUnit } from "./muster";
import { type Offer, offersFor } from "./offers";
import { prepare } from "./prepare";

const book = buildBook();
const LEFT = "left" as CommanderId;

const offerOf = (army: Army, line: string, ally: string | null = null, chosen: CommanderId | null = LEFT): Offer => {
  const found = offersFor(muster(army, book), ally as CommanderId | null, chosen).find((one) => one.line.line.id === line);
  if (!found) throw new Error(`${line} is not offered`);
  return found;
};

describe("what a line offers", () => {
  test("the smallest unit group, its points, and what is taken of how many", () => {
    const price = book.current.get("test-list" as never)?.byId.get("horse" as never)?.variants[0]?.price ?? 0;
    expect(offerOf(buildArmy(), "horse")).toMatchObject({
      bases: 4,
      points: 4 * price,
      have: 8,
      min: 8,
      max: 20,
      missing: 0,
      barrier: null,
    });
  });

  test("the minimum that the verdict asks for", () => {
    const army = buildArmy({ units: unitsBut({ 1: null, 2: null }) });
    const [asked] = assess(army, book).findings.flatMap((one) => (one.code === "line-few" ? [one.params] : []));
    expect(asked).toMatchObject({ line: "regiments", have: 6, min: 12 });
    expect(offerOf(army, "regiments")).toMatchObject({ have: 6, min: 12, missing: 6 });
  });

  test("of an internal ally half of it, though the army has it all", () => {
    const army = buildAllied({}, []);
    const asked = assess(army, book).findings.flatMap((one) =>
      one.code === "contingent-minimum" ? [[one.params.line, one.params.need]] : [],
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const [line, need] of asked) expect(offerOf(army, String(line), "cousin")).toMatchObject({ have: 0, min: need, missing: need });
    // 36 regiments are the most, and the army has 18.
    expect(offerOf(army, "regiments", "cousin").max).toBe(18);
  });

  test("an external ally's are those of his own list, with his own limits", () => {
    const offers = offersFor(muster(buildHosting(), book), "guest" as CommanderId, LEFT);
    expect(offers.map((one) => one.ally)).toEqual(offers.map(() => "guest"));
    expect(offers.find((one) => one.line.line.id === "spears")?.have).toBe(6);
  });

  test("bases of an internal ally do not count towards the army's own minimum", () => {
    const army = buildAllied({}, [unitOf(11, "regiments", 6, { commander: "cousin" })]);
    const without = { ...army, units: army.units.filter(({ number }) => number > 1 && number !== 2) };
    expect(offerOf(without, "regiments")).toMatchObject({ have: 12, min: 12, missing: 6 });
  });
});

describe("why nothing more can be had of a line", () => {
  const whyOf = (army: Army, line: string, ally?: string, chosen?: CommanderId) => offerOf(army, line, ally, chosen).barrier;

  test("its year is another", () => {
    expect(whyOf(buildArmy({ year: 1530 }), "veterans")).toEqual({ why: "years", years: [1540, 1560] });
    expect(whyOf(buildArmy({ year: 1550 }), "veterans")).toBeNull();
    expect(whyOf(buildArmy(), "veterans")).toBeNull();
  });

  test("nobody may lead it", () => {
    expect(whyOf(buildArmy(), "exiles")).toEqual({ why: "leader", roles: ["ally"] });
    expect(whyOf(buildAllied(), "exiles")).toBeNull();
    expect(offerOf(buildAllied(), "exiles").ally).toBe("cousin");
    expect(whyOf(buildArmy({ commanders: COMMANDERS.slice(1) }), "siege-guns")).toEqual({ why: "leader", roles: ["army"] });
    expect(whyOf(buildArmy({ commanders: [], units: [] }), "guard", undefined, null as never)).toEqual({ why: "leader", roles: ["army"] });
  });

  test("its maximum is reached, or one that it shares", () => {
    expect(whyOf(buildArmy({ units: [...UNITS, unitOf(9, "guns", 2)] }), "guns")).toEqual({
      why: "limit",
      max: 4,
      room: 0,
      smallest: 2,
      others: [],
    });
    const light = [9, 10].map((number) => unitOf(number, "light-horse", 6));
    expect(whyOf(buildArmy({ units: [...UNITS, ...light] }), "skirmishers")).toEqual({
      why: "limit",
      max: 24,
      room: 0,
      smallest: 6,
      others: ["Light horse"],
    });
  });

  test("a restriction of the list that it would break", () => {
    const keil = buildArmy({ units: [...UNITS, unitOf(9, "keil", 12)] });
    expect(whyOf(keil, "square")).toMatchObject({ why: "constraint", rule: { id: "keil-or-square" }, present: ["keil"] });
    expect(whyOf(keil, "horse")).toBeNull();
    const broken = buildArmy({ units: [...UNITS, unitOf(9, "keil", 12), unitOf(10, "square", 16)] });
    expect(whyOf(broken, "keil")).toMatchObject({ why: "constraint", rule: { id: "keil-or-square" } });
    expect(whyOf(broken, "horse")).toBeNull();
  });

  test("a restriction that it breaks already, but not what mends it", () => {
    const siege = buildArmy({ units: [...UNITS.filter(({ line }) => line !== "guns"), unitOf(9, "siege-guns", 2)] });
    expect(whyOf(siege, "siege-guns")).toMatchObject({ why: "constraint", rule: { id: "siege-guns-beside-guns" } });
    expect(whyOf(siege, "guns")).toBeNull();
    const levied = buildArmy({ units: [unitOf(1, "regiments", 6), unitOf(2, "levy", 8)] });
    expect(whyOf(levied, "levy")).toMatchObject({
      why: "constraint",
      rule: { id: "levy-beside-the-paid" },
      present: ["levy", "regiments"],
    });
    expect(whyOf(levied, "regiments")).toBeNull();
    const guards = [9, 10].map((number) => unitOf(number, "guard", 4, { commander: "left" }));
    const crowded = buildArmy({ units: [...UNITS, ...guards] });
    expect(whyOf(crowded, "guard", undefined, "left" as CommanderId)).toEqual({
      why: "one-per-command",
      of: { name: null, role: "sub", count: 1 },
      has: ["Guard"],
    });
    expect(whyOf(crowded, "guard", undefined, "right" as CommanderId)).toBeNull();
  });

  test("an ally has as many unit groups as he may", () => {
    const four = [11, 12, 13, 14].map((number) => unitOf(number, "horse", 4, { commander: "cousin" }));
    const army = buildAllied({}, four.slice(0, 3));
    expect(whyOf(army, "regiments", "cousin")).toBeNull();
    expect(
      whyOf(buildAllied({}, [...four.slice(0, 3), unitOf(14, "regiments", 6, { commander: "cousin" })]), "regiments", "cousin"),
    ).toEqual({
      why: "contingent-full",
      max: 4,
    });
    expect(
      whyOf(buildArmy({ commanders: [...COMMANDERS.slice(0, 2), commanderOf("cousin", "ally", "competent")] }), "horse", "cousin"),
    ).toBeNull();
  });
});

describe("troops that must not outnumber others", () => {
  const venice = prepare(CATALOG.lists, TABLES);
  const army = (year: number, ...units: Army["units"]) =>
    buildArmy({ list: "venetian-1494-1573", year, commanders: [COMMANDERS[0] as never], units });
  const cernide = unitOf(1, "cernide", 8) as Army["units"][number];
  const pikes = unitOf(2, "provisioned-pikes", 8) as Army["units"][number];
  const open = (one: Army) =>
    assess(one, venice).findings.flatMap((each) => (each.code === "constraint-no-more-than" ? [each.params.open] : []));
  const firstOf = (one: Army, line: string) => {
    const barrier = offersFor(muster(one, venice), null, null).find((each) => each.line.line.id === line)?.barrier;
    return barrier?.why === "constraint" ? barrier.first : null;
  };

  test("may be joined by those that the list allows beside them, and that serve in its year", () => {
    // Galley soldiers never stand beside the militia, and the men of Brisighella only beside provisioned pikes.
    expect(open(army(1512, cernide))).toEqual([["Provisioned pikes", "Arquebusiers"]]);
    expect(open(army(1505, cernide))).toEqual([["Provisioned pikes", "Crossbowmen", "Arquebusiers"]]);
    expect(open(army(1512, pikes, cernide, { ...cernide, number: 3, bases: 16 }))).toEqual([
      ["Provisioned pikes", "Men of Brisighella", "Arquebusiers"],
    ]);
  });

  test("say which others let them in", () => {
    expect(firstOf(army(1512), "cernide")).toEqual(["provisioned-pikes", "arquebusiers"]);
    expect(firstOf(army(1512, pikes, cernide), "armed-peasants")).toEqual(["provisioned-pikes", "brisighella-foot", "arquebusiers"]);
  });
});

describe("what joins an ally who leads as many unit groups as he may", () => {
  const four = [11, 12, 13, 14].map((number) => unitOf(number, "horse", 4, { commander: "cousin" }));
  const fullOne = buildAllied({}, four);
  const barredBy = { why: "contingent-full", max: 4 };

  test("is barred among the army's troops too, where he alone may lead it or is chosen", () => {
    expect(offerOf(fullOne, "exiles")).toMatchObject({ ally: "cousin", barrier: barredBy });
    expect(offerOf(fullOne, "regiments").barrier).toBeNull();
    expect(offerOf(fullOne, "regiments", null, "cousin" as CommanderId).barrier).toEqual(barredBy);
    expect(offerOf(buildAllied({}, four.slice(1)), "exiles").barrier).toBeNull();
  });

  test("goes to another ally of the list who has room, or to the one that is chosen", () => {
    const allies = ["cousin", "uncle"].map((id) => commanderOf(id, "ally", "competent"));
    const two = buildArmy({ commanders: [...COMMANDERS.slice(0, 2), ...allies], units: [...UNITS, ...four] });
    expect(offerOf(two, "exiles")).toMatchObject({ ally: "uncle", barrier: null });
    expect(offerOf(two, "exiles", null, "cousin" as CommanderId)).toMatchObject({ ally: "cousin", barrier: barredBy });
  });
});

test("an army with one unit group more is mustered as it would be from the beginning", () => {
  for (const [army, commander] of [
    [buildArmy(), null],
    [buildAllied(), "cousin"],
    [buildHosting(), "guest"],
  ] as const) {
    const unit = { ...(army.units[0] as Army["units"][number]), number: 50, line: (commander === "guest" ? "spears" : "horse") as never };
    const more = { ...unit, commander: commander as CommanderId | null };
    expect(withUnit(muster(army, book), more)).toEqual(muster({ ...army, units: [...army.units, more] }, book));
  }
});
