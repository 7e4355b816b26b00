import { describe, expect, test } from "vitest";
import { buildAllied, buildArmy, buildHosting, COMMANDERS, commanderOf, unitOf, unitsBut } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList } from "@/tests/build/list";
import { type Army, army } from "../../model/army";
import { assess } from "./assess";
import { compareArmies, type Side } from "./compare-armies";
import { prepare } from "./prepare";

const book = buildBook();
const side = (one: Army, from = book): Side => ({ army: one, book: from, verdict: assess(one, from) });
const compare = (one: Army, other: Army) => compareArmies(side(one), side(other));

const figures = (taken: { unitGroups: number; bases: number; points: number } | null) =>
  taken && [taken.unitGroups, taken.bases, taken.points];
const lines = (one: Army, other: Army) =>
  compare(one, other).lines.map((line) => [line.name, figures(line.one), figures(line.other), line.differs]);

test("an army beside itself is the same in everything", () => {
  const same = compare(buildHosting(), structuredClone(buildHosting()));
  const rows = [...same.numbers, same.pointsLimit, same.year, same.camp, ...same.commanders, ...same.lines];
  expect(rows.filter((row) => row.differs)).toEqual([]);
  expect(same.numbers.filter((number) => number.more !== 0)).toEqual([]);
});

test("every number is of both, with what the other has more", () => {
  // 1 regiment (6 bases at 110) and the guns (2 at 194), from 8 unit groups, 7 of them TuGs; 5874 points before.
  const { numbers } = compare(buildArmy(), buildArmy({ units: unitsBut({ 3: null, 8: null }) }));
  expect(numbers.map(({ name, one, other, more, differs }) => [name, one, other, more, differs])).toEqual([
    ["points", 5874, 4826, -1048, true],
    ["unitGroups", 8, 6, -2, true],
    ["tugs", 7, 5, -2, true],
    ["sugs", 1, 1, 0, false],
    ["bases", 40, 32, -8, true],
    ["breaksAt", 4, 3, -1, true],
    ...["commandCards", "mapCards", "scoutingCards"].map((name) => [name, expect.any(Number), expect.any(Number), 0, false]),
  ]);
});

test("limits and camp", () => {
  const { pointsLimit, year, camp } = compare(
    buildArmy(),
    buildArmy({ pointsLimit: 6000, year: 1550, camp: { kind: "fortified", quality: "poor" } }),
  );
  expect(pointsLimit).toEqual({ one: 10_000, other: 6000, differs: true });
  expect(year).toEqual({ one: null, other: 1550, differs: true });
  expect(camp).toEqual({ one: { kind: "standard", quality: "poor" }, other: { kind: "fortified", quality: "poor" }, differs: true });
});

describe("commanders", () => {
  const names = (one: Army, other: Army) =>
    compare(one, other).commanders.map((row) => [row.role, row.one?.id ?? null, row.other?.id ?? null, row.differs]);

  test("stand beside each other by their role and, the best first, by their grade", () => {
    const [first, left, right] = COMMANDERS;
    const other = buildArmy({ commanders: [commanderOf("bad", "sub", "mediocre"), commanderOf("good", "sub", "competent"), first!] });
    expect(names(buildArmy({ commanders: [right!, first!, left!] }), other)).toEqual([
      ["army", "army", "army", false],
      ["sub", "right", "good", false],
      ["sub", "left", "bad", true],
    ]);
  });

  test("stand alone where the other army has none of the role", () => {
    expect(names(buildArmy(), buildAllied())).toEqual([
      ["army", "army", "army", false],
      ["sub", "left", "left", false],
      ["sub", "right", null, true],
      ["ally", null, "cousin", true],
    ]);
  });

  test("are another by grade, class and list, and not by name or version", () => {
    const guest = (more: object) => compare(buildHosting(), buildHosting(more)).commanders[2]?.differs;
    expect(guest({ name: "Axel" })).toBe(false);
    expect(guest({ listVersion: book.current.get(buildHosting().commanders[2]!.list!)!.list.version })).toBe(false);
    expect(guest({ grade: "talented" })).toBe(true);
    expect(guest({ class: "tribal" })).toBe(true);
    expect(guest({ list: null })).toBe(true);
  });
});

describe("troops", () => {
  // Points for each base, worked out by hand in price.test.ts: regiments 110, horse 122, light horse 112, skirmishers 38, guns 194; levy at
  // (60 − 8 − 6 + 20 x 0.6) x 0.7 = 40.6, so 41.
  test("by line, in the order of the list, with unit groups, bases and points", () => {
    const other = buildArmy({ units: [unitOf(9, "levy", 8), ...unitsBut({ 1: null, 4: { bases: 6 }, 5: null, 7: null })] });
    expect(lines(buildArmy(), other)).toEqual([
      ["Regiments", [3, 18, 1980], [2, 12, 1320], true],
      ["Horse", [2, 8, 976], [1, 6, 732], true],
      ["Light horse", [1, 6, 672], [1, 6, 672], false],
      ["Skirmishers", [1, 6, 228], null, true],
      ["Guns", [1, 2, 388], [1, 2, 388], false],
      ["Levy", null, [1, 8, 328], true],
    ]);
  });

  test("another order, other numbers and other commands are no difference; an option that costs points is one", () => {
    const shuffled = buildArmy({ units: [...unitsBut({ 3: { number: 77 }, 4: { commander: "left" } })].reverse() });
    expect(lines(buildArmy(), shuffled).filter(([, , , differs]) => differs)).toEqual([]);
    const guns = buildArmy({ units: unitsBut({ 1: { options: ["regimental-guns"] } }) });
    expect(lines(buildArmy(), guns).filter(([, , , differs]) => differs)).toEqual([["Regiments", [3, 18, 1980], [3, 18, 2028], true]]);
  });

  test("of an external ally come after, under his own list's names", () => {
    // spears 60 − 8 + 12 = 64 a base; riders are as light horse
    const abroad = lines(buildArmy({ year: 1550 }), buildHosting()).slice(5);
    expect(abroad).toEqual([
      ["Spears", null, [1, 6, 384], true],
      ["Riders", null, [1, 6, 672], true],
    ]);
  });

  test("of a line that no list has are called by its id, cost nothing and come last", () => {
    const odd = buildArmy({ units: [unitOf(20, "janissaries", 6), ...unitsBut({})] });
    expect(lines(buildArmy(), odd).at(-1)).toEqual(["janissaries", null, [1, 6, 0], true]);
  });

  test("of two lists stand list by list, with a common line only by an ally", () => {
    const hosted = buildHosting();
    const abroad = army.parse({
      ...buildArmy({ commanders: [commanderOf("khan", "army", "competent", { class: "tribal" })], units: [] }),
      list: "ally-list",
      units: [unitOf(1, "riders", 4), unitOf(2, "regiments", 9)],
    });
    const rows = lines(hosted, abroad);
    expect(rows.map(([name]) => name)).toEqual([
      "Regiments",
      "Horse",
      "Light horse",
      "Skirmishers",
      "Guns",
      "Spears",
      "Riders",
      "Regiments",
    ]);
    expect(rows.slice(5)).toEqual([
      ["Spears", [1, 6, 384], null, true],
      ["Riders", [1, 6, 672], [1, 4, 448], true],
      ["Regiments", null, [1, 9, expect.any(Number)], true],
    ]);
  });

  test("cost what each army's own book says", () => {
    const { tables } = book;
    const body = tables.points.body.map((row) => (row.id === "foot-close" ? { ...row, value: row.value + 1 } : row));
    const dearer = { ...tables, points: { ...tables.points, body } };
    const other = side(buildArmy(), prepare([buildList(), buildAllyList()], dearer));
    expect(compareArmies(side(buildArmy()), other).lines[0]).toMatchObject({
      one: { points: 1980 },
      other: { points: 1998 },
      differs: true,
    });
  });
});
