import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FAMOUS_TROOPS } from "@/tests/build/famous-troops";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { type Troop, troop } from "../model/troop";
import { splitByTerms } from "./find-terms";
import { GLOSSARY_TERMS, type GlossaryTerm, type GlossaryTermId } from "./glossary-terms";
import { troopPhrase } from "./troop-words";

const TERMS = Object.entries(GLOSSARY_TERMS) as unknown as readonly [GlossaryTermId, GlossaryTerm][];

/** The words found, each with its term: "formed close=formed close". */
const found = (text: string, before?: string): readonly string[] =>
  splitByTerms(text, before).flatMap((part) => (part.term === null ? [] : [`${part.text}=${part.term}`]));

describe("a sentence in pieces", () => {
  test("has the words of the rules apart from what stands between", () => {
    expect(splitByTerms("2 bases too many of Haiduks (14 of 12).")).toEqual([
      { text: "2 ", term: null },
      { text: "bases", term: "base" },
      { text: " too many of Haiduks (14 of 12).", term: null },
    ]);
  });

  test("without such words is one piece, and nothing is none", () => {
    expect(splitByTerms("Kept in this browser.")).toEqual([{ text: "Kept in this browser.", term: null }]);
    expect(splitByTerms("")).toEqual([]);
  });

  const words = TERMS.flatMap(([, { name, spoken = [] }]) => [name, ...spoken]);
  const scraps = fc.oneof(
    fc.constantFrom(...words, " ", ", ", "-", '"', "“", "”", "'s", "é", "(", "."),
    fc.string({ unit: "grapheme", maxLength: 5 }),
  );
  test("is the sentence again, joined", () => {
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        const parts = splitByTerms(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      }),
    );
  });
});

describe("how a word is written", () => {
  test.each<[why: string, text: string, words: readonly string[]]>([
    ["as it is", "a tercio", ["tercio=tercio"]],
    ["in capitals", "Tercio, MUSKET", ["Tercio=tercio", "MUSKET=musket"]],
    [
      "in the plural",
      "unit groups, bases, allies, flank marches",
      ["unit groups=unit-group", "bases=base", "allies=ally", "flank marches=flank-march"],
    ],
    [
      "with a hyphen or without",
      "pike-and-shot, shoot and-charge, sub commander",
      ["pike-and-shot=pike-and-shot", "shoot and-charge=shoot-and-charge", "sub commander=sub-commander"],
    ],
    ["over a line's end", "army\ncommander", ["army\ncommander=army-commander"]],
    ["before a genitive", "the army commander's class", ["army commander=army-commander", "class=class"]],
    [
      "the longest that fits",
      "early pike and shot, expert swordsmen, average firepower",
      ["early pike and shot=early-pike-and-shot", "expert swordsmen=expert-swordsmen", "average firepower=average-firepower"],
    ],
    ["the shorter where the longer does not go on", "shoot and pike and musket", ["pike=pike", "musket=musket"]],
    [
      "abbreviations as they are written",
      "CPi, P&S, 12 TuGs, UGs, LFP",
      ["CPi=charging-pistol", "P&S=pike-and-shot", "TuGs=tug", "UGs=unit-group", "LFP=low-firepower"],
    ],
    ["and not otherwise", "we'll, cpi, sw, a pole, Lfp", []],
    ["never within another word", "longbowmen, baseless, understeady, camper, élans-like", []],
    ["never within a hyphened one", "Cossack-style, tercio-like, half-pike, foot-2", []],
    ["never within quotation marks", 'kind must be "standard", "tercio" or “a keil”', []],
    ["after marks that never close", '6" from a tercio', ["tercio=tercio"]],
  ])("%s", (_why, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  /** What they mean depends on what stands around them. */
  const inCompany = ["Flexible", "Square", "Line", "Year", "point", "block", "defenders"];
  test("every term is found by its name and by whatever else is said for it", () => {
    const lost = TERMS.flatMap(([id, { name, spoken = [] }]) =>
      [name, ...spoken]
        .filter((word) => !inCompany.includes(word))
        .flatMap((word) => (found(`the ${word}.`).join() === `${word}=${id}` ? [] : [`${word}: ${found(`the ${word}.`)}`])),
    );
    expect(lost).toEqual(["Pikes: Pikes=pike"]);
  });
});

describe("a word with more than one sense", () => {
  test.each<[text: string, word: string, before?: string]>([
    ["foot, skirmish, unprotected", "skirmish=skirmishers"],
    ["Skirmish", "Skirmish=skirmishers", "Mounted, "],
    ["Skirmish, Scouts", "Skirmish=skirmish"],
    ["later caracole, skirmish", "skirmish=skirmish"],
    ["Only foot is flexible between close, loose and skirmish", "skirmish=skirmishers"],
    ["horse that can skirmish", "skirmish=skirmish"],
    ["foot, tribal loose, unprotected", "tribal=tribal"],
    ["say drilled, formed or tribal.", "tribal=tribal"],
    ["mediocre or competent, tribal", "tribal=tribal-commander"],
    ["An ally leads tribal loose foot.", "tribal=tribal"],
    ["a tribal commander", "tribal commander=tribal-commander"],
    ["Toktamish cannot be tribal: an ally is of the army commander's class, professional.", "tribal=tribal-commander"],
    ["foot, formed loose, unprotected, average, musket, socket bayonet, pikes", "pikes=pikes"],
    ["A set formation with pikes is in close formation.", "pikes=pike"],
    ["mounted, formed flexible, unprotected", "flexible=flexible-mounted"],
    ["flexible", "flexible=flexible-mounted", "Mounted, Formed "],
    ["Only foot is flexible between close, loose and skirmish", "flexible=flexible"],
    ["mobile or flexible camp, poor", "flexible camp=flexible-camp"],
    ["The camp cannot be flexible", "flexible=flexible-camp"],
    ["standard or fortified camp, poor", "standard=standard-camp"],
    ["The camp cannot be mobile", "mobile=mobile-camp"],
    ["its poor defenders", "defenders=camp-quality"],
    ["the defender chooses", "defender=defender"],
    ["the defenders may move it", "defenders=defender"],
    ["Foot skirmishers, and skirmishing horse", "skirmishing=skirmishers"],
    ["Whoever is skirmishing falls back", "skirmishing=skirmish"],
    ["a flexible group in skirmish form", "skirmish=skirmishers"],
    ["not against pikes two deep, bayonets or the ferocious", "pikes=pike"],
    ["who fight close or loose", "close=close"],
    ["their firepower is average", "average=average-firepower"],
    ["Quality of the camp", "Quality=camp-quality"],
    ["with shot enough to wait", "shot=shot"],
    ["shot that comes out of the reeds", "shot=shot"],
    ["May form a square, with neither flank nor rear", "square=square"],
    ["Those who shoot at a square use a better die.", "square=square"],
    ["shoves looser foot, square", "square=square"],
    ["No list has such a line.", "line=line"],
    ["half of the line's least bases", "line=line"],
    ["No year has both.", "year=year"],
    ["in any year", "year=year"],
    ["lists of those years", "years=year"],
    ["Year 1605", "Year=year"],
    ["the fewer points lost in a draw score more", "points=victory-points"],
    ["1 point", "point=points"],
    ["Compulsory terrain, then optional: choose and lay.", "optional=optional-piece"],
    ["how many of the optional pieces", "optional pieces=optional-piece"],
    ["Cossack horse fills his share of the compulsory line.", "compulsory=minimum"],
    ["It breaks at 3 bases and a wound.", "breaks at=break-point"],
    ["The army breaks at 5.", "army breaks=army-breaks"],
    ["One file fewer", "file=file"],
    ["block of 4", "block=block-move"],
    ["Both have committed a card.", "card=map-card"],
    ["An ally holds 2 cards.", "cards=command-card"],
    ["All three ambush cards are used.", "ambush cards=ambush"],
    ["Foot SuGs pass anything", "pass=pass-through"],
    ["Whoever passes moves no more.", "passes=pass"],
    ["Advance and contract", "contract=contract"],
    ["fires and wheels away", "wheels=wheel"],
    ["won by a skull, the invader may instead intercept", "intercept=strategic-intercept"],
    ["Counter-charge, intercept", "intercept=intercept"],
    ["After a response", "response=response"],
    ["its claims in the charge", "claims=claim"],
    ["loose foot moves 3 in any going", "going=going"],
    ["C4: sparse, open flanks", "flanks=secure-flank"],
    ["It would rest a flank on water.", "flank=secure-flank"],
    ["They fear no charge in the flank", "flank=flank"],
    ["woods slow them, and brush too", "woods=wood"],
    ["woods slow them, and brush too", "brush=brush"],
    ["not in the middle sector", "sector=sector"],
    ["lost on a lake", "lake=lake"],
    ["no gifts to an ally", "gifts=gift"],
    ["would be drawn into combat", "combat=combat"],
    ["Pays no extra card. One charge is answered by the server.", "card=command-card"],
  ])("%s: %s", (text, word, before) => {
    expect(found(text, before)).toContain(word);
  });

  test("is nothing where it is a word like any other", () => {
    expect(found("the standard table, a mobile crane, a fortified town")).toEqual([]);
  });

  test.each([
    "No way leads from the first square to the last.",
    "it is no square of the map",
    "which stands in the line, or in the line of battle",
    "drawn in single lines",
    "Both ends of the line must be guarded.",
    "for eleven years, in the Thirty Years War",
    "seventy carts set with spear points",
    "how close together they are; close by; eager to close; water closes it",
    "where the ground breaks them",
    "it breaks through, with something solid to break on",
    "in a single block, in blocks of stone",
    "marksmen of the passes",
    "they were shot down, by a hasty shot, and shots fell",
    "under contract, by a contract",
    "who wheeled wagons on to it",
    "the response of the server",
    "The printed card is not at hand.",
    "a JSON file",
    "going in, or going out over them",
    "Claim them on the page.",
    "of the looser staff",
    "at the foot of it",
    "whoever defends its edge",
    "who may command",
    "carts made of wood",
    "Arms and Arts",
    "the Swedes shot that army to pieces; the house commander",
    "Tilly died of a wound; thinner lines had their share in the victory",
    "a woody lakeside, brushed and contracted",
  ])("nor here: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

/** The term of each field of a classification. */
function termsOf({ type, training, formation, setFormation, armour, quality, shooting, impact, melee, attached, characteristics }: Troop) {
  const stance: GlossaryTermId = formation === "skirmish" ? "skirmishers" : formation;
  const shots = [shooting, ...attached].filter((one) => one !== null);
  const firepowers = shots.flatMap(({ firepower }) => (firepower ? [`${firepower}-firepower` as const] : []));
  const carried = attached.length > 0 ? (["on-board"] as const) : [];
  const fields = [type, training, stance, setFormation, armour, quality, impact, melee, ...carried, ...characteristics];
  return new Set<GlossaryTermId>([...fields.filter((one) => one !== null), ...shots.map((one) => one.weapon), ...firepowers]);
}

const nameOf = (id: string): string => {
  const { classifications, setFormations, weapons, characteristics } = TABLES;
  const { types, trainings, armours, qualities } = classifications;
  const row = [types, trainings, armours, qualities, setFormations, weapons, characteristics].flat().find((one) => one.id === id);
  return row?.name.toLowerCase() ?? "";
};

describe("every classification of every list", () => {
  const troops = [
    ...CATALOG.lists.flatMap((list) =>
      list.lines.map(({ id, troop: one, optional }) => ({
        name: `${list.id} ${id}`,
        one: { ...one, characteristics: [...one.characteristics, ...optional] },
      })),
    ),
    ...FAMOUS_TROOPS.map(({ name, troop: one }) => ({ name, one: troop.parse(one) })),
  ];

  test("there are some", () => {
    expect(troops.length).toBeGreaterThan(50);
  });

  test.each(troops)("$name", ({ one }) => {
    const phrase = troopPhrase(one, TABLES);
    const parts = splitByTerms(phrase);
    const expected = termsOf(one);
    const wordless = parts.filter(({ term, text }) => term === null && /\p{L}/u.test(text));
    expect(wordless, phrase).toEqual([]);
    expect(
      parts.filter(({ term }) => term !== null && !expected.has(term)),
      phrase,
    ).toEqual([]);
    const said = phrase.split(", ");
    const linked = new Set(parts.map(({ term }) => term));
    expect(
      [...expected].filter((term) => said.includes(nameOf(term)) && !linked.has(term)),
      phrase,
    ).toEqual([]);
    expect(linked.has(one.formation === "skirmish" ? "skirmishers" : one.formation), phrase).toBe(true);
  });
});

describe("every row of the tables is found as it is named and abbreviated", () => {
  const { types, trainings, armours, qualities, formations, firepowers } = TABLES.classifications;
  const rows: readonly { id: string; name: string; short: string }[] = [
    ...[...types, ...trainings, ...armours, ...qualities, ...TABLES.weapons],
    ...TABLES.characteristics.map((row) => ({ ...row, short: row.name })),
    ...formations.filter(({ id }) => id !== "skirmish" && id !== "flexible-mounted"),
    ...firepowers.map((row) => ({ ...row, id: `${row.id}-firepower` })),
    ...TABLES.setFormations,
  ];

  test.each(rows)("$name ($short)", ({ id, name, short }) => {
    // Beside bayonets, pikes are the characteristic.
    const rest = id === "pikes" ? ", socket bayonet" : "";
    expect([name, short].map((word) => found(word + rest)[0])).toEqual([`${name}=${id}`, `${short}=${id}`]);
  });
});

describe("what our sentences say", () => {
  test.each<[sentence: string, terms: readonly GlossaryTermId[]]>([
    ["12 TuGs break at 6, and so would 11: the last gains nothing. 13 would break at 7.", ["tug", "army-breaks", "army-breaks"]],
    ["Three map cards: you must pass on two of the five days.", ["map-card", "pass", "five-days"]],
    ["The ally brings 1 unit group: an allied contingent has at least 2.", ["ally", "unit-group", "contingent"]],
    ["14 unit groups, but your cards move 9 a turn at most, even in blocks.", ["unit-group", "command-card", "block-move"]],
    [
      "An ally holds 2 cards: a flank march of his troops asks for 3 red ones, so it would never arrive.",
      ["ally", "command-card", "flank-march", "card-colour"],
    ],
    ["Reiters no. 4 cannot have lower firepower: it does not shoot.", ["downgrade"]],
    ["Two sub-commanders of its own: this list asks for at least three.", ["sub-commander"]],
    ["Command cards a turn", ["command-card"]],
    ["from 20 scouting points (31)", ["scouting-points"]],
    ["half of 11 TuGs, rounded up", ["tug"]],
    ["counts double, no flank or rear, rear supported", ["double-group", "flank", "rear-support"]],
    ["shoves looser foot, square", ["shove", "loose", "foot", "square"]],
    ["on board: Light artillery", ["on-board", "light-artillery"]],
    ["Levy: one unit group to a command.", ["unit-group", "command"]],
    ["standard or no camp, poor or average", ["standard-camp", "no-camp", "poor", "average"]],
    ["Cultivated, Forest and Plains", ["cultivated", "forest", "plains"]],
  ])("%s", (sentence, terms) => {
    expect(splitByTerms(sentence).flatMap(({ term }) => term ?? [])).toEqual(terms);
  });
});
