import { expect, test } from "vitest";
import { TERRAIN_SHEET } from "./terrain";

test("what a piece does to either army", () => {
  expect(TERRAIN_SHEET.yours({ slowed: 60, shut: 20 })).toBe("Your troops: 60% slowed, 20% cannot enter");
  expect(TERRAIN_SHEET.yours({ slowed: 0, shut: 0 })).toBe("Your troops: nobody slowed");
  expect(TERRAIN_SHEET.theirs({ slowed: 0, shut: 5 })).toBe("Enemy troops, judging by their list: 5% cannot enter");
});

test("how many are chosen", () => {
  const first = { picked: 0, mayStop: false, isMine: true };
  expect(TERRAIN_SHEET.asks({ ...first, left: 1 })).toBe("Pick one.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 3 })).toBe("Pick three now. The first is used at once, the others wait for your next turns.");
  const optional = { ...first, mayStop: true };
  expect(TERRAIN_SHEET.asks({ ...optional, left: 2 })).toBe("Pick one or two now. If you pick two, the second waits for your next turn.");
  expect(TERRAIN_SHEET.asks({ ...optional, left: 3 })).toBe(
    "Pick up to three now. The first is used at once, the others wait for your next turns.",
  );
  expect(TERRAIN_SHEET.asks({ ...optional, left: 1, picked: 1 })).toBe(
    "Pick one more, or press “No more terrain”. Then your picks are final.",
  );
  expect(TERRAIN_SHEET.asks({ ...first, left: 2, picked: 1 })).toBe("Pick two more.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 1, picked: 2 })).toBe("Pick one more. Then your picks are final.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 1, isMine: false })).toBe("You can pick one now. It waits for your turn.");
  expect(TERRAIN_SHEET.asks({ ...first, left: 2, isMine: false })).toBe("You can pick two now. They wait for your turn.");
  expect(TERRAIN_SHEET.waiting(["a wood", "a marsh"])).toBe("A wood, a marsh: chosen as soon as it is your turn.");
});
