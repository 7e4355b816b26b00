import { expect, test } from "vitest";
import { problemOf, problemsOf } from "./judge-sources";

const document = { name: "Kircholm, 1605", units: [{}, {}, {}, { number: 9 }] };

test("a fault that the server finds is shown with its place in the file and the army's name", () => {
  const error = {
    code: "bad-document",
    message: "3 faults; the first: units[3].bases must be at most 99.",
    details: [
      { at: "units[3].bases", code: "too-large", message: "units[3].bases must be at most 99." },
      { at: "pointsLimit", code: "wrong-type", message: "pointsLimit must be a number." },
      { code: "wrong-type", message: "The document must be an object." },
    ],
  };
  expect(problemsOf({ path: [], document }, error)).toEqual([
    { place: "units[3].bases", who: "unit group no. 9", what: "bases", words: "must be at most 99." },
    { place: "pointsLimit", who: "", what: "points limit", words: "must be a number." },
    { place: "", who: "", what: "", words: "The document must be an object." },
  ]);
  expect(problemsOf({ path: ["armies", 2, "army"], document }, error)).toEqual([
    { place: "armies[2].army.units[3].bases", who: "Kircholm, 1605, unit group no. 9", what: "bases", words: "must be at most 99." },
    { place: "armies[2].army.pointsLimit", who: "Kircholm, 1605", what: "points limit", words: "must be a number." },
    { place: "armies[2].army", who: "Kircholm, 1605", what: "", words: "The document must be an object." },
  ]);
});

test("a refusal without details is shown as it is", () => {
  const error = { code: "body-too-large", message: "The body is larger than the 1000000 bytes that are read here." };
  expect(problemsOf({ path: ["armies", 0, "army"], document: 3 }, error)).toEqual([
    { place: "armies[0].army", who: "1st army", what: "", words: error.message },
  ]);
});

test("what is wrong before the server sees it has its place too", () => {
  expect(problemOf({ path: ["armies", 1, "army"], code: "army-missing", params: {} })).toEqual({
    place: "armies[1].army",
    who: "2nd army",
    what: "",
    words: "is missing: this entry has no army.",
  });
  expect(problemOf({ path: ["armies"], code: "armies-missing", params: {} })).toMatchObject({ place: "armies", who: "", what: "armies" });
  expect(problemOf({ path: [], code: "not-json", params: { line: 3, column: 14 } })).toEqual({
    place: "",
    who: "",
    what: "",
    words: "It is not valid JSON: see line 3, column 14.",
  });
});
