import fc from "fast-check";
import { expect, test } from "vitest";
import { SEATS } from "@/lib/model/enumerations";
import { view } from "@/lib/rules/prebattle/view";
import { anyBattle, wholeBattle } from "@/tests/build/played-battle";
import { publicView, seatsToAct } from "./standing";

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

test("what stays when a hand is put away is what a spectator sees", () => {
  fc.assert(
    fc.property(anyBattle, fc.constantFrom(...SEATS), ({ opening, seed }, seat) => {
      for (const { before } of wholeBattle(opening, seed).turns) expect(publicView(view(before, seat))).toEqual(view(before, null));
    }),
    { numRuns: 20 },
  );
});
