import { expect, test } from "vitest";
import { whoIsAsked } from "./who-is-asked";

const NOBODY = { a: false, b: false };

test("those who are waited for, in their order", () => {
  expect(whoIsAsked({ step: "days", toAct: ["b", "a"], abandonOffered: NOBODY })).toEqual(["b", "a"]);
  expect(whoIsAsked({ step: "days", toAct: [], abandonOffered: NOBODY })).toEqual([]);
});

test("the one who is offered to abandon the battle, once", () => {
  expect(whoIsAsked({ step: "days", toAct: ["a"], abandonOffered: { a: true, b: false } })).toEqual(["a", "b"]);
  expect(whoIsAsked({ step: "days", toAct: ["b"], abandonOffered: { a: true, b: false } })).toEqual(["b"]);
});

test("nobody once the battle is abandoned", () => {
  expect(whoIsAsked({ step: "abandoned", toAct: [], abandonOffered: { a: true, b: false } })).toEqual([]);
});

test("either before the battle is closed, but for one who is asked about its result", () => {
  expect(whoIsAsked({ step: "ready", toAct: [], abandonOffered: NOBODY })).toEqual(["a", "b"]);
  expect(whoIsAsked({ step: "ready", toAct: ["b"], abandonOffered: NOBODY })).toEqual(["b"]);
  expect(whoIsAsked({ step: "closed", toAct: [], abandonOffered: NOBODY })).toEqual([]);
});
