import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BROKEN_TROOPS } from "@/tests/build/broken-troops";
import { FAMOUS_TROOPS, type TroopInput } from "@/tests/build/famous-troops";
import {
  ARMOURS,
  CHARACTERISTICS,
  FIREPOWERS,
  FORMATIONS,
  IMPACT_WEAPONS,
  MELEE_WEAPONS,
  QUALITIES,
  SET_FORMATIONS,
  type SetFormation,
  SHOOTING_WEAPONS,
  TRAININGS,
  TROOP_TYPES,
} from "./enumerations";
import { faultsOf } from "./faults";
import { troop } from "./troop";
import { TROOP_PROBLEMS, type TroopProblemCode } from "./troop-consistency";

function faults(document: unknown) {
  const parsed = troop.safeParse(document);
  return parsed.success ? [] : faultsOf(parsed.error, document);
}

const codes = (document: unknown) => faults(document).map((fault) => fault.code);

describe("the famous troops of the rulebook", () => {
  test("are twelve", () => {
    expect(FAMOUS_TROOPS).toHaveLength(12);
  });

  test.each(FAMOUS_TROOPS)("$name", ({ troop: famous }) => {
    expect(faults(famous)).toEqual([]);
    const parsed = troop.parse(famous);
    expect(parsed).toMatchObject(famous);
    expect(troop.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  });

  test("a firepower that is printed blank stays blank", () => {
    const hussars = FAMOUS_TROOPS.find((one) => one.name === "Transylvanian Hussars");
    expect(troop.parse(hussars?.troop).shooting).toEqual({ weapon: "bow", firepower: null });
  });
});

describe("every contradiction is refused, alone and where it stands", () => {
  const ALL = Object.entries(BROKEN_TROOPS) as [TroopProblemCode, (typeof BROKEN_TROOPS)[TroopProblemCode]][];

  test("each has its case", () => {
    expect(Object.keys(BROKEN_TROOPS).sort()).toEqual([...TROOP_PROBLEMS].sort());
  });

  test.each(ALL)("%s", (code, { troop: broken, path, sound }) => {
    expect(faults(broken).map((fault) => ({ code: fault.code, path: fault.path }))).toEqual([{ code, path }]);
    expect(faults(sound)).toEqual([]);
  });
});

/** What each clause names. `refused` breaks it, with these codes; `sound` must pass. */
type Clause = { readonly refused?: readonly [TroopInput, ...TroopProblemCode[]][]; readonly sound?: readonly TroopInput[] };

const foot = { type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average" } as const;
const loose = { ...foot, formation: "loose" } as const;
const horse = { ...loose, type: "mounted" } as const;
const dragoons = { ...horse, formation: "dragoon" } as const;
const skirmishers = { ...foot, formation: "skirmish", training: null } as const;
const guns = { ...loose, type: "artillery", shooting: { weapon: "heavy-artillery" } } as const;
const elephants = { ...foot, type: "elephant" } as const;
const wagons = { ...foot, type: "battle-wagon" } as const;
const bande = {
  ...{ ...foot, formation: "flexible-close-loose-skirmish", armour: "unprotected", characteristics: ["bande"] },
  ...{ shooting: { weapon: "arquebus", firepower: "average" }, impact: "polearm" },
} as const satisfies TroopInput;

const pikes = { impact: "pike", melee: "pike" } as const;
const pikeAndShot = { impact: "pike-and-shot", melee: "pike-and-shot", shooting: { weapon: "musket" } } as const;
/** Each set formation as the glossary describes it. */
const IN_SET_FORMATION: Readonly<Record<SetFormation, TroopInput>> = {
  "pike-and-shot": { ...foot, setFormation: "pike-and-shot", ...pikeAndShot },
  "early-pike-and-shot": { ...foot, setFormation: "early-pike-and-shot", ...pikeAndShot },
  keil: { ...foot, setFormation: "keil", ...pikes },
  "later-keil": { ...foot, setFormation: "later-keil", ...pikes, shooting: { weapon: "arquebus" } },
  tercio: { ...foot, setFormation: "tercio", ...pikes, shooting: { weapon: "arquebus" } },
  colunela: { ...foot, setFormation: "colunela", ...pikes, shooting: { weapon: "arquebus" } },
  "foot-regiment": { ...foot, setFormation: "foot-regiment", shooting: { weapon: "musket" } },
  "missile-regiment": { ...foot, setFormation: "missile-regiment", shooting: { weapon: "bow" } },
  "commanded-shot": { ...foot, setFormation: "commanded-shot", shooting: { weapon: "musket" } },
};

const CLAUSES: Readonly<Record<string, Clause>> = {
  "mounted with a foot-only weapon": {
    refused: [
      [{ ...horse, shooting: { weapon: "musket" } }, "mounted-with-foot-weapon"],
      [{ ...horse, shooting: { weapon: "longbow" } }, "mounted-with-foot-weapon"],
      [{ ...dragoons, shooting: { weapon: "longbow" } }, "mounted-with-foot-weapon"],
      [{ ...horse, impact: "pike" }, "mounted-with-foot-weapon"],
      [{ ...horse, melee: "pike" }, "mounted-with-foot-weapon"],
      [{ ...horse, impact: "pike-and-shot", shooting: { weapon: "carbine" } }, "mounted-with-foot-weapon"],
      [{ ...horse, melee: "pike-and-shot", shooting: { weapon: "carbine" } }, "mounted-with-foot-weapon"],
      [{ ...horse, impact: "plug-bayonet", shooting: { weapon: "carbine" } }, "mounted-with-foot-weapon"],
      [{ ...horse, melee: "plug-bayonet", shooting: { weapon: "carbine" } }, "mounted-with-foot-weapon"],
      [
        { ...horse, impact: "socket-bayonet", melee: "socket-bayonet", shooting: { weapon: "carbine" } },
        ...(["mounted-with-foot-weapon", "mounted-with-foot-weapon"] as const),
      ],
    ],
    sound: [
      ...(["arquebus", "carbine", "pistol", "bow", "crossbow", "javelin"] as const).map((weapon) => ({ ...horse, shooting: { weapon } })),
      ...(["long-spear", "charging-lancer", "light-lance", "charging-pistol", "trotting-pistol"] as const).map((impact) => ({
        ...horse,
        impact,
      })),
      ...(["melee-pistol", "swordsmen", "expert-swordsmen"] as const).map((melee) => ({ ...horse, melee })),
      { ...dragoons, shooting: { weapon: "musket" } },
    ],
  },
  "foot with a mounted-only weapon": {
    refused: [
      [{ ...foot, shooting: { weapon: "carbine" } }, "foot-with-mounted-weapon"],
      ...(["charging-pistol", "trotting-pistol", "charging-lancer", "light-lance"] as const).map(
        (impact): [TroopInput, TroopProblemCode] => [{ ...foot, impact }, "foot-with-mounted-weapon"],
      ),
      [{ ...foot, melee: "melee-pistol" }, "foot-with-mounted-weapon"],
    ],
    sound: [
      ...(["arquebus", "musket", "pistol", "bow", "longbow", "sling", "dart"] as const).map((weapon) => ({
        ...foot,
        shooting: { weapon },
      })),
      ...(["pike", "polearm", "long-spear", "impact-weapon", "two-handed", "socket-bayonet"] as const).map((impact) => ({
        ...{ ...foot, impact },
        shooting: { weapon: "musket" as const },
      })),
    ],
  },
  "caracole without mounted and pistol or carbine": {
    refused: (["caracole-early", "caracole-later"] as const).flatMap((one): [TroopInput, TroopProblemCode][] => [
      [{ ...foot, shooting: { weapon: "pistol" }, characteristics: [one] }, "caracole-without-mounted-firearm"],
      [{ ...horse, shooting: { weapon: "arquebus" }, characteristics: [one] }, "caracole-without-mounted-firearm"],
      [{ ...horse, impact: "charging-pistol", characteristics: [one] }, "caracole-without-mounted-firearm"],
    ]),
    sound: [
      { ...horse, shooting: { weapon: "carbine" }, characteristics: ["caracole-early"] },
      { ...horse, shooting: { weapon: "pistol" }, characteristics: ["caracole-later"] },
    ],
  },
  "a set formation with the wrong type": {
    refused: Object.values(IN_SET_FORMATION).map((one): [TroopInput, TroopProblemCode] => [
      { ...one, type: "battle-wagon" },
      "set-formation-not-foot",
    ]),
    sound: Object.values(IN_SET_FORMATION),
  },
  "a set formation with the wrong formation": {
    refused: (["pike-and-shot", "early-pike-and-shot", "keil", "later-keil", "tercio", "colunela"] as const).flatMap(
      (setFormation): [TroopInput, TroopProblemCode][] => [
        [{ ...IN_SET_FORMATION[setFormation], formation: "loose" }, "set-formation-not-close"],
        [{ ...IN_SET_FORMATION[setFormation], formation: "flexible-close-loose" }, "set-formation-not-close"],
        [{ ...IN_SET_FORMATION[setFormation], formation: "skirmish", training: null }, "skirmishers-in-set-formation"],
      ],
    ),
    sound: [
      { ...loose, setFormation: "foot-regiment", shooting: { weapon: "musket" } },
      { ...foot, formation: "flexible-close-loose", setFormation: "missile-regiment", shooting: { weapon: "bow" } },
      { ...loose, setFormation: "commanded-shot", shooting: { weapon: "arquebus" } },
    ],
  },
  "bande that is not unprotected close/loose/skirmish arquebus of average firepower with polearm": {
    refused: [
      [{ ...bande, armour: "armoured" }, "bande-not-as-defined"],
      [{ ...bande, formation: "flexible-loose-skirmish" }, "bande-not-as-defined"],
      [{ ...bande, formation: "close" }, "bande-not-as-defined"],
      [{ ...bande, shooting: { weapon: "musket", firepower: "average" } }, "bande-not-as-defined"],
      [{ ...bande, shooting: { weapon: "arquebus", firepower: "low" } }, "bande-not-as-defined"],
      [{ ...bande, shooting: { weapon: "arquebus", firepower: "high" } }, "bande-not-as-defined"],
      [{ ...bande, shooting: null }, "bande-not-as-defined"],
      [{ ...bande, impact: null }, "bande-not-as-defined"],
      [{ ...bande, impact: null, melee: "swordsmen" }, "bande-not-as-defined"],
    ],
    sound: [bande, { ...bande, impact: null, melee: "polearm" }, { ...bande, shooting: { weapon: "arquebus" } }],
  },
  "manga without a tercio": {
    refused: [...(["keil", "later-keil", "colunela"] as const).map((one) => IN_SET_FORMATION[one]), foot].map(
      (one): [TroopInput, TroopProblemCode] => [{ ...one, characteristics: ["manga"] }, "manga-without-tercio"],
    ),
    sound: [{ ...IN_SET_FORMATION.tercio, characteristics: ["manga"] }],
  },
  "pikes without a bayonet": {
    refused: [[{ ...foot, impact: "pike", melee: "pike", characteristics: ["pikes"] }, "pikes-without-bayonet"]],
    sound: [
      { ...foot, shooting: { weapon: "musket" }, impact: "plug-bayonet", characteristics: ["pikes"] },
      { ...foot, shooting: { weapon: "musket" }, melee: "socket-bayonet", characteristics: ["pikes"] },
    ],
  },
  "a missile regiment with a shot weapon": {
    refused: (["arquebus", "musket", "pistol"] as const).map((weapon): [TroopInput, TroopProblemCode] => [
      { ...foot, setFormation: "missile-regiment", shooting: { weapon } },
      "missile-regiment-with-shot",
    ]),
    sound: (["bow", "longbow", "crossbow", "javelin", "sling", "dart"] as const).map((weapon) => ({
      ...foot,
      setFormation: "missile-regiment",
      shooting: { weapon },
    })),
  },
  "regimental guns or square not on foot": {
    refused: [horse, elephants, wagons, guns].flatMap((one): [TroopInput, TroopProblemCode][] => [
      [{ ...one, characteristics: ["regimental-guns"] }, "regimental-guns-not-foot"],
      [{ ...one, characteristics: ["square"] }, "square-not-foot"],
    ]),
  },
  "commanded shot without a shot weapon": {
    refused: [
      [{ ...foot, setFormation: "commanded-shot" }, "commanded-shot-without-shot"],
      [{ ...foot, setFormation: "commanded-shot", shooting: { weapon: "bow" } }, "commanded-shot-without-shot"],
      // A carbine is shot, but not for foot.
      [{ ...foot, setFormation: "commanded-shot", shooting: { weapon: "carbine" } }, "foot-with-mounted-weapon"],
    ],
  },
  "camelry on foot": {
    refused: [foot, elephants, wagons, guns].map((one): [TroopInput, TroopProblemCode] => [
      { ...one, characteristics: ["camelry"] },
      "camelry-not-mounted",
    ]),
  },
  "pavise, pikes, platoon fire on mounted": {
    refused: [
      [{ ...horse, characteristics: ["pavise"] }, "mounted-with-foot-characteristic"],
      [{ ...dragoons, shooting: { weapon: "musket" }, characteristics: ["platoon-fire"] }, "mounted-with-foot-characteristic"],
      [{ ...horse, characteristics: ["pikes"] }, "pikes-without-bayonet", "mounted-with-foot-characteristic"],
    ],
    sound: [{ ...foot, shooting: { weapon: "musket" }, characteristics: ["pavise", "platoon-fire"] }],
  },
  "skirmish formation with shove, square, or a set formation": {
    refused: [
      [{ ...skirmishers, characteristics: ["shove", "square"] }, "skirmishers-with-shove", "skirmishers-with-square"],
      [{ ...horse, ...{ formation: "skirmish", training: null }, characteristics: ["shove"] }, "skirmishers-with-shove"],
      [{ ...skirmishers, setFormation: "foot-regiment", shooting: { weapon: "musket" } }, "skirmishers-in-set-formation"],
    ],
    sound: [{ ...foot, formation: "flexible-loose-skirmish", characteristics: ["shove", "square"] }],
  },
  "elephants not protected": {
    refused: (["unprotected", "armoured", "fully-armoured"] as const).map((armour): [TroopInput, TroopProblemCode] => [
      { ...elephants, armour },
      "elephants-not-protected",
    ]),
  },
  "formations that only foot or only mounted have": {
    refused: [
      ...(["flexible-close-loose", "flexible-loose-skirmish", "flexible-close-loose-skirmish"] as const).flatMap((formation) =>
        [horse, elephants, wagons].map((one): [TroopInput, TroopProblemCode] => [{ ...one, formation }, "foot-formation-on-others"]),
      ),
      ...(["flexible-mounted", "dragoon"] as const).flatMap((formation) =>
        [foot, elephants, wagons].map((one): [TroopInput, TroopProblemCode] => [{ ...one, formation }, "mounted-formation-on-others"]),
      ),
      [{ ...guns, formation: "flexible-mounted" }, "artillery-not-loose", "mounted-formation-on-others"],
    ],
    sound: (["flexible-close-loose", "flexible-loose-skirmish", "flexible-close-loose-skirmish"] as const).map((formation) => ({
      ...foot,
      formation,
    })),
  },
  "artillery always loose": {
    refused: [[{ ...guns, formation: "skirmish", training: null }, "artillery-not-loose"]],
    sound: (["light-artillery", "medium-artillery", "heavy-artillery"] as const).map((weapon) => ({ ...guns, shooting: { weapon } })),
  },
  "what may be on board": {
    refused: [
      [{ ...wagons, attached: [{ weapon: "heavy-artillery" }] }, "attached-weapon-too-large"],
      [{ ...horse, attached: [{ weapon: "bow" }] }, "attached-without-platform"],
      [{ ...guns, attached: [{ weapon: "bow" }] }, "attached-without-platform"],
    ],
    sound: [wagons, elephants].flatMap((platform) =>
      (["light-artillery", "arquebus", "musket", "bow", "longbow", "crossbow", "javelin", "sling", "dart"] as const).map((weapon) => ({
        ...platform,
        attached: [{ weapon }],
      })),
    ),
  },
  "what follows is never typed twice": {
    refused: [
      [{ ...skirmishers, characteristics: ["evade"] }, "characteristic-follows"],
      [{ ...dragoons, characteristics: ["evade"] }, "characteristic-follows"],
      [{ ...foot, characteristics: ["elan", "shove"] }, "characteristic-follows"],
      [{ ...IN_SET_FORMATION.keil, characteristics: ["shove"] }, "characteristic-follows"],
      [{ ...IN_SET_FORMATION["later-keil"], characteristics: ["shove"] }, "characteristic-follows"],
      [{ ...IN_SET_FORMATION.tercio, characteristics: ["shove"] }, "characteristic-follows"],
      [{ ...horse, shooting: { weapon: "pistol" }, characteristics: ["caracole-later", "skirmish"] }, "characteristic-follows"],
    ],
    sound: [
      { ...horse, characteristics: ["evade", "skirmish", "elan", "shove"] },
      // They have it in skirmish form anyway; this gives it in every form.
      ...(["flexible-close-loose", "flexible-loose-skirmish", "flexible-close-loose-skirmish"] as const).map((formation) => ({
        ...foot,
        formation,
        characteristics: ["evade" as const],
      })),
      { ...horse, formation: "flexible-mounted", characteristics: ["evade"] },
    ],
  },
};

/** What the author of a list for 1494 to 1721 may well need to write. */
const REASONABLE: Readonly<Record<string, TroopInput>> = {
  "camel gunners": { ...horse, shooting: { weapon: "arquebus" }, characteristics: ["camelry"] },
  "Japanese foot with bows": { ...loose, training: "drilled", setFormation: "missile-regiment", shooting: { weapon: "bow" } },
  "battle wagons with guns": { ...wagons, formation: "loose", attached: [{ weapon: "light-artillery" }, { weapon: "musket" }] },
  "Cossack wagons": { ...wagons, training: "tribal", attached: [{ weapon: "arquebus" }], characteristics: ["steady"] },
  "dragoons with crossbows": { ...dragoons, shooting: { weapon: "crossbow" }, characteristics: ["scouts"] },
  "elephants with crews": { ...elephants, formation: "loose", attached: [{ weapon: "arquebus" }, { weapon: "bow" }] },
  "impetuous elephants": { ...elephants, characteristics: ["impetuous", "unused-to-firearms"] },
  "mounted arquebusiers": { ...horse, formation: "flexible-mounted", shooting: { weapon: "arquebus" }, characteristics: ["dismountable"] },
  "sword-and-buckler men": { ...loose, melee: "expert-swordsmen", characteristics: ["elan"] },
  halberdiers: { ...foot, impact: "polearm", melee: "polearm" },
  "Irish kern": { ...skirmishers, shooting: { weapon: "javelin" }, characteristics: ["fleet-of-foot", "combat-shy"] },
  Highlanders: {
    ...{ ...loose, training: "tribal", shooting: { weapon: "musket" }, impact: "impact-weapon", melee: "swordsmen" },
    characteristics: ["ferocious", "impetuous", "shoot-and-charge"],
  },
  "foot of the 1680s with plug bayonets and pikes": {
    ...{ ...foot, setFormation: "foot-regiment", shooting: { weapon: "musket" }, impact: "plug-bayonet", melee: "plug-bayonet" },
    characteristics: ["pikes", "regimental-guns", "square"],
  },
  "British foot of 1704": {
    ...{ ...foot, training: "drilled", setFormation: "foot-regiment", shooting: { weapon: "musket", firepower: "high" } },
    ...{ impact: "socket-bayonet", melee: "socket-bayonet", characteristics: ["platoon-fire", "steady"] },
  },
  "Landsknechts with a few arquebuses": { ...IN_SET_FORMATION.keil, shooting: { weapon: "arquebus", firepower: "low" } },
  "landsknechts with great swords beside their pikes": { ...IN_SET_FORMATION.keil, melee: "swordsmen" },
  "a colunela with swords and bucklers": { ...IN_SET_FORMATION.colunela, melee: "swordsmen" },
  "commanded arquebusiers who open out": {
    ...{ ...foot, formation: "flexible-loose-skirmish", setFormation: "commanded-shot", shooting: { weapon: "arquebus" } },
  },
  "gallopers that get away": { ...guns, shooting: { weapon: "light-artillery" }, characteristics: ["evade"] },
  "guns behind barricades": { ...guns, characteristics: ["barricades"] },
  "pike and shot that stands behind barricades": { ...IN_SET_FORMATION["pike-and-shot"], characteristics: ["barricades"] },
};

test.each(Object.entries(REASONABLE))("%s may be written", (_name, one) => {
  expect(codes(one)).toEqual([]);
});

describe("the consistency of a classification, clause by clause", () => {
  test.each(Object.entries(CLAUSES))("%s", (_clause, { refused = [], sound = [] }) => {
    expect(refused.map(([one]) => [one, codes(one)])).toEqual(refused.map(([one, ...expected]) => [one, expected]));
    expect(sound.map((one) => [one, codes(one)])).toEqual(sound.map((one) => [one, []]));
  });
});

test("a characteristic named twice is refused", () => {
  expect(faults({ ...foot, characteristics: ["elan", "steady", "elan"] })).toMatchObject([
    { code: "duplicate-characteristic", path: ["characteristics"] },
  ]);
});

describe("laws", () => {
  const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
  const shooting = fc.record({ weapon: fc.constantFrom(...SHOOTING_WEAPONS), firepower: orNull(fc.constantFrom(...FIREPOWERS)) });
  const anyTroop = fc.record({
    type: fc.constantFrom(...TROOP_TYPES),
    training: orNull(fc.constantFrom(...TRAININGS)),
    formation: fc.constantFrom(...FORMATIONS),
    setFormation: orNull(fc.constantFrom(...SET_FORMATIONS)),
    armour: fc.constantFrom(...ARMOURS),
    quality: fc.constantFrom(...QUALITIES),
    shooting: orNull(shooting),
    impact: orNull(fc.constantFrom(...IMPACT_WEAPONS)),
    melee: orNull(fc.constantFrom(...MELEE_WEAPONS)),
    attached: fc.array(shooting, { maxLength: 2 }),
    characteristics: fc.subarray([...CHARACTERISTICS], { maxLength: 4 }),
  });

  test("whatever is refused is refused for a known reason, at a place that the troop has", () => {
    fc.assert(
      fc.property(anyTroop, (one) => {
        for (const { code, path } of faults(one)) {
          expect(TROOP_PROBLEMS).toContain(code);
          const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], one);
          expect(parent).toHaveProperty([path.at(-1) as string]);
        }
      }),
    );
  });

  test("neither quality nor firepower alone ever makes a contradiction, except for bande", () => {
    fc.assert(
      fc.property(anyTroop, fc.constantFrom(...QUALITIES), orNull(fc.constantFrom(...FIREPOWERS)), (one, quality, firepower) => {
        const other = { ...one, quality, shooting: one.shooting && { ...one.shooting, firepower } };
        fc.pre(!one.characteristics.includes("bande"));
        expect(codes(other)).toEqual(codes(one));
      }),
    );
  });
});
