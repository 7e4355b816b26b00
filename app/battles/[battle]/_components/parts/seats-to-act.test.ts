import { expect, test } from "vitest";
import { seatsToAct } from "./seats-to-act";

const NOBODY = { a: false, b: false };

test("those who are waited for, in their order", () => {
  expect(seatsToAct({ step: "days", toAct: ["b", "a"], abandonOffered: NOBODY })).toEqual(["b", "a"]);
  expect(seatsToAct({ step: "days", toAct: [], abandonOffered: NOBODY })).toEqual([]);
});

test("the one who is offered to abandon the battle, once", () => {
  expect(seatsToAct({ step: "days", toAct: ["a"], abandonOffered: { a: true, b: false } })).toEqual(["a", "b"]);
  expect(seatsToAct({ step: "days", toAct: ["b"], abandonOffered: { a: true, b: false } })).toEqual(["b"]);
});

test("nobody once the battle is abandoned", () => {
  expect(seatsToAct({ step: "abandoned", toAct: [], abandonOffered: { a: true, b: false } })).toEqual([]);
});

test("either before the battle is closed, but for one who is asked about its result", () => {
  expect(seatsToAct({ step: "ready", toAct: [], abandonOffered: NOBODY })).toEqual(["a", "b"]);
  expect(seatsToAct({ step: "ready", toAct: ["b"], abandonOffered: NOBODY })).toEqual(["b"]);
  expect(seatsToAct({ step: "closed", toAct: [], abandonOffered: NOBODY })).toEqual([]);
});
