import { describe, expect, test } from "vitest";
import { foundIn } from "@/tests/build/probe";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { type Army, type ArmyInput, army, type Commander } from "../../model/army";
import { prepare } from "./prepare";

const book = prepare(CATALOG.lists, TABLES);

type Change = (from: Army) => ArmyInput;
/**
 * A name, the findings that appear, and the change to the army. No mutation picks a grade the list does not allow: these lists allow every
 * grade the rulebook does.
 */
type Mutation = readonly [name: string, found: readonly string[], change: Change];

/** The sample army with enough points to add to it: only the mutated rule should break, not the limit. */
function ready(id: string): Army {
  const found = CATALOG.readyArmies.find((one) => one.id === id);
  if (!found) throw new Error(`no ready army ${id}`);
  return { ...found.army, pointsLimit: 100_000 };
}

const found = (one: Army): string[] => foundIn(one, book);

/** Findings that were not there before. */
function newlyFound(before: Army, after: Army): string[] {
  const left = found(before);
  return found(after).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type Unit = ArmyInput["units"][number];
const unit =
  (number: number, more: Partial<Unit>): Change =>
  (from) => ({
    ...from,
    units: from.units.map((one) => (one.number === number ? { ...one, ...more } : one)),
  });
const commander =
  (id: string, more: Partial<Commander>): Change =>
  (from) => ({
    ...from,
    commanders: from.commanders.map((one) => (one.id === id ? { ...one, ...more } : one)),
  });
const add =
  (...rows: readonly (readonly [number: number, line: string, bases: number, commander?: string])[]): Change =>
  (from) => ({
    ...from,
    units: [...from.units, ...rows.map(([number, line, bases, leader = null]) => ({ number, line, bases, commander: leader }))],
  });
const remove =
  (...numbers: readonly number[]): Change =>
  (from) => ({ ...from, units: from.units.filter((one) => !numbers.includes(one.number)) });
const dismiss =
  (...ids: readonly string[]): Change =>
  (from) => ({
    ...from,
    commanders: from.commanders.filter((one) => !ids.includes(one.id)),
    units: from.units.map((one) => (one.commander !== null && ids.includes(one.commander) ? { ...one, commander: null } : one)),
  });
const appoint =
  (id: string, role: Commander["role"], list: string | null = null): Change =>
  (from) => ({
    ...from,
    commanders: [...from.commanders, { id, role, grade: "competent", class: "professional", list }],
  });
const set =
  (more: Partial<ArmyInput>): Change =>
  (from) => ({ ...from, ...more });
const all =
  (...changes: readonly Change[]): Change =>
  (from) =>
    changes.reduce<Army>((one, change) => army.parse(change(one)), from);

const years = (...units: readonly number[]): string[] => units.map((number) => `unit-year @ ${number} line`);
const EVEN = "tugs-even @ army";
const CROWD = "groups-more-than-cards-move @ army";

/** 13 TuGs in 13 groups; a legendary king with Horn, Banér and the Elector of Saxony, his ally; 1631. */
const BREITENFELD: readonly Mutation[] = [
  ["a brigade of five bases", ["unit-size @ 7 bases"], unit(7, { bases: 5 })],
  ["an option unheard of", ["unit-option @ 9 options"], unit(9, { options: ["flying"] })],
  ["an option of another line", ["unit-option @ 2 options"], unit(2, { options: ["aggressive", "regimental-guns"] })],
  ["before the Saxons took arms", years(10, 11, 13), set({ year: 1630 })],
  ["before the list begins, and before most of its lines", ["year-outside @ army"], set({ year: 1617 })],
  ["a mobile camp", ["camp-kind @ camp kind"], set({ camp: { kind: "mobile", quality: "poor" } })],
  ["a superior camp", ["camp-quality @ camp quality"], set({ camp: { kind: "standard", quality: "superior" } })],
  ["a point below its points", ["points-over @ army"], set({ pointsLimit: 9965 })],
  ["its very points", [], set({ pointsLimit: 9966 })],
  ["a second army commander", ["army-commanders-many @ commander horn"], commander("horn", { role: "army" })],
  // three competent commanders can move 12 groups
  ["no army commander", ["army-commander-missing @ army", CROWD], dismiss("gustavus-adolphus")],
  [
    "a third talented commander",
    ["talented-many @ army"],
    all(commander("horn", { grade: "talented" }), commander("john-george", { grade: "talented" })),
  ],
  ["a legendary sub-commander", ["legendary-not-army @ commander horn"], commander("horn", { grade: "legendary" })],
  ["a legendary ally", ["legendary-not-army @ commander john-george"], commander("john-george", { grade: "legendary" })],
  ["an instinctive king", ["commander-class @ commander gustavus-adolphus"], commander("gustavus-adolphus", { class: "instinctive" })],
  ["a tribal sub-commander", ["commander-class @ commander horn"], commander("horn", { class: "tribal" })],
  ["a tribal ally", ["ally-class @ commander john-george"], commander("john-george", { class: "tribal" })],
  ["no sub-commander of its own", ["list-subs-few @ army"], dismiss("horn", "baner")],
  [
    "a fourth sub-commander, the ally among them, whom nobody follows",
    ["sub-commanders-many @ army", "commanders-without-groups @ commander hepburn"],
    appoint("hepburn", "sub"),
  ],
  [
    "a fourth sub-commander with his group",
    ["sub-commanders-many @ army"],
    all(appoint("hepburn", "sub"), unit(6, { commander: "hepburn" })),
  ],
  [
    "a second ally of its own",
    ["internal-allies-many @ army"],
    all(dismiss("horn"), appoint("weimar", "ally"), add([14, "reiters", 4, "weimar"], [15, "dragoons", 4, "weimar"])),
  ],
  ["a line unheard of", ["unit-line @ 8 line", EVEN], unit(8, { line: "organ-guns" })],
  ["a commander unheard of", ["unit-commander-unknown @ 9 commander"], unit(9, { commander: "tilly" })],
  ["poor guns one grade lower", ["unit-quality-floor @ 8 qualityDown"], unit(8, { qualityDown: true })],
  ["firepower of horse that does not shoot", ["unit-firepower-floor @ 2 firepowerDown"], unit(2, { firepowerDown: true })],
  ["firepower that is low already", ["unit-firepower-floor @ 10 firepowerDown"], unit(10, { firepowerDown: true })],
  ["twelve Finns of eight", ["line-many @ line hakkapeliita"], add([14, "hakkapeliita", 4], [15, "hakkapeliita", 4])],
  ["no reiters but the ally's", ["line-few @ line reiters", EVEN], remove(9)],
  // 18 + 18 + 6 of 36
  [
    "42 bases of brigades",
    ["group-many @ group brigades"],
    add([14, "german-brigades", 6], [15, "german-brigades", 6], [16, "german-brigades", 6], [17, "yellow-brigade", 6]),
  ],
  ["36 bases of brigades", [EVEN], add([14, "german-brigades", 6], [15, "german-brigades", 6], [16, "german-brigades", 6])],
  [
    "four groups of guns, two of them given up by then",
    ["constraint-at-most @ line leather-guns", ...years(14, 15), EVEN],
    add([14, "leather-guns", 2], [15, "leather-guns", 2], [16, "field-guns", 2]),
  ],
  ["six bases of foot at the centre", ["constraint-at-least @ line yellow-brigade"], remove(5, 6)],
  ["Finns without Swedes", ["constraint-only-if @ line hakkapeliita"], remove(2, 3)],
  [
    "three parties of shot beside two of horse",
    ["constraint-no-more-than @ line commanded-shot", "foot-tug-small @ 14", "foot-tug-small @ 15", EVEN],
    all(remove(1, 2, 3), add([14, "commanded-shot", 4], [15, "commanded-shot", 4])),
  ],
  ["Saxon foot under Horn", ["constraint-only-under-ally @ 10 commander"], unit(10, { commander: "horn" })],
  ["Saxon horse under nobody named", ["constraint-only-under-ally @ 13 commander"], unit(13, { commander: null })],
  ["an ally with one group", ["contingent-few @ commander john-george", EVEN], remove(10, 11, 13)],
  ["an ally with two", [], remove(10, 11)],
  ["an ally with five", ["contingent-many @ commander john-george", EVEN], add([14, "reiters", 4, "john-george"])],
  ["an ally without his reiters", ["contingent-minimum @ commander john-george"], unit(12, { commander: "horn" })],
  ["the king's own brigade under Horn", ["unit-led-by @ 7 commander"], unit(7, { line: "yellow-brigade", commander: "horn" })],
  ["the king's own brigade under the king", [], unit(7, { line: "yellow-brigade" })],
  ["one group more", [EVEN], add([14, "dragoons", 3])],
];

/** 11 TuGs in 12 groups; a talented hetman and two competent sub-commanders; 1605. */
const KIRCHOLM: readonly Mutation[] = [
  ["haiduks of seven bases", ["unit-size @ 7 bases"], unit(7, { bases: 7 })],
  ["an option that the line does not offer", ["unit-option @ 7 options"], unit(7, { options: ["scouts"] })],
  ["before its reiters", years(6), set({ year: 1594 })],
  ["after the list, its reiters and its mercenaries", ["year-outside @ army"], set({ year: 1661 })],
  ["no camp", ["camp-kind @ camp kind"], set({ camp: { kind: "none", quality: "poor" } })],
  ["a superior camp", ["camp-quality @ camp quality"], set({ camp: { kind: "fortified", quality: "superior" } })],
  ["a point below its points", ["points-over @ army"], set({ pointsLimit: 9541 })],
  ["a second army commander", ["army-commanders-many @ commander sapieha"], commander("sapieha", { role: "army" })],
  ["no army commander", ["army-commander-missing @ army", CROWD], dismiss("chodkiewicz")],
  [
    "a third talented commander",
    ["talented-many @ army"],
    all(commander("dabrowa", { grade: "talented" }), commander("sapieha", { grade: "talented" })),
  ],
  ["a legendary sub-commander", ["legendary-not-army @ commander dabrowa"], commander("dabrowa", { grade: "legendary" })],
  ["a tribal sub-commander", ["commander-class @ commander dabrowa"], commander("dabrowa", { class: "tribal" })],
  ["an instinctive one", [], commander("dabrowa", { class: "instinctive" })],
  [
    "four sub-commanders, two of them with nobody",
    ["sub-commanders-many @ army", "list-subs-many @ army", "commanders-without-groups @ army"],
    all(appoint("wojna", "sub"), appoint("lacki", "sub")),
  ],
  ["a line unheard of", ["unit-line @ 9 line", EVEN], unit(9, { line: "organ-guns" })],
  ["a commander unheard of", ["unit-commander-unknown @ 7 commander"], unit(7, { commander: "zolkiewski" })],
  ["poor guns one grade lower", ["unit-quality-floor @ 9 qualityDown"], unit(9, { qualityDown: true })],
  ["firepower of hussars, who do not shoot", ["unit-firepower-floor @ 1 firepowerDown"], unit(1, { firepowerDown: true })],
  ["six light guns of four", ["line-many @ line light-guns"], add([13, "light-guns", 2], [14, "light-guns", 2])],
  ["six bases of cossack-style horse", ["line-few @ line cossack-style-horse", EVEN], remove(3)],
  // 6 and 12 pancerni, 12 and 12 cossack-style horse: 42 of 40
  [
    "42 bases of cossack banners",
    ["group-many @ group cossack-banners"],
    all(
      unit(4, { bases: 6 }),
      add([13, "polish-pancerni", 6], [14, "polish-pancerni", 6], [15, "cossack-style-horse", 6], [16, "cossack-style-horse", 6]),
    ),
  ],
  [
    "40 bases of cossack banners",
    [],
    add([13, "polish-pancerni", 6], [14, "polish-pancerni", 6], [15, "cossack-style-horse", 6], [16, "cossack-style-horse", 6]),
  ],
  [
    "four groups of guns",
    ["constraint-at-most @ line field-guns", EVEN],
    add([13, "light-guns", 2], [14, "field-guns", 2], [15, "field-guns", 2]),
  ],
  ["four hussars, of eight in his day", ["constraint-at-least @ line polish-hussars", EVEN], remove(1, 2, 5)],
  ["no hussars at all", ["constraint-at-least @ line polish-hussars"], remove(1, 2, 5, 10)],
  [
    "a wagon fort without its cossacks",
    ["constraint-only-if @ line zaporozhian-wagon-fort"],
    all(appoint("hetman", "ally"), add([13, "zaporozhian-wagon-fort", 4, "hetman"], [14, "cossack-style-horse", 4, "hetman"])),
  ],
  [
    "the horde beside the Zaporozhians, in no year at all",
    ["years-never-met @ army", EVEN],
    all(
      set({ year: null }),
      appoint("hetman", "ally"),
      add([13, "zaporozhian-cossacks", 6, "hetman"], [14, "cossack-style-horse", 4, "hetman"], [15, "crimean-tatars", 6, "hetman"]),
    ),
  ],
  // 18 of the levy beside 8 hussars and 8 cossack-style horse
  [
    "more of the levy than of paid horse",
    ["constraint-no-more-than @ line levy-of-the-nobility"],
    all(
      remove(4, 5, 10),
      unit(3, { bases: 4 }),
      unit(11, { bases: 4 }),
      add([13, "levy-of-the-nobility", 6], [14, "levy-of-the-nobility", 6], [15, "levy-of-the-nobility", 6]),
    ),
  ],
  ["Zaporozhians under a Pole", ["constraint-only-under-ally @ 13 commander", EVEN], add([13, "zaporozhian-cossacks", 6, "dabrowa"])],
  [
    "an ally without cossack-style horse",
    ["contingent-minimum @ commander hetman"],
    all(appoint("hetman", "ally"), add([13, "zaporozhian-cossacks", 6, "hetman"], [14, "zaporozhian-cossacks", 6, "hetman"])),
  ],
  [
    "a mediocre ally, who cannot bring foot round a flank",
    ["ally-cards-few @ commander hetman"],
    all(
      appoint("hetman", "ally"),
      commander("hetman", { grade: "mediocre" }),
      add([13, "mercenary-foot", 9, "hetman"], [14, "cossack-style-horse", 4, "hetman"]),
    ),
  ],
  ["an ally with nobody", ["contingent-few @ commander hetman", "contingent-minimum @ commander hetman"], appoint("hetman", "ally")],
  [
    "an ally whom the list does not have",
    ["external-ally-unlisted @ commander guest"],
    all(appoint("guest", "ally", "swedish-1618-1648"), add([13, "reiters", 4, "guest"], [14, "dragoons", 4, "guest"])),
  ],
];

/** 11 TuGs, two of them double groups, in nine groups; three competent commanders; 1600. */
const NIEUWPOORT: readonly Mutation[] = [
  ["Walloons of ten bases", ["unit-size @ 4 bases"], unit(4, { bases: 10 })],
  ["an option that the line does not offer", ["unit-option @ 2 options"], unit(2, { options: ["manga"] })],
  ["before its cuirassiers", years(9), set({ year: 1594 })],
  ["after the great squares", years(1, 2, 3), set({ year: 1621 })],
  ["before the list and most of its lines", ["year-outside @ army"], set({ year: 1567 })],
  ["a flexible camp", ["camp-kind @ camp kind"], set({ camp: { kind: "flexible", quality: "poor" } })],
  ["a superior camp, which this list has", [], set({ camp: { kind: "standard", quality: "superior" } })],
  ["a point below its points", ["points-over @ army"], set({ pointsLimit: 9697 })],
  ["a second army commander", ["army-commanders-many @ commander la-barlotte"], commander("la-barlotte", { role: "army" })],
  ["no army commander", ["army-commander-missing @ army", CROWD], dismiss("albert")],
  [
    "three talented commanders",
    ["talented-many @ army"],
    all(...["albert", "mendoza", "la-barlotte"].map((id) => commander(id, { grade: "talented" }))),
  ],
  ["a legendary sub-commander", ["legendary-not-army @ commander mendoza"], commander("mendoza", { grade: "legendary" })],
  ["an instinctive sub-commander", ["commander-class @ commander mendoza"], commander("mendoza", { class: "instinctive" })],
  // 3 map cards to start with and one for 20 scouting points; mediocre commanders move two groups each
  [
    "mediocre commanders",
    ["map-cards-few @ army", CROWD],
    all(commander("albert", { grade: "mediocre" }), commander("mendoza", { grade: "mediocre" })),
  ],
  [
    "an ally of its own, whom the list does not have",
    ["internal-allies-many @ army", "contingent-at-least @ commander cousin"],
    all(appoint("cousin", "ally"), add([10, "walloon-and-german-foot", 9, "cousin"], [11, "lancers", 4, "cousin"])),
  ],
  ["a line unheard of", ["unit-line @ 6 line", EVEN], unit(6, { line: "organ-guns" })],
  ["a commander unheard of", ["unit-commander-unknown @ 6 commander"], unit(6, { commander: "maurice" })],
  ["poor guns one grade lower", ["unit-quality-floor @ 6 qualityDown"], unit(6, { qualityDown: true })],
  ["firepower of lancers, who do not shoot", ["unit-firepower-floor @ 7 firepowerDown"], unit(7, { firepowerDown: true })],
  ["bande of low firepower", ["unit-troop @ 3 firepowerDown"], unit(3, { firepowerDown: true })],
  // three groups of them beside two tercios
  [
    "eighteen of the sleeves of twelve",
    ["line-many @ line sleeves-of-shot", "constraint-no-more-than @ line sleeves-of-shot"],
    add([10, "sleeves-of-shot", 6], [11, "sleeves-of-shot", 6]),
  ],
  ["no Walloons", ["line-few @ line walloon-and-german-foot", EVEN], remove(4)],
  // 48 bases of tercios and 12 of a keil
  ["60 bases in great squares", ["group-many @ group great-squares"], add([10, "italian-tercio", 16], [11, "high-german-regiments", 12])],
  ["48 bases in great squares", [], add([10, "italian-tercio", 16])],
  ["three groups of guns", [], add([10, "field-guns", 2], [11, "siege-guns", 2])],
  [
    "four groups of guns",
    ["constraint-at-most @ line field-guns", EVEN],
    add([10, "field-guns", 2], [11, "siege-guns", 2], [12, "light-guns", 2]),
  ],
  // 8 lancers and 4 of the guard, of 8; the great squares and their sleeves have ended by then
  [
    "twelve lances in their decline",
    ["constraint-at-most @ line lancers", ...years(1, 2, 3)],
    all(set({ year: 1625 }), add([10, "lancers", 4], [11, "companies-of-the-guard", 4])),
  ],
  [
    "no Spaniards, and sleeves of nobody",
    ["constraint-at-least @ line tercios-viejos", "constraint-no-more-than @ line sleeves-of-shot"],
    remove(1, 2),
  ],
  // 32 beside 16 Italians and 9 Walloons
  ["more Spaniards than others", ["constraint-no-more-than @ line tercios-viejos"], all(remove(5, 9), add([10, "spanish-tercio", 16]))],
  [
    "two bodies of the guard about one commander",
    ["constraint-one-per-command @ line companies-of-the-guard"],
    add([10, "companies-of-the-guard", 4, "albert"], [11, "companies-of-the-guard", 4, "albert"]),
  ],
  ["one about each of two", [], add([10, "companies-of-the-guard", 4, "albert"], [11, "companies-of-the-guard", 4, "mendoza"])],
  ["siege guns under a sub-commander", ["unit-led-by @ 10 commander", EVEN], add([10, "siege-guns", 2, "mendoza"])],
  [
    "Poles thirty years too early",
    ["external-ally-year @ commander guest"],
    all(
      appoint("guest", "ally", "polish-lithuanian-1576-1660"),
      add([10, "cossack-style-horse", 4, "guest"], [11, "polish-pancerni", 4, "guest"]),
    ),
  ],
  [
    "Poles without cossack-style horse, and with a line of the army's",
    ["external-ally-year @ commander guest", "contingent-minimum @ commander guest", "unit-line @ 11 line", EVEN],
    all(appoint("guest", "ally", "polish-lithuanian-1576-1660"), add([10, "polish-pancerni", 4, "guest"], [11, "lancers", 4, "guest"])),
  ],
];

describe.each([
  { id: "breitenfeld", mutations: BREITENFELD },
  { id: "kircholm", mutations: KIRCHOLM },
  { id: "nieuwpoort", mutations: NIEUWPOORT },
])("$id", ({ id, mutations }) => {
  const before = ready(id);

  test.each(mutations)("%s", (_, expected, change) => {
    expect(newlyFound(before, army.parse(change(before))).sort()).toEqual([...expected].sort());
  });
});
