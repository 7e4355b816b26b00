import { describe, expect, test } from "vitest";
import { buildArmy, unitOf } from "@/tests/build/army";
import { buildBook } from "@/tests/build/list";
import { TABLES } from "@/tests/build/rules";
import { type Troop, troop } from "../../model/troop";
import { assess } from "./assess";
import { breakPoint } from "./break-point";

const of = (more: Readonly<Record<string, unknown>>): Troop =>
  troop.parse({ type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average", ...more });
const skirmishers = (...characteristics: readonly string[]) => of({ training: null, formation: "skirmish", characteristics });

describe("wounds, two to a base, at which a unit group breaks", () => {
  const tug = of({});
  const steady = of({ characteristics: ["steady"] });
  const fanatics = of({ characteristics: ["fanatics"] });
  const sug = skirmishers();

  test.each([
    // more than half its bases: n + 1
    { name: "a TuG of 2", one: tug, bases: 2, wounds: 3 },
    { name: "a TuG of 4", one: tug, bases: 4, wounds: 5 },
    { name: "a TuG of 5", one: tug, bases: 5, wounds: 6 },
    { name: "a TuG of 6: three bases and a wound", one: tug, bases: 6, wounds: 7 },
    { name: "early pike and shot of 9", one: tug, bases: 9, wounds: 10 },
    { name: "a tercio of 16", one: of({ setFormation: "tercio", impact: "pike", shooting: { weapon: "musket" } }), bases: 16, wounds: 17 },
    // steady takes one wound more: n + 2
    { name: "a steady TuG of 6: four bases", one: steady, bases: 6, wounds: 8 },
    { name: "a steady TuG of 4", one: steady, bases: 4, wounds: 6 },
    // more than a third: floor(2n / 3) + 1
    { name: "a SuG of 4", one: sug, bases: 4, wounds: 3 }, // 8/3 = 2.67
    { name: "a SuG of 6: two bases and a wound", one: sug, bases: 6, wounds: 5 },
    { name: "a SuG of 8", one: sug, bases: 8, wounds: 6 }, // 16/3 = 5.33
    { name: "a SuG of 9", one: sug, bases: 9, wounds: 7 },
    { name: "a steady SuG of 6", one: skirmishers("steady"), bases: 6, wounds: 6 },
    // to the last base: 2n
    { name: "fanatics of 6", one: fanatics, bases: 6, wounds: 12 },
    { name: "steady fanatics, who have no more than all", one: of({ characteristics: ["steady", "fanatics"] }), bases: 6, wounds: 12 },
    { name: "fanatic skirmishers", one: skirmishers("fanatics"), bases: 6, wounds: 12 },
    // flexibles and dragoons break as TuGs
    { name: "flexible foot of 6", one: of({ formation: "flexible-loose-skirmish" }), bases: 6, wounds: 7 },
    { name: "flexible mounted of 6", one: of({ type: "mounted", formation: "flexible-mounted" }), bases: 6, wounds: 7 },
    { name: "dragoons of 4", one: of({ type: "mounted", formation: "dragoon" }), bases: 4, wounds: 5 },
    { name: "mounted skirmishers of 6", one: of({ type: "mounted", training: null, formation: "skirmish" }), bases: 6, wounds: 5 },
  ])("$name: $wounds", ({ one, bases, wounds }) => {
    expect(breakPoint(one, bases, TABLES)).toBe(wounds);
  });
});

test.each([
  { tugs: 0, lost: 0 },
  { tugs: 1, lost: 1 },
  { tugs: 2, lost: 1 },
  { tugs: 11, lost: 6 },
  { tugs: 12, lost: 6 },
  { tugs: 13, lost: 7 },
])("an army of $tugs TuGs, and a SuG, breaks at $lost", ({ tugs, lost }) => {
  const units = Array.from({ length: tugs }, (_, at) => unitOf(at + 1, "horse", 4));
  const skirmishers = unitOf(99, "skirmishers", 6);
  expect(assess(buildArmy({ units: [...units, skirmishers] }), buildBook()).numbers.breaksAt).toBe(lost);
});
