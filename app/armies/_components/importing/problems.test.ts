import { expect, test } from "vitest";
import { problemOf, problemsOf } from "./problems";

test("what the server says of an army is told where that stands in its file", () => {
  const error = {
    code: "bad-document",
    message: "2 faults; the first: units[3].bases must be at most 99.",
    details: [
      { at: "units[3].bases", code: "too-large", message: "units[3].bases must be at most 99." },
      { code: "wrong-type", message: "The document must be an object." },
    ],
  };
  expect(problemsOf([], error)).toEqual([
    { place: "units[3].bases", words: "must be at most 99." },
    { place: "", words: "The document must be an object." },
  ]);
  expect(problemsOf(["armies", 2, "army"], error)).toEqual([
    { place: "armies[2].army.units[3].bases", words: "must be at most 99." },
    { place: "armies[2].army", words: "The document must be an object." },
  ]);
});

test("a refusal without details is told as it is", () => {
  const error = { code: "body-too-large", message: "The body is larger than the 1000000 bytes that are read here." };
  expect(problemsOf(["armies", 0, "army"], error)).toEqual([{ place: "armies[0].army", words: error.message }]);
});

test("what is wrong before the server sees it has its place too", () => {
  expect(problemOf({ path: ["armies", 1, "army"], code: "army-missing", params: {} })).toEqual({
    place: "armies[1].army",
    words: "is missing: there is no army in this entry.",
  });
  expect(problemOf({ path: [], code: "not-json", params: { line: 3, column: 14 } })).toEqual({
    place: "",
    words: "It is not JSON: it goes wrong at line 3, column 14.",
  });
});
