import { expect, test } from "vitest";
import { TERRAIN_SHEET } from "./terrain";

test("what a piece does to either army", () => {
  expect(TERRAIN_SHEET.yours({ slowed: 60, shut: 20 })).toBe("60% of your bases are slowed, 20% cannot enter");
  expect(TERRAIN_SHEET.yours({ slowed: 0, shut: 0 })).toBe("None of your bases are slowed");
  expect(TERRAIN_SHEET.theirs({ slowed: 0, shut: 5 }, "Ben’s")).toBe("About 5% of Ben’s bases cannot enter (a guess from the army list)");
  expect([0, 2].map(TERRAIN_SHEET.noVillage)).toEqual([
    "it needs a village first.",
    "with the villages chosen so far, the maximum is 2 enclosed fields.",
  ]);
});

test("how many are chosen", () => {
  const first = { picked: 0, mayStop: false, isMine: true };
  expect(TERRAIN_SHEET.asks({ ...first, left: 1 })).toBe("Choose one. It is final at once.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 2 })).toBe("Choose one. It is final at once. You choose another in your next turn.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 3 })).toBe("Choose one. It is final at once. You choose two more in your next turns.");
  const optional = { ...first, mayStop: true };
  expect(TERRAIN_SHEET.asks({ ...optional, left: 1 })).toBe("Choose one, or no more. Either is final at once.");
  expect(TERRAIN_SHEET.asks({ ...optional, left: 2 })).toBe(
    "Choose one, or no more. Either is final at once. You can choose another in your next turn.",
  );
  expect(TERRAIN_SHEET.asks({ ...optional, left: 3 })).toBe(
    "Choose one, or no more. Either is final at once. You can choose one or two more in your next turns.",
  );
  const waiting = { picked: 0, mayStop: false, isMine: false };
  expect(TERRAIN_SHEET.asks({ ...waiting, left: 1 })).toBe(
    "You can pick one now. It waits for your turn, and you can change it until then.",
  );
  expect(TERRAIN_SHEET.asks({ ...waiting, left: 2 })).toBe(
    "You can pick two now. They wait for your turn, and you can change them until then.",
  );
  expect(TERRAIN_SHEET.asks({ ...waiting, picked: 1, left: 1 })).toBe(
    "Chosen as soon as it is your turn. Until then you can pick another.",
  );
  expect(TERRAIN_SHEET.asks({ ...waiting, picked: 2, left: 0 })).toBe("Chosen as soon as it is your turn.");
});
