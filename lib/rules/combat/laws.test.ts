import fc from "fast-check";
import { expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { type ClaimId, COMBAT_PHASES, FILE_STATES, FIRE_DICE, SHOOTER_STATES, TARGET_STATES } from "../../model/combat-terms";
import type { Bearer, BearerTrait, Needs } from "../../model/reference-terms";
import type { Troop } from "../../model/troop";
import { formsOf } from "../army/troop-traits";
import { troopBearer } from "../bearers/troop-bearer";
import { claimsOf, claimsOfUnit } from "./claims";
import { fight } from "./fight";
import { fileFire, fireOfUnit, type ShootingFile, type Target } from "./fire";
import { type FightingFile, standing } from "./standing";

const BOOK = { combat: CATALOG.combat, rules: TABLES };

/** Everything in the lists, and some troops in none. */
const TROOPS: readonly Troop[] = [
  ...new Map(
    CATALOG.lists.flatMap(({ lines }) => lines.map(({ troop }) => troop)).map((one) => [JSON.stringify(one), one] as const),
  ).values(),
  troops.elephants(),
  troops.wagons(),
  troops.keil(),
  troops.bayonets({ characteristics: ["pikes", "platoon-fire"] }),
  troops.foot({ characteristics: ["pavise", "caltrops", "stakes", "barricades"], impact: "long-spear" }),
  troops.horse({ armour: "fully-armoured", impact: "charging-lancer", characteristics: ["camelry", "combat-shy"] }),
];

const troop = fc.constantFrom(...TROOPS);
const file: fc.Arbitrary<FightingFile> = troop.chain((one) =>
  fc.record({
    troop: fc.constant(one),
    form: fc.constantFrom(...formsOf(one)),
    ranks: fc.integer({ min: 1, max: 4 }),
    states: fc.subarray([...FILE_STATES], { maxLength: 3 }),
  }),
);
const phase = fc.constantFrom(...COMBAT_PHASES);

test("the fight is the same in either order", () => {
  fc.assert(
    fc.property(file, file, phase, (one, other, when) => {
      const [there, back] = [fight(one, other, when, BOOK), fight(other, one, when, BOOK)];
      expect(back).toEqual({ one: there.other, other: there.one });
    }),
  );
});

test("a fight's figures agree with one another", () => {
  fc.assert(
    fc.property(file, file, phase, (own, foe, when) => {
      const { one, other } = fight(own, foe, when, BOOK);
      expect(one.sum).toBe(one.claims.reduce((sum, { value }) => sum + value, 0));
      expect(one.wounds.ways.reduce((sum, ways) => sum + ways, 0)).toBe(one.wounds.of);
      const mean = one.wounds.ways.reduce((sum, ways, wounds) => sum + ways * wounds, 0) / one.wounds.of;
      expect(other.loss).toBeCloseTo(mean / 2, 12);
      for (const effect of [one.shatter, one.shove])
        if (effect) expect([effect.lands >= 0, effect.lands <= effect.rolled, effect.rolled <= 1]).toEqual([true, true, true]);
      if (one.sum > other.sum + 1) expect(one.loss).toBeLessThan(other.loss);
    }),
  );
});

const rowOf = (id: ClaimId) => {
  const { general, charge, melee } = CATALOG.combat.claims;
  return [...general, ...charge, ...melee].find((row) => row.id === id);
};
/** A second, simpler version of the rule. */
function hasUse(needs: Needs, bearer: Bearer): boolean {
  for (const traits of needs) {
    let all = true;
    for (const trait of traits) if (!bearer.has(trait)) all = false;
    if (all) return true;
  }
  return needs.length === 0;
}
/** What an army may have besides unit groups that a state can refer to. */
const BESIDES: readonly BearerTrait[] = ["camp:fortified", "commander:ally", "is:shatter", "is:shove"];
const armyOf = (one: Troop): Bearer => new Set([...troopBearer(one, TABLES), ...BESIDES]);

test("no claim counts whose row a quick reference for the two armies would leave out", () => {
  fc.assert(
    fc.property(file, file, phase, (own, foe, when) => {
      for (const { id } of claimsOf(standing(own, BOOK), standing(foe, BOOK), when, BOOK)) {
        const row = rowOf(id);
        expect([id, hasUse(row?.needs ?? [], armyOf(own.troop)), hasUse(row?.against ?? [], armyOf(foe.troop))]).toEqual([id, true, true]);
      }
    }),
    { numRuns: 300 },
  );
});

/** Claims that depend on where and how a file fights, not on what it is. */
const BY_CIRCUMSTANCE: readonly ClaimId[] = [
  ...(["commander", "uphill", "flank-or-rear", "skirmishers", "foe-affected", "foe-badly-affected", "foe-combat-shy"] as const),
  ...(["foe-shot-and-stood", "defences", "fortified-camp", "neighbour-shatter", "neighbour-shove"] as const),
];

test("a unit group's own claims are all it can have apart from circumstances, and worth no more than shown", () => {
  fc.assert(
    fc.property(file, file, phase, (own, foe, when) => {
      const told = claimsOfUnit(own.troop, CATALOG.combat, TABLES)[when];
      for (const { id, value } of claimsOf(standing(own, BOOK), standing(foe, BOOK), when, BOOK)) {
        if (BY_CIRCUMSTANCE.includes(id)) continue;
        const values = told.find((one) => one.id === id)?.values.map((one) => one.value) ?? [];
        expect([id, values.includes(value)]).toEqual([id, true]);
      }
    }),
    { numRuns: 300 },
  );
});

test("every claim a unit group has by itself counts against somebody", () => {
  const foes = TROOPS.flatMap((one) => formsOf(one).map((form): FightingFile => ({ troop: one, form, ranks: 1, states: ["flanked"] })));
  for (const one of TROOPS)
    for (const when of COMBAT_PHASES)
      for (const { id, values } of claimsOfUnit(one, CATALOG.combat, TABLES)[when]) {
        const states = ["barricades", "stakes", "caltrops"] as const;
        const mine = formsOf(one).map((form): FightingFile => ({ troop: one, form, ranks: 4, states }));
        const had = mine.some((own) =>
          foes.some((foe) =>
            claimsOf(standing(own, BOOK), standing(foe, BOOK), when, BOOK).some(
              (claim) => claim.id === id && values.some((each) => each.value === claim.value),
            ),
          ),
        );
        expect([id, had]).toEqual([id, true]);
      }
});

const shooter = fc.constantFrom(...TROOPS.filter(({ shooting }) => shooting !== null)).chain((one) =>
  fc.record({
    troop: fc.constant(one),
    form: fc.constantFrom(...formsOf(one)),
    shooting: fc.constant(one.shooting ?? { weapon: "bow" as const, firepower: null }),
    bases: fc.integer({ min: 1, max: 4 }),
    range: fc.constantFrom("effective" as const, "long" as const),
    states: fc.subarray([...SHOOTER_STATES]),
  }),
) satisfies fc.Arbitrary<ShootingFile>;
const target: fc.Arbitrary<Target> = troop.chain((one) =>
  fc.record({ troop: fc.constant(one), form: fc.constantFrom(...formsOf(one)), states: fc.subarray([...TARGET_STATES]) }),
);

test("a state that is bad for shooting never makes a better die, and firepower never a worse one", () => {
  const better = (one: ShootingFile, at: Target) => Math.max(...fileFire(one, at, BOOK).map(({ die }) => FIRE_DICE.indexOf(die)));
  fc.assert(
    fc.property(shooter, target, (one, at) => {
      const now = better(one, at);
      for (const state of SHOOTER_STATES) expect(better({ ...one, states: [...one.states, state] }, at)).toBeLessThanOrEqual(now);
      for (const state of ["covered", "in-combat"] as const)
        expect(better(one, { ...at, states: [...at.states, state] })).toBeLessThanOrEqual(now);
      expect(better({ ...one, shooting: { ...one.shooting, firepower: "high" } }, at)).toBeGreaterThanOrEqual(now);
      expect(better({ ...one, range: "long" }, at)).toBeLessThanOrEqual(better({ ...one, range: "effective" }, at));
    }),
  );
});

test("the dice shown for a unit group are those its files shoot with at foot in the open", () => {
  const at: Target = { troop: troops.foot({ formation: "loose" }), form: "loose", states: [] };
  for (const one of TROOPS.filter((each) => each.shooting !== null)) {
    const [told] = fireOfUnit(one, CATALOG.combat).weapons;
    const { shooting } = one;
    const [form] = formsOf(one);
    if (!told || !shooting || !form) throw new Error("it shoots");
    const bases = Math.max(told.bases, one.characteristics.includes("caracole-early") ? 3 : 1);
    const shot = (range: "effective" | "long") =>
      fileFire({ troop: one, form, shooting, bases, range, states: [] }, at, BOOK).map(({ die }) => die);
    expect(told.dice.effective).toEqual(shot("effective"));
    if (told.long !== null) expect(told.dice.long).toEqual(shot("long"));
  }
});
