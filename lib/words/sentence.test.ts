import { describe, expect, test } from "vitest";
import { both, sentenceCase, withStop } from "./phrasing";
import { isSameWords, joined, plain, say, slot } from "./sentence";
import { marked, namesAsWords, term, unmarked, wrongMarks } from "./terms";

describe("sentence", () => {
  const WOUND = { term: "wound", text: "wound" };

  describe("a sentence with words of the rules", () => {
    test("keeps each word apart, with the entry it opens", () => {
      expect(say`Box ${3} takes a ${term("wound")}.`).toEqual(["Box 3 takes a ", WOUND, "."]);
      expect(say`${term("wound", "Wounds")} kill ${term("base", "bases")}`).toEqual([
        { term: "wound", text: "Wounds" },
        " kill ",
        { term: "base", text: "bases" },
      ]);
    });

    test("takes another sentence in", () => {
      const two = say`two ${term("wound", "wounds")}`;
      expect(say`After ${two} it is ${"gone"}.`).toEqual(["After two ", { term: "wound", text: "wounds" }, " it is gone."]);
    });

    test("reads as plain text", () => {
      expect(plain(say`See ${slot("lists", "the lists")} for a ${term("keil")}.`)).toBe("See the lists for a keil.");
      expect(plain("as it is")).toBe("as it is");
    });

    test("is the same as another of the same parts, and no other", () => {
      const all = ["a wound", [], say`a wound`, say`a ${term("wound")}`, say`a ${term("keil", "wound")}`, say`a ${slot("wound", "wound")}`];
      const again = structuredClone(all);
      for (const [at, one] of all.entries())
        expect(again.map((other) => isSameWords(one, other))).toEqual(again.map((_, other) => other === at));
      expect(isSameWords(say`a ${term("wound")}`, say`a ${term("wound")} or two`)).toBe(false);
    });

    test("is joined, listed, begun with a capital and closed with a stop", () => {
      const wound = say`a ${term("wound")}`;
      expect(joined([wound, "then rest"])).toEqual(["a ", WOUND, " then rest"]);
      expect(both(["a", "b", "c"])).toBe("a, b and c");
      expect(plain(both([wound, "a base", say`a ${term("camp")}`]))).toBe("a wound, a base and a camp");
      expect(both([wound])).toEqual(wound);
      expect(sentenceCase(say`${term("wound")} first`)).toEqual([{ term: "wound", text: "Wound" }, " first"]);
      expect(withStop(wound)).toEqual(["a ", WOUND, "."]);
      expect(plain(withStop(say`Done.`))).toBe("Done.");
    });
  });
});

describe("marked", () => {
  describe("words of the rules in data", () => {
    test("stand in brackets, with the term where the text is not its name", () => {
      expect(marked("[TuGs] that [ran](rout), [P&S]")).toEqual([
        { term: "tug", text: "TuGs" },
        " that ",
        { term: "rout", text: "ran" },
        ", ",
        { term: "pike-and-shot", text: "P&S" },
      ]);
      expect(marked("none")).toBe("none");
      expect(unmarked("[TuGs] that [ran](rout)")).toBe("TuGs that ran");
    });

    test("fail where nobody knows them", () => {
      expect(() => marked("[runs]")).toThrow(/names no word of the rules/);
      expect(() => marked("[runs](ruot)")).toThrow(/names no word of the rules/);
      expect(wrongMarks(["[TuG]", "a [gnu]"])).toEqual(['"[gnu]" names no word of the rules, in "a [gnu]"']);
    });
  });

  describe("names of the tables", () => {
    test("open one by one, the longest first", () => {
      expect(namesAsWords("Mtd, Formed loose; pike and shot")).toEqual([
        { term: "mounted", text: "Mtd" },
        ", ",
        { term: "formed", text: "Formed" },
        " ",
        { term: "loose", text: "loose" },
        "; ",
        { term: "pike-and-shot", text: "pike and shot" },
      ]);
    });

    test("may mean something else, and lose nothing", () => {
      expect(namesAsWords("Skirmish", { skirmish: "skirmishers" })).toEqual([{ term: "skirmishers", text: "Skirmish" }]);
      for (const text of ["army commander, 4 cards; range 12 BW", "", "–", "3 by 2 BW (house)"])
        expect(plain(namesAsWords(text))).toBe(text);
    });
  });
});
