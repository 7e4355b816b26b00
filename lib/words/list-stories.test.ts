import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { CLEARER_STORIES, storyWords } from "./list-stories";
import { curved } from "./phrasing";

const texts = CATALOG.lists.flatMap(({ keynote, history, checked }) => [keynote, history, ...checked].map(curved));

describe("clearer words for a story", () => {
  test.each(Object.entries(CLEARER_STORIES))("%s", (old, words) => {
    expect(words).not.toBe(old);
    expect(texts.some((text) => text.includes(old))).toBe(true);
  });

  test("stand in its place", () => {
    expect(storyWords("A crescent that closes, and all of them waiting for you to step in.")).toBe(
      "A crescent that closes, and all of them waiting for the enemy to step in.",
    );
    expect(storyWords("Pikes alone won no more battles.")).toBe("Pikes alone won no more battles.");
  });

  test("keep a keynote short", () => {
    for (const { keynote } of CATALOG.lists) expect(storyWords(keynote).length).toBeLessThanOrEqual(200);
  });
});
