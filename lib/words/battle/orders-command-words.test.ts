import { expect, test } from "vitest";
import { plain } from "../sentence";
import { fixedWords, ledCount, marchLedWords, markerWords, unledWords } from "./orders-command-words";

const troop = { type: "foot", formation: "loose", training: null, setFormation: null, weapon: null, characteristics: [] } as const;
const own = {
  commanders: (["army", "sub"] as const).map((role) => ({ role, grade: "competent", class: "professional", name: null }) as const),
  units: [5, 6, 7].map((number) => ({
    number,
    name: `Group ${number}`,
    troop: { ...troop, characteristics: [] },
    bases: 6,
    commander: null,
  })),
};

test("why nobody else leads them", () => {
  expect(fixedWords({ code: "contingent", commander: 3 }, "D")).toBe("Contingent of D");
  expect(fixedWords({ code: "in-ambush", commander: 1 }, "B")).toBe("B is with it");
});

test("what is under a marker", () => {
  expect(markerWords("ambush-2", { kind: "ambush", x: 3, y: 4, unit: 7 }, own)).toBe("Ambush 2 (7 Group 7)");
  expect(markerWords("ambush-1", { kind: "ambush", x: 3, y: 4, unit: null }, own)).toBe("Ambush 1 (a bluff)");
});

test("how many are led", () => {
  expect([ledCount(1, false), ledCount(3, true), ledCount(0, true), ledCount(0, false)]).toEqual([
    "1 group",
    "3 groups",
    "no command",
    "none yet",
  ]);
  expect(unledWords(["4 Musketeers", "Ambush 1 (a bluff)"])).toBe("Nobody leads 4 Musketeers and Ambush 1 (a bluff) yet.");
  expect(unledWords(["1", "2", "3", "4"])).toBe("Nobody leads 4 of them yet.");
});

test("who marches leads what goes with him", () => {
  expect(plain(marchLedWords({ kind: "march", commander: 1, edge: "left", units: [5, 6] }, own))).toBe(
    "Your commander B is on a flank march and leads only 5 Group 5 and 6 Group 6.",
  );
});
