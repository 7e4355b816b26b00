import { describe, expect, test } from "vitest";
import type { ArmyCards } from "@/lib/model/army-cards";
import type { SheetReader } from "@/lib/model/army-sheet";
import { troop as readTroop, type Troop } from "@/lib/model/troop";
import { prepare } from "@/lib/rules/army/prepare";
import { claimsOfUnit } from "@/lib/rules/combat/claims";
import { meleeLine } from "@/lib/words/combat";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { cardsOf } from "@/tests/build/shipped";
import { ambushSentences, marchSentences, SHOOTERS, TRAIT_RULES } from "../../words/cards";
import { orderWords } from "../../words/troops";
import { cardTraits } from "./card-traits";
import { cardsText } from "./cards-text";

const book = prepare(CATALOG.lists, TABLES);

function cards(id: string, reader: SheetReader = "own"): ArmyCards {
  const ready = CATALOG.readyArmies.find((one) => one.id === id);
  if (!ready) throw new Error(`no ready army ${id}`);
  return cardsOf(ready.army, book, reader);
}

const unit = (of: ArmyCards, number: number) => of.units.find((one) => one.number === number);
const line = (of: ArmyCards, number: number, label: string) => unit(of, number)?.lines.find((one) => one.label === label);

describe("Breitenfeld, 1631", () => {
  const swedes = cards("breitenfeld");

  test("the Blue Brigade: six bases three wide, broken by the first wound on its fourth base", () => {
    expect(unit(swedes, 5)).toMatchObject({
      ...{ name: "Blue Brigade", line: "Swedish Blue Brigade", counts: "TuG", bases: 6, points: 1284 },
      command: { letter: "A", name: "Gustavus Adolphus" },
      classification: {
        words: "Foot, formed close, pike and shot, protected, superior; musket, average firepower; charge and melee: pike and shot",
        short: "Foot, Formed close, Prot, Sup, Mu AFP, P&S, P&S; S&C, Elan, RG, P&S",
      },
      formation: {
        ranks: [
          ["shot", "pike", "shot"],
          ["shot", "pike", "shot"],
        ],
        ...{ form: "close", depth: 50, words: "3 wide, 2 deep" },
      },
      boxes: ["open", "open", "open", "crossed", "crossed", "crossed"],
      breaks: { at: 7, perBase: 2, words: "3 bases + 1 wound" },
    });
    expect(unit(swedes, 5)?.traits.map(({ name }) => name)).toEqual(["Shoot and charge", "Elan", "Regimental guns", "Shove", "Square"]);
  });

  test("how it moves, charges, fights and shoots, and that not all claims are the rulebook's", () => {
    expect(unit(swedes, 5)?.lines.map(({ label }) => label)).toEqual(["Moves", "Charge", "Melee", "Shoots"]);
    expect(line(swedes, 5, "Moves")?.words).toBe("3 BW, rough 3 A, difficult 2 BA");
    expect(line(swedes, 5, "Charge")).toMatchObject({ words: expect.stringContaining("elan +1 v foot"), source: "house" });
    expect(line(swedes, 5, "Shoots")?.words).toMatch(/^Musket white\+ to 3, white to 4 BW.*regimental guns black to 8 BW/);
  });

  test("horse shatters by its classification; guns claim nothing and stand side by side", () => {
    expect(unit(swedes, 1)?.traits.map(({ name }) => name)).toEqual(["Ferocious", "Shatter"]);
    expect(unit(swedes, 1)?.formation).toMatchObject({ words: "2 to 4 wide (here 2 wide, 2 deep)", depth: 75 });
    expect(unit(swedes, 8)?.formation).toMatchObject({ ranks: [["medium-gun", "medium-gun"]], words: "2 wide, 1 deep" });
    expect(line(swedes, 8, "Charge")?.words).toBe("No claim");
  });

  test("the king falls from legendary by four steps; the Saxon leads only his own contingent", () => {
    const [king, , , saxon] = swedes.commanders;
    expect(king).toMatchObject({ letter: "A", name: "Gustavus Adolphus", title: "army commander, legendary professional", points: 1430 });
    expect(king?.grades.map(({ name, cards: dealt, blockSize, killABase }) => [name, dealt, blockSize, killABase])).toEqual([
      ["Legendary", 5, 5, "white"],
      ["Talented", 4, 4, "green"],
      ["Competent", 3, 3, "yellow"],
      ["Mediocre", 2, 2, "red"],
    ]);
    expect(king?.lines.map(({ label }) => label)).toEqual(["Range", "Prompts", "Floats", "Gives", "Invasion"]);
    expect(king?.units.map(({ number }) => number)).toEqual([5, 6, 7, 8]);
    expect(saxon).toMatchObject({ letter: "D", title: "ally, mediocre professional" });
    expect(saxon?.lines.map(({ label }) => label)).toEqual(["Range", "Prompts", "Turn 1"]);
    expect(saxon?.units.map(({ number }) => number)).toEqual([10, 11, 12, 13]);
  });

  test("slips: who may hide, and how many cards a march of each needs", () => {
    expect(swedes.slips).toMatchObject({
      ambushes: [{ number: 1 }, { number: 2 }, { number: 3 }],
      marches: [{ edge: "left" }, { edge: "right" }],
      ...{ marchMost: 4, cardsMost: 3 },
      // The guns stay, and the Saxons go together or not at all.
      marchNeeds: [
        { cards: 2, units: [1, 2, 3, 9] },
        { cards: 3, units: [4, 5, 6, 7] },
      ],
      leaders: [
        { letter: "B", needs: null, cards: 3 },
        { letter: "C", needs: null, cards: 3 },
        { letter: "D", needs: 3, cards: 2, units: [10, 11, 12, 13] },
      ],
      mayAmbush: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13],
      // The brigades and the Saxon regiments; commanded shot has none.
      mayDropPikes: [5, 6, 7, 10, 11],
    });
    const { slips } = swedes;
    if (!slips) throw new Error("no slips");
    const note = "If unit group 5, 6, 7, 10 or 11 drops its pikes, note that here. Say so when the unit group appears.";
    expect([ambushSentences(slips), marchSentences(slips)].map((said) => said.includes(note))).toEqual([true, true]);
    const none = { ...slips, mayDropPikes: [] };
    expect([...ambushSentences(none), ...marchSentences(none)].join(" ")).not.toMatch(/pikes/i);
  });

  test("the packing list: five brigades of two pikes and four shot, four of commanded shot", () => {
    const [foot, mounted, guns] = swedes.shelf?.groups ?? [];
    expect(foot).toMatchObject({ name: "Foot", base: "1 BW wide, ½ deep", bases: 34, split: "10 pikes and 24 shot" });
    expect(foot?.rows.at(-1)).toMatchObject({ units: [10, 11], bases: 12, split: "4 pikes and 8 shot" });
    expect(mounted).toMatchObject({ name: "Mounted", base: "1 BW wide, ¾ deep", bases: 24, split: "16 horse and 8 shooting horse" });
    expect(guns).toMatchObject({ name: "Artillery", base: "1 BW wide, 1 deep", bases: 2, split: "" });
    expect(swedes.shelf?.others).toContainEqual({ name: "Regimental guns", words: "for 5 and 6" });
    expect(swedes.shelf?.others).toContainEqual({ name: "Commanders", words: "4 bases, 1 BW wide, 1 deep" });
  });
});

describe("Nieuwpoort, 1600", () => {
  const spaniards = cards("nieuwpoort");

  test("a tercio of sixteen: four horns of shot round the pikes, half of it shooting", () => {
    expect(unit(spaniards, 1)).toMatchObject({ counts: "2 TuGs", breaks: { at: 17, perBase: 2, words: "8 bases + 1 wound" } });
    expect(unit(spaniards, 1)?.formation?.ranks).toEqual([
      ["shot", null, null, "shot"],
      ["shot", "pike", "pike", "shot"],
      [null, "pike", "pike", null],
      [null, "pike", "pike", null],
      ["shot", "pike", "pike", "shot"],
      ["shot", null, null, "shot"],
    ]);
    expect(line(spaniards, 1, "Shoots")?.words).toMatch(/8 of its 16 bases shoot$/);
    expect(unit(spaniards, 1)?.traits.map(({ name }) => name)).toEqual(["Tercio", "Manga", "Shove"]);
    expect(unit(spaniards, 1)?.follows).toEqual([
      "counts double",
      "no flank or rear",
      "rear supported",
      "every move costs as a group move",
    ]);
  });

  test("to the opponent: no manga, no points, no commands, and none of the player's own papers", () => {
    const shown = cards("nieuwpoort", "opponent");
    expect(unit(shown, 1)).toMatchObject({ points: null, command: null });
    expect(unit(shown, 1)?.traits.map(({ name }) => name)).toEqual(["Tercio", "Shove"]);
    expect(shown.commanders.map(({ points, units }) => [points, units])).toEqual([
      [null, []],
      [null, []],
      [null, []],
    ]);
    expect([shown.slips, shown.shelf]).toEqual([null, null]);
  });
});

describe("what each kind of troops has", () => {
  const traitsOf = (one: ReturnType<typeof unit>) => Object.fromEntries((one?.traits ?? []).map(({ name, sentence }) => [name, sentence]));

  test("elephants: what cannot be done to them, and the die of their tests", () => {
    const mughals = cards("haldighati");
    const elephants = mughals.units.find(({ classification }) => classification?.words.startsWith("Elephants"));
    const { Elephants: told } = traitsOf(elephants);
    // Glossary: Elephants; Kill a Base test 3.3.
    expect(told).toMatch(/nothing shatters or shoves them/);
    expect(told).toMatch(/neither flank march nor ambush/);
    expect(told).toMatch(/no commander fights in their front rank/);
    expect(elephants?.follows).toContain("kill-a-base die white");
    const foot = mughals.units.find(({ classification }) => classification?.words.startsWith("Foot"));
    expect([Object.keys(traitsOf(foot)), foot?.follows].flat().join()).not.toMatch(/lephant|kill-a-base/);
  });

  test("battle wagons: 1, 2 or 4 wide, with neither flank nor rear", () => {
    const wagons = unit(cards("wimpfen"), 8);
    // Four of 1 by 2 BW: two by two is a square of 2 by 4 BW, four in a line one of 4 by 2.
    expect(wagons?.formation?.words).toBe("1, 2 or 4 wide (here 4 wide, 1 deep)");
    expect(traitsOf(wagons)["Battle wagons"]).toMatch(/neither flank nor rear/);
    expect(wagons?.follows).toEqual(["no flank or rear", "kill-a-base die white"]);
    // Glossary: Battlewagons: they need but one base for a file in full.
    expect(line(cards("wimpfen"), 8, "Shoots")?.words).toMatch(/; musket white to 3, black to 4 BW$/);
  });

  test("guns that only wheel do so by the rulebook", () => {
    // Artillery Moves 2.
    expect(line(cards("wimpfen"), 4, "Moves")).toEqual({ label: "Moves", words: "wheels on the spot only", source: "rulebook" });
  });

  test("commanded shot: whom it helps, whom it may charge, and that it supports nobody", () => {
    // Glossary: Commanded Shot.
    const told = traitsOf(unit(cards("breitenfeld"), 4))["Commanded shot"];
    expect(told).toMatch(/friends who charge or are charged/);
    expect(told).toMatch(/gives no rear support/);
    expect(told).toMatch(/may charge a TuG only if that TuG would break by losing one more base/);
  });

  /** Troops of every list, with the card of one unit group of theirs. */
  const cardOf = (troop: Troop) => cardTraits(troop, { rules: TABLES, afield: CATALOG.afield });
  const foot = (more: object): Troop =>
    readTroop.parse({ type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average", ...more });
  const names = (troop: Troop) => cardOf(troop).traits.map(({ name }) => name);

  test("a flexible formation has the words of the editor", () => {
    expect(orderWords(foot({ formation: "flexible-close-loose" }), TABLES)).toBe("formed flexible (close or loose)");
    const flexible = CATALOG.readyArmies
      .flatMap(({ id }) => cards(id).units)
      .filter(({ classification }) => classification?.words.startsWith("Mounted, formed flexible"));
    expect(flexible.length).toBeGreaterThan(0);
    expect(flexible.every(({ classification }) => classification?.words.startsWith("Mounted, formed flexible, "))).toBe(true);
  });

  test("foot that may close up shoves looser foot in that form, on the line of the fight too", () => {
    expect(names(foot({ formation: "flexible-close-loose" }))).toEqual(["Shoves looser foot when close"]);
    expect(names(foot({}))).toEqual(["Shoves looser foot"]);
    expect(names(foot({ formation: "flexible-loose-skirmish" }))).toEqual(["In skirmish form must evade"]);
    const { shoves } = claimsOfUnit(foot({ formation: "flexible-close-loose" }), CATALOG.combat, TABLES);
    expect(meleeLine({ charge: [], melee: [], shatters: false, shoves })).toBe("In close form shoves looser foot in the open");
  });

  test("who must run from a charge, and in which form", () => {
    const sentences = (troop: Troop) => Object.fromEntries(cardOf(troop).traits.map(({ name, sentence }) => [name, sentence]));
    expect(sentences(foot({ formation: "skirmish", training: null }))["Must evade"]).toBe(TRAIT_RULES.mustEvade);
    const flexible = foot({ formation: "flexible-loose-skirmish" });
    expect(sentences(flexible)["In skirmish form must evade"]).toBe(TRAIT_RULES.mustEvadeAsSug(true));
    // With the characteristic it may in its other forms too.
    const both = sentences({ ...flexible, characteristics: ["evade"] });
    expect(Object.keys(both)).toEqual(["Evade", "In skirmish form must evade"]);
    expect(both["In skirmish form must evade"]).toBe(TRAIT_RULES.mustEvadeAsSug(false));
    const dragoons = foot({ type: "mounted", formation: "dragoon" });
    expect(names(dragoons)).toEqual(["Dragoon", "Evade"]);
    expect(cardOf(dragoons).follows).not.toContain("never nervous");
    // Glossary: Dragoons.
    expect(sentences(dragoons).Dragoon).toMatch(/shoot as foot.*no rear support.*charge a TuG only when one more lost base would break it/);
  });

  test("pikes that may be dropped", () => {
    const shot = { shooting: { weapon: "musket" }, impact: "pike-and-shot", melee: "pike-and-shot" };
    const sets = ["pike-and-shot", "early-pike-and-shot", "later-keil"] as const;
    const drops = sets.filter((setFormation) => cardOf(foot({ setFormation, ...shot })).follows.includes("may drop its pikes"));
    expect(drops).toEqual(["pike-and-shot", "early-pike-and-shot"]);
    expect(names(foot({ setFormation: "later-keil", ...shot }))).toEqual(["Shove"]);
  });
});

describe("a draft of a size that no list allows", () => {
  /** A ready army with one unit group of so many bases. */
  const drafted = (id: string, number: number, bases: number) => {
    const ready = CATALOG.readyArmies.find((one) => one.id === id);
    if (!ready) throw new Error(`no ready army ${id}`);
    const units = ready.army.units.map((one) => (one.number === number ? { ...one, bases } : one));
    return cardsOf({ ...ready.army, units }, book, "own");
  };

  test("a tercio of one base says that it is one of sixteen, and how many would shoot", () => {
    const one = drafted("nieuwpoort", 1, 1);
    expect(unit(one, 1)?.formation).toMatchObject({
      ranks: [["shot", null, null, null]],
      words: "1 of the 16 bases of its formation",
    });
    expect(line(one, 1, "Shoots")?.words).toContain(`; ${SHOOTERS.draft(8, 16)}`);
  });

  test("a tercio of forty says which bases are not drawn, and they are on the packing list", () => {
    const forty = drafted("nieuwpoort", 1, 40);
    expect(unit(forty, 1)?.formation?.words).toBe("4 wide, 6 deep; no place for 24 more bases");
    expect(forty.shelf?.groups[0]?.split).toMatch(/ and 24 more$/);
    expect(drafted("nieuwpoort", 1, 17).units[0]?.formation?.words).toMatch(/; no place for 1 more base$/);
  });

  test("the drawing of letters is no wider than the text", () => {
    const text = cardsText(drafted("kircholm", 1, 99));
    expect(text).toMatch(/^ +25 to 99 wide \(here 25 wide, 4 deep\)$/m);
    expect(Math.max(...text.split("\n").map((one) => one.length))).toBeLessThanOrEqual(80);
  });
});

test("without commanders there are none on the packing list", () => {
  const ready = CATALOG.readyArmies[0];
  if (!ready) throw new Error("no ready army");
  const units = ready.army.units.map((one) => ({ ...one, commander: null }));
  const { shelf } = cardsOf({ ...ready.army, units, commanders: [] }, book, "own");
  expect(shelf?.others.map(({ name }) => name)).not.toContain("Commanders");
  expect(shelf?.others.map(({ name }) => name)).toContain("Camp");
});

test("a line that its list does not have is a name and a number of bases", () => {
  const ready = CATALOG.readyArmies[0];
  if (!ready) throw new Error("no ready army");
  const [first, ...others] = ready.army.units;
  if (!first) throw new Error("no unit group");
  const strange = cardsOf({ ...ready.army, units: [{ ...first, line: "unheard-of" as typeof first.line }, ...others] }, book, "own");
  expect(strange.units[0]).toMatchObject({ counts: "", classification: null, formation: null, boxes: [], breaks: null, lines: [] });
});

test("unit groups of one classification and size share their lines, so a hundred take little longer than one", () => {
  const ready = CATALOG.readyArmies[0];
  const [first] = ready?.army.units ?? [];
  if (!ready || !first) throw new Error("no ready army with a unit group");
  const units = [first, { ...first, number: 98 }, { ...first, number: 99, bases: first.bases + 1 }];
  const [one, same, larger] = cardsOf({ ...ready.army, units }, book, "own").units;
  expect(one?.lines.length).toBeGreaterThan(0);
  expect(same?.lines).toBe(one?.lines);
  expect(larger?.formation).not.toEqual(one?.formation);
});
