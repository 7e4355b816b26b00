import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readyForce } from "@/tests/build/forces";
import { CATALOG } from "@/tests/build/rules";
import { SQUARES, type Square } from "../model/battle-tables";
import { CHARACTERISTICS, FORMATIONS, SET_FORMATIONS, SHOOTING_WEAPONS, TRAININGS, TROOP_TYPES } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import { prepareBattle } from "../rules/prebattle/book";
import { groundOf, likingsOf } from "./liking";

const book = prepareBattle(CATALOG.battle.tables);
const { advice } = CATALOG;

type Troop = FrozenForce["units"][number]["troop"];

const troop = (given: Partial<Troop>): Troop => ({
  ...{ type: "foot", formation: "close", training: "formed", setFormation: null, weapon: null, characteristics: [] },
  ...given,
});

/** A force of unit groups with six bases each. */
function force(...groups: readonly (readonly [number, Partial<Troop>])[]): FrozenForce {
  const troops = groups.flatMap(([count, one]) => Array.from({ length: count }, () => troop(one)));
  return {
    commanders: [{ grade: "competent", class: "professional", role: "army", name: null }],
    units: troops.map((one, at) => ({ number: at + 1, name: `Group ${at + 1}`, troop: one, bases: 6, commander: null })),
    ...{ army: null, temper: null },
  };
}

const worth = (square: Square, of: FrozenForce): number => likingsOf(of, advice)(groundOf(square, book)).value;

const HORSE = { type: "mounted", formation: "loose" } as const;
const SKIRMISHERS = { formation: "skirmish", training: null, weapon: "musket" } as const;
const LOOSE_SHOT = { formation: "loose", weapon: "musket" } as const;
const LINE = { setFormation: "pike-and-shot", weapon: "musket" } as const;
const KEIL = { setFormation: "keil", training: "drilled" } as const;
const DRAGOONS = { type: "mounted", formation: "dragoon", weapon: "musket" } as const;
const CAMELS = { type: "mounted", formation: "loose", characteristics: ["camelry"] } as const satisfies Partial<Troop>;
const WARRIORS = { formation: "loose", training: "tribal" } as const;
const WAGONS = { type: "battle-wagon", formation: "loose" } as const;
const GUNS = { type: "artillery", formation: "loose", weapon: "heavy-artillery" } as const;
const ELEPHANTS = { type: "elephant", formation: "loose" } as const;

const ARMIES = {
  ...Object.fromEntries(CATALOG.readyArmies.map(({ id }) => [id, readyForce(id)])),
  guerrillas: force([5, SKIRMISHERS], [5, LOOSE_SHOT], [2, DRAGOONS]),
  highlanders: force([9, WARRIORS], [3, SKIRMISHERS]),
  "camel riders": force([12, CAMELS]),
  "the same on horses": force([12, HORSE]),
  "a wagon fort": force([8, WAGONS], [4, GUNS]),
  "a line of pike and shot": force([12, LINE]),
  "the same in six groups": force([6, LINE]),
  "nothing but keils": force([12, KEIL]),
  "nothing but elephants": force([12, ELEPHANTS]),
} as const satisfies Record<string, FrozenForce>;

type Judgement = readonly [army: string, why: string, ...better: Square[]];

/** What an experienced player would say, written down before the weights were first tried: each square is better than the next. */
const JUDGEMENTS: readonly Judgement[] = [
  ["kircholm", "hussars live by the charge in the open, with both wings to ride round", "C5", "C4", "C3", "C2", "C1"],
  ["kircholm", "water and terrain take a wing from them", "C5", "B5", "A5"],
  ["haldighati", "horse and elephants want a plain", "C5", "C4", "C3", "C2", "C1"],
  ["haldighati", "they outflank, they are not outflanked", "C5", "E5"],
  ["panipat", "horse archers wheel round both wings of the carts", "C5", "C3", "C1"],
  ["hodonin", "light horse wants room", "C4", "C3", "C2", "C1"],
  ["marignano", "three keils in rough going are three herds", "C4", "C3", "C2"],
  ["marignano", "ten groups are few: water saves a guard", "E4", "C4"],
  ["nieuwpoort", "tercios and nine groups: a flank on the dunes or the sea", "A4", "B4", "C4"],
  ["nieuwpoort", "tercios do not fight in woods", "A4", "A3", "A2", "A1"],
  ["white-mountain", "heavy squares and heavy guns on good going", "C4", "C3", "C2", "C1"],
  ["white-mountain", "mostly foot: it likes a secure flank", "E4", "C4"],
  ["wimpfen", "wagons cannot enter cover and guns cannot see through it", "D4", "D3", "D2", "D1"],
  ["wimpfen", "a line of foot likes a secure flank", "A4", "C4"],
  ["breitenfeld", "brigades and horse with room to move", "C4", "C3", "C2", "C1"],
  ["guerrillas", "the thicker, the better", "D2", "D3", "D4", "D5"],
  ["guerrillas", "terrain on the flank is theirs to hold", "B2", "C2"],
  ["highlanders", "cover until the charge", "C2", "C3", "C4", "C5"],
  ["camel riders", "they outflank like any horse", "C4", "D4", "E4"],
  ["a wagon fort", "good going and a field of fire", "C5", "C4", "C3", "C2", "C1"],
  ["a line of pike and shot", "some ground to lean on, none to fight in", "C4", "C5", "C2", "C1"],
  ["a line of pike and shot", "the surer the flank, the better", "A3", "B3", "C3"],
  ["nothing but keils", "good going only", "C5", "C3", "C1"],
  ["nothing but elephants", "the open, though brush does not stop them", "C5", "C4", "C3", "C2", "C1"],
];

const inPairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] => list.slice(1).map((one, at) => [list[at] as T, one]);

test.each(JUDGEMENTS.map(([army, why, ...squares]) => ({ army, why, squares })))("$army: $why", ({ army, squares }) => {
  const one = (ARMIES as Record<string, FrozenForce>)[army] as FrozenForce;
  for (const [better, worse] of inPairs(squares)) expect(worth(better, one), `${better} over ${worse}`).toBeGreaterThan(worth(worse, one));
});

describe("one army beside another", () => {
  const of = (army: keyof typeof ARMIES | "kircholm" | "marignano" | "nieuwpoort" | "breitenfeld" | "haldighati" | "panipat") =>
    (ARMIES as Record<string, FrozenForce>)[army] as FrozenForce;
  /** How much more a plain is worth than dense terrain. */
  const openness = (army: Parameters<typeof of>[0]) => worth("C5", of(army)) - worth("C1", of(army));
  const water = (army: Parameters<typeof of>[0]) => worth("E4", of(army)) - worth("C4", of(army));

  test.each(inPairs(["the same on horses", "kircholm", "breitenfeld", "guerrillas"] as const))(
    "%s like it open more than %s",
    (one, other) => {
      expect(openness(one)).toBeGreaterThan(openness(other));
    },
  );
  test("the charging host of Haldighati more than the carts of Panipat", () => {
    expect(openness("haldighati")).toBeGreaterThan(openness("panipat"));
  });
  test("camels mind cover less than horses", () => {
    expect(openness("camel riders")).toBeLessThan(openness("the same on horses"));
  });
  test("a secure flank is worth more to half as many groups of the same line", () => {
    expect(water("the same in six groups")).toBeGreaterThan(water("a line of pike and shot"));
  });
  test("and less to keils, which have none to lose", () => {
    expect(water("nothing but keils")).toBeLessThan(water("a line of pike and shot"));
    expect(water("nothing but keils")).toBeGreaterThan(0);
  });
  test("the worst square of each: thickets for hussars, plains for guerrillas", () => {
    const worst = (army: FrozenForce) => Math.min(...SQUARES.map((square) => worth(square, army)));
    expect(SQUARES.filter((square) => worth(square, of("kircholm")) === worst(of("kircholm")))).toEqual(["A1", "E1"]);
    expect(SQUARES.filter((square) => worth(square, of("guerrillas")) === worst(of("guerrillas")))).toContain("C5");
  });
});

describe("by hand", () => {
  // 12 of 18 bases are loose horse without missiles, 6 are skirmishers; three groups of the twelve wanted.
  const mixed = force([2, HORSE], [1, SKIRMISHERS]);
  test.each<[Square, readonly unknown[]]>([
    [
      "C5", // featureless, open wings
      [
        { code: "mounted-like-it-open", value: 67, params: { have: 12, of: 18 } }, // 100 x 12/18
        { code: "skirmishers-like-cover", value: -27, params: { have: 6, of: 18 } }, // -80 x 6/18
        { code: "wings-open-to-ride-round", value: 17, params: { have: 12, of: 18 } }, // 25 x 12/18
        { code: "few-groups-stretched-thin", value: -30, params: { have: 3, of: 12 } }, // -40 x 9/12
      ],
    ],
    [
      "B1", // very dense, terrain
      [
        { code: "mounted-like-it-open", value: -67, params: { have: 12, of: 18 } },
        { code: "skirmishers-like-cover", value: 30, params: { have: 6, of: 18 } },
        { code: "light-foot-holds-the-flank", value: 8, params: { have: 6, of: 18 } }, // 25 / 3
        { code: "terrain-closes-a-wing", value: -10, params: { have: 12, of: 18 } },
        { code: "few-groups-rest-on-terrain", value: 23, params: { have: 3, of: 12 } }, // 22.5
      ],
    ],
  ])("%s", (square, reasons) => {
    const told = likingsOf(mixed, advice)(groundOf(square, book));
    expect(told.reasons).toEqual(reasons);
    expect(told.value).toBe(reasons.reduce((sum: number, one) => sum + (one as { value: number }).value, 0));
  });

  test("troops that do not care give no reason", () => {
    expect(likingsOf(force([12, ELEPHANTS]), advice)(groundOf("C3", book))).toEqual({ value: 0, reasons: [] });
  });
});

test("whatever the force, the reasons are whole numbers, add up, and come once each", () => {
  const anyTroop = fc.record({
    type: fc.constantFrom(...TROOP_TYPES),
    formation: fc.constantFrom(...FORMATIONS),
    training: fc.constantFrom(...TRAININGS, null),
    setFormation: fc.constantFrom(...SET_FORMATIONS, null),
    weapon: fc.constantFrom(...SHOOTING_WEAPONS, null),
    characteristics: fc.subarray([...CHARACTERISTICS]),
  });
  const anyUnit = fc.record({ troop: anyTroop, bases: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(anyUnit, { minLength: 1, maxLength: 30 }), fc.constantFrom(...SQUARES), (units, square) => {
      const one = { ...force(), units: units.map((unit, at) => ({ number: at + 1, name: "Any", commander: null, ...unit })) };
      const { value, reasons } = likingsOf(one, advice)(groundOf(square, book));
      expect(reasons.reduce((sum, reason) => sum + reason.value, 0)).toBe(value);
      expect(reasons.every((reason) => Number.isInteger(reason.value) && reason.value !== 0)).toBe(true);
      expect(new Set(reasons.map((reason) => reason.code)).size).toBe(reasons.length);
      expect(Math.abs(value)).toBeLessThanOrEqual(300);
      const backwards = { ...one, units: [...one.units].reverse() };
      expect(likingsOf(backwards, advice)(groundOf(square, book)).value).toBe(value);
    }),
    { seed: 1605, numRuns: 150 },
  );
});
