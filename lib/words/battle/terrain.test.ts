import { expect, test } from "vitest";
import { TERRAIN_SHEET } from "./terrain";

test("what a piece does to either army", () => {
  expect(TERRAIN_SHEET.yours({ slowed: 60, shut: 20 })).toBe("Yours: 60% slowed, 20% kept out");
  expect(TERRAIN_SHEET.yours({ slowed: 0, shut: 0 })).toBe("Yours: nobody slowed");
  expect(TERRAIN_SHEET.theirs({ slowed: 0, shut: 5 })).toBe("Theirs, going by their list: 5% kept out");
});

test("how many are chosen", () => {
  expect(TERRAIN_SHEET.asks(1)).toBe("Choose one kind.");
  expect(TERRAIN_SHEET.asks(3)).toBe("Choose 3 kinds. The last one you pick confirms them all.");
  expect(TERRAIN_SHEET.waiting(["a wood", "a marsh"])).toBe("A wood, a marsh: chosen as soon as it is your turn.");
});
