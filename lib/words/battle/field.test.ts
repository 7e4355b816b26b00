import { describe, expect, test } from "vitest";
import { captionWords, facingWords, fieldWords, orderNote, sectorWords, turnedLeft, zoneWords } from "./field";

describe("facing", () => {
  test.each([
    ["the defender straight ahead", 90, 90, 0, "ahead"],
    ["the invader straight ahead", 270, 270, 0, "ahead"],
    ["either a quarter to his own left", 0, 270, 90, "90° to the left"],
    ["and a little to his right", 75, 90, -15, "15° to the right"],
    ["across the turn from 359 to 0", 5, 270, 95, "95° to the left"],
    ["the rear", 90, 270, 180, "to the rear"],
  ] as const)("%s", (_, facing, ahead, turned, words) => {
    expect([turnedLeft(facing, ahead), facingWords(facing, ahead)]).toEqual([turned, words]);
  });
});

describe("field", () => {
  const roles = { defender: "a", invader: "b" } as const;
  const unit = (seat: "a" | "b") => ({ seat });
  const shown = (seat: "a" | "b" | null, units: readonly ("a" | "b")[] = ["a", "a", "b"]) =>
    ({ seat, roles, flank: null, pieces: [{}, {}], units: units.map(unit) }) as never;

  describe("the picture for screen readers", () => {
    test.each([
      ["a", "defender", "The battlefield, seen from your edge: 2 pieces of terrain, 2 unit groups of yours and 1 of your opponent’s"],
      ["b", "invader", "The battlefield, seen from your edge: 2 pieces of terrain, 1 unit group of yours and 2 of your opponent’s"],
      [
        "a",
        "invader",
        "The battlefield, seen from your opponent’s edge: 2 pieces of terrain, 2 unit groups of yours and 1 of your opponent’s",
      ],
      [
        null,
        "defender",
        "The battlefield, seen from the defender’s edge: 2 pieces of terrain, 1 unit group of the invader and 2 of the defender",
      ],
    ] as const)("seen by %s from the edge of the %s", (seat, from, words) => {
      expect(fieldWords(shown(seat), from)).toBe(words);
    });

    test("before anybody is deployed", () => {
      expect(fieldWords(shown("a", []), "defender")).toBe("The battlefield, seen from your edge: 2 pieces of terrain");
    });
  });

  test("sectors and zones are called as the viewer has them", () => {
    expect(sectorWords("left", false, { seat: "b", roles }, "invader")).toEqual(["your left", "flank sector"]);
    expect(sectorWords("right", true, { seat: null, roles }, "defender")).toEqual(["the defender’s right", "secure flank"]);
    expect(zoneWords(true, { seat: "a", roles }, "a")).toBe("you deploy here");
    expect(zoneWords(false, { seat: "a", roles }, "b")).toBe("your opponent deploys here");
    expect(zoneWords(true, { seat: null, roles }, "b")).toBe("the invader deploys here");
  });

  test("which side is which without colours", () => {
    expect(captionWords(shown("a"), "defender")).toBe(
      "Seen from your edge. Your unit groups have a single outline, your opponent’s a double one.",
    );
    expect(captionWords(shown(null), "defender")).toBe(
      "Seen from the defender’s edge. The invader’s unit groups have a single outline, the defender’s a double one.",
    );
    expect(captionWords(shown("a", []), "defender")).toBe("Seen from your edge.");
  });

  test("what an order says beneath its marker", () => {
    const reader = { eyes: "a", defender: "b" } as const;
    const units = [{ number: 7, name: "Pancerni" }];
    expect(orderNote({ secret: { kind: "ambush", x: 1, y: 1, unit: 7 }, isRevealed: false }, units, reader)).toBe("Pancerni (7)");
    expect(orderNote({ secret: { kind: "ambush", x: 1, y: 1, unit: 8 }, isRevealed: false }, units, reader)).toBe("unit group 8");
    expect(orderNote({ secret: { kind: "ambush", x: 1, y: 1, unit: null }, isRevealed: false }, units, reader)).toBe("bluff");
    expect(orderNote({ secret: { kind: "march", commander: 1, edge: null, units: [] }, isRevealed: false }, units, reader)).toBe("bluff");
    // The invader has the defender's left on his right.
    expect(orderNote({ secret: { kind: "march", commander: 1, edge: "left", units: [3, 7] }, isRevealed: false }, units, reader)).toBe(
      "March (secret): 3 and 7, round your right",
    );
  });
});

test("the other player is called by his name where there is one", () => {
  const roles = { defender: "a", invader: "b" } as const;
  const shown = { seat: "a" as const, roles, flank: null, pieces: [], units: [], other: "Anna" };
  expect([zoneWords(false, shown, "b"), captionWords(shown, "invader")]).toEqual(["Anna deploys here", "Seen from Anna’s edge."]);
  expect(fieldWords(shown, "invader")).toContain("Anna’s edge");
  const { other: _, ...nameless } = shown;
  expect(zoneWords(false, nameless, "b")).toBe("your opponent deploys here");
});
