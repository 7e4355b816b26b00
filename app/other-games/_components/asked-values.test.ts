import { describe, expect, it } from "vitest";
import { addressOf, carriedOut } from "./asked-values";

const FILLED = { "own.dice": "4", "own.line.0.quality": "average", "own.line.1.quality": "poor", "own.line.2.quality": "elite" };

describe("an order of a form", () => {
  it("adds an entry after the last, and writes down those that nobody touched", () => {
    const values = { "own.line.2.quality": "elite" };
    expect(carriedOut(values, FILLED, "add.own.line", "quality=average&commander=front")).toEqual({
      "own.line.0.quality": "average",
      "own.line.1.quality": "poor",
      "own.line.2.quality": "elite",
      "own.line.3.quality": "average",
      "own.line.3.commander": "front",
    });
  });

  it("adds a value that has no fields", () => {
    expect(carriedOut({ "rerolls.0": "1" }, {}, "add.rerolls", "5")).toEqual({ "rerolls.0": "1", "rerolls.1": "5" });
  });

  it("removes an entry and moves the later ones up", () => {
    expect(carriedOut({ "own.dice": "6" }, FILLED, "drop.own.line.1", "1")).toEqual({
      "own.dice": "6",
      "own.line.0.quality": "average",
      "own.line.1.quality": "elite",
    });
  });

  it("removes the last entry", () => {
    expect(carriedOut(FILLED, FILLED, "drop.own.line.2", "1")).toEqual({
      "own.dice": "4",
      "own.line.0.quality": "average",
      "own.line.1.quality": "poor",
    });
  });

  it("leaves lists of a longer name alone", () => {
    expect(carriedOut({ "own.lines.0.x": "1" }, {}, "drop.own.line.0", "1")).toEqual({ "own.lines.0.x": "1" });
  });
});

it("an address leaves out what is empty", () => {
  expect(addressOf("/x", { a: "1", b: "" })).toBe("/x?a=1");
  expect(addressOf("/x", {})).toBe("/x");
});
