import { expect, test } from "vitest";
import { wrapText } from "./wrap-text";

test.each<[string, string, readonly string[]]>([
  ["what fits stays", "ten letter", ["ten letter"]],
  ["what does not goes to the next line, under the indent", "ten letters on", ["ten", "  letters", "  on"]],
  ["a word that no line holds is cut", "abcdefghijklm n", ["abcdefgh", "  ijklm n"]],
  ["but no letter of two halves", "abcdefg\u{1f40e}hi", ["abcdefg", "  \u{1f40e}hi"]],
  ["and no box", "[ ][ ][/][x]", ["[ ][ ]", "  [/][x]"]],
  ["a thin space holds a number together", "of 10\u202f000 points", ["of 10\u202f000", "  points"]],
  ["nothing is one line", "", [""]],
])("%s", (_, text, lines) => {
  expect(wrapText(text, 10, "  ")).toEqual(lines);
});
