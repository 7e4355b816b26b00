import { describe, expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { type Troop, troop } from "../../model/troop";
import type { TroopTraits } from "../../model/troop-shape";
import { formsOf, troopTraits } from "./troop-traits";

const of = (more: Readonly<Record<string, unknown>>): Troop =>
  troop.parse({ type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average", ...more });
const mounted = (more: Readonly<Record<string, unknown>> = {}) => of({ type: "mounted", formation: "loose", ...more });
const shot = { shooting: { weapon: "musket" } };
const pikes = { impact: "pike", melee: "pike" };
const pikeAndShot = { impact: "pike-and-shot", melee: "pike-and-shot", ...shot };

test("the forms that a unit group may take, its usual one first", () => {
  expect(formsOf({ formation: "flexible-close-loose" })).toEqual(["close", "loose"]);
  expect(formsOf({ formation: "flexible-loose-skirmish" })).toEqual(["loose", "skirmish"]);
  expect(formsOf({ formation: "flexible-close-loose-skirmish" })).toEqual(["close", "loose", "skirmish"]);
  expect(formsOf({ formation: "flexible-mounted" })).toEqual(["loose", "skirmish"]);
  expect(formsOf({ formation: "dragoon" })).toEqual(["mounted", "foot"]);
  for (const formation of ["close", "loose", "skirmish"] as const) expect(formsOf({ formation })).toEqual([formation]);
});

const traits = (one: Troop): TroopTraits => troopTraits(one, TABLES);

/** Plain loose foot, from which nothing follows. */
const NOTHING: TroopTraits = {
  ...{ skirmishers: false, double: false, shatter: false, shove: "no", square: false, evade: false, mustEvade: "no", skirmish: false },
  ...{ rearSupported: false, noFlank: false, noRear: false, neverNervous: false, movesAsGroup: false, baseDepth: 50 },
};

/** What follows from each, beyond `NOTHING`. */
const CASES: readonly (readonly [name: string, troop: Troop, follows: Partial<TroopTraits>])[] = [
  ["loose foot", of({ formation: "loose" }), {}],
  ["close foot", of({}), { shove: "looser-foot" }],
  ["close foot with elan", of({ characteristics: ["elan"] }), { shove: "all" }],
  ["loose foot with elan", of({ formation: "loose", characteristics: ["elan"] }), { shove: "all" }],
  ["loose foot that shoves", of({ formation: "loose", characteristics: ["shove"] }), { shove: "all" }],
  ["foot, close or loose", of({ formation: "flexible-close-loose" }), { shove: "looser-foot-in-close-form" }],
  ["foot skirmishers", of({ training: null, formation: "skirmish" }), { skirmishers: true, mustEvade: "always" }],
  ["foot, loose or skirmish", of({ formation: "flexible-loose-skirmish" }), { mustEvade: "in-skirmish-form" }],
  [
    "foot of any form",
    of({ formation: "flexible-close-loose-skirmish" }),
    { mustEvade: "in-skirmish-form", shove: "looser-foot-in-close-form" },
  ],
  ["loose foot that evades", of({ formation: "loose", characteristics: ["evade"] }), { evade: true }],
  ["loose foot that skirmishes", of({ formation: "loose", characteristics: ["skirmish"] }), { skirmish: true }],
  ["fanatic, ferocious foot", of({ formation: "loose", characteristics: ["ferocious", "fanatics"] }), { shatter: true }],

  ["pike and shot", of({ setFormation: "pike-and-shot", ...pikeAndShot }), { shove: "looser-foot", square: true }],
  ["early pike and shot", of({ setFormation: "early-pike-and-shot", ...pikeAndShot }), { shove: "looser-foot" }],
  ["a colunela", of({ setFormation: "colunela", ...pikes, shooting: { weapon: "arquebus" } }), { shove: "looser-foot" }],
  [
    "a foot regiment that forms square",
    of({ formation: "loose", setFormation: "foot-regiment", ...shot, characteristics: ["square"] }),
    { square: true },
  ],
  [
    "a keil",
    of({ setFormation: "keil", ...pikes }),
    { double: true, shove: "all", rearSupported: true, noFlank: true, movesAsGroup: true },
  ],
  [
    "a later keil",
    of({ setFormation: "later-keil", ...pikes, ...shot }),
    { double: true, shove: "all", rearSupported: true, noFlank: true, movesAsGroup: true },
  ],
  [
    "a tercio",
    of({ setFormation: "tercio", ...pikes, ...shot }),
    { double: true, shove: "all", rearSupported: true, noFlank: true, noRear: true, movesAsGroup: true },
  ],
  ["commanded shot", of({ formation: "loose", setFormation: "commanded-shot", ...shot }), { neverNervous: true }],

  ["horse", mounted(), { baseDepth: 75 }],
  ["horse with elan, which shoves nobody", mounted({ characteristics: ["elan"] }), { baseDepth: 75 }],
  ["close horse, which shoves nobody", mounted({ formation: "close" }), { baseDepth: 75 }],
  ["charging lancers", mounted({ impact: "charging-lancer" }), { shatter: true, baseDepth: 75 }],
  ["charging pistols", mounted({ impact: "charging-pistol" }), { shatter: true, baseDepth: 75 }],
  ["trotting pistols", mounted({ impact: "trotting-pistol" }), { baseDepth: 75 }],
  ["light lancers", mounted({ impact: "light-lance" }), { baseDepth: 75 }],
  ["aggressive horse", mounted({ characteristics: ["aggressive"] }), { shatter: true, baseDepth: 75 }],
  [
    "reiters of the early caracole",
    mounted({ shooting: { weapon: "pistol" }, characteristics: ["caracole-early"] }),
    { skirmish: true, baseDepth: 75 },
  ],
  [
    "reiters of the later",
    mounted({ shooting: { weapon: "carbine" }, characteristics: ["caracole-later"] }),
    { skirmish: true, baseDepth: 75 },
  ],
  ["flexible horse", mounted({ formation: "flexible-mounted" }), { mustEvade: "in-skirmish-form", baseDepth: 75 }],
  [
    "flexible horse that evades in either form",
    { ...mounted({ formation: "flexible-mounted" }), characteristics: ["evade"] },
    { evade: true, mustEvade: "in-skirmish-form", baseDepth: 75 },
  ],
  ["mounted skirmishers", mounted({ training: null, formation: "skirmish" }), { skirmishers: true, mustEvade: "always", baseDepth: 75 }],
  ["dragoons", mounted({ formation: "dragoon" }), { evade: true, neverNervous: true, baseDepth: 75 }],

  ["guns", of({ type: "artillery", formation: "loose", shooting: { weapon: "heavy-artillery" } }), { baseDepth: 100 }],
  ["elephants", of({ type: "elephant", formation: "loose" }), { shatter: true, baseDepth: 100 }],
  ["battle wagons", of({ type: "battle-wagon", formation: "loose" }), { noFlank: true, noRear: true, baseDepth: 200 }],
];

describe("what follows from a classification", () => {
  test.each(CASES)("%s", (_, one, follows) => {
    expect(traits(one)).toEqual({ ...NOTHING, ...follows });
  });
});
