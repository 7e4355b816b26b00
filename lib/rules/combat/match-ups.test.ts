import { expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { CombatPhase, FileState } from "../../model/combat-terms";
import type { Colour } from "../../model/enumerations";
import type { Troop } from "../../model/troop";
import { formsOf } from "../army/troop-traits";
import { fight, meanLoss } from "./fight";
import { fileFire, type ShootingFile } from "./fire";
import type { FightingFile } from "./standing";

const BOOK = { combat: CATALOG.combat, rules: TABLES };

type Side = { readonly troop: Troop; readonly ranks?: number; readonly width?: number; readonly states?: readonly FileState[] };
/** Claims, dice and mean bases lost by a file; the charger's first, then the target's. */
type Round = readonly [claims: string, dice: string, loss: string];
type Case = {
  readonly name: string;
  readonly charger: Side;
  readonly target: Side;
  readonly charge: Round;
  /** The chance of a skull or S if that shatters, and the dice of the next file. */
  readonly shatter?: readonly [percent: number, next: string];
  readonly melee: Round;
  /** The target's dice when charged; missing if it has nothing to shoot with. */
  readonly fire?: string;
};

const superior = { quality: "superior" } as const;
const lancer = { impact: "charging-lancer", armour: "armoured", ...superior } as const;
const winged = { ...lancer, characteristics: ["ferocious" as const] };
const swords = { formation: "loose", armour: "unprotected", melee: "swordsmen" } as const;

const on = (troop: Troop, ranks: number, width: number, states: readonly FileState[] = []): Side => ({ troop, ranks, width, states });
const riders = (more: Parameters<typeof troops.horse>[0], states?: readonly FileState[]) => on(troops.horse(more), 2, 2, states);
const lancers = riders(lancer);
const hussars = riders(winged);
const gendarmes = riders({ ...superior, impact: "charging-lancer", formation: "close", armour: "fully-armoured" });
const charging = riders({ impact: "charging-pistol" });
const chargingSuperior = riders({ impact: "charging-pistol", ...superior });
const trotting = riders({ impact: "trotting-pistol" });
const pikeAndShot = on(troops.pikeAndShot(), 2, 3);
const keil = on(troops.keil(), 4, 3);
const tercio = on(troops.tercio(), 4, 4);
const looseShot = on(troops.shotOf(), 2, 3);
const closeShot = on(troops.foot({ shooting: { weapon: "musket" } }), 2, 3);
const bayonets = on(troops.bayonets(), 2, 3);
const close = on(troops.foot(), 2, 3);
const elephants = on(troops.elephants(), 2, 2);

/** Worked out by hand: the first one charges, open ground, no commander, nobody slowed. */
const CASES: readonly Case[] = [
  {
    name: "pike and shot charges its like",
    ...{ charger: pikeAndShot, target: pikeAndShot },
    ...{ charge: ["2 v 2", "G/G", "0.33/0.33"], melee: ["2 v 2", "G/G", "0.33/0.33"], fire: "3 W+" },
  },
  {
    name: "charging lancers meet loose musketeers",
    ...{ charger: lancers, target: looseShot },
    ...{ charge: ["4 v 1", "R/W", "0.17/0.58"], shatter: [50, "R+G/K"], melee: ["4 v 1", "R/W", "0.17/0.58"], fire: "2 W+" },
  },
  {
    name: "charging lancers meet pike and shot",
    ...{ charger: lancers, target: pikeAndShot },
    ...{ charge: ["2 v 3", "W/G", "0.33/0.17"], shatter: [17, "G/W"], melee: ["2 v 2", "G/G", "0.33/0.33"], fire: "2 W+" },
  },
  {
    name: "Polish hussars meet pike and shot",
    ...{ charger: hussars, target: pikeAndShot },
    ...{ charge: ["3 v 3", "G/G", "0.33/0.33"], shatter: [33, "Y/W"], melee: ["3 v 2", "G/W", "0.17/0.33"], fire: "2 W+" },
  },
  {
    name: "gendarmes meet a keil that stands",
    ...{ charger: gendarmes, target: keil },
    ...{ charge: ["2 v 4", "W/Y", "0.42/0.17"], shatter: [17, "G/G"], melee: ["2 v 3", "W/G", "0.33/0.17"] },
  },
  {
    name: "charging pistols meet trotting pistols",
    ...{ charger: charging, target: trotting },
    ...{ charge: ["3 v 2", "G/W", "0.17/0.33"], shatter: [33, "R/W"], melee: ["2 v 2", "G/G", "0.33/0.33"] },
  },
  {
    name: "charging pistols meet carbine horse that shot and stood",
    ...{ charger: charging, target: riders({ shooting: { weapon: "carbine" } }, ["shot-and-stood"]) },
    ...{ charge: ["4 v 1", "R/W", "0.17/0.58"], shatter: [50, "R+G/K"], melee: ["2 v 2", "G/G", "0.33/0.33"], fire: "2 W" },
  },
  {
    name: "a keil gets home on pike and shot",
    ...{ charger: keil, target: pikeAndShot },
    ...{ charge: ["3 v 2", "G/W", "0.17/0.33"], melee: ["2 v 2", "G/G", "0.33/0.33"], fire: "3 G" },
  },
  {
    name: "a tercio meets pike and shot",
    ...{ charger: tercio, target: pikeAndShot },
    ...{ charge: ["2 v 2", "G/G", "0.33/0.33"], melee: ["2 v 2", "G/G", "0.33/0.33"], fire: "3 W+" },
  },
  {
    name: "swordsmen with elan meet pike and shot",
    ...{ charger: on(troops.foot({ ...swords, characteristics: ["elan"] }), 2, 3), target: pikeAndShot },
    ...{ charge: ["2 v 2", "G/G", "0.33/0.33"], melee: ["2 v 3", "W/G", "0.33/0.17"], fire: "3 W+" },
  },
  {
    name: "superior, aggressive swordsmen with elan meet pike and shot",
    ...{ charger: on(troops.foot({ ...swords, ...superior, characteristics: ["elan", "aggressive"] }), 2, 3), target: pikeAndShot },
    ...{ charge: ["4 v 2", "Y/W", "0.17/0.42"], shatter: [33, "R+W/K"], melee: ["3 v 3", "G/G", "0.33/0.33"], fire: "3 W+" },
  },
  {
    name: "charging pistols meet socket bayonets",
    ...{ charger: charging, target: bayonets },
    ...{ charge: ["1 v 2", "W/G", "0.33/0.17"], melee: ["1 v 2", "W/G", "0.33/0.17"], fire: "2 W+" },
  },
  {
    name: "superior charging pistols meet socket bayonets",
    ...{ charger: chargingSuperior, target: bayonets },
    ...{ charge: ["2 v 2", "G/G", "0.33/0.33"], melee: ["2 v 2", "G/G", "0.33/0.33"], fire: "2 W+" },
  },
  {
    name: "loose musketeers meet dragoons on foot",
    ...{ charger: looseShot, target: on(troops.dragoons(), 2, 2) },
    ...{ charge: ["1 v 1", "G/G", "0.33/0.33"], melee: ["1 v 1", "G/G", "0.33/0.33"], fire: "2 W+" },
  },
  {
    name: "elephants meet pike and shot",
    ...{ charger: elephants, target: pikeAndShot },
    ...{ charge: ["4 v 2", "Y/W", "0.17/0.42"], shatter: [33, "R+W/K"], melee: ["3 v 2", "G/W", "0.17/0.33"], fire: "2 W+" },
  },
  {
    name: "close foot catches skirmishers in the open",
    ...{ charger: close, target: on(troops.skirmishers(), 2, 3) },
    ...{ charge: ["3 v 1", "Y/W", "0.17/0.42"], melee: ["4 v 1", "R/W", "0.17/0.58"], fire: "3 K" },
  },
  {
    name: "close foot catches skirmishers in a wood",
    ...{ charger: { ...close, states: ["badly-affected"] }, target: on(troops.skirmishers(), 2, 3) },
    ...{ charge: ["3 v 3", "G/G", "0.33/0.33"], melee: ["4 v 3", "G/W", "0.17/0.33"], fire: "3 K" },
  },
  {
    name: "charging pistols meet pike and shot",
    ...{ charger: charging, target: pikeAndShot },
    ...{ charge: ["1 v 3", "W/Y", "0.42/0.17"], shatter: [17, "G/G"], melee: ["1 v 2", "W/G", "0.33/0.17"], fire: "2 W+" },
  },
  {
    name: "charging pistols meet loose musketeers",
    ...{ charger: charging, target: looseShot },
    ...{ charge: ["3 v 1", "Y/W", "0.17/0.42"], shatter: [33, "R+W/K"], melee: ["3 v 1", "Y/W", "0.17/0.42"], fire: "2 W+" },
  },
  {
    name: "charging pistols meet close musketeers",
    ...{ charger: charging, target: closeShot },
    ...{ charge: ["3 v 1", "Y/W", "0.17/0.42"], shatter: [33, "R+W/K"], melee: ["2 v 1", "G/W", "0.17/0.33"], fire: "2 W+" },
  },
  {
    name: "socket bayonets meet pike and shot",
    ...{ charger: bayonets, target: pikeAndShot },
    ...{ charge: ["2 v 2", "G/G", "0.33/0.33"], melee: ["2 v 2", "G/G", "0.33/0.33"], fire: "3 W+" },
  },
  {
    name: "charging lancers meet superior charging pistols",
    ...{ charger: lancers, target: chargingSuperior },
    ...{ charge: ["4 v 4", "G/G", "0.33/0.33"], shatter: [33, "Y/W"], melee: ["3 v 3", "G/G", "0.33/0.33"] },
  },
  {
    name: "a keil gets home on gendarmes",
    ...{ charger: keil, target: gendarmes },
    ...{ charge: ["4 v 4", "G/G", "0.33/0.33"], melee: ["3 v 2", "G/W", "0.17/0.33"] },
  },
  {
    name: "Polish hussars meet trotting pistols",
    ...{ charger: hussars, target: trotting },
    ...{ charge: ["5 v 2", "R/W", "0.17/0.58"], shatter: [50, "R+G/K"], melee: ["4 v 2", "Y/W", "0.17/0.42"] },
  },
];

/** Dragoons dismount when charged. */
const fileOf = ({ troop, ranks = 2, states = [] }: Side, ...more: readonly FileState[]): FightingFile => ({
  ...{ troop, ranks, states: [...states, ...more] },
  form: troop.formation === "dragoon" ? "foot" : (formsOf(troop)[0] ?? "close"),
});

const LETTERS: Readonly<Record<Colour, string>> = { black: "K", white: "W", green: "G", yellow: "Y", red: "R" };
const letters = (dice: readonly Colour[]): string => dice.map((die) => LETTERS[die]).join("+");

function roundOf({ charger, target }: Case, phase: CombatPhase, ...more: readonly FileState[]): Round {
  const { one, other } = fight(fileOf(charger, "charged", ...more), fileOf(target), phase, BOOK);
  return [`${one.sum} v ${other.sum}`, `${letters(one.dice)}/${letters(other.dice)}`, `${one.loss.toFixed(2)}/${other.loss.toFixed(2)}`];
}

test.each(CASES)("in the charge $name: $charge", (one) => {
  expect(roundOf(one, "charge")).toEqual(one.charge);
});

test.each(CASES)("in melee $name: $melee", (one) => {
  expect(roundOf(one, "melee")).toEqual(one.melee);
});

test.each(CASES)("where $name the shatter is $shatter", (one) => {
  const { shatter } = fight(fileOf(one.charger, "charged"), fileOf(one.target), "charge", BOOK).one;
  const told = shatter && [Math.round(shatter.rolled * 100), roundOf(one, "charge", "beside-shatter")[1]];
  expect(told).toEqual(one.shatter ?? null);
});

test("horse that can both shatter cancel each other: green against green, in two rolls of nine", () => {
  const { one, other } = fight(fileOf(lancers, "charged"), fileOf(chargingSuperior), "charge", BOOK);
  // A skull or an S on two faces of six, and neither on the other die: 1/3 x 2/3.
  expect(one.shatter?.lands).toBeCloseTo(2 / 9, 12);
  expect(other.shatter?.lands).toBeCloseTo(2 / 9, 12);
});

function fireAt(one: Case): string | undefined {
  const { charger, target } = one;
  const { shooting } = target.troop;
  if (shooting === null) return undefined;
  const { form, ranks } = fileOf(target);
  const file: ShootingFile = { ...{ troop: target.troop, form, shooting, bases: ranks }, range: "effective", states: ["at-chargers"] };
  const { form: theirs } = fileOf(charger);
  const rolls = fileFire(file, { troop: charger.troop, form: theirs, states: [] }, BOOK);
  const dice = rolls.map(({ die }) => (die === "white-plus" ? "W+" : LETTERS[die as Colour]));
  return `${Math.min(target.width ?? 0, charger.width ?? 0)} ${dice.join("+")}`;
}

test.each(CASES)("where $name the charge is shot at with $fire", (one) => {
  expect(fireAt(one)).toBe(one.fire);
});

const reiter = troops.horse({ shooting: { weapon: "carbine" }, characteristics: ["caracole-early"] });

test.each([
  { name: "pike and shot", target: troops.pikeAndShot(), dice: ["white", "black"], loss: "0.25" },
  { name: "a keil", target: troops.keil(), dice: ["white-plus", "white"], loss: "0.42" },
])("an early caracole shoots at $name with $dice and kills $loss of a base a file", ({ target, dice, loss }) => {
  const file: ShootingFile = {
    ...{ troop: reiter, form: "loose", shooting: { weapon: "carbine", firepower: null }, bases: 3 },
    ...{ range: "effective", states: [] },
  };
  const rolls = fileFire(file, { troop: target, form: "close", states: [] }, BOOK).map(({ die }) => die);
  expect(rolls).toEqual(dice);
  expect(meanLoss(rolls, TABLES).toFixed(2)).toBe(loss);
});
