import { expect, test } from "vitest";
import { importWords } from "./import-words";

const SCHEMAS = ["condotta.army/1", "condotta.export/1"];

test.each([
  [null, "It is neither an army nor an account’s export: its schema would be condotta.army/1 or condotta.export/1."],
  [
    '"condotta.list/1"',
    'It is neither an army nor an account’s export, but says of itself "condotta.list/1": its schema would be condotta.army/1 or condotta.export/1.',
  ],
])("a document of the schema %s is told from what can be imported", (schema, words) => {
  expect(importWords("no-document", { schema, schemas: SCHEMAS })).toBe(words);
});

test("a place of bad JSON and a limit are told in figures", () => {
  expect(importWords("not-json", { line: 3, column: 14 })).toBe("It is not JSON: it goes wrong at line 3, column 14.");
  expect(importWords("too-large", { megabytes: 20 })).toBe("It is larger than the 20 MB that are read here.");
});
