import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GLOSSARY_PARTS } from "@/lib/words/glossary";
import { isFound, isNamed } from "./find-words";
import { GlossaryPart } from "./glossary-part";

const WORDS = GLOSSARY_PARTS.flatMap((part) => part.words);
const found = (sought: string): readonly string[] => WORDS.filter((word) => isFound(word, sought)).map(({ name }) => name);

describe("what is found in the glossary", () => {
  test("all, where nothing is looked for", () => {
    expect(found("")).toHaveLength(WORDS.length);
    expect(found("  ")).toHaveLength(WORDS.length);
  });

  test("words by name and by what is said of them, in whatever letters", () => {
    expect(found("KEIL")).toContain("Keil");
    expect(found("KEIL").length).toBeLessThan(20);
    expect(found(" keil  pikes ").every((name) => found("keil").includes(name))).toBe(true);
    expect(found("no-such-word")).toEqual([]);
  });

  test("where a word comes from, as the page says it", () => {
    const house = WORDS.filter(({ source }) => source === "house").map(({ name }) => name);
    expect(house.length).toBeGreaterThan(0);
    expect(found("own value")).toEqual(expect.arrayContaining(house));
  });

  test("a term of that very name comes first, and the die for one of its faces", () => {
    const first = (sought: string) => WORDS.filter(({ term }) => isNamed(term, sought)).map(({ name }) => name);
    expect(["claim", " UFA", "S", "clai"].map(first)).toEqual([["Claim"], ["Unused to firearms"], ["Death dice"], []]);
    const part = GLOSSARY_PARTS.find(({ words }) => words.some(({ term }) => term === "claim"));
    const html = part ? renderToStaticMarkup(GlossaryPart({ part, sought: "claim" })) : "";
    expect(html).toMatch(/^<section[^>]* data-first="true"/);
    expect(html.match(/<div id="[^"]+" data-first="true"/g)).toEqual(['<div id="claim" data-first="true"']);
  });

  test("the server hides all others, and kinds of words of which nothing is found", () => {
    const pages = GLOSSARY_PARTS.map((part) => renderToStaticMarkup(GlossaryPart({ part, sought: "keil" })));
    const shown = pages.flatMap((html) =>
      [...html.matchAll(/<div id="[^"]+"(?: data-first="true")?><dt>(.*?)<\/dt>/g)].map(([, name]) => name),
    );
    expect(shown).toEqual(found("keil"));
    expect(pages.map((html) => /^<section[^>]* hidden=""/.test(html))).toEqual(
      GLOSSARY_PARTS.map(({ words }) => !words.some((word) => isFound(word, "keil"))),
    );
  });
});
