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
    ["three letters inside of a word", "pah", ["Ottoman"]],
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
    ["short words are not guessed", "mags", []],
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

  test("the more telling place comes first, the inside of a word after every beginning", () => {
    expect(names("turk")).toEqual(["Ottoman", "Hungarian and Croatian Border"]);
    const [prussian, rus] = [list("Prussian", [1600, 1700]), list("Muscovite", [1500, 1600], { rest: ["Rus"] })];
    expect(find([prussian, rus], "rus").map(({ one }) => one.name)).toEqual(["Muscovite", "Prussian"]);
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
    ["border hussar", ["Hungarian and Croatian [Border]", "troops: Border [hussar]s"]],
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
