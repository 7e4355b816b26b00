import { describe, expect, test } from "vitest";
import { FLANK_LIKINGS, GROUND_LIKINGS, type LikingReason } from "../../model/advice";
import { TEMPERS } from "../../model/enumerations";
import { likingSentence, temperSentence } from "./room";

const reason = (code: LikingReason["code"], value: number, have = 4, of = 59): LikingReason => ({ code, value, params: { have, of } });

test.each([
  [reason("mounted-like-it-open", 27, 16), "Horse that charges home likes it open (16 of your 59 bases)."],
  [reason("mounted-like-it-open", -19, 16), "Terrain breaks the charge of your horse (16 of your 59 bases)."],
  [reason("flank-secured-by-water", 8, 1, 1), "Water guards one end of your line (1 of your 1 base)."],
  [
    reason("few-groups-stretched-thin", -10, 9, 12),
    "An army of few unit groups is stretched thin between open flanks (you have 9; 12 would cover the table).",
  ],
])("$code $value", (told, sentence) => {
  expect(likingSentence(told)).toBe(sentence);
});

describe("every reason and every temper is told in a sentence of its own", () => {
  const sentences = [
    ...GROUND_LIKINGS.flatMap((code) => [likingSentence(reason(code, 5)), likingSentence(reason(code, -5))]),
    ...FLANK_LIKINGS.map((code) => likingSentence(reason(code, 5))),
    ...TEMPERS.map(temperSentence),
  ];

  test.each(sentences)("%s", (sentence) => {
    expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\.\.| {2}/);
  });

  test("no two alike", () => {
    expect(new Set(sentences).size).toBe(19 * 2 + 12 + 3);
  });
});
