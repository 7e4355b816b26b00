import fc from "fast-check";
import { expect, test } from "vitest";
import { malformedAt } from "./malformed-json";

test.each([
  ['{"name": "Kircholm",}', 20],
  ['{"name": "Kircholm" "list"}', 20],
  ["{'name': 1}", 1],
  ['{"bases": 06}', 11],
  ['{"bases": [4, 6}', 15],
  ['{"bases" 6}', 9],
  ["[1, 2] x", 7],
  ["[tru]", 1],
  ["// an army\n{}", 0],
  ['["a\nb"]', 3],
  [String.raw`["\x"]`, 2],
  ["[NaN]", 1],
  ["[1.]", 1],
  ["[tru", 4],
  [String.raw`["\u12"]`, 2],
  [String.raw`["\\ \x"]`, 5],
  ['["a" "b"]', 5],
  ['{"a": 1', 7],
  ['{"a', 3],
  ["", 0],
  ["  ", 2],
] as const)("%j goes wrong at %i", (text, at) => {
  expect(malformedAt(text)).toBe(at);
});

test("what is nested too deep is left to JSON.parse", () => {
  expect(malformedAt("[".repeat(200_000))).toBe(null);
});

/** Texts that are nearly JSON, and some that are. */
const nearlyJson = fc
  .tuple(fc.json(), fc.array(fc.tuple(fc.nat(400), fc.constantFrom(..."{}[],:\"\\ \n019-+.eEtrufals'/\u0000é")), { maxLength: 2 }))
  .map(([text, changes]) => {
    let changed = text;
    for (const [at, char] of changes) {
      const place = at % (changed.length + 1);
      changed = changed.slice(0, place) + char + changed.slice(place + (at % 2));
    }
    return changed;
  });

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test("it refuses what JSON.parse refuses, and nothing else", () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      expect(malformedAt(text) === null).toBe(parses(text));
    }),
    { seed: 1576, numRuns: 5000 },
  );
});
