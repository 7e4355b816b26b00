import { describe, expect, test } from "vitest";
import { marked, namesAsWords, unmarked, wrongMarks } from "./marked";
import { plain } from "./sentence";

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
    for (const text of ["army commander, 4 cards; range 12 BW", "", "–", "3 by 2 BW (house)"]) expect(plain(namesAsWords(text))).toBe(text);
  });
});
