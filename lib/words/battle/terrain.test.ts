import { expect, test } from "vitest";
import { TERRAIN_SHEET } from "./terrain";

test("what a piece does to either army", () => {
  expect(TERRAIN_SHEET.yours({ slowed: 60, shut: 20 })).toBe("Your troops: 60% slowed, 20% kept out");
  expect(TERRAIN_SHEET.yours({ slowed: 0, shut: 0 })).toBe("Your troops: nobody slowed");
  expect(TERRAIN_SHEET.theirs({ slowed: 0, shut: 5 })).toBe("Enemy troops, judging by their list: 5% kept out");
});

test("how many are chosen", () => {
  const first = { picked: 0, mayStop: false, isMine: true };
  expect(TERRAIN_SHEET.asks({ ...first, left: 1 })).toBe("Choose one kind.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 3 })).toBe("Choose 3 kinds. You can change your picks until you have made the last one.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 2, mayStop: true })).toBe(
    "Choose up to 2 kinds. You can change your picks until you have made the last one.",
  );
  expect(TERRAIN_SHEET.asks({ ...first, left: 2, picked: 1 })).toBe("Choose 2 more.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 1, picked: 2 })).toBe("Choose 1 more. Then all your choices are final.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 1, isMine: false })).toBe("You can choose one kind now. It is used when your turn comes.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 2, isMine: false })).toBe("You can choose 2 kinds now. They are used when your turn comes.");
  expect(TERRAIN_SHEET.waiting(["a wood", "a marsh"])).toBe("A wood, a marsh: chosen as soon as it is your turn.");
});
