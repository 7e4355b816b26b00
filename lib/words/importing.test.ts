import { expect, test } from "vitest";
import { correctedWords, IMPORTING, importWords } from "./importing";

const SCHEMAS = ["condotta.army/1", "condotta.export/1"];

test.each([
  [null, "It is neither an army nor an account’s data. The schema must be condotta.army/1 or condotta.export/1."],
  [
    '"condotta.list/1"',
    'It is neither an army nor an account’s data: its schema is "condotta.list/1". The schema must be condotta.army/1 or condotta.export/1.',
  ],
])("a document of the schema %s is told from what can be imported", (schema, words) => {
  expect(importWords("no-document", { schema, schemas: SCHEMAS })).toBe(words);
});

test("a place of bad JSON and a limit are told in figures", () => {
  expect(importWords("not-json", { line: 3, column: 14 })).toBe("It is not valid JSON: see line 3, column 14.");
  expect(importWords("too-large", { megabytes: 20 })).toBe("It is too large: a file can have at most 20 MB.");
});

test("a text without commands says for how many unit groups", () => {
  const { unassigned } = IMPORTING.ready;
  expect([unassigned("Kircholm", 8, 8), unassigned("Kircholm", 5, 8), unassigned("Kircholm", 1, 8)]).toEqual([
    "Kircholm: the text names no commanders for the unit groups. Assign them in the editor. A text made for an opponent leaves out commands, options and points.",
    "Kircholm: the text names no commander for 5 of the 8 unit groups. Assign them in the editor.",
    "Kircholm: the text names no commander for 1 of the 8 unit groups. Assign it in the editor.",
  ]);
});

test("a name that was spelt otherwise is told once", () => {
  const slip = { text: "Northern Hores", as: "Northern Horse" };
  expect(
    correctedWords([
      { line: 1, ...slip },
      { line: 2, ...slip },
      { line: 3, text: "Dragons", as: "Dragoons" },
    ]),
  ).toBe("“Northern Hores” was read as Northern Horse and “Dragons” was read as Dragoons.");
});

test("what is left out says what it lacks", () => {
  const { unread, missing } = IMPORTING.asking;
  expect([unread(1, 0), unread(2, 0), unread(1, 1), unread(2, 1)]).toEqual([
    "Left out, because it is not understood:",
    "Left out, because they are not understood:",
    "Left out, because something is missing:",
    "Left out, because something is missing or not understood:",
  ]);
  expect(missing.bases("Falconets")).toBe("No number of bases. Write “Falconets; 2”.");
});
