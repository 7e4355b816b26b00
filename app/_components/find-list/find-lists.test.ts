import { describe, expect, test } from "vitest";
import { type Findable, find, type Hit } from "./find-lists";

const list = (name: string, years: Findable["years"], texts: Findable["texts"] = {}): Findable => ({ name, years, texts });

const OTTOMAN = list("Ottoman", [1494, 1606], {
  called: ["Turk", "Sultan's army"],
  battles: ["Mohács, 1526", "Chaldiran, 1514"],
  troops: ["Janissaries", "Sipahis of the Porte"],
  leaders: ["Süleyman the Magnificent"],
  region: ["Near East and North Africa"],
  rest: ["Guns chained together, and horse on both wings.", "Rhodes 1522 Belgrade Đurađ"],
});
const HUNGARIAN = list("Hungarian and Croatian Border", [1526, 1699], {
  called: ["Magyar"],
  battles: ["Mohács, 1526"],
  troops: ["Hajduks", "Border hussars"],
  region: ["Central Europe"],
  rest: ["Turkish prisoners Zrinyi"],
});
const POLISH = list("Polish-Lithuanian", [1576, 1660], { troops: ["Winged hussars"], region: ["Eastern Europe"], rest: ["Wąsosz Michał"] });
const SWISS = list("Swiss", [1494, 1522], { troops: ["Later keils"], region: ["Central Europe"], rest: ["Marignano"] });
const ALL = [OTTOMAN, HUNGARIAN, POLISH, SWISS];

const names = (sought: string) => find(ALL, sought).map(({ one }) => one.name);
const shown = ({ name, why }: Hit<Findable>) => {
  const text = (pieces: Hit<Findable>["name"]) => pieces.map((piece) => (piece.found ? `[${piece.text}]` : piece.text)).join("");
  return [text(name), ...why.map(({ field, pieces }) => `${field}: ${text(pieces)}`)];
};
const first = (sought: string) => find(ALL, sought).map(shown)[0];

describe("which lists are found", () => {
  test.each([
    ["nothing", "", ["Ottoman", "Hungarian and Croatian Border", "Polish-Lithuanian", "Swiss"]],
    ["only spaces", "  ", ["Ottoman", "Hungarian and Croatian Border", "Polish-Lithuanian", "Swiss"]],
    ["a name, in small letters", "ottoman", ["Ottoman"]],
    ["the beginning of a word", "magy", ["Hungarian and Croatian Border"]],
    ["two letters that begin a word", "ja", ["Ottoman"]],
    ["two letters inside of a word find nothing", "zz", []],
    ["three letters inside of a word find nothing either", "pah", []],
    ["one where another has plural", "janissary", ["Ottoman"]],
    ["plural where another has one", "keils", ["Swiss"]],
    ["a name without its accents", "mohacs", ["Ottoman", "Hungarian and Croatian Border"]],
    ["letters that no accent makes", "durad", ["Ottoman"]],
    ["a stroke through a letter", "michal", ["Polish-Lithuanian"]],
    ["several words, all of which stand", "hussars europe", ["Hungarian and Croatian Border", "Polish-Lithuanian"]],
    ["several words, of which one stands nowhere", "hussars elephants", []],
    ["words between that find nothing out", "the battle of Mohács", ["Ottoman", "Hungarian and Croatian Border"]],
    ["a hyphen", "polish-lithuanian", ["Polish-Lithuanian"]],
    ["another spelling, where none has this one", "haiduks", ["Hungarian and Croatian Border"]],
    ["a letter left out", "janisary", ["Ottoman"]],
    ["letters that changed places", "hussasr", ["Hungarian and Croatian Border", "Polish-Lithuanian"]],
    ["a doubled letter in the wrong place", "jannisary", ["Ottoman"]],
    ["two letters that are wrong", "jamisery", []],
    ["another first letter", "yanissary", []],
    ["short words are not guessed", "mags", []],
    ["a word of five letters is not guessed", "keals", []],
    ["no words at all", '🙂 "" !', []],
    ["words between two names", "swiss against keils", ["Swiss"]],
  ])("%s: %s", (_, sought, found) => {
    expect(names(sought)).toEqual(found);
  });

  test("a year finds every list of that year; one that names it comes first", () => {
    expect(names("1526")).toEqual(["Ottoman", "Hungarian and Croatian Border"]);
    expect(names("1600")).toEqual(["Ottoman", "Hungarian and Croatian Border", "Polish-Lithuanian"]);
    expect(names("1522")).toEqual(["Ottoman", "Swiss"]);
    expect(names("1066")).toEqual([]);
    expect(names("1700")).toEqual([]);
  });

  test("three digits find ten years", () => {
    expect(names("169")).toEqual(["Hungarian and Croatian Border"]);
    expect(names("149")).toEqual(["Ottoman", "Swiss"]);
  });

  test("a word that is in very many lists need not stand, unless no other is looked for", () => {
    const found = (sought: string) => find(ALL, sought, ["horse", "many"]).map(({ one }) => one.name);
    expect(found("swiss horse")).toEqual(["Swiss"]);
    expect(found("horse")).toEqual(["Ottoman"]);
    const papal = list("Papal", [1500, 1550], { troops: ["Swiss Guard", "Light horse"] });
    expect(find([papal, SWISS], "swiss horse", ["horse"]).map(({ one }) => one.name)).toEqual(["Swiss", "Papal"]);
    expect(found("many horse")).toEqual([]);
    expect(find([SWISS, OTTOMAN], "1494 horse", ["horse"]).map(({ one }) => one.name)).toEqual(["Ottoman", "Swiss"]);
  });

  test("a whole word comes before a beginning", () => {
    const [one, other] = [list("Turkestan", [1500, 1600]), list("Turk", [1500, 1600])];
    expect(find([one, other], "turk").map(({ one: found }) => found.name)).toEqual(["Turk", "Turkestan"]);
  });

  test("the more telling place comes first, what a list is called like its name; the inside of a word is no place", () => {
    expect(names("turk")).toEqual(["Ottoman", "Hungarian and Croatian Border"]);
    const [prussian, rus] = [list("Prussian", [1600, 1700]), list("Muscovite", [1500, 1600], { rest: ["Rus"] })];
    expect(find([prussian, rus], "rus").map(({ one }) => one.name)).toEqual(["Muscovite"]);
    const [fought, called] = [
      list("Mamluk", [1494, 1517], { battles: ["Turkey, 1516"] }),
      list("Ottoman", [1494, 1606], { called: ["Turkey"] }),
    ];
    const [named, begun] = [list("Later Turkey", [1607, 1699]), list("Turkeyish", [1494, 1500])];
    const found = find([fought, begun, called, named], "turkey").map(({ one }) => one);
    expect(found).toEqual([named, called, begun, fought]);
  });

  test("a word takes its plural; a short plural takes no singular, which may be another word", () => {
    const [moor, moors] = [
      list("Parliament", [1642, 1660], { battles: ["Marston Moor, 1644"] }),
      list("Moroccan", [1510, 1603], { called: ["Moors"] }),
    ];
    const [turks, turkmen] = [list("Ottoman", [1500, 1600], { called: ["Turks"] }), list("Safavid", [1500, 1600], { called: ["Turkmen"] })];
    expect(find([moor, moors], "moors").map(({ one }) => one)).toEqual([moors]);
    expect(find([turkmen, turks], "turk").map(({ one }) => one)).toEqual([turks, turkmen]);
  });

  test("words as they were typed come first, then those of one text, then those that stand apart", () => {
    const apart = list("French", [1494, 1559], { troops: ["Gendarmes of Henry II"], leaders: ["Charles VIII"] });
    const together = list("Scots", [1494, 1560], { leaders: ["Henry called VIII"] });
    const phrase = list("Tudor", [1509, 1558], { rest: ["Then Henry VIII came"] });
    expect(find([apart, together, phrase], "henry viii").map(({ one }) => one)).toEqual([phrase, together, apart]);
  });

  test("idle words alone must stand as they were typed", () => {
    const apart = list("Welsh", [1494, 1559], { troops: ["Long bows"], rest: ["At war"] });
    const phrase = list("Hungarian", [1526, 1699], { called: ["Long War"] });
    for (const sought of ["long war", "the long war"]) expect(find([apart, phrase], sought).map(({ one }) => one)).toEqual([phrase]);
    expect(find([apart, phrase], "long").map(({ one }) => one)).toEqual([phrase, apart]);
  });

  test("no word is guessed to be one that stands everywhere", () => {
    expect(names("chayned")).toEqual(["Ottoman"]);
    expect(find(ALL, "chayned", ["chained"])).toEqual([]);
  });
});

describe("why it was found", () => {
  test.each([
    ["otto", ["[Otto]man"]],
    ["turk", ["Ottoman", "called: [Turk]"]],
    ["mohacs", ["Ottoman", "battles: [Mohács], 1526"]],
    ["mohács 1526", ["Ottoman", "battles: [Mohács], [1526]"]],
    ["janissary", ["Ottoman", "troops: [Janissar]ies"]],
    ["suleyman", ["Ottoman", "leaders: [Süleyman] the Magnificent"]],
    ["north", ["Ottoman", "region: Near East and [North] Africa"]],
    ["1600", ["Ottoman", "years: [1600]"]],
    ["160", ["Ottoman", "years: [1600–1609]"]],
    ["durad", ["Ottoman", "rest: [Đurađ]"]],
    ["guns", ["Ottoman", "rest: [Guns]"]],
    ["chain", ["Ottoman", "rest: [chain]ed"]],
    ["haiduks", ["Hungarian and Croatian Border", "troops: [Hajduks]"]],
    ["border hussar", ["Hungarian and Croatian Border", "troops: [Border] [hussar]s"]],
    ["ottoman sipahi", ["[Ottoman]", "troops: [Sipahi]s of the Porte"]],
  ])("%s", (sought, why) => {
    expect(first(sought)).toEqual(why);
  });

  test("nothing, where nothing is looked for", () => {
    expect(first("")).toEqual(["Ottoman"]);
  });

  test("whatever is typed, the pieces make up the text", () => {
    for (const sought of ["(", "\\", "İstanbul", "ss", "á", "[a-z]+", "𝕭"])
      for (const { one, name } of find(ALL, sought)) expect(name.map(({ text }) => text).join("")).toBe(one.name);
  });
});
