import { describe, expect, test } from "vitest";
import { both, sentenceCase, withStop } from "./phrasing";
import { joined, plain, say, slot, term } from "./sentence";

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
