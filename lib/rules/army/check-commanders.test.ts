import { describe, expect, test } from "vitest";
import { buildArmy, COMMANDERS, commanderOf, contingentOf, UNITS, type UnitInput, unitOf } from "@/tests/build/army";
import { buildBook, type Changes } from "@/tests/build/list";
import type { Army } from "../../model/army";
import { assess } from "./assess";

const errors = (army: Army): string[] =>
  assess(army, buildBook())
    .findings.filter((one) => one.severity === "error")
    .map((one) => one.code);

describe("how many: one to three sub-commanders with the allies, of which the list wants one or two of its own", () => {
  const army = (subs: number, allies: number): Army => {
    const own = Array.from({ length: subs }, (_, at) => commanderOf(`sub-${at}`, "sub", "mediocre"));
    const cousins = Array.from({ length: allies }, (_, at) => commanderOf(`cousin-${at}`, "ally", "mediocre"));
    const units = cousins.flatMap((one, at) => contingentOf(one.id, 11 + 10 * at));
    return buildArmy({ commanders: [commanderOf("army", "army", "legendary"), ...own, ...cousins], units: [...UNITS, ...units] });
  };

  test.each([
    { subs: 0, allies: 0, says: ["list-subs-few"] },
    { subs: 0, allies: 1, says: ["list-subs-few"] },
    { subs: 1, allies: 0, says: [] },
    { subs: 2, allies: 0, says: [] },
    { subs: 3, allies: 0, says: ["list-subs-many"] },
    { subs: 4, allies: 0, says: ["sub-commanders-many", "list-subs-many"] },
    { subs: 1, allies: 2, says: [] },
    { subs: 2, allies: 1, says: [] },
    { subs: 2, allies: 2, says: ["sub-commanders-many"] },
    { subs: 1, allies: 3, says: ["sub-commanders-many", "internal-allies-many"] },
    { subs: 0, allies: 3, says: ["list-subs-few", "internal-allies-many"] },
  ])("$subs and $allies", ({ subs, allies, says }) => {
    expect(errors(army(subs, allies))).toEqual(says);
  });
});

describe("what mends their number", () => {
  const fixOf = (army: Army, code: string) => assess(army, buildBook()).findings.find((one) => one.code === code)?.edits;
  const subs = (count: number) => Array.from({ length: count }, (_, at) => commanderOf(`sub-${at}`, "sub", "mediocre"));
  const leading = (count: number) => subs(count).map(({ id }, at) => unitOf(30 + at, "horse", 4, { commander: id }));

  test("an army commander of the usual grade joins an army without one", () => {
    expect(fixOf(buildArmy({ commanders: subs(2) }), "army-commander-missing")).toMatchObject([
      { do: "add-commander", commander: { role: "army", grade: "competent" } },
    ]);
    expect(fixOf(buildArmy({ commanders: subs(4) }), "army-commander-missing")).toBeFalsy();
  });

  test("those too many go who lead nobody, the last first, if there are enough of them", () => {
    const army = [commanderOf("army", "army", "legendary"), ...subs(5)];
    const gone = (count: number) => fixOf(buildArmy({ commanders: army, units: leading(count) }), "sub-commanders-many");
    expect(gone(0)).toEqual(["sub-3", "sub-4"].map((commander) => ({ do: "remove-commander", commander })));
    expect(gone(3)).toEqual(["sub-3", "sub-4"].map((commander) => ({ do: "remove-commander", commander })));
    expect(gone(4)).toBeFalsy();
  });
});

describe("talented commanders", () => {
  const army = (...grades: readonly ("legendary" | "talented" | "competent")[]) =>
    buildArmy({ commanders: grades.map((grade, at) => ({ ...(COMMANDERS[at] ?? commanderOf("fourth", "sub", "competent")), grade })) });

  test("the legendary count among them", () => {
    expect(errors(army("legendary", "talented", "competent"))).toEqual([]);
    expect(errors(army("legendary", "talented", "talented"))).toEqual(["talented-many"]);
  });
});

describe("an ally's list with several entries", () => {
  const list: Changes = {
    commanders: {
      externalAllies: [
        { list: "ally-list", years: [1510, 1520], max: 1 },
        { list: "ally-list", years: [1550, 1560], max: 2 },
      ],
    },
  };
  const guests = (year: number | null, ...ids: readonly string[]): Army => {
    const units: UnitInput[] = ids.flatMap((commander, at) => [
      unitOf(11 + 10 * at, "spears", 6, { commander }),
      unitOf(12 + 10 * at, "riders", 6, { commander }),
    ]);
    const allies = ids.map((id) => commanderOf(id, "ally", "competent", { list: "ally-list" }));
    return buildArmy({ year, commanders: [...COMMANDERS.slice(0, 2), ...allies], units: [...UNITS, ...units] });
  };
  const found = (army: Army) =>
    assess(army, buildBook(list)).findings.filter((one) => one.severity === "error" && one.code.startsWith("external"));

  test("is judged by the list's entry for the army's year", () => {
    expect(found(guests(1515, "guest")).map((one) => one.code)).toEqual([]);
    expect(found(guests(1555, "guest", "other")).map((one) => one.code)).toEqual([]);
    expect(found(guests(1515, "guest", "other"))).toMatchObject([
      { code: "external-allies-many", at: { commander: "other" }, params: { have: 2, max: 1 } },
    ]);
  });

  test("in a year outside the army's own list nothing is said of him, but of the year", () => {
    expect(found(guests(1650, "guest"))).toEqual([]);
    expect(assess(guests(1650, "guest"), buildBook(list)).findings[0]?.code).toBe("year-outside");
  });

  test("between the entries he may not come at all", () => {
    expect(found(guests(1530, "guest"))).toMatchObject([
      {
        code: "external-ally-year",
        // of 1510 to 1520 and 1550 to 1560, 1520 is nearer to 1530
        edits: [{ do: "set-army", field: "year", to: 1520 }],
        params: {
          year: 1530,
          from: 1510,
          to: 1520,
          spans: [
            [1510, 1520],
            [1550, 1560],
          ],
        },
      },
    ]);
  });
});
