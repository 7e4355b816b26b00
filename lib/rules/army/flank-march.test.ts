import { expect, test } from "vitest";
import { buildArmy, commanderOf, type UnitInput, unitOf } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList } from "@/tests/build/list";
import { TABLES } from "@/tests/build/rules";
import { mostTugsAway } from "./flank-march";
import { muster } from "./muster";
import { prepare } from "./prepare";

const horse = (from: number, count: number, commander?: string): UnitInput[] =>
  Array.from({ length: count }, (_, at) => unitOf(from + at, "horse", 4, commander === undefined ? {} : { commander }));
const army = commanderOf("army", "army", "talented");
const subs = (count: number) => Array.from({ length: count }, (_, at) => commanderOf(`sub-${at}`, "sub", "competent"));
const ally = commanderOf("guest", "ally", "competent");
const away = (commanders: Parameters<typeof buildArmy>[0], book = buildBook()) => mostTugsAway(muster(buildArmy(commanders), book));

test.each<[string, number, Parameters<typeof buildArmy>[0]]>([
  ["one sub-commander takes four", 4, { commanders: [army, ...subs(1)], units: horse(1, 9) }],
  ["two take eight, whoever was meant to lead them", 8, { commanders: [army, ...subs(2)], units: horse(1, 9, "army") }],
  ["a third has no side left", 8, { commanders: [army, ...subs(3)], units: horse(1, 14) }],
  ["the army commander never marches", 0, { commanders: [army], units: horse(1, 9) }],
  ["a keil counts twice", 5, { commanders: [army, ...subs(1)], units: [...horse(2, 9), unitOf(1, "keil", 12)] }],
  ["guns stay", 1, { commanders: [army, ...subs(1)], units: [unitOf(1, "guns", 2), unitOf(2, "guns", 2), unitOf(3, "horse", 4)] }],
  ["skirmishers are no TuGs", 1, { commanders: [army, ...subs(1)], units: [unitOf(1, "skirmishers", 6), unitOf(2, "horse", 4)] }],
  [
    "an ally takes all he has, and a sub-commander four more",
    7,
    {
      ...{ commanders: [army, ...subs(1), ally], units: [...horse(1, 9, "army"), ...horse(20, 3, "guest")] },
    },
  ],
  [
    "an ally with guns does not go",
    4,
    {
      ...{ commanders: [army, ...subs(1), ally], units: [...horse(1, 9, "army"), ...horse(20, 2, "guest")] },
      units: [...horse(1, 9, "army"), ...horse(20, 2, "guest"), unitOf(30, "guns", 2, { commander: "guest" })],
    },
  ],
  ["there is none without troops", 0, { commanders: [army, ...subs(2)], units: [] }],
])("%s: %i", (_, most, built) => {
  expect(away(built)).toBe(most);
});

test("how many march together is as the tables have it", () => {
  const tables = structuredClone(TABLES) as typeof TABLES;
  const limits = tables.army.limits.map((row) => (row.id === "contingent-max" ? { ...row, value: 3 } : row));
  const book = prepare([buildList(), buildAllyList()], { ...tables, army: { ...tables.army, limits } });
  expect(away({ commanders: [army, ...subs(1)], units: horse(1, 9) }, book)).toBe(3);
});
