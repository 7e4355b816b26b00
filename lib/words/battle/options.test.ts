import { describe, expect, test } from "vitest";
import type { Square } from "../../model/battle-tables";
import type { DieFace } from "../../model/enumerations";
import { type Option, optionWords, type Worths } from "./options";

describe("option", () => {
  const NONE: readonly Square[] = [];
  const squares = { C: ["A3", "A4", "B4"], M: ["B1", "B2", "B3"], F: NONE, P: ["C5"], S: NONE } as const;

  const words = (option: Option, worths: Worths | null = null, face: DieFace = "wound") =>
    optionWords(option, {
      view: {
        seat: "a",
        invasion: [
          { a: "blank", b: "blank" },
          { a: face, b: "blank" },
        ],
      },
      squares,
      worths,
      passCard: "white",
    });

  test("a territory says how much of the map it is, and what of it the army likes best", () => {
    expect(words({ type: "choose-territory", territory: "C" })).toEqual({ label: "Cultivated", note: "3 squares on the map." });
    expect(words({ type: "choose-territory", territory: "C" }, { A3: 5, A4: 30, B4: 30 }).note).toBe(
      "3 squares on the map. Your army likes A4 and B4 best.",
    );
    expect(words({ type: "choose-territory", territory: "C" }, { A3: 7, A4: 7, B4: 7 }).note).toBe("3 squares on the map.");
    expect(words({ type: "choose-territory", territory: "P" }, { C5: -4 }).note).toBe("1 square on the map. Your army likes C5 best.");
  });

  test("to invade says who places the marker then", () => {
    const option: Option = { type: "choose-role", role: "invader" };
    expect(words(option).note).toBe("Your opponent chooses the territory and places the marker.");
    expect(words(option, null, "skull").note).toBe(
      "Your opponent chooses the territory. Because you rolled a skull, you may place the marker yourself. It shows where the battle will be.",
    );
  });

  test("to pass says what it counts as", () => {
    expect(words({ type: "declare-day", pass: true }).note).toBe("A pass counts as white. You keep all your cards.");
  });

  test.each<readonly [Option, string]>([
    [{ type: "choose-role", role: "defender" }, "Be the defender"],
    [{ type: "waive-intercept" }, "Leave it to the defender"],
    [{ type: "declare-day", pass: true }, "Pass"],
    [{ type: "declare-day", pass: false }, "Play a card"],
  ])("%j is called %s", (option, label) => {
    expect(words(option).label).toBe(label);
  });
});
