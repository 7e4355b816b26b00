import { describe, expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { CombatPhase, FileState } from "../../model/combat-terms";
import type { Troop } from "../../model/troop";
import { formsOf } from "../army/troop-traits";
import { fight } from "./fight";
import type { FightingFile } from "./standing";

const BOOK = { combat: CATALOG.combat, rules: TABLES };

const file = (troop: Troop, states: readonly FileState[] = [], ranks = 2): FightingFile => ({
  ...{ troop, ranks, states },
  form: formsOf(troop)[0] ?? "close",
});

const plain = file(troops.foot({ formation: "loose" }));
const closeFoot = file(troops.foot());
const lancer = (...states: FileState[]) => file(troops.horse({ impact: "charging-lancer" }), states);
const aggressive = file(troops.foot({ formation: "loose", characteristics: ["aggressive"] }));
const ferocious = file(troops.foot({ formation: "loose", characteristics: ["ferocious"] }));
const elephant = (...states: FileState[]) => file(troops.elephants(), states);

const of = (own: FightingFile, foe: FightingFile, phase: CombatPhase) => fight(own, foe, phase, BOOK).one;

/** "Combat: Special effects 2", "Glossary: Shatter, Aggressive, Ferocious, Elephants". */
test.each<[string, FightingFile, FightingFile, boolean]>([
  ["lancers", lancer(), plain, true],
  ["charging pistols", file(troops.horse({ impact: "charging-pistol" })), plain, true],
  ["light lances", file(troops.horse({ impact: "light-lance" })), plain, false],
  ["lancers outside good going", lancer("not-in-good-going"), plain, false],
  ["lancers hampered by ground", lancer("affected"), plain, false],
  ["elephants hampered by ground", elephant("affected"), plain, true],
  ["foot that is aggressive, in bad ground", { ...aggressive, states: ["badly-affected"] }, plain, true],
  ["aggressive against ferocious troops", aggressive, ferocious, false],
  ["ferocious against their like", ferocious, ferocious, true],
  ["lancers against ferocious troops", lancer(), ferocious, true],
  ["lancers against elephants", lancer(), elephant(), false],
  ["elephants against elephants", elephant(), elephant(), false],
  ["lancers against wagons", lancer(), file(troops.wagons()), false],
  ["lancers against barricades", lancer(), file(troops.foot(), ["barricades"]), false],
  ["lancers against stakes", lancer(), file(troops.foot(), ["stakes"]), false],
  ["foot against stakes", aggressive, file(troops.foot(), ["stakes"]), true],
  ["lancers against bayonets", lancer(), file(troops.bayonets()), false],
  ["lancers against pike and shot", lancer(), file(troops.pikeAndShot()), true],
  ["lancers taken in flank", lancer("flanked"), plain, false],
  ["pike and shot", file(troops.pikeAndShot()), plain, false],
])("%s: shatter %#", (_, own, foe, may) => {
  expect(of(own, foe, "charge").shatter !== null).toBe(may);
  expect(of(own, foe, "melee").shatter).toBeNull();
});

/** "Combat: Special effects 3", "Glossary: Shove, Elan". */
test.each<[string, FightingFile, FightingFile, boolean]>([
  ["close foot against loose", closeFoot, plain, true],
  ["close foot against skirmishers", closeFoot, file(troops.skirmishers()), true],
  ["close foot against close", closeFoot, closeFoot, false],
  ["close foot against horse", closeFoot, lancer(), false],
  ["close foot in broken ground", { ...closeFoot, states: ["affected"] }, plain, false],
  ["loose foot", plain, plain, false],
  ["foot with elan", file(troops.foot({ formation: "loose", characteristics: ["elan"] })), closeFoot, true],
  ["horse with elan", file(troops.horse({ characteristics: ["elan"] })), plain, false],
  ["horse that shoves", file(troops.horse({ characteristics: ["shove"] })), plain, true],
  ["a keil three deep", file(troops.keil(), [], 3), lancer(), true],
  ["the pikes of a later keil, four deep", file(troops.laterKeil(), [], 4), lancer(), true],
  ["the shot of a later keil, two deep", file(troops.laterKeil(), [], 2), lancer(), false],
  ["a keil two deep", file(troops.keil(), [], 2), lancer(), false],
  ["a keil two deep against loose foot", file(troops.keil(), [], 2), plain, true],
  ["a tercio three deep", file(troops.tercio(), [], 3), closeFoot, true],
  ["a keil against elephants", file(troops.keil(), [], 4), elephant(), false],
  ["a keil against wagons", file(troops.keil(), [], 4), file(troops.wagons()), false],
  ["dragoons who dismounted", closeFoot, { ...file(troops.dragoons()), form: "foot" }, true],
  ["dragoons in the saddle", closeFoot, file(troops.dragoons()), false],
])("%s: shove %#", (_, own, foe, may) => {
  expect(of(own, foe, "charge").shove !== null).toBe(may);
  expect(of(own, foe, "melee").shove !== null).toBe(may);
});

describe("how often", () => {
  test("even, on green dice, one in three; two in nine where the foe can do the same", () => {
    const elan = file(troops.foot({ formation: "loose", characteristics: ["elan"] }));
    expect(of(elan, plain, "melee").shove).toEqual({ rolled: 2 / 6, lands: 2 / 6 });
    const { rolled, lands } = of(elan, elan, "melee").shove ?? { rolled: 0, lands: 0 };
    expect([rolled, lands]).toEqual([2 / 6, expect.closeTo(2 / 9, 12)]);
  });

  test("what the foe can do otherwise cancels nothing: nobody shatters elephants", () => {
    const { one, other } = fight(elephant(), lancer(), "charge", BOOK);
    expect(other.shatter).toBeNull();
    expect(one.shatter?.lands).toBe(one.shatter?.rolled);
  });

  test("supporting files help in melee alone", () => {
    expect(of(plain, plain, "charge").support).toEqual([]);
    expect(of(plain, plain, "melee").support).toEqual(["white"]);
  });
});
