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
  expect(TERRAIN_SHEET.asks({ ...first, left: 1 })).toBe("Pick one. Your pick is final at once.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 1, mayStop: true })).toBe("Pick one, or stop. Either is final at once.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 2 })).toBe("Pick one for this turn and one for your next turn.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 3 })).toBe("Pick one for this turn and two for your next turns.");
  const optional = { ...first, mayStop: true };
  expect(TERRAIN_SHEET.asks({ ...optional, left: 2 })).toBe(
    "Pick one for this turn and, if you like, one for your next turn. Or stop: that is final.",
  );
  expect(TERRAIN_SHEET.asks({ ...optional, left: 3 })).toBe(
    "Pick one for this turn and, if you like, one or two for your next turns. Or stop: that is final.",
  );
  expect(TERRAIN_SHEET.asks({ ...optional, left: 1, picked: 1 })).toBe("Pick a second piece, or stop with this one. Stopping is final.");
  expect(TERRAIN_SHEET.asks({ ...optional, left: 2, picked: 1 })).toBe(
    "Pick one or two more pieces, or stop with this one. Stopping is final.",
  );
  expect(TERRAIN_SHEET.asks({ ...optional, left: 1, picked: 2 })).toBe("Pick a third piece, or stop with these. Stopping is final.");
  expect([[], ["a gentle hill"], ["a wood", "brush"]].map(TERRAIN_SHEET.stop)).toEqual([
    "Choose no more terrain",
    "Only a gentle hill, then stop",
    "Only a wood and brush, then stop",
  ]);
  expect(TERRAIN_SHEET.asks({ ...first, left: 2, picked: 1 })).toBe("Pick two more for your next turns.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 1, picked: 2 })).toBe("Pick one more for your next turn.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 1, isMine: false })).toBe(
    "You can pick one now. It waits for your turn, and you can change it until then.",
  );
  expect(TERRAIN_SHEET.asks({ ...first, left: 2, isMine: false })).toBe(
    "You can pick two now. They wait for your turn, and you can change them until then.",
  );
  expect(TERRAIN_SHEET.waiting(["a wood", "a marsh"])).toBe("A wood, a marsh: chosen as soon as it is your turn.");
});
