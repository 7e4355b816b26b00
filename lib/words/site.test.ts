import { describe, expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { curved } from "./phrasing";
import { CLEARER_REASONS, whyWords } from "./reasons";

/** Every reason of the shipped tables. */
const REASONS = new Set<string>();
JSON.stringify(CATALOG, (key, value) => {
  if (key === "why" && typeof value === "string") REASONS.add(curved(value));
  return value;
});

describe("clearer words for a reason", () => {
  test.each(Object.entries(CLEARER_REASONS))("%s", (old, words) => {
    expect(words).not.toBe(old);
    expect(REASONS).toContain(old);
  });

  test("stand in its place, with or without curved apostrophes", () => {
    const [old, words] = Object.entries(CLEARER_REASONS).find(([one]) => one.includes("’")) ?? ["", ""];
    expect(whyWords(old.replaceAll("’", "'"))).toBe(words);
    expect(whyWords("The publisher's own.")).toBe("The publisher’s own.");
  });
});
