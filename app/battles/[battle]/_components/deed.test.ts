import { describe, expect, test } from "vitest";
import { battleCommand, type LegalCommand, legalCommand } from "@/lib/model/battle-command";
import { LEGAL_TABLE_FIXTURES, TABLE_COMMAND_FIXTURES } from "@/tests/build/table-fixtures";
import { cardsIn, type Deed, deedKey, deedOn, isLegal, onlyDeed, optionsIn, squareOf, squaresIn } from "./deed";

const MOVES: readonly LegalCommand[] = [
  { type: "move-marker", to: "C3" },
  { type: "move-marker", to: "C4" },
];

test("a piece on the table is allowed by its kind and number, wherever it is moved", () => {
  const more = { ...(LEGAL_TABLE_FIXTURES["deploy-unit"] as object), number: 7 };
  const legal = [...Object.values(LEGAL_TABLE_FIXTURES), more].map((one) => legalCommand.parse(one));
  for (const fixture of Object.values(TABLE_COMMAND_FIXTURES)) expect(isLegal({ legal }, battleCommand.parse(fixture) as Deed)).toBe(true);
  const batch = battleCommand.parse(TABLE_COMMAND_FIXTURES["deploy-units"]) as Extract<Deed, { type: "deploy-units" }>;
  expect(isLegal({ legal }, { ...batch, units: batch.units.map((unit) => ({ ...unit, number: 39 })) })).toBe(false);
  expect(isLegal({ legal }, { type: "choose-kind", kind: "wood" })).toBe(false);
  expect(isLegal({ legal }, { type: "choose-flank", edge: "left", width: 3.5 })).toBe(false);
  expect(isLegal({ legal }, { type: "drop-pikes", number: 4 })).toBe(false);
  expect(isLegal({ legal }, { type: "reveal-order", order: "march-2" })).toBe(false);
});

test("two things to do with a piece are told apart", () => {
  const adjust = (what: "leave" | "remove"): Deed => ({ type: "adjust-piece", adjust: { do: what } });
  expect(deedKey(adjust("leave"))).not.toBe(deedKey(adjust("remove")));
});

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

  test("is chosen from the start where nothing is left to choose", () => {
    const last: LegalCommand = { type: "commit-card", card: "green" };
    expect(onlyDeed({ legal: [last], card: null })).toEqual(last);
    expect(onlyDeed({ legal: [{ type: "choose-territory", territory: "F" }, { type: "abandon" }], card: null })).toEqual({
      ...{ type: "choose-territory", territory: "F" },
    });
    expect(onlyDeed({ legal: [...MOVES.slice(0, 1)], card: null })).toEqual(MOVES[0]);
    expect(onlyDeed({ legal: [...MOVES], card: null })).toBeNull();
    expect(onlyDeed({ legal: [last, { type: "declare-day", pass: true }], card: null })).toBeNull();
    // Played already: it may still be taken for another one that is there no more.
    expect(onlyDeed({ legal: [last], card: "red" })).toBeNull();
  });

  test("is the same in the next view, and no longer when that has it no more", () => {
    expect(isLegal({ legal: [...MOVES] }, { type: "move-marker", to: "C3" })).toBe(true);
    expect(isLegal({ legal: [...MOVES] }, { type: "choose-square", square: "C3" })).toBe(false);
    expect(isLegal({ legal: [{ type: "keep-cards", keep: ["red", "red"] }] }, { type: "keep-cards", keep: ["red"] })).toBe(false);
    expect(deedKey({ type: "declare-day", pass: false })).not.toBe(deedKey({ type: "declare-day", pass: true }));
  });
});
