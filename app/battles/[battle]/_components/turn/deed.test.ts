import { describe, expect, test } from "vitest";
import type { LegalCommand } from "@/lib/model/battle-command";
import { cardsIn, deedKey, deedOn, isLegal, optionsIn, squareOf, squaresIn } from "./deed";

const MOVES: readonly LegalCommand[] = [
  { type: "move-marker", to: "C3" },
  { type: "move-marker", to: "C4" },
];

describe("what may be done", () => {
  test("is found on the map", () => {
    expect(squaresIn(MOVES)).toEqual(["C3", "C4"]);
    expect(deedOn("C4", MOVES)).toEqual({ type: "move-marker", to: "C4" });
    expect(deedOn("C4", [{ type: "choose-square", square: "C4" }])).toEqual({ type: "choose-square", square: "C4" });
    expect(deedOn("A1", MOVES)).toBeNull();
    expect(squareOf({ type: "choose-square", square: "A1" })).toBe("A1");
    expect(squareOf({ type: "commit-card", card: "red" })).toBeNull();
  });

  test("is found in the hand, or by its name", () => {
    const legal: readonly LegalCommand[] = [
      { type: "commit-card", card: "red" },
      { type: "waive-intercept" },
      { type: "declare-day", pass: true },
    ];
    expect(cardsIn(legal)).toEqual(["red"]);
    expect(optionsIn(legal)).toEqual(legal.slice(1));
  });

  test("is the same in the next view, and no longer when that has it no more", () => {
    expect(isLegal({ legal: [...MOVES] }, { type: "move-marker", to: "C3" })).toBe(true);
    expect(isLegal({ legal: [...MOVES] }, { type: "choose-square", square: "C3" })).toBe(false);
    expect(isLegal({ legal: [{ type: "keep-cards", keep: ["red", "red"] }] }, { type: "keep-cards", keep: ["red"] })).toBe(false);
    expect(deedKey({ type: "declare-day", pass: false })).not.toBe(deedKey({ type: "declare-day", pass: true }));
  });
});
