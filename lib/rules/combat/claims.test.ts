import { describe, expect, test } from "vitest";
import * as troops from "@/tests/build/fighting-troops";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { CONDITIONS, type FileState } from "../../model/combat-terms";
import type { Form } from "../../model/enumerations";
import type { Troop } from "../../model/troop";
import { formsOf } from "../army/troop-traits";
import { claimsOf } from "./claims";
import { type FightingFile, standing } from "./standing";

const BOOK = { combat: CATALOG.combat, rules: TABLES };

type More = { readonly ranks?: number; readonly states?: readonly FileState[]; readonly form?: Form };

const file = (troop: Troop, { ranks = 2, states = [], form }: More = {}): FightingFile => ({
  ...{ troop, ranks, states },
  form: form ?? formsOf(troop)[0] ?? "close",
});
const in_ = (...states: readonly FileState[]): More => ({ states });

const claims = (own: FightingFile, foe: FightingFile, phase: "charge" | "melee") =>
  Object.fromEntries(claimsOf(standing(own, BOOK), standing(foe, BOOK), phase, BOOK).map(({ id, value }) => [id, value]));

/** Poor, unprotected and loose: it claims nothing, and its enemy claims only for unprotected. */
const plain = file(troops.foot({ quality: "poor", armour: "unprotected", formation: "loose" }));
const poor = (more: Parameters<typeof troops.foot>[0], state: More = {}) =>
  file(troops.foot({ quality: "poor", armour: "unprotected", formation: "loose", ...more }), state);
const rider = (more: Parameters<typeof troops.horse>[0] = {}, state: More = {}) =>
  file(troops.horse({ quality: "poor", armour: "unprotected", melee: null, ...more }), state);
const elephant = file(troops.elephants({ quality: "poor" }));
const wagon = file(troops.wagons({ quality: "poor" }));
const skirmisher = file(troops.skirmishers({ quality: "poor" }));
const keil = (state: More = {}) => file(troops.keil({ quality: "poor" }), { ranks: 4, ...state });
const pikeAndShot = (state: More = {}) => file(troops.pikeAndShot({ quality: "poor" }), state);
const bayonet = file(troops.bayonets({ quality: "poor" }));

test("troops of nothing claim nothing against their like", () => {
  expect(claims(plain, plain, "charge")).toEqual({});
  expect(claims(plain, plain, "melee")).toEqual({});
});

describe("general claims", () => {
  test.each([
    ["average", 1],
    ["superior", 2],
    ["exceptional", 3],
  ] as const)("%s quality is worth %i", (quality, worth) => {
    expect(claims(poor({ quality }), plain, "charge")).toEqual({ quality: worth });
    expect(claims(poor({ quality }), plain, "melee")).toEqual({ quality: worth });
  });

  const shy = poor({ characteristics: ["combat-shy"] });
  test.each<[string, FightingFile, FightingFile, Record<string, number>, Record<string, number>]>([
    ["a commander in front", poor({}, in_("commander")), plain, { commander: 1 }, { commander: 1 }],
    ["the slope", poor({}, in_("uphill")), plain, { uphill: 1 }, { uphill: 1 }],
    ["a flank charge", poor({}, in_("flanking")), plain, { "flank-or-rear": 4 }, {}],
    ["skirmishers before it", plain, skirmisher, { skirmishers: 2 }, { skirmishers: 2 }],
    ["an affected foe", plain, poor({}, in_("affected")), { "foe-affected": 1 }, { "foe-affected": 1 }],
    ["a badly affected foe", plain, poor({}, in_("badly-affected")), { "foe-badly-affected": 2 }, { "foe-badly-affected": 2 }],
    ["a combat shy foe", plain, shy, { "foe-combat-shy": 1 }, { "foe-combat-shy": 1 }],
    ["an unreliable ally", plain, poor({}, in_("unreliable")), { "foe-combat-shy": 1 }, { "foe-combat-shy": 1 }],
    ["horse that shot and stood", plain, rider({}, in_("shot-and-stood")), { "foe-shot-and-stood": 1 }, {}],
    ["barricades, a hedge or a wall", poor({}, in_("barricades")), plain, { defences: 2 }, { defences: 2 }],
    ["stakes against horse", poor({}, in_("stakes")), rider(), { defences: 2 }, { defences: 2 }],
    ["a fortified camp", poor({}, in_("fortified-camp")), plain, { "fortified-camp": 2 }, { "fortified-camp": 2 }],
    ["camels against horse", rider({ characteristics: ["camelry"] }), rider(), { camelry: 1 }, {}],
    ["elan against foot", rider({ characteristics: ["elan"] }), plain, { elan: 1 }, {}],
    ["ferocity", rider({ characteristics: ["ferocious"] }), elephant, { ferocious: 1 }, { ferocious: 1 }],
    ["a shatter beside it", poor({}, in_("beside-shatter")), plain, { "neighbour-shatter": 2 }, {}],
    ["a shove beside it", poor({}, in_("beside-shove")), plain, { "neighbour-shove": 1 }, { "neighbour-shove": 1 }],
    ["armour", poor({ armour: "protected" }), plain, {}, { armour: 1 }],
    ["full armour", poor({ armour: "fully-armoured" }), plain, {}, { armour: 1, "full-armour": 1 }],
  ])("%s", (_, own, foe, charge, melee) => {
    expect(claims(own, foe, "charge")).toEqual(charge);
    expect(claims(own, foe, "melee")).toEqual(melee);
  });

  test.each<[string, FightingFile, FightingFile]>([
    ["stakes do nothing against foot", poor({}, in_("stakes")), plain],
    ["nor against elephants", poor({}, in_("stakes")), elephant],
    ["nor caltrops", poor({ characteristics: ["caltrops"] }, in_("caltrops")), elephant],
    ["elan does nothing against horse", poor({ characteristics: ["elan"] }), rider()],
    ["skirmishers claim nothing for skirmishers", skirmisher, skirmisher],
    ["camels do nothing against elephants", rider({ characteristics: ["camelry"] }), elephant],
  ])("%s", (_, own, foe) => {
    expect(claims(own, foe, "charge")).toEqual({});
  });

  test("caltrops that lie claim two against horse, in the charge only", () => {
    const own = poor({ characteristics: ["caltrops"] }, in_("caltrops"));
    expect([claims(own, rider(), "charge"), claims(own, rider(), "melee")]).toEqual([{ caltrops: 2 }, {}]);
  });

  test("no commander fights in front of elephants", () => {
    const led = file(troops.elephants({ quality: "poor" }), in_("commander"));
    expect(claims(led, plain, "melee")).not.toHaveProperty("commander");
  });

  test("pavise counts against foot, unless that shatters or shoves", () => {
    const own = poor({ characteristics: ["pavise"] });
    expect(claims(own, plain, "charge")).toEqual({ pavise: 1 });
    expect(claims(own, rider(), "charge")).toEqual({});
    // Aggressive foot shatters, close foot shoves loose foot.
    expect(claims(own, poor({ characteristics: ["aggressive"] }), "charge")).toEqual({});
    expect(claims(own, poor({ formation: "close" }), "charge")).toEqual({});
  });

  test.each<[string, FightingFile, boolean]>([
    ["pikes one deep", keil({ ranks: 1 }), true],
    ["pikes two deep", keil({ ranks: 2 }), false],
    ["pike and shot", pikeAndShot(), true],
    ["bayonets", bayonet, false],
    ["ferocious troops", poor({ characteristics: ["ferocious"] }), false],
    ["elephants", elephant, false],
    ["battle wagons", wagon, true],
  ])("being aggressive against %s: %s", (_, foe, counts) => {
    expect(claims(poor({ characteristics: ["aggressive"] }), foe, "charge")).toEqual(counts ? { aggressive: 1 } : {});
  });

  test("armour is no good against points, but against those it fights from the flank", () => {
    const own = rider({ armour: "fully-armoured" });
    expect(claims(own, keil(), "melee")).toEqual({});
    expect(claims(own, keil(in_("flanked")), "melee")).toEqual({ armour: 1, "full-armour": 1 });
    expect(claims(own, poor({ impact: "two-handed" }), "melee")).toEqual({ armour: 1 });
    expect(claims(own, elephant, "melee")).toEqual({});
  });

  test("attacked in flank or rear, only what counts all round is left", () => {
    const own = poor({ quality: "average", characteristics: ["elan", "pavise"], melee: "swordsmen" }, in_("flanked", "barricades"));
    expect(claims(own, plain, "charge")).toEqual({ quality: 1, elan: 1 });
    expect(claims({ ...own, troop: { ...own.troop, armour: "armoured" } }, plain, "melee")).toEqual({ quality: 1 });
  });
});

describe("weapons in the charge", () => {
  type Row = [string, FightingFile, FightingFile, Record<string, number>];
  test.each<Row>([
    ["pikes four deep against horse", keil(), rider(), { "pike-charge": 2, "deep-pike-charge": 1 }],
    ["pikes four deep against foot", keil(), plain, { "pike-charge": 1, "deep-pike-charge": 1 }],
    ["pikes three deep", keil({ ranks: 3 }), plain, { "pike-charge": 1 }],
    ["pikes one deep", keil({ ranks: 1 }), rider(), {}],
    ["pikes that are hampered", keil(in_("affected")), rider(), {}],
    ["pikes against barricades", keil(), poor({}, in_("barricades")), {}],
    ["pike and shot one deep against horse", pikeAndShot({ ranks: 1 }), rider(), { "pike-and-shot-charge": 2 }],
    ["pike and shot against foot", pikeAndShot(), plain, { "pike-and-shot-charge": 1 }],
    [
      "a tercio three deep against horse",
      file(troops.tercio({ quality: "poor" }), { ranks: 3 }),
      rider(),
      { "pike-and-shot-charge": 2, "deep-pike-and-shot-charge": 1 },
    ],
    ["a tercio two deep", file(troops.tercio({ quality: "poor" })), rider(), { "pike-and-shot-charge": 2 }],
    ["thin pike and shot, however deep", pikeAndShot({ ranks: 3 }), rider(), { "pike-and-shot-charge": 2 }],
    ["bayonets", bayonet, rider(), { "bayonet-charge": 1 }],
    [
      "bayonets with pikes against horse",
      file(troops.bayonets({ quality: "poor", characteristics: ["pikes"] })),
      rider(),
      { "bayonet-charge": 1, "pikes-charge": 1 },
    ],
    ["polearms", poor({ impact: "polearm" }), rider(), { "polearm-charge": 1 }],
    ["long spears", poor({ impact: "long-spear" }), rider(), { "long-spear-charge": 2 }],
    ["long spears against foot", poor({ impact: "long-spear" }), plain, { "long-spear-charge": 1 }],
    ["long spears in one rank", poor({ impact: "long-spear" }, { ranks: 1 }), rider(), {}],
    ["impact weapons", poor({ impact: "impact-weapon" }), elephant, { "impact-weapon": 2 }],
    ["two-handed weapons against foot", poor({ impact: "two-handed" }), plain, { "two-handed": 1 }],
    ["two-handed weapons against horse", poor({ impact: "two-handed" }), rider(), {}],
    [
      "two-handed weapons against dragoons on foot",
      poor({ impact: "two-handed" }),
      file(troops.dragoons(), { form: "foot" }),
      { "two-handed": 1 },
    ],
    ["two-handed weapons against dragoons in the saddle", poor({ impact: "two-handed" }), file(troops.dragoons(), { form: "mounted" }), {}],
    ["elephants against wagons", elephant, wagon, { "elephants-charge": 5 }],
    ["elephants against horse", elephant, rider(), { "elephants-charge": 4 }],
    ["elephants against their like", elephant, elephant, { "elephants-charge": 4 }],
    ["elephants against close foot", elephant, poor({ formation: "close" }), { "elephants-charge": 3 }],
    ["elephants against drilled close foot", elephant, poor({ formation: "close", training: "drilled" }), { "elephants-charge": 2 }],
    ["elephants against loose foot", elephant, plain, { "elephants-charge": 2 }],
  ])("%s", (_, own, foe, wanted) => {
    expect(claims(own, foe, "charge")).toEqual(wanted);
  });

  const SHOCK = { "charging-lancer": 2, "light-lance": 1, "charging-pistol": 2, "trotting-pistol": 1 } as const;
  test.each<[string, FightingFile, FileState[], boolean]>([
    ["loose foot", plain, [], false],
    ["other horse", rider(), [], false],
    ["any foe from ground that hampers", plain, ["affected"], true],
    ["pike and shot that stands", pikeAndShot(), [], true],
    ["pike and shot that charged", pikeAndShot(in_("charged")), [], false],
    ["pike and shot in its flank", pikeAndShot(in_("flanked")), [], false],
    ["bayonets that stand", bayonet, [], true],
    ["polearms that stand", poor({ impact: "polearm" }), [], true],
    ["pikes two deep", keil({ ranks: 2 }), [], true],
    ["pikes one deep", keil({ ranks: 1 }), [], false],
    ["long spears one deep", poor({ impact: "long-spear" }, { ranks: 1 }), [], false],
    ["long spears two deep", poor({ impact: "long-spear" }), [], true],
    ["elephants", elephant, [], true],
    ["battle wagons", wagon, [], true],
    ["foot behind barricades", poor({}, in_("barricades")), [], true],
    ["foot behind stakes", poor({}, in_("stakes")), [], true],
  ])("shock against %s (%#)", (_, foe, states, stopped) => {
    for (const [impact, value] of Object.entries(SHOCK) as [keyof typeof SHOCK, number][])
      expect(claims(rider({ impact }, { states }), foe, "charge")[impact]).toBe(stopped ? undefined : value);
  });

  test("points that the ground hampers stop nobody", () => {
    expect(claims(rider({ impact: "charging-lancer" }), pikeAndShot(in_("affected")), "charge")).toEqual({
      "charging-lancer": 2,
      "foe-affected": 1,
    });
  });
});

describe("weapons in melee", () => {
  type Row = [string, FightingFile, FightingFile, Record<string, number>];
  const pistols = rider({ melee: "melee-pistol" });
  test.each<Row>([
    ["pikes against horse", keil(), rider(), { "pike-melee": 2 }],
    ["pikes against foot", keil(), plain, { "pike-melee": 1 }],
    ["pikes that are hampered", keil(in_("affected")), rider(), {}],
    ["pikes behind nothing against barricades", keil(), poor({}, in_("barricades")), { "pike-melee": 1 }],
    ["pike and shot", poor({ melee: "pike-and-shot", shooting: { weapon: "musket" } }), rider(), { "pike-and-shot-melee": 1 }],
    ["bayonets", bayonet, rider(), { "bayonet-melee": 1 }],
    ["polearms", poor({ melee: "polearm" }), rider(), { "polearm-melee": 1 }],
    ["pistols", pistols, rider(), { "melee-pistol": 1 }],
    ["pistols against pike and shot", pistols, pikeAndShot(), {}],
    ["pistols against bayonets", pistols, bayonet, {}],
    ["pistols against pikes", pistols, keil(), {}],
    ["pistols against elephants", pistols, elephant, {}],
    ["swords", poor({ melee: "swordsmen" }), plain, { swordsmen: 1 }],
    ["swords against pistols", poor({ melee: "swordsmen" }), pistols, {}],
    ["swords against experts", poor({ melee: "swordsmen" }), poor({ melee: "expert-swordsmen" }), {}],
    ["swords against ranked pikes", poor({ melee: "swordsmen" }), keil(), {}],
    ["swords against pike and shot", poor({ melee: "swordsmen" }), pikeAndShot(), { swordsmen: 1 }],
    ["experts against ranked pikes", poor({ melee: "expert-swordsmen" }), keil(), { "expert-swordsmen": 1 }],
    ["elephants", elephant, elephant, { "elephants-melee": 2 }],
  ])("%s", (_, own, foe, wanted) => {
    expect(claims(own, foe, "melee")).toEqual(wanted);
  });
});

test("no condition is without use", () => {
  const { general, charge, melee } = CATALOG.combat.claims;
  const used = [...general, ...charge, ...melee].flatMap(({ when, unless, values }) => [
    ...when,
    ...unless,
    ...values.flatMap((one) => one.when),
  ]);
  expect(new Set(used)).toEqual(new Set(CONDITIONS));
});
