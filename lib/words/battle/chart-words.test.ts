import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { chartWords, dayNumeral, signed } from "./chart-words";

test("the whole map in words", () => {
  const words = chartWords(
    {
      territory: "S",
      start: "A3",
      days: [
        { day: 1, to: "A4", cards: ["red", "white"] },
        { day: 2, to: "A4", cards: [null, "black"] },
      ],
      marker: "A4",
      choices: ["A3", "A4"],
    },
    BOOK.tables,
  );
  expect(words).toBe(
    "Map of the five days. Seashore: the marker may be on A1, A2, A3, A4, A5, B1, B2, B3, B4 or B5. It started on A3. " +
      "Day i, red and white: A4. Day ii, pass and black: A4. The marker is on A4. It may move to A3 or A4 now.",
  );
});

test("before anything is known there is only its name", () => {
  expect(chartWords({ territory: null, start: null, days: [], marker: null, choices: [] }, BOOK.tables)).toBe("Map of the five days.");
});

test("days in small numerals", () => {
  expect([1, 2, 3, 4, 5].map(dayNumeral)).toEqual(["i", "ii", "iii", "iv", "v"]);
});

test("worths with their sign", () => {
  expect([7, -6, 0, 0.4, -0.4, 11.6].map(signed)).toEqual(["+7", "−6", "0", "0", "0", "+12"]);
});
