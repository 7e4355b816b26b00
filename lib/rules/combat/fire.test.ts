import { describe, expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { FIRE_CONDITIONS, FIRE_DICE, type FireDie, type FireStepId } from "../../model/combat-terms";
import { meanLoss } from "./fight";
import { extraFire, fileFire, type ShootingFile, type Target } from "./fire";

const BOOK = { combat: CATALOG.combat, rules: TABLES };

const musketeers = troops.shotOf();
const shooter = (more: Partial<ShootingFile> = {}): ShootingFile => ({
  ...{ troop: musketeers, form: "loose", shooting: { weapon: "musket", firepower: null }, bases: 2 },
  ...{ range: "effective", states: [], ...more },
});
const armed = (weapon: ShootingFile["shooting"]["weapon"], more: Partial<ShootingFile> = {}) =>
  shooter({ shooting: { weapon, firepower: null }, ...more });
const target = (more: Partial<Target> = {}): Target => ({ troop: troops.foot({ formation: "loose" }), form: "loose", states: [], ...more });
const of = (troop: Target["troop"], form: Target["form"] = "close"): Target => target({ troop, form });

const horn = (more = {}) => of(troops.horse(more), "loose");

/** Against protected loose foot in the open, unless said otherwise: the die, and the steps to it from white. */
test.each<[string, ShootingFile, Target, FireDie, FireStepId[]]>([
  ["arquebus", armed("arquebus"), target(), "white", []],
  ["musket", shooter(), target(), "white-plus", ["musket"]],
  ["musket, far", shooter({ range: "long" }), target(), "white", ["musket", "long-range"]],
  [
    "musket, high firepower",
    shooter({ shooting: { weapon: "musket", firepower: "high" } }),
    target(),
    "green",
    ["high-firepower", "musket"],
  ],
  [
    "musket, low firepower, far",
    shooter({ shooting: { weapon: "musket", firepower: "low" }, range: "long" }),
    target(),
    "black",
    ["musket", "long-range", "low-firepower"],
  ],
  ["musket, one deep", shooter({ bases: 1 }), target(), "white", ["musket", "too-few-bases"]],
  // Glossary: Battlewagons: each half of a long edge shoots in full, one deep.
  ["muskets on a wagon, one deep", shooter({ troop: troops.wagons(), bases: 1 }), target(), "white-plus", ["musket"]],
  ["javelin, one deep", armed("javelin", { bases: 1 }), target(), "white", []],
  ["heavy guns", armed("heavy-artillery", { bases: 1 }), target(), "white-plus", ["heavy-artillery"]],
  ["crossbow, near", armed("crossbow"), target(), "white-plus", ["crossbow-near"]],
  ["crossbow, far", armed("crossbow", { range: "long" }), target(), "black", ["long-range"]],
  ["a keil", armed("arquebus"), of(troops.keil()), "white-plus", ["keil"]],
  ["bows at a keil", armed("bow"), of(troops.keil()), "white-plus", ["unprotected"]],
  ["guns at a keil", armed("light-artillery", { bases: 1 }), of(troops.keil()), "white-plus", ["keil"]],
  ["guns at a tercio", armed("light-artillery", { bases: 1 }), of(troops.tercio()), "white-plus", ["massed"]],
  ["muskets at a tercio", shooter(), of(troops.tercio()), "white-plus", ["musket"]],
  ["guns at elephants", armed("medium-artillery", { bases: 1 }), of(troops.elephants()), "white-plus", ["massed"]],
  ["bows at unprotected", armed("bow"), of(musketeers), "white-plus", ["unprotected"]],
  ["muskets at unprotected", shooter(), of(musketeers), "white-plus", ["musket"]],
  ["a square", armed("arquebus"), { ...of(troops.pikeAndShot()), states: ["in-square"] }, "white-plus", ["square"]],
  ["running away", armed("arquebus", { states: ["running-away"] }), target(), "black", ["running-away"]],
  ["skirmishers at a TuG", armed("arquebus", { troop: troops.skirmishers(), form: "skirmish" }), target(), "black", ["skirmishers"]],
  ["at skirmishers", armed("arquebus"), of(troops.skirmishers(), "skirmish"), "black", ["skirmishers"]],
  [
    "skirmishers at skirmishers, a step and no more",
    armed("arquebus", { troop: troops.skirmishers(), form: "skirmish" }),
    of(troops.skirmishers(), "skirmish"),
    "black",
    ["skirmishers"],
  ],
  ["cover", armed("arquebus"), target({ states: ["covered"] }), "black", ["cover"]],
  ["bows at pavises", armed("bow"), of(troops.foot({ characteristics: ["pavise"] })), "black", ["cover"]],
  [
    "bows at pavises from the side",
    armed("bow"),
    { ...of(troops.foot({ characteristics: ["pavise"] })), states: ["flanked"] },
    "white",
    [],
  ],
  ["shot at pavises", armed("arquebus"), of(troops.foot({ characteristics: ["pavise"] })), "white", []],
  [
    "bows at pavises in cover, a step and no more",
    armed("bow"),
    { ...of(troops.foot({ characteristics: ["pavise"] })), states: ["covered"] },
    "black",
    ["cover"],
  ],
  ["shot at wagons", armed("arquebus"), of(troops.wagons()), "black", ["cover"]],
  ["guns at wagons", armed("light-artillery", { bases: 1 }), of(troops.wagons()), "white-plus", ["massed"]],
  ["full armour", armed("arquebus"), horn({ armour: "fully-armoured" }), "black", ["full-armour"]],
  ["bows at armour", armed("bow"), horn({ armour: "armoured" }), "black", ["armour"]],
  ["arquebuses at armour", armed("arquebus"), horn({ armour: "armoured" }), "white", []],
  ["a target in combat", armed("arquebus"), target({ states: ["in-combat"] }), "black", ["in-combat"]],
  [
    "plug bayonets at chargers",
    shooter({ troop: troops.bayonets({ impact: "plug-bayonet", melee: "plug-bayonet" }), form: "close", states: ["at-chargers"] }),
    target(),
    "white",
    ["musket", "plug-bayonet"],
  ],
  [
    "socket bayonets at chargers",
    shooter({ troop: troops.bayonets(), form: "close", states: ["at-chargers"] }),
    target(),
    "white-plus",
    ["musket"],
  ],
  ["unreliable allies", armed("arquebus", { states: ["unreliable"] }), target(), "black", ["unreliable"]],
  [
    "no lower than slowing only",
    armed("arquebus", { bases: 1, range: "long", states: ["running-away"] }),
    target({ states: ["covered"] }),
    "black-slow",
    ["long-range", "too-few-bases", "running-away", "cover"],
  ],
])("%s", (_, file, at, die, steps) => {
  expect(fileFire(file, at, BOOK)).toEqual([{ start: "file", die, steps }]);
});

describe("more dice", () => {
  const reiter = (bases: number, characteristics: "caracole-early" | "caracole-later") =>
    armed("pistol", { troop: troops.horse({ shooting: { weapon: "pistol" }, characteristics: [characteristics] }), bases });

  test("three ranks of an early caracole shoot white and black, two ranks white alone, as all of the later do", () => {
    const dice = (file: ShootingFile) => fileFire(file, target(), BOOK).map(({ die }) => die);
    expect(dice(reiter(3, "caracole-early"))).toEqual(["white", "black"]);
    expect(dice(reiter(2, "caracole-early"))).toEqual(["white"]);
    expect(dice(reiter(3, "caracole-later"))).toEqual(["white"]);
  });

  test("regimental guns shoot with the steps of guns, platoons with those of their muskets, none lower than black", () => {
    const die = (start: "regimental-guns" | "platoon-fire", more: Partial<ShootingFile>, at: Target) =>
      extraFire(start, shooter(more), at, BOOK).die;
    expect(die("regimental-guns", {}, target())).toBe("black");
    expect(die("regimental-guns", {}, of(troops.tercio()))).toBe("white");
    expect(die("regimental-guns", { bases: 1, range: "long" }, target({ states: ["covered"] }))).toBe("black");
    expect(die("platoon-fire", {}, target())).toBe("white");
    expect(die("platoon-fire", { shooting: { weapon: "musket", firepower: "high" } }, target())).toBe("white-plus");
    expect(die("platoon-fire", { range: "long", states: ["running-away"] }, target())).toBe("black");
  });

  test("three files of muskets: so many bases a turn", () => {
    const three = (more: Partial<ShootingFile>, at = target()) =>
      3 *
      meanLoss(
        fileFire(shooter(more), at, BOOK).map(({ die }) => die),
        TABLES,
      );
    expect(three({})).toBeCloseTo(0.75, 12);
    expect(three({ range: "long" })).toBeCloseTo(0.5, 12);
    expect(three({ shooting: { weapon: "musket", firepower: "high" } })).toBeCloseTo(1, 12);
    expect(three({}, of(troops.keil()))).toBeCloseTo(1, 12);
  });
});

test("no condition is without use, and each step is one", () => {
  const { steps } = CATALOG.combat.fireSteps;
  expect(new Set(steps.flatMap(({ cases }) => cases.flatMap(({ when }) => when)))).toEqual(new Set(FIRE_CONDITIONS));
  expect(steps.filter(({ step }) => step === 1)).toHaveLength(8);
  expect(FIRE_DICE.map((die) => meanLoss([die], TABLES))).toEqual(
    [...FIRE_DICE.map((die) => meanLoss([die], TABLES))].sort((a, b) => a - b),
  );
});
