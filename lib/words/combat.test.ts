import { describe, expect, test } from "vitest";
import { FAMOUS_TROOPS } from "@/tests/build/famous-troops";
import * as troops from "@/tests/build/fighting-troops";
import { TABLES } from "@/tests/build/rules";
import { unitClaims, unitFire, unitMoves } from "@/tests/build/shipped";
import { COLOURS } from "../model/enumerations";
import { type Troop, troop } from "../model/troop";
import { chargeLine, fireDieWords, meleeLine, movementLine, shootingLine } from "./combat";

const famous = (name: string): Troop => troop.parse(FAMOUS_TROOPS.find((one) => one.name === name)?.troop);
const charge = (one: Troop) => chargeLine(unitClaims(one));
const melee = (one: Troop) => meleeLine(unitClaims(one));
const shooting = (one: Troop) => shootingLine(unitFire(one), TABLES);
const moves = (one: Troop) => movementLine(unitMoves(one));

describe("the charge in a line", () => {
  test.each<[string, Troop, string]>([
    ["Swedes", famous("Swedish Blue Brigade"), "P&S: +2 v mounted, +1 others (not A/BA or v defences); quality +2; elan +1 v foot; shoves"],
    [
      "Tilly's veterans",
      famous("Tilly's veterans"),
      "P&S: +2 v mounted, +1 others (not A/BA or v defences); 3+ ranks: +1 more v mounted; quality +2; shoves looser foot in the open",
    ],
    ["Polish hussars", famous("Polish Hussars"), "Charging lancer +2 (not if stopped); quality +2; ferocious +1; shatters"],
    ["Haiduks", famous("Transylvanian Haiduks"), "Quality +1"],
    ["a keil", troops.keil(), "Pike, 2+ ranks: +2 v mounted, +1 others (not A/BA or v defences); 4 ranks: +1 more; quality +1; shoves"],
    [
      "bayonets with pikes",
      troops.bayonets({ characteristics: ["pikes"] }),
      "Bayonet +1 (not A/BA or v defences); pikes with bayonets +1 more v mounted; quality +1; shoves looser foot in the open",
    ],
    [
      "elephants",
      troops.elephants(),
      "Elephants: +5 v battle wagons, +4 v mounted or elephants, +3 v close foot not drilled, +2 others; quality +1; shatters",
    ],
    ["wagons", troops.wagons({ quality: "poor" }), "Defences +2"],
    ["poor skirmishers", troops.skirmishers({ quality: "poor" }), "No claim"],
    ["foot with stakes", troops.foot({ formation: "loose", characteristics: ["stakes"] }), "Quality +1; defences +2 stakes v mounted"],
  ])("%s", (_, one, wanted) => {
    expect(charge(one)).toBe(wanted);
  });
});

test.each<[string, Troop, string]>([
  [
    "Polish hussars",
    famous("Polish Hussars"),
    "Melee pistol +1 (not v pikes, P&S, bayonets, elephants); quality +2; ferocious +1; armour +1 v unprotected (not v pikes, P&S, bayonets)",
  ],
  ["musketeers", troops.shotOf(), "Quality +1"],
  [
    "close swordsmen",
    troops.foot({ melee: "swordsmen", armour: "unprotected" }),
    "Swordsmen +1 (not v melee pistol, expert swordsmen, pikes 2+ deep); quality +1; shoves looser foot in the open",
  ],
])("the melee of %s in a line", (_, one, wanted) => {
  expect(melee(one)).toBe(wanted);
});

test.each<[string, Troop, string | null]>([
  ["muskets", troops.shotOf(), "Musket white+ to 3, white to 4 BW (files of 2 bases or more)"],
  ["raw muskets", famous("Newly raised Protestant regiments"), "Musket white to 3, black to 4 BW (files of 2 bases or more)"],
  ["Reiter", famous("Reiter"), "Carbine white to 2 BW (files of 2 bases or more)"],
  [
    "an early caracole with pistols",
    troops.horse({ shooting: { weapon: "pistol" }, characteristics: ["caracole-early"] }),
    "Pistol one white and one black die to 2 BW (files of 2 bases or more)",
  ],
  ["pistols that do not caracole", troops.horse({ shooting: { weapon: "pistol" } }), "Pistol white to 1 BW (files of 2 bases or more)"],
  [
    "a tercio’s manga",
    troops.tercio({ shooting: { weapon: "arquebus" }, characteristics: ["manga"] }),
    "Arquebus white to 2, black to 5 BW (files of 2 bases or more)",
  ],
  ["skirmishers", troops.skirmishers(), "Arquebus black to 2, black (only slows) to 4 BW (files of 2 bases or more)"],
  [
    "those who may skirmish",
    famous("Transylvanian Hussars"),
    "Bow white to 3, black to 5 BW (files of 2 bases or more); one die lower while skirmishing",
  ],
  [
    "regimental guns",
    troops.pikeAndShot({ characteristics: ["regimental-guns"] }),
    "Musket white+ to 3, white to 4 BW (files of 2 bases or more); regimental guns black to 8 BW",
  ],
  [
    "plug bayonets in platoons",
    troops.bayonets({ impact: "plug-bayonet", melee: "plug-bayonet", characteristics: ["platoon-fire"] }),
    "Musket white+ to 3, white to 4 BW (files of 2 bases or more); platoon fire white to 3, black to 5 BW; one die lower at chargers",
  ],
  ["heavy guns", troops.guns("heavy-artillery"), "Heavy artillery white+ to 8, white to 16 BW"],
  [
    "elephants with crews",
    troops.elephants({ attached: [{ weapon: "bow" }, { weapon: "javelin" }] }),
    "Bow white to 3, black to 5 BW (files of 2 bases or more); javelin white to 2 BW",
  ],
  ["lancers", famous("Polish Hussars"), null],
])("the shooting of %s in a line", (_, one, wanted) => {
  expect(shooting(one)).toBe(wanted);
});

test.each<[string, Troop, string]>([
  ["close foot", troops.foot(), "3 BW, rough 3 A, difficult 2 BA"],
  ["dragoons", troops.dragoons(), "Mounted 5 BW, rough 3 A, difficult 2 BA; foot 3 BW, rough 3, difficult 3 A"],
  ["wagons", troops.wagons(), "2 BW, rough 1 BA, difficult no"],
  ["heavy guns", troops.guns("heavy-artillery"), "wheels on the spot only"],
])("the moves of %s in a line", (_, one, wanted) => {
  expect(moves(one)).toBe(wanted);
});

test("dice go by the letters of the death dice", () => {
  expect(COLOURS.map(fireDieWords)).toEqual(COLOURS.map((colour) => TABLES.deathDice.find(({ id }) => id === colour)?.letter));
});
